import type { Vocabulary } from './language.ts'

export const vocabulary: Vocabulary = {
  SELF: `
    main, mai, mein, mujhe, mujhko, muje, mera, meri, mere, mujhse, maine, mene, apni, apna, apne, khud, hum,
    humein`,
  CLOSE: `
    dost, bhai, behen, behan, bahan, maa, mummy, papa, pita, beta, beti, pati, patni, biwi, boyfriend,
    girlfriend, saheli, cousin, chacha, mama, bhabhi, roommate, friend, ex, sasural, bhaiya, didi, chachi,
    mami, nana, nani, dada, dadi, sasur, saas, devar, jeth, nanad, bhatija, padosi, classmate, bacha, bachcha,
    bache, bachchi, gf, bf, husband, wife, mom, dad, brother, sister, behn, jija, tau, uncle, aunty, sauteli,
    sautele, mangetar`,
  OTHER: `
    woh, wo, uska, uski, uske, usne, usse, use, unka, unki, log, logon, koi aur, patient, hero, heroine,
    kisi ne, insaan, character, CLOSE, ladka, ladki, aadmi, aurat, bachchon, bache ne, villain, raja,
    neta, mobile, laptop, printer`,
  TOPIC: `
    film, movie, kahani, gaana, gana, kitaab, novel, serial, series, news, khabar, article, game,
    documentary, khel, match, patient, scene, story, hospital, duty, ward, akhbar, natak, drama, chapter,
    podcast, workshop, doctor ne, emergency`,
  NAHI: 'nahi, nahin, nai, nhi, mat, na, nahee, ni',
  NOT: 'nahi, nahin, nai, nhi, kabhi nahi, bina',
  AFFIRMED: `
    pata nahi .., nahi pata, samajh nahi, kyun nahi, kyu nahi, nahi rukte|rukta, ruk nahi, farak|farq|fark
    nahi, koi nahi, bata* nahi, nahi bata*, neend nahi, NAHI raha|rahi|hota|ho`,
  PAST: `
    pehle, saal pehle, pichle saal, bachpan, ab theek|thik, ab nahi sochta|sochti, jab chhota|chhoti, mahine
    pehle, pehle karta|karti, ab sab theek|thik|badhiya, ab accha|acha`,
  AND: 'aur, par, lekin, magar, kyunki, main, mujhe, ya, agar',
  LIGHT: 'haha, lol, chai, exam, boss, traffic, film, movie, match, khana, shaadi, garmi, office, phone',
  AGAIN: 'phir se, fir se, wapas, dobara, aaj raat, abhi, aajkal, roz, ab, phirse, firse',
  WANT: `
    chahta, chahti, chahata, chahati, chahiye, chahe, chah, mann, man, dil, ichha, iccha, soch, sochta,
    sochti, socha, sochne, khayal, khyal, kheyal, vichar, kaash, kash, plan, want, wanna, karna, karne, sakta,
    sakti, jana, jaana, jau, jaun, jaunga, jaungi, dunga, dungi, lunga, lungi, karunga, karungi, kar,
    karlunga, karlungi, hai mujhe, pasand, behtar, accha hota, acha hota, achha, try, koshish, baatein, baat`,
  DIE: `
    marna, marne, mar jana|jaana|jaun|jau|jaunga|jaungi|gaya hota|jati|jata, marr jana|jaana|jaun, marjau,
    marjaun, marna hi, maut, mout, mar, marr, die, death, uthu nahi, uthun nahi, NAHI
    uthu|uthun|uthna|jaagu|jaagun, paida NAHI, paida hota|hoti|hua, gayab ho, khatam ho, neend .. kabhi
    NAHI|uthna|jaagna, so jaun hamesha, hamesha so, duniya chhod*, duniya se chala, is duniya se, zindagi se
    chutkara, sab khatam, chala jaun|jau|jana|jaaun, chali jaun|jau, utha le|lo !phone|fayda|bag, neend mein
    ..2 chala|chali|mar, wapas na aau|aaun, kabhi na uthu|uthun|uthna, aankh na khule, subah na ho, upar
    chala|chali|jana|bula*, bhagwan ..2 bula*|utha|le_ja, khatam ho jau|jaun, mit jau|jaun, na rahu|rahun,
    nahi hunga|hungi|rahunga|rahungi`,
  KILLSELF: `
    suicid*, sucide, khudkushi, khudkhushi, khudkusi, aatmahatya, atmahatya, atmahatiya, zindagi|jindagi|life
    khatam|khtm|end, apni|khud jaan le|lunga|lungi|dena|dunga|dungi|lena, jaan de|dena|dunga|dungi|deni, khud
    ko|khudko khatam|maar|khtm|mita, khud .. khatam|maar|mita|maarna, faansi|fansi|phansi, latak, zeher|zehar
    kha*|pi, nadi mein kood, chhat .. kood|kud, train .. aage|neeche|saamne, chhat se, kood jau|jaun|jaana,
    nas kaat, life end, jaan .. le lunga|lungi, kms, sucid*, khud ki jaan, jaan
    deni|dene|du|dun|dedu|dedunga|dedungi, latak jau|jaun|jaana|jaata, pankhe se|pe latak*,
    patri|pul|bridge|chhat|nadi|building|terrace ..2 kood*|kud*, zeher|zahar|zehar ..1 kha*|pi|pee|lena, nas
    kaat*|kat*, train ke? aage|neeche|samne, khud ko maar*|khatam|goli|jala*|mita*, jump kar*,
    phaansi|fansi|phansi|faansi, suicide kar*, marne ka plan`,
  LIVE: 'jeena, jeene, jina, jine, jeeni, jee, ji, zinda, zindagi, jindagi, live, rehna, rahna',
  CUT: `
    kaat*, kaata, kata, kaati, kaatta, kaatti, kaatne, katne, cut, jala*, jalaya, chot, nuksan, nuksaan,
    blade, khoon, hurt, harm, ghaav, kaatungi, kaatunga, kaat li|liya|lu|lun, chir*, khurach*, jalata|jalati,
    jalaata, daant|dant kaat*, mukka, ghusa, sir patak*|maar*, razor, nochti|nochta`,
  BODY: `
    haath, hath, kalai, pair, jaangh, baazu, nas, nason, sharir, skin, thigh, thighs, wrist, kandha, pet,
    kohni, ungli, sir, taang, tang, arm, arms, haathon, kalaiyan`,
  HITS: `
    maarta, maarti, marta, maarte, peetta, peet*, pitta, peettay, pitai, thappad, gala, ghoont*, dhamki, rape,
    balatkar, chhua, chhuta, chhoota, zabardasti, jabardasti, torture, belt, dhakka, galat, maara, mara,
    peeta, pita, peete, laat, laate, ghuse, mukke, ghaseet*, jalaya, jalate, jalane, haath
    uthata|uthate|uthaya, chhute, chhune, chuta, chute, touch, gala dabaya|dabata, baal kheench*, chappal,
    rod, danda`,
  GOLI: `
    goli, goliyan, goliya, dawai, dawaiyan, dawa, tablets, pills, sleeping, goliyaan, goliyon, crocin,
    paracetamol, medicine, dawaai, insulin, strip, patta, patte, neend`,
  TOOL: 'blade, razor, chaku, chaaku, kainchi, lighter, maachis, kaanch, cutter, patti, sui',
  WEAPON: 'chaku, chaaku, katta, bandook, gun, pistol, talwar, kulhadi, rod, tamancha, hathoda, acid, tezab',
  TAKE: 'kha, khaya, khayi, kha_li, khali, khaa, khayin, nigal, nigli, le, li, gatak, pi',
  ALL: `
    saari, saare, sari, poori, puri, poora, pura, 10, 15, 20, 30, 40, 50, bees, tees, pachaas, zyada, bohot,
    kaafi, sab, dher, strip, patta`,
  BOLE: `
    bolta, bolti, bolte, bola, boli, bole, kehta, kehti, kehte, kaha, hukum, order, chillata, chillati,
    chillate, dhamki, dhamkata, bol`,
  USNE: `
    CLOSE, woh, wo, usne, unhone, sir, teacher, boss, aadmi, ladka, log, pati, tuition, coach, maulvi, pandit`,
}
