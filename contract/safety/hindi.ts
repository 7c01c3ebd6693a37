import { vocabulary } from './hindi-words.ts'
import type { Language } from './language.ts'

/** Hindi as it is typed in Latin letters, often mixed with English. */
export const hindi: Language = {
  vocabulary,
  idioms: `
    hasi|hansi|hasi .. mar, bhook|bhukh|garmi|thand|pyaas|sharam|nind|thakan|talab|hasi|chai ..
    mar*|marr|mar, maar daala|dala, jaan le li, marr gaya, mar gayi, film|movie|hero .. mar|mar jata,
    mumbai|delhi|gaon|pahad* mein? jeena|rehna, guzar gay*, zindagi mast|acchi|badhiya|sahi, match haar*,
    suicide ka koi khayal, koi khayal nahi, mummy|maa|papa|mom|boss|teacher|wife maar
    dalegi|dalenge|daalegi|daalenge|dalega|daalega, maar dalega|dalegi agar, jaan leva|lewa, jaan nikal*
    ..2 garmi|gym|class, mar jaunga|jaungi|jaaunga ..2 hansi|bhookh|hasi|garmi|chai, time maar, line
    maar*, jhadu|pocha maar*, makkhi|machhar|cockroach maar*, chakkar maar*, dil jala, kat gaya|gayi
    chalan|paisa|light, call|phone kat*, baal|nakhun kat*, sabzi|cake|pyaaz kaat*,
    suicide|marne|khudkushi|atmahatya ..2 NAHI soch*|karna|kar|kar_rahi|karungi|karunga|khayal, khayal
    NAHI, phone|mobile|laptop|printer mar|suicide|khatam, has|hans has|hans ke mar, maar dala|daala,
    doctor ne ..4 goli|dawai, thyroid|bp|sugar|vitamin ki? goli|dawai, bp ki, goli subah, baal kat*,
    billi|kutta ..2 mar`,
  risk: {
    suicide: `
      jeene|jine|zindagi .. wajah|matlab|mann|ichha|iccha|fayda .. NAHI, goli|goliyan|zeher|fansi ..
      kha|khali|laga|li|le, mere bina|jaane|marne .. khush|behtar|sukoon, DIE ..3 WANT, WANT ..4 DIE,
      KILLSELF, mujhe .. DIE|marna, main .. DIE, LIVE ..4 NAHI, NAHI ..2 jeena|LIVE, LIVE ..
      wajah|matlab|fayda|faida|mann|man|dil .. NAHI, @mere bina ..4
      khush|behtar|acche|theek|sukoon|acha|better, maut .. aa|aaye|chahiye|sukoon|behtar|do|de|hal,
      zindagi|jindagi .. khatam|khtm|thak|tang|nafrat, thak .. LIVE|zindagi|jeene, zindagi se ..
      thak|tang|pareshan|haar, NAHI rahunga|rahungi, apni jaan, marne ..
      mann|dil|soch*|khayal|sochta|sochti, mar jaane .. mann|man|dil, LIVE ..
      bekaar|bekar|mushkil|nark|narak, is duniya .. NAHI, khatam kar .. lunga|lungi|dunga|dungi|lun,
      @mere marne .. kisi|koi|sab|NAHI|farak|fark, @mere marne|jaane .. fark|farak|farq|koi, main ..
      marungi|marunga, marungi, bhagwan|maangta|maangti|dua|kaash|kash|upar ..6
      utha|bula|le_jaye|chala|chali|na_uthu|mar|maut|neend_mein, himmat|hausla ..4
      marne|jaan|kudne|latakne|katne, plan|din|date|tareekh|jagah ..3 decide|chun*|fix|soch*|ready ..4
      marne|jaane|khatam|suicide, cancer|accident|heart_attack|truck|gaadi|bus ..5
      ho_jaye|aa_jaye|maar_de|kuchal*|takkar|thok ..3, pul|bridge|chhat|terrace|patri|metro|balcony ..6
      kood*|kud*|khade|khada|khadi|jump|gir*|neeche, google|search|dhoondh* ..4 kaise ..2 mar*|dard,
      sirf|bas ..2 marna|maut|mar ..2 baki|bacha|raasta|rasta, zinda ..2 NAHI|kyun, jeene ..3
      NAHI|wajah|mann|himmat|matlab, kisi ko ..2 farak|fark|farq ..3, insurance ..6
      bachch*|family|biwi|paisa, mere ..2 bina ..3, sach ..2 kar lungi|lunga|lenge, kms ..4, ye|yeh ..2
      aakhri|akhri raat|din, khatam karna|kar ..1 chahta|chahti|lu|lun|lungi|lunga|du, subah NAHI|na ..2
      uth*|dekh*, duniya ..2 chhod*|chod*, subah ..2 aankh ..1 NAHI|na ..1 khul*, aankh ..2 na|NAHI?
      khul*, aankh hi? khul*, NAHI jeena|jina, jeena NAHI, jeene se ..2 mar*, mar jau|jaun ..2
      acha|accha|behtar, acha|accha|behtar ..2 mar jau|jaun|jaana, din ..2 decide|chun*|tay ..4
      tarika|tareeka|kaise, tarika|tareeka ..3 soch*|decide|pata, kood* ..2 soch*|mann|man,
      chitthi|letter ..3 drawer|likh*, aakhri|akhri|last ..1 din|raat|diwali|birthday ..2 meri|mera, sab
      plan ..2 hai|kar, himmat ..2 chahiye ..2 mar*|kood*, kab ..1 khatam ..2 hoga|hogi|zindagi, attempt
      ..3 fail|NAHI|pehle`,
    goodbye: `
      alvida, sabko .. maaf, aakhri|akhri|aakhiri|antim ..1 message|chitthi|raat|khat|post|selfie,
      aakhri|akhri|aakhiri baar ..3 mil*|gale, goodbye ..3 sab*|everyone|forever|dosto, maaf ..2
      karna|kar_dena|kardo|kar_do ..4 sab*|maa|mummy|papa|alvida|mujhe_sab, kal ..4 NAHI|na ..2
      hunga|hungi|rahunga|rahungi|milunga, main ..2 NAHI hunga|hungi|rahunga|rahungi|milungi,
      khayal|dhyan|dhyaan rakhna ..4 baad|mere|NAHI|alvida, rakhna ..2 dhyan|dhyaan|khayal ..2
      maa|mummy|papa|bhai|behen|uska|unka|sabka, chitthi|letter|khat|note ..3 likh*|chhod*|rakh*,
      baant|baat|de diya|di ..2 sab|apni|apna|cheezein|guitar|kapde, tum|tumhari|aapki|kisi galti NAHI,
      jab|agar ..2 padh*|padho|mile ..3 ye|yeh|message|letter, apni|apna ..3 de di|diya ..6 password*|likh*|chitthi|sab, aakhri|akhri|last ..1 entry|post|message|din|baar, kisi ..1 galti NAHI, galti NAHI, maaf
      kar dena|do|dijiye, maa|mummy|papa|bhai|behen khayal rakhna, mere baad, alvida ..2 bol*|sab*|keh*, main NAHI
      rahunga|rahungi, jab ..2 padh*, sab ko|sabko ..2 alvida|goodbye|bye`,
    'self-harm': `
      khud .. CUT|maarta|maarti|chot|nuksan, apna|apni|apne|meri .. BODY ..3 CUT, BODY ..3 CUT, TOOL ..6
      haath|samne|saamne|paas|bathroom|chhupa*|pillow|drawer|bag, TOOL &
      BODY|kaat*|khoon|kata|cut|sukoon|chain, apne|apni|apna|khud ..3 BODY|ko ..4
      CUT|maar*|jala*|daant|noch*|khuraj*, ruka NAHI jaye*|jata|jaa, rok NAHI pa*, khud ko ..3
      CUT|maar*|maara|jala*|chot|dard|saza|nuks*, khoon ..3 nikal*|nikl*|behta|aaya ..2, kaat* ..3
      sukoon|chain|accha|acha|relief|haath, nishan|nishaan|daag ..4 chhup*|haath|sleeve*|cut|blade, full
      sleeves, khoon dekh* ..3 sukoon|accha|acha|chain, cigarette|lighter ..2 se ..3 jala*|khud,
      deewar|diwar ..2 pe|par? ..2 sar|sir|haath ..1 maar*, sar|sir ..3 deewar|diwar, blade ..3
      chhup*|rakh*|chup*, nishan ..3 NAHI|na ..1 dikh*, jaan ke|bujh* ..3 chot|jala*|kaat*, haath
      kaat*|kat*, fir|phir se ..1 haath? ..1 kaat*|kata|cut`,
    overdose: `
      ALL ..4 GOLI ..3 TAKE, GOLI ..5 TAKE ..4, TAKE ..3 ALL ..3 GOLI, overdose,
      phenyl|harpic|zeher|zahar|acid|keetnashak ..3 pi|kha*|li, jaan boojh*|bujh* ..4 GOLI|zyada,
      goliyan|tablet|tablets|goli|strip|dawai ..3 kha|nigal|le li|liya|gaya|gayi ..3, zyada ..2
      tablet|goli|goliyan ..2 kha, strip|patta ..2 nigal|kha, tees|bees|20|30|40 ..2 goli*|tablet* ..4,
      neend ..2 goli* ..2 kha|li, daaru ..2 ke? saath ..2 goli*|tablet*`,
    abuse: `
      @CLOSE|woh|usne ..3 mujhe|mujhko ..4 HITS|maara|mara, @mujhe ..
      maarta|maarti|maarte|peetta|peet*|pitta|peeta|marta|maara, @USNE ..5 mujhe|mujhko|mere|humein|meri
      ..4 HITS, @mujhe ..4 HITS ..3, @USNE ..2 ne ..4 HITS, @BOLE ..5 jala|maar|jaan|kaat|mar|khatam ..2
      denge|dega|dunga|degi|dalunga|dalega|lega, @jala|maar|kaat|khatam ..1
      denge|dega|degi|dalega|dalenge, @galat ..2 jagah|tarah|tareeke ..3 chhu*|chu*|touch|haath,
      @kamre|bistar|bed|room ..3 aata|aate|aa_jata|ghus*|lett* ..4 raat|haath|dar|zabardasti|chhu*,
      @haath ..2 lagata|lagate|lagaya|rakhta|pherta|daal*, @zabardasti|jabardasti ..3
      kar*|chhu*|mere|mujh*, @photo*|video* ..6 viral|bhej*|daal*|dikha*|leak, @band kar* ..2
      kamre|ghar|bathroom|room, kamre ..2 band ..2 kar*, dahej|dowry ..6 maar*|jala*|taane|kam|lekar,
      ghar ..3 jaane|jane|wapas ..3 dar|darr, dar|darr ..4 ghar|papa|pati|usse|unse|sasural ..4
      maar*|jaane|hai, neel|nishan|chot ..4 pati|papa|usne|chhup*|belt|sasur, papa|mummy|bhai ..3
      maarenge|maarega|maaregi ..1, mana ..1 kiya ..4 phir|fir ..3 kiya|kar, bathroom|kamre ..2 band ..4
      darwaza|dar|peet*, darwaza ..1 peet*|tod*|maar*, gala ..1 dab*, maar dunga|dungi|dalunga ..4,
      chhod* ..2 gayi|gaya ..3 maar*|jaan, raat ..2 kamre ..4, roz maar*|peet*, @chacha|mama|papa|tau
      ..5 chhu*|kamre|haath, @agli baar ..4 maar*|jaan|kaat*, @phenk* ..3 maara|mujh*|mere`,
    eating: `
      ulti|vomit|ultiyan|ultee ..6 kha*|khane|baad|karti|karta|jaan|ungli, kuch NAHI khaya ..4, NAHI
      khaya ..3 din|hafte|kal|somvar|paani|hafta|bas, din|hafte|hafta|dino ..5 NAHI|bina ..2
      kha*|khaya|khaye, bhookhi|bhukhi|bhookha|bhukha ..3 rehti|rehta|hu|din|rahi, behosh|chakkar ..6
      kha*|bhook*|diet|assembly|school, laxative*|jamalgota, ungli ..2 gale|gala, ulti ..2 kar*|hu, gale
      ..2 ungli, ungli ..2 gale|daal*, kilo ..2 hu ..4 patl*|kam|weight|wazan, patla|patli ..2 hona, din
      ..2 kuch ..1 NAHI khaya|khayi, NAHI khaya, chakkar ..4 kha*|gir*, laxative*, khana band, sirf
      paani|pani|chai ..4 din|se`,
    violence: `
      goli maar*|marunga|dunga, usko|usse|use|unko|sabko|usey ..3 maar|kaat|jala|khatam|uda ..1
      dunga|dungi|dalunga|daalunga|dalungi|dena|lunga, WEAPON ..6
      kal|parso|maar*|badla|usko|school|college, badla ..3 lunga|lungi|lena|leke, jaan se maar*, khoon
      kar*|pee, @usko|use|usse|unko maar dalunga|dunga|dalungi|dungi|daalunga, maar
      dalunga|dalungi|daalunga, jaan ..1 se ..1 maar* ..2, chaku|bandook|katta|gun ..3
      le|li|liya|hai|bag|rakh*, @ghar ..1 pata ..1 hai ..4, @dar ..2 bachche|bacche|bachcha|baby|kisi
      ..3 chot|maar*|nuks*, @bacche|bachche|bachcha ..2 ko chot|maar*|hila*, chaku ..1 maar*, sabko ..3 maar*|maarne`,
    psychosis: `
      awaaz*|aawaz*|awaz*|voices|shaitan|bhoot|jinn|bhagwan|devi|mata|sir_mein ..6 BOLE ..8
      maar*|kaat*|kood*|kud*|mar|jala*|CUT|KILLSELF|chaku|khatam, awaaz*|aawaz*|awaz*|voices ..6
      maar*|kaat*|kood*|KILLSELF|mar, @awaaz*|awaaz|awaazein|koi|bhagwan|kaan ..4 bol*|keh* ..5
      mar|maar|kood|kaat|chaku|jala|khatam, @dimag|dimaag ..3 bol*|keh* ..5 mar|maar|kood|kaat|chaku,
      @jab tak ..4 awaaz*, awaaz* ..2 chup ..2 NAHI, @behen|maa|papa|bhai|sab ..2 maar ..1 de|do|dal`,
  },
  elevated: {
    despair: `
      haar gaya|gayi|chuki|chuka, umeed|ummeed|himmat .. NAHI|khatam|toot, ab .. NAHI ..
      hota|sakta|sakti|bardasht|sehan|hoga|raha, bardasht .. NAHI, koi ..
      umeed|ummeed|umid|rasta|raasta|matlab|fayda|wajah .. NAHI, kuch .. theek|acha|achha .. NAHI, bojh,
      meri .. zaroorat|zarurat|parwah .. NAHI, koi .. parwah|pyaar|pyar|samajh*|apna .. NAHI, nafrat ..
      khud|zindagi|apne, khud .. nafrat|ghin, sab .. bekaar|bekar|khatam|bekaar lagta|khtm|bemtlb, toot
      .. gaya|gayi|chuka|chuki|raha, zindagi .. matlab|bekar|narak|bekaar|barbad, akela|akeli ..
      feel|mehsoos|koi|hoon, koi .. NAHI .. mera|apna|samajhta|samajhne, raasta NAHI, kuch .. NAHI ..
      bacha|hoga|achha|acha|lagta, main .. fail|failure|bekaar|bekar|loser|bojh|galti, jee NAHI lagta,
      nafrat .. mujhse|khud|sab, sab bekaar|bekar|khatam|barbad, aur NAHI hoga|hota|hoti, kuch NAHI
      badal*|badlega|hoga|hone, kabhi ..2 accha|acha|achha|theek|thik ..1 NAHI|hoga,
      sochna|koshish|umeed chhod*|chhor*, meri wajah se ..4
      papa|maa|mummy|sab|ghar|bachch*|karni|padti|pareshan, main ..3 bojh|kharcha|burden,
      kharcha|bojh|burden ..3 hu|hoon|ban|sab|ghar, kisi kaam ..2 NAHI|ka, kisi layak NAHI, layak NAHI
      ..2, bekaar|bekar|nakaara|nikamm* ..2 hu|hoon|zindagi|insaan, fail ..2
      ho_gaya|gayi|hu|zindagi|sab, khaali|khali ..3 andar|lagta|mehsoos|sab|zindagi, andar ..2
      khaali|mar|khali|toot*, thak ..2 gaya|gayi|chuka|chuki ..3 sab|zindagi|ladte|jeete|khud, himmat
      ..2 NAHI|toot*|khatam|jawab, zindagi ..3 bojh|saza|boring|barbaad|ruk|andhera|bekar, andhera ..3
      lag*|zindagi|andar|dikh*|sab, sab kuch ..2 khatam|barbaad|bekar|chala, future ..3
      NAHI|khatam|andhera, mann NAHI lagta|karta|lag, kisi cheez ..2 mann, akela ..2 pad|reh|feel|hu,
      koi NAHI ..3 samajh*|sunta|mera|poochh*, nafrat ..3 khud|aap|zindagi, NAHI ho* ..2 mujhse, mujhse
      NAHI ho*|hoga, kami ..2 mehsoos ..1, kisi ..2 kami, zindagi ..2 kharab|barbad ..3
      maine|mere|meri|kar, kharcha ..2 hu|hai|ghar, kisi kaam, aur NAHI ho*, matlab NAHI, khaali ..1
      lag*, andar ..1 khaali, mann NAHI kar*, khud ..1 nafrat, future NAHI, mera koi ..2 NAHI, thak
      gaya|gayi zindagi, sab ..1 pe|par bojh`,
    'self-harm': `
      CUT .. khud|mann|soch*, khud .. dard, mann|dil|khayal ..4 CUT|kaatne|khud_ko, urge* ..3, blade*
      ..1 phek*|fek*|de_diya, man|mann ..1 rok*, kaatne ..2 man|mann|dil, din ..2 NAHI ..1 kaat*|kata,
      hote hote ..1 bach*, karne ..1 wali|wala ..2 thi|tha? ..2 par`,
    abuse: `
      @USNE|mangetar|husband|bf ..5
      phone|location|screenshot|message*|password|call|kapde|job|paise|salary ..4
      check|maang*|dekh*|leta|le_leta|rok*|mana|chhod*|control|chheen*,
      @jaane|milne|nikalne|baat|kaam|padhne NAHI ..2 deta|dete|deti|dega, @mana ..2
      karta|karte|karti|kiya ..3 milne|jaane|job|baat|pehen*, @shak ..2 karta|karte|karti ..2,
      @gaali|gaaliyan|gali|taane|taana|zaleel|beizzat* ..3
      deta|dete|deti|karta|karte|karti|maarte|maarti, @control ..2 karta|karte|karti, @job chhodne|chhod
      ..3 bol*|keh*, @permission|ijazat ..3 leni|lena|bina|poochh*, @chillata|chillate|chillati ..3,
      USNE|roz|mera ..2 phone ..2 check|dekh*, milne NAHI, gusse ..2 dar*, dar ..2 usse|uske|pati,
      salary ..3 rakh*|le, late ..3 chill*|maar*`,
    eating: `
      calories|calorie ..4 soch*|gin*|dar|count|guilt*, moti|mota ..3 lag*|hu|hoon|ho|feel,
      khane|khaana|khana|roti|gulab|mithai ..6 guilt*|kosa|dar|darr|rona|royi|pachta*|sharam,
      weight|wazan|vajan ..4 dar|check|badh*|soch*, khud ko kosa, sheesha|mirror|aaina ..4
      nafrat|ghin|dekh*, binge ..3 kha*|kiya|eating, khana skip, khana chhod*, ghin ..3
      khane|khud|sharir, khane ..2 baad ..3 ghin|guilt*|sharam, calorie ..1 gin*, sharir ..2 nafrat,
      binge ..2, patli|patla ..1 hone, baar ..1 vajan|wazan|weight`,
    worry: `
      @CLOSE ..6 LIVE .. NAHI, @CLOSE ..6 marna|suicide|KILLSELF|DIE|kaat*|marne|jaan_de, @CLOSE ..5
      NAHI|nahin ..3 khata|khati|jeena|utha|uthata, @CLOSE ..4 kuch NAHI khat*, @dar|darr|chinta|fikar
      ..5 uske|unke|uski|iske liye|kuch, @dar|darr|chinta ..3 lag* ..4 uske|unke|usko, @CLOSE ..5
      marna|mar_jana|suicide, @CLOSE ..4 kamre ..3 blade|goli*|chitthi|rassi, @blade ..3 mil*, @CLOSE
      ..4 suicide ..2 try|koshish, @lagta|lagta_hai ..3 CLOSE ..4 maar*|peet*, @CLOSE ..3 khana NAHI,
      @CLOSE ..6 kaat*, @dar ..2 CLOSE ..3 kar|kuch`,
    substance: `
      daaru|daru|sharab|peg|beer|whisky|rum|vodka|ganja|charas|joint|cigarette|goli|nasha|chitta|smack|weed|bhang
      ..6 roz|bina|subah|raat|neend|akela|akele|chhup*|chupke|kaanp*|NAHI|office|har|bhool*|peeta|peeti,
      haath kaanp*, NAHI chhod|chhoot|chhut ..2, nasha|nashe ..4, peena|peene ..3 chhod*|band|roz|NAHI,
      relapse ..2, chitta|smack|heroin|mdma ..3, roz ..3 peeta|peeti|pita|piti, peeta|peeti ..3
      sone|neend|raat|subah, bina ..3 din|neend ..2 NAHI, ganja|ganje|daaru|sharab ..2 bina,
      botal ..2 chhup*|chup*, doctor ..2 zyada, zyada ..1 goli ..2, subah ..2 yaad NAHI, kuch yaad NAHI`,
    psychosis: `
      awaaz*|aawaz*|awaz*|voices ..3 sun*|aat*|aa ..3, sun* ..3 awaaz*|aawaz*|awaz*|voices|phusphus*,
      peecha|pichha ..2 kar*, mujhpe|mujh nazar rakh*, tv|radio|anchor|news ..5
      mere|mujhe|mujhse|naam|code|message, camera*|chip|mic ..4 ghar|deewar|dimag|kamre|phone,
      dimag|dimaag|soch|khayal ..4 padh*|control|chura*|daal*, zeher|zahar ..3 mila*|khane|khana,
      jaadu|kala ..2 jaadu|tona ..3, saaya|parchhai ..3 dikh*, dekh ..2 rahe|raha ..2 sab|log|phone,
      phone ..2 se mujhe, awaaz*|awaazein ..3 sun*|aati, padosi ..5 sun*|dimag|deewar, tv ..2
      mujhe ..2, khane ..2 mila*, parchai*|parchhai*|saaya ..1, dimaag|dimag ..3 sun*|padh*|baat*`,
    panic: `
      panic attack, saans .. NAHI, ghabrahat .., ghabrahat, anxiety .. bahut|attack, pagal ho, dil ..3
      tez|zor|dhadak*|dhak, dhadkan ..2 tez|badh*|bhaag*, saans ..2 phool*|ruk*|atak*|NAHI|ghut*, dam
      ghut*, panic ..3 attack|ho|hua|hoti, ghabra* ..2, chakkar ..3 aa*|gir*|metro|bus, haath pair ..2
      kaanp*|thande|sunn*|sunn, attack ..2 aaya|aate|aata|aa, bahar ..2 NAHI ..2 nikal*|ja*, pagal ho
      ..2, anxiety ..3 attack|bahut|ho|rehti|hoti, panic ..1 attack, saans ..1 NAHI, haath ..2
      kaap*|kaanp*, laga ..2 mar jaun*|heart|attack, heart attack, NAHI ..1 nikal pati|pata|paati, jam
      gay*|ga*, bol NAHI ..1 pa*, ghar ..2 nikal ..1 NAHI`,
    violence: `
      gussa .. maar|dar .., maarne .. mann .. usko|use|log*, gussa ..4 maar*|haath|control|bachch*|tod*`,
  },
  hints: `
    akela, akeli, udaas, dukhi, rona, roti, rota, neend NAHI, dard, thak, pareshan, tension, koi NAHI, dar,
    khaali, himmat, tanha, bekaar, kuch accha NAHI, kuch acha NAHI, bhookh NAHI, so NAHI, uthne mann, thaka,
    thaki, rulaa*, ghutan, khamosh, chup`,
}
