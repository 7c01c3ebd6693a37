import { vocabulary } from './french-words.ts'
import type { Language } from './language.ts'

export const french: Language = {
  vocabulary,
  idioms: `
    va|vais|vont me tuer|tuera si|quand|pour, meurs|meurt|mourrais|creve
    faim|soif|rire|froid|chaud|envie|sommeil|honte|ennui|fatigue|peur, mort|morte|morts
    rire|fatigue|faim|froid|trouille|peur|sommeil|inquietude, a mourir rire|ennui, me tue ..
    attendre|boulot, boulot|travail|stress|prof|attente|chaleur|ca me tue, hate en finir, en finir avec ..
    dossier|examens|projet|travail|travaux|demenagement|these|boulot|semaine, coupe|coupee|couper en
    cuisinant|rasant|cheveux|ongles|pain|avec|bois|doigt, mort .. hiver|an|annee|mois|ete|automne, est
    mort|morte, vivre campagne|etranger|ensemble|paris|mer|avec|chez|bord, peux plus ..
    attendre|rire|faim|froid|chaud|vacances|pluie|bruit|patience, pleure .. film|serie|livre|oignons,
    grand mere|pere .. mort|morte|decede*, failli mourir honte|rire|peur|ennui|trouille, ma mere|mon
    pere|mes parents|prof|patron|chef va me tuer, tuer .. temps, mort ..1 rire|trouille|fatigue|honte, ca
    tue, mortel, c est la mort, crever ..1 chaleur|faim|froid|pneu, creve ..1 pneu|ecran, coupe ..1
    monde|cheveux|france|faim, coupe du, pas au suicide, pense pas au suicide, taux|nombre|numero suicide,
    suicide politique|commercial|assiste|collectif, me tue .. travail|tache|repeter,
    ce|cette|cet|ca|il|elle ..1 me tue, telephone|portable|ordinateur|imprimante|voiture
    suicide|mort|lache, vais|va tuer ..8 nutella|mange|fini|chocolat|frigo, tue moi ..3 lundi|reunion, me
    tuer .. tache|travail|boulot, mourir .. rire, creve .. faim, coupe|coupee ..1 cheveux|frange|ongles,
    pas suicidaire, pas ..1 idees suicidaires`,
  risk: {
    suicide: `
      avale|pris|prendre|avaler .. plein|tous|toute|toutes|boite|trop|poignee ..
      cachets|comprimes|medicaments|boite|somniferes|pilules, regrette|decu|decue|dommage|triste ..
      reveille|reveillee|reveiller|survecu|vivant|vivante|rate, WANT ..4 DIE, WANT ..4 KILLSELF,
      KILLSELF, veux plus .. LIVE|la|etre|ici|reveiller|rien, PAS .. peine .. LIVE|vecue, vaut .. PAS ..
      vecue|peine, @mieux|heureux|heureuse|soulages|tranquilles|tranquille|soulagee ..3 sans moi,
      @mieux|heureux|heureuse|soulages|soulagee|soulage ..3 si ..
      mort|morte|disparaissais|disparais|la|mourais, @monde .. mieux .. sans moi, @personne ..
      remarquerait|manquerais|remarquera|pleurerait|manquera, mort ..
      soulagement|delivrance|solution|issue|liberation|paix|serait|seule, j aurais .. jamais ..
      naitre|nee|ne, suicidaire*, PAS .. force|forces|envie|gout|raison|raisons|courage|motivation ..
      LIVE, vais en finir, prefere .. jamais .. naitre|nee, @personne .. si ..
      mourais|mourrais|disparaissais|mort|morte, laisse mourir, me laisse mourir, ma vie ..
      finie|terminee|PAS, si seulement .. mort|mourir|reveiller, ma vie .. s? arrete|finisse|termine,
      que ma vie .. arrete|finisse|s arrete, n etais plus la, si je n etais|existais PAS|plus, PAS ..
      WANT|force|raison|interet|courage|merite ..3 LIVE, ma mort, a ma mort, arrete pour toujours,
      courage|cran ..4 tuer|sauter|faire|finir|passer, reste ..2 plus ..2 mourir|partir|sauter, reste qu
      mourir, choisi ..3 jour|date|nuit|moyen|endroit|facon, date ..3 choisie|fixee|prevue, cherche* ..4
      comment ..3 mourir|tuer|finir|sans_souffrir, si ..2 disparais*|crevais|mourais ..5
      personne|tous|mieux|soulag*|tranquille*, vous ..2 mieux sans moi, servirait ..4 mort*, m en
      charger*, envie ..2 crever|mourir|en_finir|disparaitre, jours ..1 comptes ..4 je, pas|plus ..2
      place ..2 monde|terre|ici ..3, plus ..2 ce monde $, serai plus|pas ..2 la|monde|vivant*, ne merite
      ..1 PAS vivre, si ..2 PAS ..1 reveill*, ne PAS ..1 reveill*|reveiller ..4, envie|veux|vais ..3
      rejoindre ..2 maman|papa|ciel|haut|morte, CLOSE ..2 mort|morte ..8 rejoindre,
      attends|attend|attendre ..4 mort|mourir|fin|rejoindre|finisse, mis ..2 cote ..3
      faut|cachets|comprimes|somniferes|corde, plus envie ..2 etre ..1 la|ici|vivant*, plus envie ..2
      vivre|continuer|exister, choisi ..2 jour|date|endroit|lieu|moment, je pense ..3
      jeter|sauter|train|pont, jeter|jetter ..1 sous|dans|devant ..3 train|metro|rer|camion, ecrit ..2
      lettre ..4 tiroir|enveloppe|prete|finie, lettre ..3 tiroir|prete|cachee, ni demain ni jamais,
      derniere|dernier ..1 nuit|jour|noel|soir|fois ..3 vie|vivante|la|ici, plus simple ..4
      sans|reveill*|la, seul* ..1 facon|solution|moyen ..4 mort|arreter|finir|partir, pas ..1 tenir|voir
      ..2 jusqu|noel|printemps, j y pense ..2 soir*|nuit*|jour*, arriverai|vais PAS ..2 tenir|continuer
      ..3 vivre|longtemps, traverse* ..4 sans regarder, vitesse ..4 arbre|mur|virage, rate ..2
      tentative|suicide, tentative ..3 rate*|marche|echou*`,
    goodbye: `
      lettre* .. adieu|adieux|suicide|depart, ecrit .. lettre* ..
      adieu|enfants|parents|famille|tous|mari, adieu .. tous|monde|pardon*|toujours|a, c|mon|ma|est|ceci
      ..2 dernier* ..1 message|lettre|post|note|mot|texte|story|snap|soir, adieu, c est ..2 pas|PAS ..2
      faute, si ..1 lis|lisez ..2 ca|message|lettre|mots, serai ..2 plus|loin|deja|parti* ..2
      la|monde|parti*|loin, donne|legue|laisse|offert ..3
      guitare|chien|chat|velo|affaires|bague|mots|cles|bijoux|collection|console ..8
      passe|lettre*|soeur|frere|enveloppe|tiroir|garder|pret|merci, @laisse|mis|note ..2 mots|mot|codes
      ..1 passe, ma|c ..1 dernier* ..1 page|entree|message|ecrit|nuit, merci ..1 avoir ecoute*|lu, n
      est? faute ..1 personne, faute ..1 personne, ce n ..2 faute, prends|prenez ..1 soin ..3
      maman|papa|soeur|frere|enfants|chat|chien|elle|lui, dit|dire ..1 adieu|au_revoir ..3
      tous|monde|sans, quand ..2 lira*|lirez|trouvera*, tout ..2 ordre ..4 plus|serai|partir|parte, je
      ..1 pars ..2 toujours|soir|nuit|tranquille, ils ..1 comprendr* ..3 apres|partie|parti, plus ..1
      besoin ..4 demain|apres|la_ou`,
    'self-harm': `
      me .. scarif*|mutil*|automutil*, suis .. coupee|coupe .. BODY|encore|ce|soir|nouveau|hier,
      scarifi*, me fais .. du? mal, fais mal .. moi|seule|expres|quand, TOOL ..5
      main|mains|poche|lit|bain*|trousse|oreiller|cachee|lacher, TOOL &
      BODY|peau|coup*|sang|brul*|soulag*, me ..2
      coup*|brul*|mord*|frapp*|cogn*|griff*|entaill*|charcut*|plant*|tailla* ..8
      BODY|sang|jour|jours|fois|mur|jusqu*|punir|calme*|pleur*|main|douleur|soir|toilettes,
      envie|besoin|pulsion ..3 me ..1 coup*|brul*|entaill*|mutil*|griff*|faire_mal, envie|besoin|pulsion
      ..3 saigner|lame|HURT, coupures|entailles|brulures|scarif*|cicatrices ..5
      ventre|BODY|nouvelles|fraiches|manches|cach*|brule, manches ..4 cach*|coup*|bras|marques, frapp*
      ..3 tete|mur|poings, jusqu ..2 sang, rouvert ..3 plaies|cicatrices|points, me ..1 brul* ..2
      cigarette|briquet|fer|penser|sentir, tape|tapais|cogne|frappe ..2 tete ..3 mur|table, TOOL ..3
      bureau|matelas|oreiller|table|tiroir|sac|trousse|miroir, voir|vois|vu ..1 sang ..3
      calme*|soulag*|bien, fait|fais ..2 mal ..2 expres, recommenc* ..3 scarif*|coup*|HURT, recommence
      ..2 me, dix|quelques minutes ..4 vais ..2 faire, HURT ..5 expres, manches ..2 longues ..5
      marques|cicatrices|bras|cach*, expres ..4 HURT, essaie ..2 tenir ..6 faire`,
    overdose: `
      avale|pris|prendre|ingere ..3 toute|toutes|tous|trop|boite|tablette|plaquette|flacon ..3
      PILLS|medicaments|comprimes, vais|veux|voudrais|envie avaler|prendre .. tous|toute|boite ..
      PILLS|medicaments|cachets, TAKE ..4 ALL ..3 PILLS, TAKE ..4 javel|poison|mort_aux_rats,
      overdose|surdose, mis ..2 cote ..3 PILLS, stock* ..3 PILLS|ALL, TAKE ..2 ALL|trop ..1
      boite|doliprane|cachets|medic*|comprim*, vide ..2 armoire|pharmacie|flacon, pharmacie ..3
      TAKE|vide, TAKE ..2 trente|vingt|quarante|20|30|40 ..1 PILLS, j ..1 ai? tout avale|pris ..6, avale
      ..1 toute|tout ..3, tout avale, TAKE ..1 PILLS ..4 sommeil|dors|peur|tourne|vertige, TAKE ..2
      trop|tous ..2 PILLS, avec ..1 vodka|alcool|whisky ..4 PILLS|avale`,
    abuse: `
      @CLOSE|il|elle ..3 m|me|nous ..2 HITS, @me frappe|bat|viole|etrangle|cogne|tabasse|gifle !porte,
      @m HITS, @CLOSE me touche|tripote|caresse $, @HOMME ..4 m|me|nous ..3 HITS, @a dit|menace* ..8
      tuer*|retrouver*|buter*|crever*|brule*|balance*|porter_plainte, @si ..3
      pars|parle|quitte|plainte|dis|pars ..6 tue*|retrouve*|enfants|rien|pire|frappe*|virer, @WEAPON ..4
      gorge|cou|tempe|tete|ventre|me|moi, @HOMME ..5 glisse|couche|monte ..4 lit, @HOMME ..5
      rentre|entre|vient ..4 chambre|lit|bain|bains|douche|salle ..8
      nuit|touche|main*|nue|peur|regarde|ivre, @me touche|tripote|caresse|pelote|embrasse|deshabille,
      peur ..4 rentrer|retourner|etre|aller ..2 maison|chez, @menace ..3
      mort|tuer|photos|couteau|fusil|me|m, @va me? tuer ..3 un_jour|si|finir, finir* par me tuer, maman
      ..2 veut|croit ..1 PAS ..2 entendre|savoir|croire|crois, dit|dis non ..6
      continue|quand_meme|fait|arrete, enfermee|enferme|cachee ..4 bain*|chambre|toilettes|voiture,
      @tape|cogne|frappe ..3 porte ..3, @m ..1 etrangle|etranglee|gifl*|battu*|frapp*|pouss*|viol*|tabass*, @serre
      ..2 gorge|cou, @beau pere|beau_pere ..5 chambre|touche|nuit, @lance|jete|balance ..3
      assiette|verre|poele|chaise|figure|tete ..3, @dit ..4 tuera|tuer|tue ..3 pars|si|parle, @nous
      frappe|tape|bat, @prochaine fois ..5 tue*|pire|moi|morte, @rentre ..2 ivre|bourre|saoul ..6
      frappe|tape|peur|crie`,
    eating: `
      fais|faire|fait|force|forcer .. vomir, vomi* ..6
      manger|repas|mange|diner|apres|expres|chaque|cach*|doigts|gateau, laxatif*, PAS|rien ..2 mange ..5
      jours|depuis|semaine|lundi|mardi|mercredi|jeudi|vendredi|dimanche, jours ..3 sans manger|rien|eau,
      jeune ..4 jours|semaine|punir|maigrir, tombee|tombe|evanoui* ..5 pommes|bureau|mange|faim|cours,
      doigts ..3 gorge|bouche, mange ..3 plus|rien ..5 que|jours|eau|cafe, jours ..2 l?
      eau|jeune|rien|the|cafe, cinq|quatre|trois|six|sept|3|4|5|6 jours ..4 eau|rien|jeun*|sans_manger,
      fais vomir, vomis|vomi ..3 tout|chaque|repas|apres, pese ..3 kilos ..5
      maigrir|moins|encore|perdre, kilos ..3 encore|toujours ..2 maigrir|grosse|trop, failli ..2
      tomber|evanouir ..8 chiffre|fiere|balance|eau|manger, fier* ..3 chiffre|balance, evanoui* ..4
      mange*, me prive ..3, jeun* ..3 jours|forte|puissante`,
    violence: `
      vais|veux|envie|voudrais|prevu|jure ..3 tuer|buter|poignarder|egorger|empoisonner ..3
      mon|ma|le|la|lui|tous|ce|cette|CLOSE, je prends|prendrai|emmene|achete|trouve|ai ..3 WEAPON ..8
      chez|demain|lycee|ecole|lui|ex|vais|boulot|veng*|rira, WEAPON ..6
      demain|veng*|payer|lycee|attends, vais|veux|envie ..3 faire ..1 peau, faire ..1 peau, je ..1 vais
      ..1 le|la|les? tuer|buter|planter|saigner|crever|defoncer ..6, deja|prends|dans ..2 WEAPON ..5
      sac|coffre|poche|demain, WEAPON ..4 sac|coffre|poche|voiture|prends|cartable, @sais ..2 ou ..1
      habite|travaille|gare|vit, @peur ..3 faire|du? ..1 mal ..3 bebe|fils|fille|enfant*|quelqu, @s
      il|si_elle ..4 enfants ..4 tue|bute, arrete pas ..3 imaginer|penser ..4
      poignarder|tuer|etrangler|frapper, imagin* ..3 poignarder|tuer|etrangler, envie ..2 tous? ..1
      buter|tuer|crever, il va payer|comprendre|regretter, vont ..1 payer|regretter|comprendre,
      attendre* ..4 sortie|chez ..6 WEAPON|couteau`,
    psychosis: `
      voix|ange*|demon*|dieu|diable|ombre ..6 ORDONNE ..6
      saut*|tuer|coup*|mourir|brul*|frapp*|faire|KILLSELF|jet*|mal|couteau, voix ..6
      KILLSELF|saut*|tuer|coup*|brul*, m|me ORDONNE ..4
      saut*|tuer|coup*|mourir|brul*|frapp*|KILLSELF|jet*, voix|dieu|quelqu|homme|on ..4
      ORDONNE|chuchot*|murmur* ..6 mourir|tuer|saut*|couteau|frapp*|mal|brul*|coup*|jet*, elles ..1
      arretent ..3 coupe|fasse|tue, voix ..6 arret* ..4 coup*|tu*|faire, @me|m chuchote* ..4
      couteau|tuer|saute`,
  },
  elevated: {
    despair: `
      vaux|sers|suis .. rien, bon|bonne a? rien, tout .. noir|sombre|vide|perdu|inutile|fichu,
      arrive|peux|supporte|tiens plus $, plus .. espoir|force|forces|energie|envie|avenir|issue, en
      peux|peu plus|pu $, supporte plus .. rien|vie|tout|moi|ma, bout rouleau|forces, suis .. bout $,
      perdu .. espoir|gout|envie, vois .. PAS .. issue|avenir|sortie|bout|sens, a quoi bon, quoi bon,
      aucun sens|espoir|avenir|interet, fardeau, poids .. famille|tous|autres|monde|mes|pour, sers ..
      rien, me .. deteste|hais, me sens .. vide|morte|inutile|piegee|perdue|seule ..
      depuis|mois|interieur|monde|inutile|tout|dedans, personne .. aime|comprend|besoin|remarque|tient,
      tunnel, plus gout|envie .. rien, PAS .. gout .. rien|vie, boulet, epuise* .. faire
      semblant|lutter|vivre|battre|tout|vie, faire semblant, sens ..
      inutile|vide|mort*|perdu*|piege*|brise*|detruit*|invisible|abandonne*, plus la force|force*, plus
      d espoir, sens|suis trop .. partout|ici|monde|famille, tout .. vain|inutile|vide|semble, semble
      vain|inutile|vide, bout .. tunnel, impression .. etre ..
      inutile|nulle|poids|boulet|fardeau|charge|rien|trop, nulle|inutile $, a quoi ..1 sert ..4, rien
      ..2 changera|change|changer|mieux|marche|aide|reste|sert, pas|plus|PAS ..2
      avenir|davenir|espoir|issue|sens|sortie, nul|nulle ..2 tout|en|partout|moi, mort ..1 pour moi,
      pese ..2 sur|tout|tous|monde|famille, charge ..3 pour|tous|famille|enfants, disput* ..4 cause ..1
      moi, disput*|souffr*|pleur*|fatigu* ..4 cause ..1 moi, rate ..2 vie|tout|ma, ma vie ..3
      foutue|ratee|gachee|vide|nulle|sens|arretee|rien, me sens ..2
      vide|nul*|inutile|seul*|mort*|coince*|piege*|fini*|trop|perdu*, plus ..2 gout ..2, n y ..2
      arriverai|crois ..2, jamais ..2 heureu*|sortir*|mieux|arriver*|personne, tout ..2
      gris|noir|vain|foutu|fini|effondre, fait ..1 semblant ..3, me deteste|hais|degoute, merite ..1
      PAS|rien, sers ..1 rien, gris ..2 partout|tout, plus ..2 rien ..2 attend*|esper*|sens|ressens,
      ressens|sens ..2 rien, personne ..3 remarqu*|manqu*|ecoute|voit|vient, @mieux sans moi, @sans moi
      ..3 mieux|heureux|tranquil*, @manquerais|manque ..2 personne, je ..1 manquer* ..2 personne, gene
      ..1 partout|tous|monde, je ..1 coute ..2, gache ..2 vie|tout, vie ..1 tout_monde, vide ..1
      dedans|interieur, dernier ..2 espoir, fini* ..2 a trente|pour_moi, aucun* ..1 avenir, pas ..1
      avenir, me deteste, merite* ..2 mieux ..2 moi, j en peux plus`,
    'self-harm': `
      HURT .. pens*|envie|moi, pens* .. HURT, envie .. faire mal|souffrir, envie|besoin|pulsion|idee*
      ..3 HURT|mal|lame|coup*|scarif*, jete|jetee|donne ..2 lames|lame|rasoir|cutter, resist* ..4
      envie|faire|mal, envie ..2 me|m couper|faire_mal|bruler|scarifier, jours ..2 sans
      scarif*|couper|me, voulais|voulu faire ..3 mais|appele, failli ..2 rechuter|recommencer|faire`,
    abuse: `
      @HOMME|mari|copain|compagnon ..4
      surveille|controle|fouille|verifie|garde|lit|interdit|suit|piste|epie|exige|compte|choisit|bloque
      ..4 mon|ma|mes|moi|telephone|sms|messages|carte|que|tout|me|amis, @m|me
      surveille|controle|interdit|insulte|humilie|rabaisse|isole|suit|traque|flique|crie|empeche,
      @empeche|interdit|laisse ..3 PAS|voir|sortir|travailler|parler|habiller, carte ..1 bleue|bancaire
      ..4 il|mari|garde|pris, appelle ..3 bureau|travail|boulot ..3 verif*|sur, peur ..3 sa|ses ..1
      reaction|colere*|crise*, dois ..3 demander ..1 permission|autorisation|argent, marche ..3 oeufs,
      me confisque, fouille|regarde|lit ..3 telephone|portable|messages|sms|sac, demander ..2
      permission, peur ..2 lui|elle|mari|copain|compagnon ..3 enerv*|boit|rentre|colere, peur ..1 lui,
      controle ..3 argent|tout|telephone|depenses, hurle ..2 dessus|moi, me hurle, choisit ..2
      mes|vetements|amis, plus ..2 voir ..3 amies|amis|famille ..4`,
    eating: `
      trouve|vois|sens ..2 enorme|gros|grosse|moche|degueu*, calcul*|compt*|pese* ..2
      calories|bouchee*|chaque|gramme*, calcul*|compt*|chaque|peur ..3 calories,
      peur|angoisse|tremble|panique|redoute ..5 manger|repas|grossir|balance|diner|assiette, crise* ..2
      boulimie|hyperphagie|bouffe, saut* ..1 repas, maigrir ..4 pens*|encore|jamais|assez, degoute ..5
      mange*|corps|miroir, compte ..1 chaque calor*, deteste ..2 corps|ventre|cuisses, boulimie, pour
      maigrir, pese ..2 fois ..2 jour, me deteste ..5 gateau|mange*|part|craqu*, mange* ..6
      deteste|honte|culpab*|degout*`,
    worry: `
      @CLOSE ..6 mourir|KILLSELF|suicid*|DIE|disparaitre, @CLOSE|fille|classe ..8
      marques|coupures|scarif*|mourir|en_finir|finir|suicid*|KILLSELF|tuer|adieu, @CLOSE ..5 PAS ..2
      repond|mange|sort|parle, marques|bleus ..4 poignets|bras|petit|fille|voisin*, @CLOSE ..6
      veut|voulait ..2 mourir|disparaitre|finir, @trouve ..2 lames|lame|lettre|cachets|corde ..4
      CLOSE|chambre|sac, @CLOSE ..6 essay*|tente* ..3 suicid*|tuer|pendre, @crois|pense ..5
      frappe|bat|tape ..1, @CLOSE ..3 mange plus|rien, @CLOSE ..6 se coupe|scarifie|mutile, @peur ..3
      CLOSE ..3 fasse ..2`,
    substance: `
      bois|boire|bu|bouteille*|vin|biere*|vodka|whisky|verre*|alcool|joint*|shit|cachets ..6
      dormir|tenir|matin|seul*|cach*|tous|oublier|voiture|ecole|trembl*|midi|chaque|journee|avant|fonctionner,
      rechut*, trembl* ..3 mains|boire|matin, bois ..4 soir*|dormir|seul*|matin, PAS ..3 jour ..4 sans
      ..2 fumer|boire|joint*|cachet*, sans ..1 fumer|boire ..4, replong* ..3, repris ..2
      drogue|coke|alcool|boire|fumer, cache* ..3 bouteille*, plus ..2 cachets|comprimes|medicaments ..3
      prevu|prescrit|medecin|faut, trou* ..1 noir*, souviens ..2 rien`,
    psychosis: `
      entends|entend|entendre ..3 voix|chuchot*|murmur*, voix ..3 tete|murs|nuit|parlent|comment*, me|m
      suit|suivent|surveill*|espionn*|observ*|filme*|empoisonn*, on me ..1
      suit|surveille|ecoute|espionne|empoisonne|filme, radio|tele|television|presentat* ..5
      repond|parle|messages|moi|codes|pense, voisins ..5 pensees|empoison*|gaz|ondes|micros, remplace*
      ..4 famille|parents|sosie*|mere, veux|veulent ..2 m empoisonner, @me|m
      surveill*|suiv*|espionn*|ecout*|filment|observent, entends ..2 voix, voisins ..4
      entendent|mur*|moi|ecoutent, tele|radio|television ..3 envoie|parle|messages ..3, met|mettent ..2
      quelque|truc|poison ..4 nourriture|verre|bouffe, vois ..2 ombres|silhouettes`,
    panic: `
      crise* .. angoisse|panique|nerfs, gorge ..1 serree|nouee ..3, vertige* ..4
      folle|fou|peur|tomber|tremb*, impression|peur ..3 devenir ..1 folle|fou, devenir folle|fou, coeur
      ..4 explos*|cent|vite|lach*|fou|emball*|serre, respir* ..3 plus|PAS|arriv*, manque ..1 air,
      souffle ..2 coup*, trembl* ..4 partout|pleur*|sueur*|arret*|bus|metro, crise* ..2
      angoisse|panique|nerfs|mois|semaine, sueurs ..1 froides, redoute ..3 prochaine, tetanis*,
      suffoqu*|etouff* ..3, crise ..2 panique|angoisse, arrive* PAS|plus ..2 respirer, arrive* respirer,
      PAS ..1 respirer, cru ..3 mourir|infarctus|crise|cardiaque, crise cardiaque, angoisse ..4
      sortir|maison|chez, figee|fige|paralys* ..3 parler|bouger|peur, coeur ..2 mille|cent,
      manquait|manque ..2 air, tremble|tremblais ..4 respir*|partout|tout`,
    violence: `
      peur ..4 frapper|faire_mal|controle|violent*, failli ..2 frapper|gifler|secouer, envie ..2
      frapper|cogner|etrangler`,
  },
  hints: `
    triste .. tout|toujours|jours, seule, seul, vide, dors PAS, PAS dormir, pleure, pleurer, epuisee, epuise,
    personne, angoisse, deprime*, peur, honte, perdue, perdu, mal dans ma peau, inutile, rien envie, dors mal,
    plus dormir, me leve plus, plus envie, isole*, sans energie, sans force`,
}
