import type { Language } from './language.ts'

export const danger: Language['risk'] = {
  abuse: `
    @force himself|herself on|into me, @HE ..4 HITS me|my|us !up|on|off, i was|am|being|got|been ..
    hit|attack|choke|abuse|strangle|beaten|molest|assault|rape|trafficked, @HE ..6 threat* ..
    hurt|kill|burn|knife|gun|harm|shoot, @HE ..4 going|will|SAY ..4 kill me|my|if|us, @HE ..
    make|made|force|coerc* me ..3 sleep|bed|thing|touch|sex, @HE .. lock me ..
    in|up|out|room|closet|basement, @HE .. follow*|stalk* me, @HE .. violent ..
    me|again|when|with|towards, @PARENT|brother|boss|teacher|coach|cousin|grandfather|priest ..
    touch|molest|groped|gropes .. me, think|scar|know|afraid|believe|sure .. HE|hell ..
    hurt|kill|beat|murder me|us, @HE .. hit|beat|hurts .. and me|us|PARENT|kid|siblings, @HE .. PUSH me ..
    wall|down|floor|window|ground|stairs, @HE ..6 slam|shove|knocked me, hide .. bruise|mark,
    @get|come|came|climbs|crawls into my? bed|room .. night|he|PARENT|brother,
    @hit|beaten|burned|threatened|shaken|slapped|choked|kicked|pushed|raped|touched by my|her|his,
    @hell|hed|shell|shed ..2 kill|hit|burn|drown|beat|shoot|stab|bury ..2 me|CLOSE|us|dog|both, @HE ..4
    knife|gun|lighter|hammer|bat|belt|iron|cigarette|cord ..4 me|my|at|arm|face|throat,
    @break|bang|pound|kick ..1 on? door, what happen if i ..2 go|leave|left|tell|talk|told|report|pack,
    @HE ..2 took|got|hid|keeps|burned|has my id|passport|documents|papers|visa, my ..1
    picture|photo|pic|video|nude ..8 school|post|send|spread|unless|leak|share, @hit|beats
    us|anyone|whoever|siblings, @HE ..2 put|place|slide ..1 her|his? hand ..4 me|my|thigh|leg|knee|skirt,
    AFRAID ..4 be|go|come ..1 home, @he|PARENT|brother|teacher|coach|cousin ..5
    get|come|lie|climb|crawl|sit ..3 my bed|room_at_night, @bang|slam|shove|smash my ..1
    hand|head|arm|face, @nobody|no_one ..1 will|would|ever believe me, @HE ..2
    broken|black|broke|crack|fracture|split my ..1 arm|wrist|finger|tooth|eye|jaw|lip|nose|rib|teeth, @HE
    ..2 throw|threw|hurl* ..4 !ball|snowball|pillow|party|frisbee|shade at me|us|my, @use* ..1 belt ..1 on
    me|us, @belt again $, @NOT sit ..1 properly|down ..4 belt|dad|after|hit, @lip|mouth|eye|jaw ..1 stop*
    bleed*, @split|swollen|busted|fat|black lip|eye,
    @choke|choked|strangle|strangled|slap|slapped|punch|punched|raped|molested|groped|assaulted|pinned|smacked|shoved
    me !up|back|shoulder|off|awake, @hold|held|pin|pinned me ..1 down|against, @kick|kicked me ..2
    stomach|ribs|back|stairs|again|head|when|while, no|stop ..3 he|she|they ..3
    anyway|kept|did_it|carried|still|continue*, @point* ..2 gun|knife|it|rifle ..1 at me|us|my, sleep ..2
    knife|bat|hammer ..2 under|because|next, @HE ..2 make|made|force me do ..2 thing|it|stuff, @HE ..1
    hand|hands ..1 around|round|on my neck|throat, @hit|hits|hitting me ..2
    again|when|because|face|head|every|if|with_belt|with_his, @burn ..2 down|on my ..1 neck|arm|back|face,
    @touch|touches|touched|touching me ..3 at_night|down_there|NOT|sleep|secret|wrong|there, @lock me|us
    ..1 in|up, @HE ..1 hit|hits|beat|beats|hurt|hurts me !up, @pushed|pushes|threw me ..2
    stairs|wall|floor|pregnant|down, @kill me|us ..2 if|when ..1 i|we ..1 leave|left|go|tell, @leave|left
    ..4 hell|shell|hed|shed kill|find|hurt, @hand|fingers ..4 up|down|under|inside ..1 my ..1 CLOTHES`,
  eating: `
    eat|ate|eaten nothing ..4 day|week, make|made|force MYSELF ..2 VOMIT, throw|threw|vomit|puke ..3 after
    .. every|EAT|each, purg* .. day|again|every|after|food|blood|meal*, purg, laxative, day without EAT,
    NOT .. EAT .. day|faint|dizzy|proud|powerful, make|made|force MYSELF .. throw|bring .. up,
    throw|purge|vomit|puke up? .. all|everything|whatever i? eat, NOT .. eat|food|eaten .. since DAY, CANT
    let MYSELF eat, i purge|vomit $, throw|purge|vomit up ..2 after|before|between ..2
    work|class|lunch|dinner|meal|shift|meeting, nothing|only but? coffee|water|tea|air|gum|ice|broth ..4
    day|since|week|NUM, nothing but coffee|water|gum|ice, water before ..2 weigh,
    faint|dizzy|collapse|passed_out ..6 EAT|calorie|diet|hungry|starv*, VOMIT ..6 purpose, day ..1 NUM? ..1 without food|EAT, day ..1 fasting|starving, nothing|only|just but? ..1
    coffee|water|tea|coke|gum|broth|soda ..5 day|since|week|NUM|faint*, throw|threw up ..2 my|all|every?
    ..2 lunch|dinner|breakfast|food|meal ..8 every|again|times|day|purpose|toilet|secret|since, binge* ..8
    threw|throw|purge*|vomit*|sick, threw|throw it|that|everything all? up, throat ..1 bleed*|raw ..6,
    weigh less than, still fasting, NUM kilo|kg|pounds|lbs|stone ..2 still ..3 lose|less|fat|more,
    faint|dizzy|collapse|pass_out|passing_out|black_out ..8 EAT|calorie|diet|hungry|starv*, keep starving,
    starv* myself|until|till, i|still starving until|myself|on_purpose, hair ..1 fall* out ..8
    EAT|weigh*|calorie|weight, calorie|calories ..6 faint*|dizzy|hair|proud, finger|fingers|toothbrush ..2
    down|in my? throat, sick ..2 after ..1 every|each|EAT, NOT ..2 EAT ..2 in|for|since NUM|day|days|week,
    NUM|several days ..2 NOT|without ..2 EAT, exercise|run ..3 until ..2 collapse|faint|throw`,
  violence: `
    @want|going|will|plan|wanna|gonna burn ..3 down, @I ..4 stop|think|WANT|urge|PLAN ..4 STAB ..2 PERSON,
    @want|going|need|wanna ..2 see|make ..1 PERSON die|hurt|bleed|suffer|beg, @put|pour|slip ..3
    poison|something|pills|bleach|antifreeze|rat ..3 CLOSE|her|his|their|boss ..3 drink|food|coffee|tea,
    if i cant have ..4 NOT|nobody|he|she, @i|im|ill ..3 take|bring|carry ..3 knife|gun|bomb|machete ..4
    school|work|class|church|office, @bring* something|it ..3 school|work|class ..6 sorry|pay|regret,
    @make|making|made PERSON|them|CLOSE ..1 pay|suffer|regret $, @!he|hes|she|shes|they|theyre|who|CLOSE
    ill|imma|gonna|gunna|i_will ..1 SLAY ..1 PERSON|CLOSE|anyone|whoever, @know ..2 where|when|time ..3
    CLOSE|he|she|they ..2 live|sleep|work|park|leave* ..8 knife|gun|bat|there|wait*|tonight|plan*,
    going|wait*|there ..6 with? knife|gun|bat|hammer|acid|petrol ..8 he|she|her|him|them|they, until|till
    he|she|they ..1 stop* ..1 move|moving|breathing|screaming, shoot|shooting ..2 up
    school|office|work|place|church|mall|everyone|class, almost|nearly
    strangled|choked|smothered|drowned|stabbed CLOSE|him|her|my|the, @i ..6
    hurt|shake|shook|smother|drown|shaken|throw baby|newborn|infant|toddler, burn ..3 down ..4
    with|inside|all|them, @they|people|list ..4 who deserve ..1 die|death|suffer, @i|ive|keep ..3 follow*
    ..1 her|him ..1 home|to_work, want|wanna|going ..2 stab|shoot|strangle|beat him|her|them|CLOSE ..3
    until|death|sleep|dead, imagin*|picture|picturing|fantasi* ..2 kill*|stab*|strangl*|shoot* ..2
    CLOSE|him|her|them|my|people, list of? people ..4 die|kill|pay|hate, plan|imagin* how? ..3
    hurt|kill|stab|shoot|killing !me|MYSELF, i ..2 still do it`,
  psychosis: `
    @they|god|voice|demon|entity|spirit .. SAY|scream*|whisper*|push* ..4
    end|MYSELF|kill|jump|DIE|HURT|KILLSELF|bleed|HARMED, @brother|voice|mother|demon .. SAY me ..
    die|jump|come|follow|join, @it|god|voice|demon|angel|devil|jesus|shadow ..3
    want|tell|say|told|said|command|order|scream|insist ..6
    cut|die|hurt|kill|burn|jump|drink|knife|drown|harm|stab|step|bleach|punish|push|sacrifice|give_them|youngest,
    @whisper|command|chant|hiss ..8 cut|die|hurt|kill|burn|jump|drown|stab, @VOICE ..4
    SAY|insist*|command* ..6 jump|kill|die|burn|stab|hurt|cut|bleed|knife|traffic|pills|rope|poison|harm
    !carbs|sugar|classes, @voice|voices ..2 order*|command* ..1 me, @they|voices|it
    tell|tells|telling|told me ..4 knife|jump|rope|blade|kill|stab|pills, @head ..3 SAY|tells ..6
    kill|die|jump|cut|hurt|burn|stab, @obey ..2 voice|voices|it|him|god, voices ..6 better
    off|without_me|die|kill|worthless|louder`,
}
