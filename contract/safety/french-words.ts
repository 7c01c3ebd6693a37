import type { Vocabulary } from './language.ts'

export const vocabulary: Vocabulary = {
  JE: 'je, j, jveux, jpeux, jsuis, jai, chui, chuis, jvais, jme, jen',
  SELF: 'JE, me, m, moi, mon, ma, mes',
  CLOSE: `
    ami, amie, copain, copine, frere, soeur, mere, maman, pere, papa, fils, fille, mari, femme, conjoint,
    conjointe, compagnon, compagne, cousin, cousine, oncle, tante, voisin, voisine, collegue, coloc,
    beau-pere, parenpote, meilleur, meilleure, ex, beau pere|frere, belle mere, grand mere|pere, copains,
    parents, neveu, niece, petit fils, eleve, enfant, gamin, gamine, bebe, prof, entraineur, mec, meuf`,
  OTHER: `
    il, elle, ils, elles, son, sa, ses, leur, leurs, lui, gens, quelqu, quelqu1, personne qui, patient,
    patiente, patients, client, heros, heroine, personnage, se suicide, se tue, chien, chat, CLOSE, homme,
    jeune, garcon, dame, monsieur, detective, mechant, roi, ministre, ordinateur, telephone, imprimante,
    voiture`,
  TOPIC: `
    roman, film, serie, livre, chanson, paroles, histoire, poeme, piece, article, documentaire, memoire,
    these, etude, cours, formation, infirmiere, infirmier, patient, prevention, jeu, infos, reportage,
    scene, urgences, garde, telejournal, journal televise, radio, detective, chapitre, enquete, theatre,
    podcast, affiche, atelier, campagne, protocole, manga`,
  PAS: 'pas, plus, pu, jamais, rien, aucun, aucune, guere',
  NOT: `
    pas|plus|jamais|sans|aucune pense|penser|envie|idee|idees|intention a|de?, PAS me, PAS m, ne vais pas
    me, pas d idees|intention|envie, aucune idee|envie|intention|pensee, pas, jamais, sans, aucunement,
    nullement, ne veux pas, n ai pas, nai`,
  AFFIRMED: `
    peux|supporte|tiens plus|pas, sais pas si|comment|quand|pourquoi, arrive pas|plus ..
    arreter|empecher|sortir, pas arreter, peux pas|plus .. empecher|arreter, pourquoi .. pas,
    derange|derangerait|fiche|fous pas|si, arrete pas, cesse pas, pas peur, dit rien|pas, ose pas`,
  PAST: `
    il y ANS ans, y a ANS ans, avant, autrefois, depuis ANS ans .. plus, quand jetais, quand j etais, en
    remission, guerie, gueri, a lepoque, a epoque, j ai survecu, derriere moi, sobre depuis, ANS ans .. plus,
    en 19*, en 201*, ca fait ANS ans .. plus, fait un? an .. plus, je ne me scarifie plus, derriere nous`,
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
    souhaiterais, espere, prefere, prefererais, desir, besoin, jveux, merite, pense, penser, pensee, pensees,
    songe, songer, vais, vas, compte, prevu, decide, tente, tenter, tentative, essaye, essayer, idee, idees,
    reve, imagine, parle, pret, prete, devrais, failli, projet, tentation`,
  DIE: `
    mourir, mourrir, mourire, mort, morte, crever, creve, mourais, mourrais, etre mort|morte, disparaitre,
    disparaitre toujours|jamais, ne PAS me? reveiller, PAS me? reveiller, PAS exister, ne jamais etre ne|nee,
    jamais etre ne|nee, en finir !avec, en finir avec vie|tout|ca, dormir toujours|jamais|pour, endormir ..
    PAS|jamais .. reveiller, quitter ce? monde|vie|terre, partir pour toujours, que tout s? arrete|finisse,
    cesser vivre|exister, arreter vivre|exister|respirer, y rester, m eteindre, fermer yeux .. toujours,
    mettre fin, tout arreter, mourrai, etre plus la, ne plus etre la, plus exister, rejoindre .. ciel|mort*,
    quitter tout, ne plus se|me reveiller, tout finisse|arrete, finir tout, laisser mourir, s arrete toujours,
    s arrete pour toujours, arrive PAS vivre, ne PAS|plus ..1 reveille*, me rendormir .. toujours, que
    dieu|ciel|seigneur me prenne|rappelle|emporte, emporte* ..3 dans mon sommeil, disparaitre ..2
    terre|surface|circulation, plus etre ..1 monde, partir ..2 doucement|loin|tout|bon, ne pas|plus voir ..2
    demain|ans|noel|jour, voir ..2 trente|quarante ans, plus jamais ouvrir, m endormir ..3
    pas|jamais|toujours, etre plus`,
  KILLSELF: `
    suicid*, suicide, suissid*, me tuer, se tuer, tuer moi, me foutre en? air, me flinguer, me pendre, me
    noyer, me jeter .. train|pont|vide|fenetre|metro|rails|voiture, sauter ..
    pont|fenetre|toit|vide|balcon|train, fin .. mes|ses|tes jours, fin .. ma|sa vie, en finir avec .. vie, me
    supprimer, m ouvrir veines, me tailler veines, me tirer balle, oter vie, m oter vie, me donner mort,
    passer a acte, passage a acte, me balancer|lancer .. pont|train|vide|fenetre, foutre en lair, pendaison,
    me buter, me foutre ..3 eau|train|air|balle, me jeter ..3 train|eau|quai|falaise|camion,
    passer|jeter|mettre sous .. train|camion|metro|voiture, me ficher balle, ouvrir .. veines, me faire sauter
    .. cervelle, mettre fin ..3 jours|vie|souffrances, en finir avec? moi|tout, me planter ..3
    voiture|arbre|mur, foncer ..3 mur|arbre|platane, sauter ..3 etage|falaise|quai|rails|cinquieme|balcon,
    avaler .. tout, me laisser mourir|partir|couler|crever, me tirer ..2 tete, me tue`,
  LIVE: `
    vivre, vie, vivante, vivant, exister, la, ici, etre la|ici|monde, continuer vivre, reveiller, en vie,
    existence, ce monde, continuer, etre en vie, me reveiller`,
  HURT: `
    couper, coupe, coupee, scarifi*, taillade*, blesser, blesse, bruler, brule, mutil*, automutil*, griffer,
    griffe, frapper, faire mal, fais mal, fait mal, lacer*, entaill*, punir, me bruler, me brule, me mords, me
    mordre, me frapper, me frappe, me cogner, me cogne, me griffe, me griffer, me piquer, m entailler, me
    punir, me blesse, me blesser, charcut*, me plante, plante`,
  BODY: `
    bras, jambe, jambes, poignet, poignets, cuisse, cuisses, peau, ventre, mains, corps, hanches, hanche,
    avant bras, doigts, cheville, chevilles, cote, visage, tete`,
  HITS: `
    frappe, frappee, bat, battu, battue, etrangle, etranglee, gifle, giflee, pousse, poussee, viole, violee,
    touche, touchee, force, forcee, menace, menacee, tape, tapee, agresse, agressee, cogne, cognee, insulte,
    enferme, abuse, tabasse, cassee, casse, etranglait, tapait, frappait, battait, violait, touchait, tripote,
    tripotait, caresse, embrasse, secoue, traine, crache, coups, gifles, poing, brulee, brule, mordu, humilie,
    jette, jetee, attrape, embrassee, deshabille, pelote, tient gorge`,
  PILLS: `
    medicaments, medocs, cachets, comprimes, pilules, somniferes, boite, tablette, plaquette, doliprane,
    xanax, lexomil, paracetamol, anxiolytiques, antidepresseurs, calmants, insuline, traitement, codeine`,
  TOOL: 'lame, lames, rasoir, cutter, ciseaux, briquet, couteau, compas, verre, aiguille',
  WEAPON: 'couteau, arme, fusil, flingue, pistolet, hache, marteau, carabine, batte',
  TAKE: 'avale, pris, prendre, avaler, ingere, gobe, vide, bu, prend, prends, gober, ingurgite',
  ALL: `
    tout, toute, toutes, tous, trop, boite, boites, tablette, plaquette, plaquettes, flacon, poignee, dizaine,
    vingtaine, trentaine, vingt, trente, quarante, 20, 30, 40, 50, 60, plein, entier, entiere`,
  ORDONNE: `
    dit, disent, ordonne, ordonnent, commande, commandent, demande, demandent, crie, crient, murmure, hurle,
    hurlent, force, forcent, repete, repetent, oblige, obligent, exige`,
  HOMME: 'CLOSE, il, elle, homme, mec, patron, prof, chef, entraineur, pretre, oncle, ils, on',
}
