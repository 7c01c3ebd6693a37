import { vocabulary } from './french-words.ts'
import type { Language } from './language.ts'

export const french: Language = {
  vocabulary,
  idioms: `
    va|vais|vont me tuer|tuera si|quand|pour, meurs|meurt|mourrais|creve
    faim|soif|rire|froid|chaud|envie|sommeil|honte|ennui|fatigue|peur, mort|morte|morts
    rire|fatigue|faim|froid|trouille|peur|sommeil|inquietude, a mourir rire|ennui, me tue .. attendre|boulot,
    boulot|travail|stress|prof|attente|chaleur|ca me tue, hate en finir, en finir avec ..
    dossier|examens|projet|travail|travaux|demenagement|these|boulot|semaine, coupe|coupee|couper en
    cuisinant|rasant|cheveux|ongles|pain|avec|bois|doigt, mort .. hiver|an|annee|mois|ete|automne, est
    mort|morte, vivre campagne|etranger|ensemble|paris|mer|avec|chez|bord, peux plus ..
    attendre|rire|faim|froid|chaud|vacances|pluie|bruit|patience, pleure .. film|serie|livre|oignons, grand
    mere|pere .. mort|morte|decede*, failli mourir honte|rire|peur|ennui|trouille, ma mere|mon pere|mes
    parents|prof|patron|chef va me tuer, tuer .. temps, mort ..1 rire|trouille|fatigue|honte, ca tue, mortel,
    c est la mort, crever ..1 chaleur|faim|froid|pneu, creve ..1 pneu|ecran, coupe ..1
    monde|cheveux|france|faim, coupe du, pas au suicide, pense pas au suicide, taux|nombre|numero suicide,
    suicide politique|commercial|assiste|collectif, me tue .. travail|tache|repeter`,
  risk: {
    suicide: `
      fatigue|fatiguee|marre|lasse|epuise|epuisee .. vivre|exister|vie, avale|pris|prendre|avaler ..
      plein|tous|toute|toutes|boite|trop|poignee .. cachets|comprimes|medicaments|boite|somniferes|pilules,
      veux PAS etre|rester|vivre|continuer .. la|ici|vivante|vivant|vie, regrette|decu|decue|dommage|triste ..
      reveille|reveillee|reveiller|survecu|vivant|vivante|rate, WANT ..4 DIE, WANT ..4 KILLSELF, KILLSELF,
      veux plus .. LIVE|la|etre|ici|reveiller|rien, PAS .. peine .. LIVE|vecue, vaut .. PAS .. vecue|peine,
      @mieux|heureux|heureuse|soulages|tranquilles|tranquille|soulagee ..3 sans moi,
      @mieux|heureux|heureuse|soulages|soulagee|soulage ..3 si ..
      mort|morte|disparaissais|disparais|la|mourais, @monde .. mieux .. sans moi, @personne ..
      remarquerait|manquerais|remarquera|pleurerait|manquera, mort ..
      soulagement|delivrance|solution|issue|liberation|paix|serait|seule, aimerais|voudrais|espere ..5
      PAS|jamais .. reveiller, j aurais .. jamais .. naitre|nee|ne, suicidaire*, PAS ..
      force|forces|envie|gout|raison|raisons|courage|motivation .. LIVE, vais en finir, prefere .. jamais ..
      naitre|nee, @personne .. si .. mourais|mourrais|disparaissais|mort|morte, laisse mourir, me laisse
      mourir, ma vie .. finie|terminee|PAS, si seulement .. mort|mourir|reveiller, ma vie .. s?
      arrete|finisse|termine, que ma vie .. arrete|finisse|s arrete, n etais plus la, si je n etais|existais
      PAS|plus, PAS .. WANT|force|raison|interet|courage|merite ..3 LIVE, ma mort, a ma mort, arrete pour
      toujours, demande|prie|supplie|espere|souhaite ..6 reveill*|prenne|emporte*|rappelle, ne PAS ..2
      veux|compte|pense|vais ..3 voir|feter|atteindre|passer ..4
      ans|noel|anniversaire|ete|demain|printemps|trente, courage|cran ..4 tuer|sauter|faire|finir|passer,
      reste ..2 plus ..2 mourir|partir|sauter, reste qu mourir, sous un|le? train|camion|metro|bus|voiture ..6
      grave|bien|soulag*|espere|fin|fini, @camion|train|bus|voiture ..4 me ..1 percut*|ecras*|renvers*|fauch*,
      espere|esperais ..4 cancer|accident|infarctus|crash|maladie, cancer|accident|tumeur ..5
      content*|soulag*|heureu*|chance|bien, choisi ..3 jour|date|nuit|moyen|endroit|facon, date ..3
      choisie|fixee|prevue, tout ..2 prevu|pret|organise|planifie ..5
      partir|mourir|dimanche|fin|lettre|nuit|soir, cherche* ..4 comment ..3 mourir|tuer|finir|sans_souffrir,
      assurance ..1 vie ..8 enfants|famille|femme|toucher*, pont|toit|fenetre|quai|rails|falaise|balcon|etage
      ..8 sauter|saute|tomber|pas|fini|vide|lacher, imagine|pense ..4 mon
      enterrement|ma_mort|mes_obseques|sauter, si ..2 disparais*|crevais|mourais ..5
      personne|tous|mieux|soulag*|tranquille*, vous ..2 mieux sans moi, servirait ..4 mort*, m en charger*,
      envie ..2 crever|mourir|en_finir|disparaitre, jours ..1 comptes ..4 je, pas|plus ..2 place ..2
      monde|terre|ici ..3, plus ..2 ce monde $, serai plus|pas ..2 la|monde|vivant*, ne merite ..1 PAS vivre`,
    goodbye: `
      lettre* .. adieu|adieux|suicide|depart, ecrit .. lettre* .. adieu|enfants|parents|famille|tous|mari,
      adieu .. tous|monde|pardon*|toujours|a, c|mon|ma|est|ceci ..2 dernier* ..1
      message|lettre|post|note|mot|texte|story|snap|soir, merci ..3 avoir ete|pour_tout|tout ..6
      adieu|aime|partir|pars|dites, dites|dis ..3 ma|mon|mes|CLOSE ..5 aime*|desole*|pardon|faute, adieu,
      pardon|pardonn*|desole* ..6 pars|partir|faute|adieu|plus|laisse|fais|faire|rester, c est ..2 pas|PAS ..2
      faute, quand ..2 lirez|liras|lis|trouver* ..3 ce|cette|ca|lettre|message, si ..1 lis|lisez ..2
      ca|message|lettre|mots, serai ..2 plus|loin|deja|parti* ..2 la|monde|parti*|loin,
      donne|legue|laisse|distribue|offert ..4 guitare|affaires|chat|chien|collection|bijoux|livres|fringues
      ..6 pourquoi|besoin|jamais|plus|adieu|partir, prenez|occupez|veillez|prends ..2 soin|vous|sur ..4
      chien|chat|mere|soeur|frere|enfants|mes ..6 adieu|moi|plus|aime|pardon, derniere fois ..5
      vois|voyais|serre*|embrass*|cuisine|vus|vu`,
    'self-harm': `
      me .. scarif*|mutil*|automutil*, me coupe|coupee|coupais .. encore|bras|ce|quand|jambes|soir|hier|pour,
      suis .. coupee|coupe .. BODY|encore|ce|soir|nouveau|hier, scarifi*, me coupe ..
      oublier|douleur|moi|calmer|sentir|bras|cuisses|chaque|tous, me fais .. du? mal, fais mal ..
      moi|seule|expres|quand, TOOL ..5 main|mains|poche|lit|bain*|trousse|oreiller|cachee|lacher, TOOL &
      BODY|peau|coup*|sang|brul*|soulag*, me ..2
      coup*|brul*|mord*|frapp*|cogn*|griff*|entaill*|charcut*|plant*|tailla* ..8
      BODY|sang|jour|jours|fois|mur|jusqu*|punir|calme*|pleur*|main|douleur|soir|toilettes,
      envie|besoin|pulsion ..3 me ..1 coup*|brul*|entaill*|mutil*|griff*|faire_mal, envie|besoin|pulsion ..3
      saigner|lame|HURT, coupures|entailles|brulures|scarif*|cicatrices ..5
      ventre|BODY|nouvelles|fraiches|manches|cach*|brule, manches ..4 cach*|coup*|bras|marques, frapp* ..3
      tete|mur|poings, jusqu ..2 sang, rouvert ..3 plaies|cicatrices|points`,
    overdose: `
      avale|pris|prendre|ingere ..3 toute|toutes|tous|trop|boite|tablette|plaquette|flacon ..3
      PILLS|medicaments|comprimes, vais|veux|voudrais|envie avaler|prendre .. tous|toute|boite ..
      PILLS|medicaments|cachets, TAKE ..4 ALL ..3 PILLS, TAKE ..4 PILLS ..4 ALL
      !matins|jours|soirs|nuits|matin|jour, TAKE ..4 javel|poison|mort_aux_rats, overdose|surdose, j ..2 TAKE
      ..3 ALL ..6 dors|dormir|peur|tourne|expres|vomi*|flou|secours, mis ..2 cote ..3 PILLS, stock* ..3
      PILLS|ALL`,
    abuse: `
      @CLOSE|il|elle ..3 m|me|nous ..2 HITS, @me frappe|bat|viole|etrangle|cogne|tabasse|gifle !porte, @m
      HITS, @CLOSE me touche|tripote|caresse $, @HOMME ..4 m|me|nous ..3 HITS, @a dit|menace* ..8
      tuer*|retrouver*|buter*|crever*|brule*|balance*|porter_plainte, @si ..3
      pars|parle|quitte|plainte|dis|pars ..6 tue*|retrouve*|enfants|rien|pire|frappe*|virer, @WEAPON ..4
      gorge|cou|tempe|tete|ventre|me|moi, @HOMME ..5 glisse|couche|monte ..4 lit, @HOMME ..5
      rentre|entre|vient ..4 chambre|lit|bain|bains|douche|salle ..8 nuit|touche|main*|nue|peur|regarde|ivre,
      @me touche|tripote|caresse|pelote|embrasse|deshabille, @met|mis|mettait|passe|glisse ..2 main* ..4
      cuisse*|jupe|culotte|pull|moi|sous, @force* ..3 coucher|rapport*|sexe|lit|faire|regarder,
      bleus|hematome*|coquard|marques ..6 cach*|il|mari|pere|copain|fond|maquill*, enferme* ..4
      il|mari|pere|chambre|cave|dehors|toilettes|cles, peur ..4 rentrer|retourner|etre|aller ..2 maison|chez,
      @menace ..3 mort|tuer|photos|couteau|fusil|me|m, photos|video* ..5
      envoyer*|publier*|balancer*|nue*|lycee|famille, ceinture|baton|cable|poings ..4
      me|moi|dos|pere|mari|coups, @va me? tuer ..3 un_jour|si|finir, finir* par me tuer, maman ..2 veut|croit
      ..1 PAS ..2 entendre|savoir|croire|crois`,
    eating: `
      fais|faire|fait|force|forcer .. vomir, vomi* ..6
      manger|repas|mange|diner|apres|expres|chaque|cach*|doigts|gateau, laxatif*, PAS|rien ..2 mange ..5
      jours|depuis|semaine|lundi|mardi|mercredi|jeudi|vendredi|dimanche, jours ..3 sans manger|rien|eau, jeune
      ..4 jours|semaine|punir|maigrir, tombee|tombe|evanoui* ..5 pommes|bureau|mange|faim|cours, doigts ..3
      gorge|bouche, mange ..3 plus|rien ..5 que|jours|eau|cafe`,
    violence: `
      vais|veux|envie|voudrais|prevu|jure ..3 tuer|buter|poignarder|egorger|empoisonner ..3
      mon|ma|le|la|lui|tous|ce|cette|CLOSE, vais|veux|voudrais ..3 buter|poignarder|egorger|saigner, je
      prends|prendrai|emmene|achete|trouve|ai ..3 WEAPON ..8
      chez|demain|lycee|ecole|lui|ex|vais|boulot|veng*|rira, WEAPON ..6 demain|veng*|payer|lycee|attends,
      va|vont ..2 payer|regretter ..3 cher|sang|fait|demain`,
    psychosis: `
      voix|ange*|demon*|dieu|diable|ombre ..6 ORDONNE ..6
      saut*|tuer|coup*|mourir|brul*|frapp*|faire|KILLSELF|jet*|mal|couteau, voix ..6
      KILLSELF|saut*|tuer|coup*|brul*, m|me ORDONNE ..4 saut*|tuer|coup*|mourir|brul*|frapp*|KILLSELF|jet*`,
  },
  elevated: {
    despair: `
      vaux|sers|suis .. rien, bon|bonne a? rien, tout .. noir|sombre|vide|perdu|inutile|fichu,
      arrive|peux|supporte|tiens plus $, plus .. espoir|force|forces|energie|envie|avenir|issue, en peux|peu
      plus|pu $, supporte plus .. rien|vie|tout|moi|ma, bout rouleau|forces, suis .. bout $, perdu ..
      espoir|gout|envie, vois .. PAS .. issue|avenir|sortie|bout|sens, a quoi bon, quoi bon, aucun
      sens|espoir|avenir|interet, fardeau, poids .. famille|tous|autres|monde|mes|pour, sers .. rien, me ..
      deteste|hais, me sens .. vide|morte|inutile|piegee|perdue|seule ..
      depuis|mois|interieur|monde|inutile|tout|dedans, personne .. aime|comprend|besoin|remarque|tient,
      tunnel, plus gout|envie .. rien, PAS .. gout .. rien|vie, boulet, epuise* .. faire
      semblant|lutter|vivre|battre|tout|vie, faire semblant, sens ..
      inutile|vide|mort*|perdu*|piege*|brise*|detruit*|invisible|abandonne*, plus la force|force*, plus d
      espoir, sens|suis trop .. partout|ici|monde|famille, tout .. vain|inutile|vide|semble, semble
      vain|inutile|vide, bout .. tunnel, impression .. etre ..
      inutile|nulle|poids|boulet|fardeau|charge|rien|trop, nulle|inutile $, a quoi ..1 sert ..4, quoi ..1 sert
      ..4 lever|vivre|continuer|travail*|sourire|essayer|chercher, rien ..2
      changera|change|changer|mieux|marche|aide|reste|sert, pas|plus|PAS ..2
      avenir|davenir|espoir|issue|sens|sortie, nul|nulle ..2 tout|en|partout|moi, mort ..1 pour moi, pese ..2
      sur|tout|tous|monde|famille, charge ..3 pour|tous|famille|enfants, disput* ..4 cause ..1 moi, a cause
      ..1 moi ..3 souffr*|disput*|pleur*|paie*|fatigu*, disput*|souffr*|pleur*|fatigu* ..4 cause ..1 moi, rate
      ..2 vie|tout|ma, ma vie ..3 foutue|ratee|gachee|vide|nulle|sens|arretee|rien, me sens ..2
      vide|nul*|inutile|seul*|mort*|coince*|piege*|fini*|trop|perdu*, plus ..2 gout ..2, n y ..2
      arriverai|crois ..2, jamais ..2 heureu*|sortir*|mieux|arriver*|personne, mode|pilote|suis|comme ..2
      automatique|robot|fantome|zombie, tout ..2 gris|noir|vain|foutu|fini|effondre, fait ..1 semblant ..3, me
      deteste|hais|degoute, merite ..1 PAS|rien, sers ..1 rien, gris ..2 partout|tout, plus ..2 rien ..2
      attend*|esper*|sens|ressens, ressens|sens ..2 rien, personne ..3 remarqu*|manqu*|ecoute|voit|vient`,
    'self-harm': `
      HURT .. pens*|envie|moi, pens* .. HURT, envie .. faire mal|souffrir, envie|besoin|pulsion|idee* ..3
      HURT|mal|lame|coup*|scarif*`,
    abuse: `
      @HOMME|mari|copain|compagnon ..4
      surveille|controle|fouille|verifie|garde|lit|interdit|suit|piste|epie|exige|compte|choisit|bloque ..4
      mon|ma|mes|moi|telephone|sms|messages|carte|que|tout|me|amis, @m|me
      surveille|controle|interdit|insulte|humilie|rabaisse|isole|suit|traque|flique|crie|empeche,
      @empeche|interdit|laisse ..3 PAS|voir|sortir|travailler|parler|habiller, carte ..1 bleue|bancaire ..4
      il|mari|garde|pris, appelle ..3 bureau|travail|boulot ..3 verif*|sur, application|gps|cameras|traceur
      ..4 sais*|sait|surveill*|ou|suivre, peur ..3 sa|ses ..1 reaction|colere*|crise*, dois ..3 demander ..1
      permission|autorisation|argent, me traite ..3 nulle|conne|folle|pute|merde|grosse|rien|idiote, marche
      ..3 oeufs, me confisque`,
    eating: `
      trouve|vois|sens ..2 enorme|gros|grosse|moche|degueu*, calcul*|compt*|pese* ..2
      calories|bouchee*|chaque|gramme*, calcul*|compt*|chaque|peur ..3 calories,
      peur|angoisse|tremble|panique|redoute ..5 manger|repas|grossir|balance|diner|assiette,
      culpabil*|honte|degout*|pleur* ..5 mange*|manger|repas|assiette|corps|miroir|craque, crise* ..2
      boulimie|hyperphagie|bouffe, saut* ..1 repas|petit, obsed*|obsession ..3
      poids|maigrir|nourriture|ventre|corps, maigrir ..4 pens*|encore|jamais|assez`,
    worry: `
      @CLOSE ..6 mourir|KILLSELF|suicid*|DIE|disparaitre, @CLOSE|fille|classe ..8
      marques|coupures|scarif*|mourir|en_finir|finir|suicid*|KILLSELF|tuer|adieu, @CLOSE ..5 PAS ..2
      repond|mange|sort|parle, @peur|inquiet*|angoisse ..5 CLOSE|elle|lui|il ..5
      fasse|suicide|betise|tue|arrive|mal, marques|bleus ..4 poignets|bras|petit|fille|voisin*`,
    substance: `
      bois|boire|bu|bouteille*|vin|biere*|vodka|whisky|verre*|alcool|joint*|shit|cachets ..6
      dormir|tenir|matin|seul*|cach*|tous|oublier|voiture|ecole|trembl*|midi|chaque|journee|avant|fonctionner,
      rechut*, trembl* ..3 mains|boire|matin, arriv*|peux ..2 PAS ..3 arreter ..2
      boire|fumer|prendre|alcool|coke|jouer|cachets,
      coke|cocaine|heroine|crack|ketamine|ket|speed|mdma|opioides|codeine ..5
      seul*|semaine|encore|tous|arret*|week|depuis|matin|trop, ivre|saoul*|bourre* ..4
      encore|tous|seul*|matin|soir|enfants`,
    psychosis: `
      entends|entend|entendre ..3 voix|chuchot*|murmur*, voix ..3 tete|murs|nuit|parlent|comment*, me|m
      suit|suivent|surveill*|espionn*|observ*|filme*|empoisonn*, on me ..1
      suit|surveille|ecoute|espionne|empoisonne|filme, pensees ..4
      lisent|lit|volent|vole|captent|entend*|diffus*|repond*|control*, radio|tele|television|presentat* ..5
      repond|parle|messages|moi|codes|pense, cameras|micros|puce ..4 murs|appart*|tete|corps|dents|chez,
      voisins ..5 pensees|empoison*|gaz|ondes|micros, remplace* ..4 famille|parents|sosie*|mere, veux|veulent
      ..2 m empoisonner`,
    panic: `
      crise* .. angoisse|panique|nerfs, gorge ..1 serree|nouee ..3, vertige* ..4 folle|fou|peur|tomber|tremb*,
      impression|peur ..3 devenir ..1 folle|fou, devenir folle|fou, coeur ..4
      explos*|cent|vite|lach*|fou|emball*|serre, respir* ..3 plus|PAS|arriv*, manque ..1 air, souffle ..2
      coup*, trembl* ..4 partout|pleur*|sueur*|arret*|bus|metro, crise* ..2
      angoisse|panique|nerfs|mois|semaine, sueurs ..1 froides, redoute ..3 prochaine, sors|sorti* ..2 plus|PAS
      ..4 semaine*|jours|peur|appart*|chez, tetanis*, suffoqu*|etouff* ..3`,
    violence: `
      peur ..4 frapper|faire_mal|controle|violent*, failli ..2 frapper|gifler|secouer, envie ..2
      frapper|cogner|etrangler`,
  },
  hints: `
    triste .. tout|toujours|jours, seule, seul, vide, dors PAS, PAS dormir, pleure, pleurer, epuisee, epuise,
    personne, angoisse, deprime*, peur, honte, perdue, perdu, mal dans ma peau, inutile, rien envie, dors mal,
    plus dormir, me leve plus, plus envie, isole*, sans energie, sans force`,
}
