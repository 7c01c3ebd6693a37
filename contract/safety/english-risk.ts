import type { Language } from './language.ts'

export const risk: Language['risk'] = {
  suicide: `
    think|look|thought|dream|obsess*|staring ..3 MEANS !close|project|prescription|design|repair, CANT KEEP
    ..1 live|life|exist|being_alive $, i ..1 have|got|must|gotta ..1 die|dead !of|from, close|closer ..1 doing
    it, insurance ..6 if|when|after|once i|im|ive, NOT ..2 made|meant|supposed|built ..3
    LIVE|old|be_here|this_long, nobody|no_one|noone ..1 will|would|wud ..2 MIND ..3 if|when i|im,
    nothing|nobody|no_one|only|barely ..2 stop|keep|hold|tying me ..2 alive|here|going|back|from, NOT ..2
    life|future|tomorrow|version ..4 for_me|has_me|i_am_in|im_in|include*|with_me, i know ..2 what|which
    day|night|HIGH|MEANS|train|date|tree, i ..1 leave|going|vanish ..3 forever|for_good,
    hold|took|touch|clean|held|loaded|loading|smelled ..3 MEANS ..8
    feel|think|night|alone|thought|final|while|PART|felt, pretend ..4 LIVE, KILLSELF, WANT ..8 DIE, MEANS ..6
    tonight|call|PART|count|drawer|closet|staring|nightstand, NOT ..4 reason NOT ..2 DIE|go|jump|do|KILLSELF,
    all|everyone|world|them|family|everybody favor|favour ..6 leave|going|DIE|GONE, HIGH ..8
    jump|fall|easy|step|simple|leap|let_go, be dead by then|SOON, being dead|gone ..4
    GOOD|like|easy|quiet|peaceful|nice, will|would|does ..1 it ..1 hurt ..2 die|jump|bleed|drown|fall|hang,
    gone ..1 before|by ..2 SOON|winter|spring, why am i ..1 alive|here, take me|MYSELF out, @my own? funeral,
    wake|woke up ..2 wish ..2 NOT, MEANS ..6 CANT stop think|look, NOT ..1 scar|afraid|fear ..2 DIE, MEANS ..3
    ready|bought|prepared|loaded|tied|sharpened, WANT|urge|THINK|PLAN ..2 crash|drive|swerve|steer|wreck ..2
    off|into|VEHICLE|purpose, hope|pray|wish* ..6 go kill|wrong|NOT_survive|badly, @EVERYBODY ..1
    sad|cry|upset|mourn|grieve ..3 day|week|month|while|then|bit ..3 go|GOOD|get|forget, how many ..2 DRUGS,
    im out FINAL, how easy|fast|simple|quick ..3 end|be|all|go|jump|fall|step, NOT ..1 be alive ..2
    when|SAME|long|then|anyway, CANT|nothing|nobody|no_one ..1 will|can|could? stop me, one more day ..3
    NOT|CANT|in_me, NOT ..2 day|fight left? in me, going|WANT ..2 make .. final|official|permanent $, attempt
    ..4 again|last|week|year|before|time|month|surviv|twice, but|except|besides|instead_of|other_than DIE,
    life|nothing|nobody|no_one|who ..4 IFGONE, dead than alive, @god|hell|forgive|heaven|sin ..6 KILLSELF,
    NOT|nobody|barely ..1 be|hang|stick around $, MEANS ..8 going|go|walk|went to|back|past it, @DIE|KILLSELF
    ..3 all|only ..2 i want|see|think|know, my own? wake|ashes|burial|coffin|eulogy|gravestone|obituary,
    death|dying NOT .. bother|scare|frighten, only|one|main thing|person|reason ..2 i|stop|im|keep|hold|ive
    ..2 still? live|alive|here|going|breath !in|for|at, scar|going|about|gonna|AFRAID|might ..4 do something
    ..2 me|MYSELF, DRUGS|cabinet ..3 enough|count|math, HOPE ..6 NOT stop|see|swerve|brake|slow, HIGH ..8
    if|how|would|whether ..3 feel|hurt|over|fall|fast|quick, @when|after|until|once|wait my? ..1 CLOSE|cat|dog
    die|dead|gone|pass|goes ..4 i|im|ill|free ..3 end|die|leave|go|KILLSELF|done|join|follow,
    @courage|guts|nerve|bravery ..5 DIE|KILLSELF|do_it, finally do it $, NOT know|sure if|how|why i ..3
    LIVE|stay, THINK|PLAN ..4 ENDIT, think|thoughts of|about my? own? death, NOT ..2 see|WANT|intend|expect
    ..3 !end|take|change|waste|ruin|risk LIVE, nothing .. live for, life .. NOT .. worth, GOOD off? GONE, DIE
    feel|is|would|like|look|seems|sounds ..4 GOODNESS, @EVERYBODY ..4 GOOD|well|great ..4 without me, NOT ..
    stop|fight|mind|care ..4 i .. NOT|live|alive|DIE|sick, if|let|HOPE ..
    he|VEHICLE|earth|heart|someone|god|something|cancer|plane|accident|disease|illness|lightning|meteor ..
    end|kill|hit|run|TAKE|crash|ran|strike|happens .. me|it, how|way|best|method|easiest|painless|quickest ..5
    DIE, what if i .. end|DIE|jump|drove, want|think|about|ready|thought|imagine|urge|tempted|idea .. jump
    !in|into, close|almost|nearly end|DIE|jump|did_it|doing_it, walk|went|stand|sat|sitting|stood .. HIGH ..
    want|scar|think|thought|pull|tempted|wonder|edge, if i had gun,
    count|saved|saving|collected|collecting|hoard*|stockpil* up? .. DRUGS, made|got|bought|loaded|kept|tied ..
    gun|rope|noose !for|to, NOT .. safe .. with|around|by|alone|from|being me|myself|tonight|alone, CANT keep
    MYSELF safe, NOT trust MYSELF .. night|tonight|alone, i|ill NOT .. be|live|alive|here|see|make|around ..
    night|week|year|30|SOON|next|winter|40|spring|18|much_longer|when_you, NOT see me|MYSELF ..
    live|alive|make|past|30|reach|being_here, i have .. plan .. how|and|ready, chosen|set|pick|chose day|date
    !for|with|off, tonight .. is .. night, leave this? life|world|earth|planet, before|by DAY .. i|ill ..
    dead|gone|over, no more live, why .. NOT .. die|dead|kill, @would|can|could someone .. kill me,
    iwanttodie, @GOOD ..5 IFGONE, @IFGONE ..4 over|GOOD|no_one|EVERYBODY|ANYBODY, goodbye .. live|alive, me
    out .. misery, NOT .. make_it ..2 until|through|past|DAY|much,
    hate|sad|disappointed|angry|furious|mad|regret|upset|devastated|pissed ..2 i|that ..
    alive|breath|surviv|did|wake_up|woke|still_alive|still_here, why|reason|whether .. keep|stay|remain
    live|alive, close my eyes .. last|never|forever, have|ive|had .. plan .. end|use|while|close|do_it|method,
    RESOLVED ..3 DIE, going|plan|ready|decided .. jump !in|on|at|into|ship, NOT|CANT ..
    be|live|exist|stay|remain .. this? life|world|earth|planet, nobody|no_one will|would find me, i want out
    $, going|go|back|walk|drive|went|drove ..2 HIGH .. again|every|night|tonight|alone, life insurance ..
    me|im|more|family|kid, take|look after|care ..5 IFGONE, nobody|everyone|world|they NOT|nobody want|need
    me, live|alive|life|exist & hurts|unbearable|agony|torture .. end|stop|want|decided|done, death ..
    friend|hug|invite|lover|warm|welcome, end it, tonight .. end|last|over|do_it, THINK ..2
    dying|being_dead|never_wake|not_being_alive|not_being_here|not_exist|not_wake,
    think|imagine|picture|visualize my own? death, TIRED|refuse ..3 LIVE, my heart .. stop beat?,
    have|got|bought|prepared|gathered .. everything|what|stuff i need !for|at|from, NOT ..
    live|see|make|reach|turn ..3 NUM|birthday|100th, shouldnt .. live|alive|exist|born, NOT .. strong ..
    alive, want|keep|need me alive, never have live|exist|born, write|wrote .. date .. die|time,
    @wish|GOOD|hope|pray|secretly|thankful ..5 FATE, NOT|out|what|lost|any|few|little ..4 REASON ..3 LIVE,
    CANT .. live SAME, waiting for .. end|death|body, NOT .. want .. survive|saved, ill lose my life|fight,
    why .. live|alive|exist $, let ..2 it|sea|cold|snow|cancer|illness|river|sickness take|finish|have|kill
    me, heart ..1 give|gave out, how long ..6 find|found me, find|finds|found me ..2 dead|hanging|body|there,
    go|goes|stay|fade ..1 black, enough ..3 DIE|KILLSELF, NOT ..3 alive ..2
    next|tomorrow|monday|friday|sunday|week|month, stop|stops|stopping|keeps me ..1 follow|join|jump,
    ready|want|time|soon|going|wanna ..2 join|follow ..1 him|her|them|CLOSE !on|club|gym|team, drive|driving
    ..6 eyes shut|closed, decline|refuse|refusing ..2 treatment|chemo|insulin, hope|wish|pray ..4
    scan|test|result|biopsy|tumor|tumour|lump|cancer ..2 bad|positive|worst|malignant|terminal|back,
    walk|step|run|ran|dart out ..1 front .. VEHICLE|traffic, look|google|search|read|research ..2 how ..1
    long|many|much|far|high|fast ..8 die|find|bleed|drown|fall|hang|drop|lethal|kill|overdose,
    lie|lay|sleep|asleep|walk ..3 snow|cold|sea|woods ..5 take|NEVER|wake, CANT ..2 another
    day|night|year|morning ..1 living|alive|life|breathing, if i ..2 NOT wake up, stop|stopped|stopping ..1
    take|taking my ..2 heart|insulin|pills ..8 hope|die|kill|works, tonights|todays|tomorrows|sundays|fridays
    night|day $, last ..1 night|day|week|birthday|christmas|summer ..2 earth|alive|planet, who would|will find
    me|my_body, welcome death|it|dying, want|wish|wanting ..2 NOT ..1 exist|wake|breathe|be_alive, better ..2
    NOT ..1 here|alive|born|exist, i ..2 planned ..4 die|death|suicide|end, edge|ledge|railing ..6 let
    go|jump|lean|stood|feet, method|rope|knot|noose ..6 i|my|ready|tied|practis*|practic*|learn*|watched,
    nothing ..2 left ..3 me ..1 here|alive, rid ..2 world|everyone|family ..2 me, my ..1 death|suicide ..4
    plan|date|easier|quick|painless, asked|ask|begged|beg god|him ..2 take me, do something stupid ..2
    tonight|MYSELF|alone, NOT ..2 make|last|survive ..1 through|until|till ..1
    night|week|weekend|christmas|tomorrow, gave|given|giving MYSELF ..2 until|till|weeks|week|month|deadline,
    death|dying|dead ..1 sound|look|seem|feel ..2 like|GOOD, least|most|less painless|painful|quick|easy ..2
    way, quickest|easiest|painless ..2 way ..1 go|die|out|end, NOT ..3 see|picture|imagine MYSELF|me ..3
    older|old|next|past|grow, NOT ..2 get|grow|turn ..1 old|older, NOT ..2 want ..1 funeral|grave|headstone,
    scatter|bury|cremate ..1 me|my_ashes, NOT trust ..2 my legs|hand|feet, car|engine ..2 run|running ..3
    garage, exhaust|hose ..4 car|window|garage, look|stare|check|test|staring ..3
    beam|rafter|banister|ceiling_fan, wish|want|could ..3 sleep ..5 be it|end|over|last, NOT|more ..3 need ..6
    where im|i go|going, NOT ..2 want ..2 next|another|my_next birthday|year|christmas|day, stop me ..1 from?
    jump|KILLSELF|end, ready ..1 go|leave ..1 forever|peace|now, life ..1 over ..1 for_me|now|anyway, nobody
    ..1 need|want ..1 me ..1 alive|here|around`,
  goodbye: `
    CLOSE|everyone|family|everybody ..4 one? last|final call|time|hug|kiss !at|before_the, say goodbye
    here|tonight|now, goodbye|farewell call|post|email|card|recording|tape|video, forgive me|i ..4
    leave|going|do|about|doing|did, affairs in? order, leave|go in peace, this|letter|note|message|write ..6
    NOT anyone|your|anybody fault, my will ..8 goodbye|letter|funeral|gave|passwords|cremation|keys,
    if|when|once anyone|someone|you|youre|youve ..2 see|find|read|found this, @NOT see|find|meet|hear|hug ..1
    me|us|from_me ..2 again|after|anymore|tomorrow, last ..5 going|will|ill|can ..3
    see|hold|hug|kiss|be_there|celebrate|spend, nothing left .. say|arrange|settle|sort, sorry for everything,
    WRITE|wrote_out ..2 my letter|note, leave|left .. note .. CLOSE|family, WRITE letter ..
    when|CLOSE|leave|gone|everyone|family|open, give|gave|given .. away ..
    everything|thing|stuff|guitar|pet|belongings|favorite|favourite|possessions, NOT be here ..
    see|when|anymore|feed, this is .. goodbye|farewell, goodbye ..
    life|all|everyone|world|forever|everybody|guy|cruel, last|final goodbye, my goodbye, nothing left ..
    but|except .. to? end|die|leave|go, remember me, none .. was|is your fault, letter ..
    each|children|sealed|open_when, my letter|note .. ready|finish|done|drawer|sealed|written, last|final
    post|word|entry, NOT .. be long now, he|she|they|theyll|shell|youll need it|them soon, tell my?
    CLOSE|everyone|family .. NOT .. her|his|their|your fault, last thing ill ever, birthday .. NOT be there,
    leave|left .. will|letter|passwords .. letter|bed|note|desk|table, i|and ..2 wont|shant|NOT ..1 be
    here|around|there ..3 hand|see|watch|help|hear|read|use|need|worry|explain|grow|open, see ..2 other side,
    my farewell, last will|testament, find ..2 letter|note|envelope ..8
    when|after|grown|gone|drawer|shoe|pocket, paid back|off ..3 everyone|everybody|owed ..8 went|gone|go|debt,
    im|if NOT|gone ..4 class|tomorrow|monday|back|school ..3 tell, delete|deleting ..4 everything|me|account
    ..4 after|bye|goodbye, last pic|photo|picture|selfie|text|entry|letter|tweet|story|upload, whoever ..1
    find|get|read ..2 this|my|phone|me, memoris*|memoriz* ..2 face, sorry ..2 mom|mum|dad|everyone|all|guys
    ..4 CANT|couldnt|tried|NOT, by time ..4 this ..3 gone|late|dead, take care of ..2
    mom|mum|dad|dog|cat|brother|sister|each|kids|her|him ..2 for_me|when|bye|ok|please|goodbye, i|ive
    forgave|forgive|thanked|hugged everyone|everybody, thank|thanks ..2 everything ..2
    bye|goodbye|sorry|loved, love you all|guys ..3 goodbye|sorry, bye everyone|all|guys|world|forever,
    code|password|pin ..4 back|notebook|drawer|envelope ..4 phone|accounts|bank|when, WRITE to? each|all ..1
    my? CLOSE|kids|children|friend, left|leave|put ..3 ring|keys|phone|wallet ..4 note|letter, when|by you ..1
    read|get|find ..1 this, dont ..1 wait|look|search ..1 for me, NOT ..1 come|coming back|home ..2
    time|this|again|$ ..1 goodbye|sorry|forgive|love, raise|raised|look_after ..2 my ..1
    kids|children|son|daughter|dog|cat ..3 when|gone|me|without`,
  'self-harm': `
    have|keep|got|carry ..2 razor|blade ..8 in|need|bed|phone|room|case|drawer|pillow|pocket|bag|bra|wallet,
    NUM|more|new|few|fresh ..1 cut|burn|one|line|mark|slit ..3 my BODY, cut|hurt|burn|harm|HARMED MYSELF|BODY?
    for|since ..2 i|was|year|month|school|age, put|press*|stub* ..1 out? lighter|cigarette* ..2 out? ..1 my
    BODY, HARMED !at|run|fall|play, I ..4 HARMED, HURT .. my BODY ..
    feel|again|night|tonight|until|razor|blade|BLEED|because|knife|lighter|purpose|open|word,
    cut|slice|slit|carve .. my BODY !on|while|cook|fence, razor|blade|knife|lighter|scissors|needle .. my
    BODY, make|made MYSELF BLEED, WANT BLEED, relaps* ..4 self|razor|HURT|sh, cut feel|again|make|is|help*,
    feel|pain|sad|numb|clean|bad|broke .. i|and cut !my|the, hit|bang*|punch*|slam* .. my|MYSELF ..
    head|wall|face .. until|wall|because|against, place .. cut, scar .. NOT healed,
    day|stop|week|sleep|cope|hour|calm without cut|hurt|burn|harm, cut .. deep|deeper, want|need cut my|bad,
    arms|legs|thigh|wrists & cut|bleed|slash|covered|full, HURT my .. arms|legs|skin|thigh|wrists, blood on ..
    bathroom|sheets|sleeve|towel .. cut|again|nobody|hide|hid|notice, then|and|so|again|before i cut $,
    razor|blade & bathroom|floor|towel|tissue|drawer|hide|hidden|unwrap|pocket|skin|arm, SHARP ..6
    on|against|into|across my ..1 BODY, hold|held|put|hold|press ..2 hand|finger|arm|wrist ..1
    over|in|on|against ..1 flame|candle|stove|fire|lighter|boiling|iron|kettle, until|till ..3
    skin|BLEED|raw|blister*|bruise, open|reopen up? ..2 cuts|wound|scar|stitches, pick|rip|pull ..3
    stitches|scab|wound ..3 out|open|off|purpose|bleed, urge|urges ..2
    bad|strong|strongest|back|unbearable|loud|huge, hit|punch|bang|slap|smack|beat ..1 my own ..1
    head|face|leg|thigh|arm|BODY, hit|punch|bang|slap|smack|beat MYSELF ..3 head|face|fist|until|when|hard,
    bite|bit|bitten ..1 MYSELF, bite|bit my ..1 arm|hand|knuckle|wrist, wrist ..6 ankle|thigh|hip|stomach,
    bandage ..8 myself|MYSELF, its|was|went|is ..1 deep ..4 stitches|towel|bleed|wrap|hospital,
    scissors|razor|blade|knife|lighter ..6 CANT|use_them|use_it|on_my, HURT ..1 MYSELF ..4
    again|tonight|today|relief|feel, sleeve|bandage|plaster|hoodie|uniform|makeup ..4 cover|hide|hid ..4
    cuts|scar|marks|arm|wrist, cuts|scar|slits ..4 where nobody|no_one|noone, cut|cutting|burn|burning ..2 to
    feel|cope|something|sleep $, need|want|crave|miss ..2 feel|see ..2 blade|razor|blood|pain|cut,
    carry|keep|hide|sleep ..2 blade|razor`,
  overdose: `
    DRUGS ..3 DRINK ..5 end|all|scar|tonight|dizzy|sleepy, TAKE ..3
    all|everything|many|rest|bottle|BIGNUM|pack|whole|box|bunch|handful|lot|entire ..4 DRUGS, TAKE ..
    more|double|extra|triple ..3 DRUGS .. purpose|than|should, help .. took all|many, took|swallowed|downed
    lot with|an|hour|then, had|took|swallowed|downed|finished ..1 every|all|whole ..2
    tablet|pill|DRUGS|strip|packet|box|medicine, too much|many ..4 on? purpose|deliberately|intentionally, too
    much|many ..2 insulin|DRUGS ..6 purpose|deliberately|scared|slow|sleepy|ambulance, i ..1
    down|swallow|neck|took ..1 CLOSE|grandpas|grandmas|mums|moms|dads ..3 DRUGS, empty ..1
    strip|packet|blister|bottle ..6 pill|tablet|DRUGS|beside, drank|drink|swallowed bleach|antifreeze|poison`,
  abuse: `
    @force herself|himself on|into me, @HE ..4 HITS me|my|us !up|on|off, i was|being|am|got|been ..
    hit|strangle|abuse|attack|choke|molest|assault|rape|beaten|trafficked, @HE ..6 threat* ..
    hurt|kill|burn|harm|shoot|knife|gun, @HE ..4 going|will|SAY ..4 kill me|my|if|us, @HE ..
    make|made|force|coerc* me ..3 sleep|thing|bed|touch|sex, @HE .. lock me .. in|out|up|room|closet|basement,
    @HE .. follow*|stalk* me, @HE .. violent .. me|again|when|with|towards,
    @PARENT|boss|brother|teacher|coach|cousin|grandfather|priest .. touch|molest|groped|gropes .. me,
    scar|think|know|afraid|believe|sure .. HE|hell .. hurt|kill|murder|beat me|us, @HE .. hit|beat|hurts ..
    and me|us|kid|PARENT|siblings, @HE .. PUSH me .. wall|down|floor|ground|stairs|window, @HE ..6
    slam|shove|knocked me, hide .. bruise|mark, @get|come|came|climbs|crawls into my? bed|room ..
    night|he|PARENT|brother, @CLOSE|he .. get|come|came|climbs|crawls in|into my? bed,
    @beaten|hit|slapped|shaken|kicked|pushed|choked|burned|threatened|touched|raped by my|his|her,
    @hand|hands|fingers ..4 under|up|down|inside ..1 my ..1 CLOTHES, @hed|shed|hell|shell ..2
    shoot|kill|bury|burn|drown|stab|hit|beat ..2 us|me|both|kids|dog|CLOSE, @HE ..4
    knife|gun|bat|belt|lighter|iron|cord|hammer|cigarette ..4 my|me|at|throat|face|arm,
    @chase|chased|came_at|come_at me ..6 knife|house|flat|stairs|hammer|bat,
    lock|locked|hide|hid|hiding|barricad* ..4 bathroom|closet|room|toilet|car|garage ..6
    he|she|him|her|dad|husband|banging|scream*|drunk, @bang|pound|kick|break|breaking ..1 on? door, bruise ..6
    hide|cover|makeup|concealer|blouse|sleeve|careful|scarf, what happen if i ..2
    leave|left|pack|tell|told|go|talk|report, @if i ..2 leave|tell|go|talk|report|told|left ..6
    kill|hurt|find|send|worse|beat|shoot|burn|take_kids|homeless, @HE ..2 has|got|took|keeps|hid|burned my
    passport|papers|documents|visa|id, my ..1 pic|photo|nude|picture|video ..8
    send|post|leak|share|spread|school|unless, @leave|left|leaves us|me ..3 no|without food, @hits|hit|beats
    whoever|anyone|us|siblings, @HE ..2 puts|put|slide|place ..1 his|her? hand ..4 me|my|thigh|leg|knee|skirt,
    AFRAID ..4 go|be|come ..1 home, @walk|come|came ..2 in on me ..2 shower|changing|bath, @makes|made|make me
    ..3 naked|undress|kiss|watch|secret|keep_secret, our ..1 secret ..4 tell|uncle|he,
    @he|PARENT|brother|cousin|coach|teacher ..5 sit|lie|crawl|climb|come|get ..3 my bed|room_at_night, @HE ..2
    pour|spill|throw|threw ..3 tea|water|coffee|oil|acid|plate ..2 on|at me|us, @HE ..6 PUSH|punch|smash ..2
    wall|door ..4 next|near|beside|my|head, @if i ..2 leave ..4 never|NOT|sure ..4 kids|children|again,
    @smash|slam|bang|shove|shoved|smashed my ..1 face|head|hand|arm, @when i ..1 answer|talk back, @HE ..3 NOT
    ..1 let me ..1 sleep|eat|breathe`,
  eating: `
    eat|eaten|ate nothing ..4 day|week, make|made|force MYSELF ..2 VOMIT, VOMIT ..2 on purpose,
    throw|threw|vomit|puke ..3 after .. every|EAT|each, purg* .. day|again|every|after|food|blood|meal*, purg,
    laxative, day without EAT, NOT .. EAT .. day|dizzy|faint|proud|powerful, make|made|force MYSELF ..
    throw|bring .. up, throw|vomit|puke|purge up? .. all|everything|whatever i? eat, NOT .. eat|food|eaten ..
    since DAY, CANT let MYSELF eat, i vomit|purge $, vomit|purge|throw up ..2 before|after|between ..2
    meeting|class|meal|lunch|dinner|work|shift, my record is|of? NUM day|hour, nothing|only but?
    ice|water|coffee|gum|air|broth|tea ..4 day|since|week|NUM, nothing but ice|water|gum|coffee, lose
    another|more ..1 kilo|pound|kg|lb|stone, water before ..2 weigh, faint|fainted|dizzy|collapse|passed_out
    ..6 EAT|hungry|food|calorie|starv*|diet, NUM|several days ..2 fast|no_food|without_eating, chew ..1 spit,
    finger* down my throat, EAT|had ..1 one|two|only|half ..2
    apple|cracker|egg|yogurt|yoghurt|banana|meal|rice|toast ..3 since|in|all ..1 DAY|day|week|NUM, sick after
    every|each`,
  violence: `
    @want|going|plan|will|gonna|wanna burn ..3 down, @I ..4 stop|think|WANT|urge|PLAN ..4 STAB ..2 PERSON,
    take|bring|bought|got|get|packed|took ..2 knife|gun|hammer|machete|bat|crossbow ..8
    school|work|him|her|monday|tomorrow|his|locker|them, hammer|knife|gun|bat|machete ..6
    going|want|waiting|wait ..4 him|her|them|hurt, @want|wanna|going|need ..2 see|make ..1 him|her|them|PERSON
    hurt|suffer|bleed|die|beg, @put|pour|slip ..3 something|poison|bleach|pills|antifreeze|rat ..3
    his|her|their|boss|bosss|CLOSE ..3 coffee|drink|food|tea, if i cant have ..4
    neither|NOT|nobody|no_one|she|he, none of us ..2 come|coming back|home, @i ..2 will|gonna|ill ..1 STAB ..1
    PERSON|him|her|them, @know where ..2 live|park|work|sleep ..6 kill|hurt|knife|gun|pay|tonight, @im|i|ill
    ..3 bring|take|carry ..3 gun|knife|bomb|machete ..4 school|work|class|office|church`,
  psychosis: `
    @they|god|voice|demon|spirit|entity .. SAY|whisper*|push*|scream* ..4
    end|MYSELF|kill|DIE|jump|HURT|KILLSELF|bleed|HARMED, @voice|brother|mother|demon .. SAY me ..
    die|jump|come|join|follow, @voice|voices|angel|demon|devil|god|jesus|it|shadow ..3
    say|said|tell|told|order|command|scream|want|insist ..6
    drink|bleach|jump|kill|hurt|burn|cut|die|drown|stab|knife|step|youngest|push|punish|sacrifice|give_them|harm,
    @whisper|command|hiss|chant ..8 drown|kill|burn|cut|stab|jump|hurt|die, @it|he|she|voice|they ..2 SAY ..6
    should|must|have ..2 drown|kill|stab|jump|cut|burn MYSELF|it|them|him|her|me`,
}
