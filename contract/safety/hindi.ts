import type { Language } from './language.ts'

/** Hindi as it is typed in Latin letters, often mixed with English. */
export const hindi: Language = {
  vocabulary: {
    SELF: `
      main, mai, mein, mujhe, mujhko, muje, mera, meri, mere, mujhse, maine, mene, apni, apna, apne, khud,
      hum, humein`,
    CLOSE: `
      dost, bhai, behen, behan, bahan, maa, mummy, papa, pita, beta, beti, pati, patni, biwi, boyfriend,
      girlfriend, saheli, cousin, chacha, mama, bhabhi, roommate, friend, ex, sasural`,
    OTHER: `
      woh, wo, uska, uski, uske, usne, usse, use, unka, unki, log, logon, koi aur, patient, hero, heroine,
      kisi ne, insaan, character, CLOSE`,
    TOPIC: `
      film, movie, kahani, gaana, gana, kitaab, novel, serial, series, news, khabar, article, game,
      documentary, khel, match, patient, scene, story`,
    NAHI: 'nahi, nahin, nai, nhi, mat, na, nahee, ni',
    NOT: 'nahi, nahin, nai, nhi, kabhi nahi, bina',
    AFFIRMED: `
      pata nahi .., nahi pata, samajh nahi, kyun nahi, kyu nahi, nahi rukte|rukta, ruk nahi, farak|farq|fark
      nahi, koi nahi, bata* nahi, nahi bata*, neend nahi, NAHI raha|rahi|hota|ho`,
    PAST: `
      pehle, saal pehle, pichle saal, bachpan, ab theek|thik, ab nahi sochta|sochti, jab chhota|chhoti`,
    AND: 'aur, par, lekin, magar, kyunki, main, mujhe, ya, agar',
    LIGHT: `
      haha, lol, chai, exam, boss, traffic, film, movie, match, khana, shaadi, garmi, office, phone`,
    AGAIN: 'phir se, fir se, wapas, dobara, aaj raat, abhi, aajkal, roz, ab, phirse, firse',
    WANT: `
      chahta, chahti, chahata, chahati, chahiye, chahe, chah, mann, man, dil, ichha, iccha, soch, sochta,
      sochti, socha, sochne, khayal, khyal, kheyal, vichar, kaash, kash, plan, want, wanna, karna, karne,
      sakta, sakti, jana, jaana, jau, jaun, jaunga, jaungi, dunga, dungi, lunga, lungi, karunga, karungi,
      kar, karlunga, karlungi, hai mujhe, pasand, behtar, accha hota, acha hota, achha, try, koshish,
      baatein, baat`,
    DIE: `
      marna, marne, mar jana|jaana|jaun|jau|jaunga|jaungi|gaya hota|jati|jata, marr jana|jaana|jaun, marjau,
      marjaun, marna hi, maut, mout, mar, marr, die, death, uthu nahi, uthun nahi, NAHI
      uthu|uthun|uthna|jaagu|jaagun, paida NAHI, paida hota|hoti|hua, gayab ho, khatam ho, neend .. kabhi
      NAHI|uthna|jaagna, so jaun hamesha, hamesha so, duniya chhod*, duniya se chala, is duniya se, zindagi
      se chutkara, sab khatam`,
    KILLSELF: `
      suicid*, sucide, khudkushi, khudkhushi, khudkusi, aatmahatya, atmahatya, atmahatiya,
      zindagi|jindagi|life khatam|khtm|end, apni|khud jaan le|lunga|lungi|dena|dunga|dungi|lena, jaan
      de|dena|dunga|dungi|deni, khud ko|khudko khatam|maar|khtm|mita, khud .. khatam|maar|mita|maarna,
      faansi|fansi|phansi, latak, zeher|zehar kha*|pi, nadi mein kood, chhat .. kood|kud, train ..
      aage|neeche|saamne, chhat se, kood jau|jaun|jaana, nas kaat, life end, jaan .. le lunga|lungi`,
    LIVE: 'jeena, jeene, jina, jine, jeeni, jee, ji, zinda, zindagi, jindagi, live, rehna, rahna',
    CUT: `
      kaat*, kaata, kata, kaati, kaatta, kaatti, kaatne, katne, cut, jala*, jalaya, chot, nuksan, nuksaan,
      blade, khoon, hurt, harm, ghaav`,
    BODY: 'haath, hath, kalai, pair, jaangh, baazu, nas, nason, sharir, skin',
    HITS: `
      maarta, maarti, marta, maarte, peetta, peet*, pitta, peettay, pitai, thappad, gala, ghoont*, dhamki,
      rape, balatkar, chhua, chhuta, chhoota, zabardasti, jabardasti, torture, belt, dhakka, galat`,
    DAR: 'dar, darr, darta, darti, dara',
    GOLI: 'goli, goliyan, goliya, dawai, dawaiyan, dawa, tablets, pills, sleeping',
  },
  idioms: `
    hasi|hansi|hasi .. mar, bhook|bhukh|garmi|thand|pyaas|sharam|nind|thakan|talab|hasi|chai ..
    mar*|marr|mar, maar daala|dala, jaan le li, marr gaya, mar gayi, film|movie|hero .. mar|mar jata,
    mumbai|delhi|gaon|pahad* mein? jeena|rehna, guzar gay*, zindagi mast|acchi|badhiya|sahi, match haar*`,
  risk: {
    suicide: `
      jeene|jine|zindagi .. wajah|matlab|mann|ichha|iccha|fayda .. NAHI, goli|goliyan|zeher|fansi ..
      kha|khali|laga|li|le, mere bina|jaane|marne .. khush|behtar|sukoon, DIE ..3 WANT, WANT ..4 DIE,
      KILLSELF, mujhe .. DIE|marna, main .. DIE, LIVE ..4 NAHI, NAHI ..2 jeena|LIVE, LIVE ..
      wajah|matlab|fayda|faida|mann|man|dil .. NAHI, @mere bina ..4
      khush|behtar|acche|theek|sukoon|acha|better, maut .. aa|aaye|chahiye|sukoon|behtar|do|de|hal,
      zindagi|jindagi .. khatam|khtm|thak|tang|nafrat, thak .. LIVE|zindagi|jeene, zindagi se ..
      thak|tang|pareshan|haar, NAHI rahunga|rahungi, apni jaan, marne .. mann|dil|soch*|khayal|sochta|sochti,
      mar jaane .. mann|man|dil, LIVE .. bekaar|bekar|mushkil|nark|narak, is duniya .. NAHI, khatam kar ..
      lunga|lungi|dunga|dungi|lun, @mere marne .. kisi|koi|sab|NAHI|farak|fark, @mere marne|jaane ..
      fark|farak|farq|koi, main .. marungi|marunga, marungi`,
    goodbye: `
      alvida, sabko .. maaf`,
    'self-harm': `
      khud .. CUT|maarta|maarti|chot|nuksan, apna|apni|apne|meri .. BODY ..3 CUT, BODY ..3 CUT`,
    overdose: `
    `,
    abuse: `
      @CLOSE|woh|usne ..3 mujhe|mujhko ..4 HITS|maara|mara, @mujhe ..
      maarta|maarti|maarte|peetta|peet*|pitta|peeta|marta|maara`,
    eating: `
    `,
    violence: `
    `,
    psychosis: `
    `,
  },
  elevated: {
    despair: `
      haar gaya|gayi|chuki|chuka, umeed|ummeed|himmat .. NAHI|khatam|toot, ab .. NAHI ..
      hota|sakta|sakti|bardasht|sehan|hoga|raha, bardasht .. NAHI, koi ..
      umeed|ummeed|umid|rasta|raasta|matlab|fayda|wajah .. NAHI, kuch .. theek|acha|achha .. NAHI, bojh, meri
      .. zaroorat|zarurat|parwah .. NAHI, koi .. parwah|pyaar|pyar|samajh*|apna .. NAHI, nafrat ..
      khud|zindagi|apne, khud .. nafrat|ghin, sab .. bekaar|bekar|khatam|bekaar lagta|khtm|bemtlb, toot ..
      gaya|gayi|chuka|chuki|raha, zindagi .. matlab|bekar|narak|bekaar|barbad, akela|akeli ..
      feel|mehsoos|koi|hoon, koi .. NAHI .. mera|apna|samajhta|samajhne, raasta NAHI, kuch .. NAHI ..
      bacha|hoga|achha|acha|lagta, main .. fail|failure|bekaar|bekar|loser|bojh|galti, jee NAHI lagta, nafrat
      .. mujhse|khud|sab, sab bekaar|bekar|khatam|barbad, aur NAHI hoga|hota|hoti`,
    'self-harm': 'CUT .. khud|mann|soch*, khud .. dard',
    abuse: `
    `,
    eating: `
    `,
    worry: `
      @CLOSE ..6 LIVE .. NAHI`,
    substance: `
    `,
    psychosis: `
    `,
    panic: 'panic attack, saans .. NAHI, ghabrahat .., ghabrahat, anxiety .. bahut|attack, pagal ho',
    violence: 'gussa .. maar|dar .., maarne .. mann .. usko|use|log*',
  },
  hints: `
    akela, akeli, udaas, dukhi, rona, roti, rota, neend NAHI, dard, thak, pareshan, tension, koi NAHI, dar,
    khaali, himmat, tanha, bekaar`,
}
