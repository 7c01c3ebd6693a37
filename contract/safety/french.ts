import type { Language } from './language.ts'

export const french: Language = {
  vocabulary: {
    JE: 'je, j, jveux, jpeux, jsuis, jai, chui, chuis, jvais, jme, jen',
    SELF: 'JE, me, m, moi, mon, ma, mes',
    CLOSE: `
      ami, amie, copain, copine, frere, soeur, mere, maman, pere, papa, fils, fille, mari, femme, conjoint,
      conjointe, compagnon, compagne, cousin, cousine, oncle, tante, voisin, voisine, collegue, coloc,
      beau-pere, parenpote, meilleur, meilleure, ex`,
    OTHER: `
      il, elle, ils, elles, son, sa, ses, leur, leurs, lui, gens, quelqu, quelqu1, personne qui, patient,
      patiente, patients, client, heros, heroine, personnage, se suicide, se tue, chien, chat, CLOSE`,
    TOPIC: `
      roman, film, serie, livre, chanson, paroles, histoire, poeme, piece, article, documentaire, memoire,
      these, etude, cours, formation, infirmiere, infirmier, patient, prevention, jeu, infos, reportage,
      scene`,
    PAS: 'pas, plus, pu, jamais, rien, aucun, aucune, guere',
    NOT: 'pas, jamais, sans, aucunement, nullement, ne veux pas, n ai pas, nai',
    AFFIRMED: `
      peux|supporte|tiens plus|pas, sais pas si|comment|quand|pourquoi, arrive pas|plus ..
      arreter|empecher|sortir, pas arreter, peux pas|plus .. empecher|arreter, pourquoi .. pas,
      derange|derangerait|fiche|fous pas|si, arrete pas, cesse pas, pas peur, dit rien|pas, ose pas`,
    PAST: `
      il y ANS ans, y a ANS ans, avant, autrefois, depuis ANS ans .. plus, quand jetais, quand j etais, en
      remission, guerie, gueri, a lepoque, a epoque, j ai survecu, derriere moi, sobre depuis`,
    ANS: `
      deux, trois, quatre, cinq, six, sept, huit, neuf, dix, quelques, plusieurs, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    AND: 'mais, parce, car, je, j, quand, si, ou, alors, et',
    LIGHT: `
      mdr, haha, boulot, travail, patron, vacances, examen, examens, cafe, pluie, metro, bureau, dossier,
      reunion, ordinateur, imprimante, gateau, film, match, bruit`,
    AGAIN: `
      encore, nouveau, ce soir, cette nuit, dernierement, en ce moment, rechute, rechuter, maintenant,
      recommence, toujours envie`,
    WANT: `
      veux, veu, veut, voudrais, voulais, voulait, voudrait, envie, envi, aimerais, aimerait, souhaite,
      souhaiterais, espere, prefere, prefererais, desir, besoin, jveux, merite, pense, penser, pensee,
      pensees, songe, songer, vais, vas, compte, prevu, decide, tente, tenter, tentative, essaye, essayer,
      idee, idees, reve, imagine, parle, pret, prete, devrais, failli, projet, tentation`,
    DIE: `
      mourir, mourrir, mourire, mort, morte, crever, creve, mourais, mourrais, etre mort|morte, disparaitre,
      disparaitre toujours|jamais, ne PAS me? reveiller, PAS me? reveiller, PAS exister, ne jamais etre
      ne|nee, jamais etre ne|nee, en finir !avec, en finir avec vie|tout|ca, dormir toujours|jamais|pour,
      endormir .. PAS|jamais .. reveiller, quitter ce? monde|vie|terre, partir pour toujours, que tout s?
      arrete|finisse, cesser vivre|exister, arreter vivre|exister|respirer, y rester, m eteindre, fermer yeux
      .. toujours, mettre fin, tout arreter, mourrai, etre plus la, ne plus etre la, plus exister, rejoindre
      .. ciel|mort*, quitter tout, ne plus se|me reveiller, tout finisse|arrete, finir tout, laisser mourir,
      s arrete toujours, s arrete pour toujours, arrive PAS vivre`,
    KILLSELF: `
      suicid*, suicide, suissid*, me tuer, se tuer, tuer moi, me foutre en? air, me flinguer, me pendre, me
      noyer, me jeter .. train|pont|vide|fenetre|metro|rails|voiture, sauter ..
      pont|fenetre|toit|vide|balcon|train, fin .. mes|ses|tes jours, fin .. ma|sa vie, en finir avec .. vie,
      me supprimer, m ouvrir veines, me tailler veines, me tirer balle, oter vie, m oter vie, me donner mort,
      passer a acte, passage a acte, me balancer|lancer .. pont|train|vide|fenetre, foutre en lair, pendaison`,
    LIVE: `
      vivre, vie, vivante, vivant, exister, la, ici, etre la|ici|monde, continuer vivre, reveiller, en vie,
      existence, ce monde, continuer, etre en vie, me reveiller`,
    HURT: `
      couper, coupe, coupee, scarifi*, taillade*, blesser, blesse, bruler, brule, mutil*, automutil*,
      griffer, griffe, frapper, faire mal, fais mal, fait mal, lacer*, entaill*, punir`,
    BODY: 'bras, jambe, jambes, poignet, poignets, cuisse, cuisses, peau, ventre, mains, corps',
    HITS: `
      frappe, frappee, bat, battu, battue, etrangle, etranglee, gifle, giflee, pousse, poussee, viole,
      violee, touche, touchee, force, forcee, menace, menacee, tape, tapee, agresse, agressee, cogne, cognee,
      insulte, enferme, abuse, tabasse`,
    FEAR: 'peur, terrifiee, terrorise, terrorisee, terrifie, crains, effraie, angoisse',
    PILLS: 'medicaments, medocs, cachets, comprimes, pilules, somniferes, boite, tablette, plaquette',
  },
  idioms: `
    va|vais|vont me tuer|tuera si|quand|pour, meurs|meurt|mourrais|creve
    faim|soif|rire|froid|chaud|envie|sommeil|honte|ennui|fatigue|peur, mort|morte|morts
    rire|fatigue|faim|froid|trouille|peur|sommeil|inquietude, a mourir rire|ennui, me tue .. attendre|boulot,
    boulot|travail|stress|prof|attente|chaleur|ca me tue, hate en finir, en finir avec ..
    dossier|examens|projet|travail|travaux|demenagement|these|boulot|semaine, coupe|coupee|couper en
    cuisinant|rasant|cheveux|ongles|pain|avec|bois|doigt, mort .. hiver|an|annee|mois|ete|automne, est
    mort|morte, vivre campagne|etranger|ensemble|paris|mer|avec|chez|bord, peux plus ..
    attendre|rire|faim|froid|chaud|vacances|pluie|bruit|patience, pleure .. film|serie|livre|oignons, grand
    mere|pere .. mort|morte|decede*, failli mourir honte|rire|peur|ennui|trouille`,
  risk: {
    suicide: `
        fatigue|fatiguee|marre|lasse|epuise|epuisee .. vivre|exister|vie, avale|pris|prendre|avaler ..
        plein|tous|toute|toutes|boite|trop|poignee .. cachets|comprimes|medicaments|boite|somniferes|pilules,
        veux PAS etre|rester|vivre|continuer .. la|ici|vivante|vivant|vie, regrette|decu|decue|dommage|triste
        .. reveille|reveillee|reveiller|survecu|vivant|vivante|rate, WANT ..4 DIE, WANT ..4 KILLSELF,
        KILLSELF, veux plus .. LIVE|la|etre|ici|reveiller|rien, PAS .. peine .. LIVE|vecue, vaut .. PAS ..
        vecue|peine, @mieux|heureux|heureuse|soulages|tranquilles|tranquille|soulagee ..3 sans moi,
        @mieux|heureux|heureuse|soulages|soulagee|soulage ..3 si ..
        mort|morte|disparaissais|disparais|la|mourais, @monde .. mieux .. sans moi, @personne ..
        remarquerait|manquerais|remarquera|pleurerait|manquera, mort ..
        soulagement|delivrance|solution|issue|liberation|paix|serait|seule, aimerais|voudrais|espere ..5
        PAS|jamais .. reveiller, j aurais .. jamais .. naitre|nee|ne, suicidaire*, PAS ..
        force|forces|envie|gout|raison|raisons|courage|motivation .. LIVE, vais en finir, prefere .. jamais
        .. naitre|nee, @personne .. si .. mourais|mourrais|disparaissais|mort|morte, laisse mourir, me laisse
        mourir, ma vie .. finie|terminee|PAS, si seulement .. mort|mourir|reveiller, ma vie .. s?
        arrete|finisse|termine, que ma vie .. arrete|finisse|s arrete, n etais plus la, si je n
        etais|existais PAS|plus, PAS .. WANT|force|raison|interet|courage|merite ..3 LIVE, ma mort, a ma
        mort, arrete pour toujours`,
    goodbye: `
      lettre* .. adieu|adieux|suicide|depart, ecrit .. lettre* .. adieu|enfants|parents|famille|tous|mari,
      adieu .. tous|monde|pardon*|toujours|a`,
    'self-harm': `
      me .. scarif*|mutil*|automutil*, me coupe|coupee|coupais .. encore|bras|ce|quand|jambes|soir|hier|pour,
      suis .. coupee|coupe .. BODY|encore|ce|soir|nouveau|hier, scarifi*, me coupe ..
      oublier|douleur|moi|calmer|sentir|bras|cuisses|chaque|tous, me fais .. du? mal, fais mal ..
      moi|seule|expres|quand`,
    overdose: `
      avale|pris|prendre|ingere ..3 toute|toutes|tous|trop|boite|tablette|plaquette|flacon ..3
      PILLS|medicaments|comprimes, vais|veux|voudrais|envie avaler|prendre .. tous|toute|boite ..
      PILLS|medicaments|cachets`,
    abuse: `
      @CLOSE|il|elle ..3 m|me|nous ..2 HITS, @me frappe|bat|viole|etrangle|cogne|tabasse|gifle !porte, @m
      HITS, @CLOSE me touche|tripote|caresse $`,
    eating: `
      fais|faire|fait|force|forcer .. vomir`,
    violence: `
    `,
    psychosis: `
    `,
  },
  elevated: {
    despair: `
        vaux|sers|suis .. rien, bon|bonne a? rien, tout .. noir|sombre|vide|perdu|inutile|fichu,
        arrive|peux|supporte|tiens plus $, plus .. espoir|force|forces|energie|envie|avenir|issue, en
        peux|peu plus|pu $, supporte plus .. rien|vie|tout|moi|ma, bout rouleau|forces, suis .. bout, perdu ..
        espoir|gout|envie, vois .. PAS .. issue|avenir|sortie|bout|sens, a quoi bon, quoi bon, aucun
        sens|espoir|avenir|interet, fardeau, poids .. famille|tous|autres|monde|mes|pour, sers .. rien, me ..
        deteste|hais, me sens .. vide|morte|inutile|piegee|perdue|seule ..
        depuis|mois|interieur|monde|inutile|tout|dedans, personne .. aime|comprend|besoin|remarque|tient,
        tunnel, plus gout|envie .. rien, PAS .. gout .. rien|vie, boulet, epuise* .. faire
        semblant|lutter|vivre|battre|tout|vie, faire semblant, sens ..
        inutile|vide|mort*|perdu*|piege*|brise*|detruit*|invisible|abandonne*, plus la force|force*, plus d
        espoir, sens|suis trop .. partout|ici|monde|famille, tout .. vain|inutile|vide|semble, semble
        vain|inutile|vide, bout .. tunnel, impression .. etre ..
        inutile|nulle|poids|boulet|fardeau|charge|rien|trop, nulle|inutile $`,
    'self-harm': 'HURT .. pens*|envie|moi, pens* .. HURT, envie .. faire mal|souffrir',
    abuse: `
    `,
    eating: `
    `,
    worry: `
      @CLOSE ..6 mourir|KILLSELF|suicid*|DIE|disparaitre`,
    substance: `
    `,
    psychosis: `
    `,
    panic: `
      crise* .. angoisse|panique|nerfs`,
    violence: `
    `,
  },
  hints: `
    triste .. tout|toujours|jours, seule, seul, vide, dors PAS, PAS dormir, pleure, pleurer, epuisee, epuise,
    personne, angoisse, deprime*, peur, honte, perdue, perdu, mal dans ma peau, inutile, rien envie`,
}
