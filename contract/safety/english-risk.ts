import type { Language } from './language.ts'

export const risk: Language['risk'] = {
  suicide: `
    think|look|thought|dream|obsess*|staring ..3 MEANS !close|project|prescription|design|repair, CANT KEEP
    ..1 live|life|exist|being_alive $, i ..1 have|got|must|gotta ..1 die|dead !of|from, close|closer ..1 doing
    it, insurance ..6 when|if|after|once i|im|ive, NOT ..2 made|meant|supposed|built ..3
    LIVE|old|be_here|this_long, nobody|no_one|noone ..1 will|would|wud ..2 MIND ..3 when|if i|im,
    nobody|nothing|no_one|only|barely ..2 stop|keep|hold|tying me ..2 alive|here|going|back|from, NOT ..2
    life|tomorrow|future|version ..4 for_me|has_me|i_am_in|im_in|include*|with_me, i know ..2 what|which
    day|night|HIGH|MEANS|train|date|tree, i ..1 leave|going|vanish ..3 forever|for_good,
    took|hold|clean|touch|held|loaded|loading|smelled ..3 MEANS ..8
    feel|think|night|alone|thought|while|final|felt|PART, pretend ..4 LIVE, KILLSELF, WANT ..8 DIE, MEANS ..6
    tonight|call|drawer|count|PART|closet|staring|nightstand, NOT ..4 reason NOT ..2 go|jump|DIE|do|KILLSELF,
    all|everyone|world|them|family|everybody favor|favour ..6 leave|going|DIE|GONE, HIGH ..8
    jump|fall|step|easy|leap|simple|let_go, be dead by then|SOON, being dead|gone ..4
    like|GOOD|easy|nice|peaceful|quiet, will|would|does ..1 it ..1 hurt ..2 die|jump|drown|bleed|fall|hang,
    gone ..1 before|by ..2 SOON|spring|winter, why am i ..1 alive|here, take me|MYSELF out, @my own? funeral,
    wake|woke up ..2 wish ..2 NOT, MEANS ..6 CANT stop think|look, NOT ..1 scar|afraid|fear ..2 DIE, MEANS ..3
    ready|bought|prepared|loaded|tied|sharpened, WANT|urge|THINK|PLAN ..2 crash|drive|swerve|steer|wreck ..2
    off|into|purpose|VEHICLE, hope|pray|wish* ..6 go kill|wrong|NOT_survive|badly, @EVERYBODY ..1
    sad|cry|mourn|upset|grieve ..3 day|week|month|while|then|bit ..3 go|get|GOOD|forget, how many ..2 DRUGS,
    im out FINAL, how easy|fast|quick|simple ..3 end|all|be|go|jump|fall|step, NOT ..1 be alive ..2
    when|long|then|SAME|anyway, CANT|nobody|nothing|no_one ..1 will|could|can? stop me, one more day ..3
    NOT|CANT|in_me, NOT ..2 day|fight left? in me, going|WANT ..2 make .. final|official|permanent $, attempt
    ..4 again|last|week|before|year|time|month|surviv|twice, but|except|besides|instead_of|other_than DIE,
    life|nobody|nothing|no_one|who ..4 IFGONE, dead than alive, @god|hell|forgive|heaven|sin ..6 KILLSELF,
    NOT|nobody|barely ..1 be|hang|stick around $, MEANS ..8 go|going|walk|went back|to|past it, @DIE|KILLSELF
    ..3 all|only ..2 i want|see|think|know, my own? wake|coffin|ashes|burial|eulogy|gravestone|obituary,
    death|dying NOT .. bother|scare|frighten, only|one|main thing|person|reason ..2 i|stop|im|keep|ive|hold
    ..2 still? live|alive|here|going|breath !in|for|at, going|scar|about|AFRAID|gonna|might ..4 do something
    ..2 me|MYSELF, DRUGS|cabinet ..3 count|enough|math, HOPE ..6 NOT stop|see|swerve|brake|slow, HIGH ..8
    if|how|would|whether ..3 feel|hurt|over|fall|fast|quick, @when|after|until|once|wait my? ..1 CLOSE|dog|cat
    die|dead|gone|pass|goes ..4 i|im|ill|free ..3 end|die|go|leave|KILLSELF|done|follow|join,
    @bravery|courage|guts|nerve ..5 DIE|KILLSELF|do_it, finally do it $, NOT know|sure if|how|why i ..3
    LIVE|stay, THINK|PLAN ..4 ENDIT, think|thoughts of|about my? own? death, NOT ..2 see|WANT|intend|expect
    ..3 !end|take|waste|change|risk|ruin LIVE, nothing .. live for, life .. NOT .. worth, GOOD off? GONE, DIE
    feel|is|look|would|like|seems|sounds ..4 GOODNESS, @EVERYBODY ..4 GOOD|well|great ..4 without me, NOT ..
    stop|fight|mind|care ..4 i .. NOT|live|alive|DIE|sick, if|let|HOPE ..
    he|heart|someone|earth|VEHICLE|god|something|cancer|plane|accident|illness|lightning|meteor|disease ..
    end|kill|hit|run|TAKE|crash|ran|strike|happens .. me|it, how|painless|way|best|method|easiest|quickest ..5
    DIE, what if i .. end|jump|DIE|drove, want|think|about|ready|thought|urge|imagine|tempted|idea .. jump
    !in|into, close|almost|nearly end|jump|DIE|did_it|doing_it, walk|went|stand|stood|sat|sitting .. HIGH ..
    want|think|scar|thought|edge|pull|tempted|wonder, if i had gun,
    count|saved|saving|collected|collecting|hoard*|stockpil* up? .. DRUGS, got|made|bought|loaded|tied|kept ..
    gun|rope|noose !for|to, NOT .. safe .. with|alone|by|from|around|being me|myself|tonight|alone, CANT keep
    MYSELF safe, NOT trust MYSELF .. night|tonight|alone, i|ill NOT .. live|alive|be|here|see|make_it ..
    night|week|year|next|30|SOON|40|spring|winter|18|much_longer|when_you, NOT see me|MYSELF ..
    live|alive|make|30|reach|being_here, i have .. plan .. and|how|ready, chosen|pick|chose|set day|date
    !for|with|off, tonight .. is .. night, leave this? life|world|earth|planet, before|by DAY .. i|ill ..
    dead|over|gone, no more live, why .. NOT .. die|dead|kill, @would|could|can someone .. kill me,
    iwanttodie, @GOOD ..5 IFGONE, @IFGONE ..4 over|no_one|GOOD|EVERYBODY|ANYBODY, goodbye .. live|alive, me
    out .. misery, NOT .. make_it ..2 until|DAY|past|through|much,
    hate|sad|angry|disappointed|mad|furious|regret|upset|devastated|pissed ..2 i|that ..
    alive|breath|did|woke|surviv|still_alive|still_here|wake_up, why|whether|reason .. keep|stay|remain
    live|alive, close my eyes .. last|never|forever, have|had|ive .. plan .. end|use|while|close|do_it|method,
    RESOLVED ..3 DIE, going|plan|ready|decided .. jump !in|on|at|into|ship, NOT|CANT ..
    live|be|exist|stay|remain .. this? life|world|earth|planet, nobody|no_one will|would find me, i want out
    $, go|going|back|walk|went|drive|drove ..2 HIGH .. again|every|night|tonight|alone, life insurance ..
    me|im|family|more|kid, take|look after|care ..5 IFGONE, nobody|everyone|world|they NOT|nobody want|need
    me, live|alive|life|exist & hurts|unbearable|torture|agony .. end|want|stop|done|decided, death ..
    friend|hug|invite|welcome|lover|warm, end it, tonight .. end|over|last|do_it, THINK ..2
    dying|being_dead|never_wake|not_being_alive|not_being_here|not_exist|not_wake,
    think|picture|imagine|visualize my own? death, TIRED|refuse ..3 LIVE, my heart .. stop beat?,
    have|got|bought|prepared|gathered .. everything|what|stuff i need !for|at|from, NOT ..
    live|see|make|reach|turn ..3 NUM|birthday|100th, shouldnt .. live|alive|exist|born, NOT .. strong ..
    alive, want|need|keep me alive, never have live|exist|born, wrote|write .. date .. die|time,
    @wish|hope|GOOD|pray|secretly|thankful ..5 FATE, NOT|out|what|lost|any|few|little ..4 REASON ..3 LIVE,
    CANT .. live SAME, waiting for .. end|death|body, NOT .. want .. survive|saved, ill lose my life|fight,
    why .. live|alive|exist $, let ..2 it|cancer|cold|illness|sea|snow|river|sickness kill|have|take|finish
    me, heart ..1 give|gave out, how long ..6 find|found me, find|found me ..2 dead|body|there|hanging,
    go|stay|fade|goes ..1 black, enough ..3 DIE, NOT ..3 alive ..2
    week|month|tomorrow|next|monday|friday|sunday, stop|keeps me ..1 jump|follow|join,
    want|going|ready|time|wanna|soon ..2 follow|join ..1 CLOSE|her|him|them !on|gym|club|team, drive ..6 eyes
    shut|closed, refuse|decline ..2 insulin|treatment|chemo, wish|hope|pray ..4
    cancer|test|tumor|biopsy|lump|result|scan|tumour ..2 back|bad|terminal|malignant|positive|worst,
    run|step|walk|ran|dart out ..1 front .. VEHICLE, look|read|research|search|google ..2 how ..1
    long|many|fast|much|high|far ..8 die|kill|find|drown|bleed|fall|hang|drop|lethal,
    sleep|walk|lie|asleep|lay ..3 cold|sea|snow|woods ..5 wake|take|NEVER, CANT ..2 another
    day|night|year|morning ..1 alive|life|breathing|living, if i ..2 NOT wake up, stop ..1 take my ..2
    heart|pills|insulin ..8 die|kill|hope|works, fridays|sundays|todays|tomorrows|tonights day|night $, last
    ..1 day|night|week|birthday|christmas|summer ..2 alive|earth|planet, who will|would find me|my_body,
    welcome it|death|dying, want|wish ..2 NOT ..1 exist|wake|breathe|be_alive, better ..2 NOT ..1
    alive|here|exist|born, i ..2 planned ..4 end, edge|ledge|railing ..6 let feet|stood|lean,
    rope|method|noose|knot ..6 my|i|ready|tied|learn*|practic*|practis*|watched, nothing ..2 left ..3 me ..1
    alive|here, rid ..2 everyone|world|family ..2 me, my ..1 death ..4 plan|date|easier|painless|quick,
    ask|beg him|god ..2 take me, do something stupid ..2 MYSELF|tonight|alone, NOT ..2 last|make|survive ..1
    until|through|till ..1 night|week|tomorrow|christmas|weekend, gave|given|giving MYSELF ..2
    week|until|month|till|deadline, dead|death|dying ..1 feel|look|seem|sound ..2 like|GOOD, most|least|less
    easy|painless|quick|painful ..2 way, painless|easiest|quickest ..2 way ..1 end|out|go, NOT ..3
    see|picture|imagine me|MYSELF ..3 next|past|old|grow|older, NOT ..2 get|grow|turn ..1 old|older, NOT ..2
    want ..1 funeral|grave|headstone, bury|cremate|scatter ..1 me, NOT trust ..2 my hand|legs|feet, car|engine
    ..2 run ..3 garage, exhaust|hose ..4 car|garage|window, look|check|test|stare ..3
    banister|beam|ceiling_fan|rafter, want|wish|could ..3 sleep ..5 be end|it|over|last, NOT|more ..3 need ..6
    where i|im go|going, NOT ..2 want ..2 next|another|my_next day|year|birthday|christmas, stop me ..1 from?
    end|jump, ready ..1 go|leave ..1 now|forever|peace, life ..1 over ..1 now|for_me|anyway, nobody ..1
    want|need ..1 me ..1 alive|here|around, easy|tempting ..6 brake|wheel, when|before|until
    they|someone|somebody|police find me, peace with end|it|death|dying, DRUGS ..6 in front|spread|laid|lined,
    jealous|envy ..3 dead|died|obituar*, NOT ..3 think|plan|intend|expect ..3 live|see|make|reach ..2
    NUM|birthday|christmas|next|past|spring|summer|adulthood|graduation|prom, look|read|search|google ..3
    hang|painless|lethal, NOT ..1 care ..2 if|what|whether ..1 i|happen ..2 me|live|die|wake`,
  goodbye: `
    CLOSE|everyone|family|everybody ..4 one? last|final time|call|hug|kiss !at|before_the, say goodbye
    here|tonight|now, goodbye|farewell call|post|card|email|recording|video|tape, forgive me|i ..4
    leave|going|do|about|doing|did, affairs in? order, go|leave in peace, this|letter|note|message|write ..6
    NOT anyone|anybody|your fault, my will ..8 goodbye|letter|gave|funeral|keys|passwords|cremation,
    when|if|once someone|anyone|you|youre|youve ..2 see|find|read|found this, @NOT see|find|hear|meet|hug ..1
    me|us|from_me ..2 again|anymore|after|tomorrow, last ..5 going|will|ill|can ..3
    see|hold|hug|kiss|spend|be_there|celebrate, nothing left .. say|sort|arrange|settle, sorry for everything,
    WRITE|wrote_out ..2 my letter|note, leave|left .. note .. CLOSE|family, WRITE letter ..
    CLOSE|when|leave|everyone|gone|family|open, give|gave|given .. away ..
    everything|thing|guitar|pet|stuff|belongings|favorite|favourite|possessions, NOT be here ..
    when|see|anymore|feed, this is .. goodbye|farewell, goodbye ..
    all|life|everyone|world|forever|everybody|guy|cruel, last|final goodbye, my goodbye, nothing left ..
    but|except .. to? end|die|go|leave, remember me, none .. was|is your fault, letter ..
    each|children|sealed|open_when, my letter|note .. ready|finish|done|drawer|sealed|written, last|final
    post|word|entry, NOT .. be long now, he|they|she|shell|theyll|youll need it|them soon, tell my?
    CLOSE|everyone|family .. NOT .. her|his|their|your fault, last thing ill ever, birthday .. NOT be there,
    leave|left .. will|letter|passwords .. letter|bed|note|table|desk, i|and ..2 NOT ..1 be here|around|there
    ..3 see|need|hand|use|watch|read|open|hear|help|worry|explain|grow, see ..2 other side, my farewell, last
    will|testament, find ..2 letter|note|envelope ..8 when|gone|after|drawer|pocket|grown|shoe, paid back|off
    ..3 everyone|everybody|owed ..8 go|gone|went|debt, if|im NOT|gone ..4 back|school|tomorrow|class|monday
    ..3 tell, delete ..4 me|everything|account ..4 goodbye|after|bye, last
    letter|picture|photo|pic|text|story|selfie|tweet|upload, whoever ..1 get|find|read ..2 me|my|this|phone,
    memoris*|memoriz* ..2 face, sorry ..2 all|everyone|dad|mom|mum|guys ..4 NOT|CANT|tried, by time ..4 this
    ..3 dead|gone|late, take care of ..2 her|him|dad|each|brother|dog|mom|mum|cat|kids|sister ..2
    when|goodbye|bye|for_me|ok|please, i|ive forgive|forgave|hugged|thanked everyone|everybody, thank ..2
    everything ..2 goodbye|sorry|bye|loved, love you all|guys ..3 goodbye|sorry, bye
    all|everyone|world|forever|guys, code|password|pin ..4 back|drawer|envelope|notebook ..4
    when|phone|bank|accounts, WRITE to? all|each ..1 my? CLOSE, leave|left|put ..3 phone|keys|wallet|ring ..4
    letter|note, when|by you ..1 get|find|read ..1 this, dont ..1 look|wait|search ..1 for me, NOT ..1 come
    back|home ..2 again|this|time|$ ..1 goodbye|love|sorry|forgive, look_after|raise ..2 my ..1
    children|daughter|dog|son|cat|kids ..3 me|when|gone|without`,
  'self-harm': `
    have|got ..2 razor|blade ..8 in|need|bed|phone|drawer|room|case|pocket|pillow|wallet|bag|bra,
    NUM|more|new|few|fresh ..1 cut|burn|one|slit|mark|line ..3 my BODY, cut|hurt|burn|harm|HARMED MYSELF|BODY?
    for|since ..2 i|was|year|school|month|age, put|press*|stub* ..1 out? lighter|cigarette* ..2 out? ..1 my
    BODY, HARMED !at|run|fall|play, I ..4 HARMED, HURT .. my BODY ..
    again|feel|night|tonight|knife|until|razor|blade|lighter|purpose|open|because|BLEED|word,
    cut|slit|slice|carve .. my BODY !on|while|cook|fence, knife|razor|blade|lighter|scissors|needle .. my
    BODY, make|made MYSELF BLEED, WANT BLEED, relaps* ..4 self|HURT|razor|sh, cut again|feel|make|is|help*,
    feel|sad|bad|numb|clean|pain|broke .. i|and cut !my|the, hit|bang*|punch*|slam* .. my|MYSELF ..
    head|face|wall .. until|wall|because|against, place .. cut, scar .. NOT healed,
    day|stop|sleep|week|cope|hour|calm without cut|hurt|burn|harm, cut .. deep|deeper, want|need cut my|bad,
    thigh|legs|arms|wrists & cut|bleed|slash|full|covered, HURT my .. thigh|legs|skin|arms|wrists, blood on ..
    bathroom|sleeve|towel|sheets .. cut|again|nobody|hide|hid|notice, again|and|before|then|so i cut $,
    razor|blade & arm|hide|drawer|skin|bathroom|floor|pocket|towel|hidden|tissue|unwrap, SHARP ..6
    on|into|against|across my ..1 BODY, put|hold|held|press ..2 hand|arm|wrist|finger ..1 in|on|over|against
    ..1 lighter|flame|iron|boiling|candle|fire|kettle|stove, until|till ..3 BLEED|bruise|skin|blister*|raw,
    open|reopen up? ..2 scar|cuts|wound|stitches, pull|pick|rip ..3 wound|stitches|scab ..3
    out|off|bleed|purpose|open, urge ..2 back|bad|unbearable|huge|strong|loud|strongest,
    hit|beat|punch|bang|slap|smack ..1 my own ..1 head|BODY|face, hit|beat|punch|bang|slap|smack MYSELF ..3
    when|until|head|face|fist|hard, bit|bite|bitten ..1 MYSELF, bit|bite my ..1 hand|arm|wrist|knuckle, wrist
    ..6 thigh|stomach|ankle|hip, bandage ..8 MYSELF, was|is|went|its ..1 deep ..4
    bleed|stitches|towel|hospital|wrap, knife|razor|blade|lighter|scissors ..6 CANT|on_my|use_it|use_them,
    HURT ..1 MYSELF ..4 again|feel|tonight|today|relief, sleeve|bandage|makeup|hoodie|plaster|uniform ..4
    hide|hid|cover ..4 scar|arm|wrist|cuts|marks, scar|cuts|slits ..4 where nobody|no_one|noone, cut|burn ..2
    to feel|sleep|something|cope $, want|need|miss|crave ..2 feel|see ..2 cut|razor|blade|blood|pain,
    sleep|keep|carry ..2 razor|blade, use ..4 on my ..1 wrist|thigh, HURT i ..1 make|give|made|did`,
  overdose: `
    DRUGS ..3 DRINK ..5 end|all|scar|tonight|dizzy|sleepy, TAKE ..3
    all|everything|many|bottle|rest|box|pack|whole|BIGNUM|lot|bunch|entire|handful ..4 DRUGS, TAKE ..
    more|extra|double|triple ..3 DRUGS .. purpose|than|should, help .. took all|many, took|swallowed|downed
    lot with|then|hour|an, took|had|swallowed|downed|finished ..1 all|every|whole ..2 DRUGS|box|packet|strip,
    too many|much ..4 on? purpose|deliberately|intentionally, too many|much ..2 DRUGS ..6
    purpose|scared|deliberately|sleepy|slow|ambulance, i ..1 took|down|neck|swallow ..1 CLOSE ..3 DRUGS, empty
    ..1 bottle|packet|strip|blister ..6 DRUGS|beside, drink|drank|swallowed poison|bleach|antifreeze, mix ..2
    DRUGS ..3 DRINK`,
  abuse: `
    @force himself|herself on|into me, @HE ..4 HITS me|my|us !up|on|off, i was|am|being|got|been ..
    hit|attack|choke|abuse|strangle|beaten|molest|assault|rape|trafficked, @HE ..6 threat* ..
    hurt|kill|burn|knife|gun|harm|shoot, @HE ..4 going|will|SAY ..4 kill me|my|if|us, @HE ..
    make|made|force|coerc* me ..3 sleep|bed|thing|touch|sex, @HE .. lock me .. in|up|out|room|closet|basement,
    @HE .. follow*|stalk* me, @HE .. violent .. me|again|when|with|towards,
    @PARENT|brother|boss|teacher|coach|cousin|grandfather|priest .. touch|molest|groped|gropes .. me,
    think|scar|know|afraid|believe|sure .. HE|hell .. hurt|kill|beat|murder me|us, @HE .. hit|beat|hurts ..
    and me|us|PARENT|kid|siblings, @HE .. PUSH me .. wall|down|floor|window|ground|stairs, @HE ..6
    slam|shove|knocked me, hide .. bruise|mark, @get|come|came|climbs|crawls into my? bed|room ..
    night|he|PARENT|brother, @CLOSE|he .. get|come|came|climbs|crawls in|into my? bed,
    @hit|beaten|burned|threatened|shaken|slapped|choked|kicked|pushed|raped|touched by my|her|his,
    @hand|fingers ..4 up|down|under|inside ..1 my ..1 CLOTHES, @hell|hed|shell|shed ..2
    kill|hit|burn|drown|beat|shoot|stab|bury ..2 me|CLOSE|us|dog|both, @HE ..4
    knife|gun|lighter|hammer|bat|belt|iron|cigarette|cord ..4 me|my|at|arm|face|throat, @chase|came_at|come_at
    me ..6 knife|hammer|bat|flat|house|stairs, hide|hid|lock|barricad* ..4
    car|room|bathroom|garage|closet|toilet ..6 her|him|he|she|dad|drunk|husband|scream*|banging,
    @break|bang|pound|kick ..1 on? door, bruise ..6 hide|sleeve|blouse|cover|makeup|careful|concealer|scarf,
    what happen if i ..2 go|leave|left|tell|talk|told|report|pack, @if i ..2
    go|leave|left|tell|talk|told|report ..6 hurt|kill|burn|find|beat|shoot|worse|send|homeless|take_kids, @HE
    ..2 took|got|hid|keeps|burned|has my id|passport|documents|papers|visa, my ..1
    picture|photo|pic|video|nude ..8 school|post|send|spread|unless|leak|share, @leave|left me|us ..3
    no|without food, @hit|beats us|anyone|whoever|siblings, @HE ..2 put|place|slide ..1 her|his? hand ..4
    me|my|thigh|leg|knee|skirt, AFRAID ..4 be|go|come ..1 home, @come|walk|came ..2 in on me ..2
    bath|changing|shower, @make|made me ..3 watch|secret|kiss|keep_secret|naked|undress, our ..1 secret ..4
    he|tell|uncle, @he|PARENT|brother|teacher|coach|cousin ..5 get|come|lie|climb|crawl|sit ..3 my
    bed|room_at_night, @HE ..2 throw|threw|pour|spill ..3 coffee|water|tea|acid|oil|plate ..2 on|at me|us, @HE
    ..6 punch|PUSH|smash ..2 wall|door ..4 my|head|next|beside|near, @if i ..2 leave ..4 NOT|sure ..4
    again|children|kids, @bang|slam|shove|smash my ..1 hand|head|arm|face, @when i ..1 talk|answer back, @HE
    ..3 NOT ..1 let me ..1 sleep|eat|breathe, @nobody|no_one ..1 will|would|ever believe me, @HE ..2
    broken|black|broke|crack|fracture|split my ..1 arm|wrist|finger|tooth|eye|jaw|lip|nose|rib|teeth, @send
    ..2 me ..2 picture|photo|pic of? his|himself|dick`,
  eating: `
    eat|ate|eaten nothing ..4 day|week, make|made|force MYSELF ..2 VOMIT, throw|threw|vomit|puke ..3 after ..
    every|EAT|each, purg* .. day|again|every|after|food|blood|meal*, purg, laxative, day without EAT, NOT ..
    EAT .. day|faint|dizzy|proud|powerful, make|made|force MYSELF .. throw|bring .. up, throw|purge|vomit|puke
    up? .. all|everything|whatever i? eat, NOT .. eat|food|eaten .. since DAY, CANT let MYSELF eat, i
    purge|vomit $, throw|purge|vomit up ..2 after|before|between ..2
    work|class|lunch|dinner|meal|shift|meeting, my record of|is? NUM day|hour, nothing|only but?
    coffee|water|tea|air|gum|ice|broth ..4 day|since|week|NUM, nothing but coffee|water|gum|ice, lose
    more|another ..1 pound|kg|kilo|lb|stone, water before ..2 weigh, faint|dizzy|collapse|passed_out ..6
    EAT|calorie|diet|hungry|starv*, NUM days ..2 fast|no_food|without_eating, chew ..1 spit, finger* down my
    throat, had|EAT ..1 only|one|two|half ..2 meal|apple|cracker|banana|egg|rice|toast|yoghurt|yogurt ..3
    in|all|since ..1 day|week|NUM|DAY, sick after every|each, VOMIT ..6 purpose`,
  violence: `
    @want|going|will|plan|wanna|gonna burn ..3 down, @I ..4 stop|think|WANT|urge|PLAN ..4 STAB ..2 PERSON,
    get|take|took|got|bring|bought|packed ..2 knife|gun|hammer|bat|machete|crossbow ..8
    her|him|them|his|school|work|tomorrow|monday|locker, knife|gun|hammer|bat|machete ..6 want|going|wait ..4
    her|hurt|him|them, @want|going|need|wanna ..2 see|make ..1 PERSON die|hurt|bleed|suffer|beg,
    @put|pour|slip ..3 poison|something|pills|bleach|antifreeze|rat ..3 CLOSE|her|his|their|boss ..3
    drink|food|coffee|tea, if i cant have ..4 NOT|nobody|he|she, none of us ..2 come back|home, @know where
    ..2 live|sleep|work|park ..6 hurt|kill|tonight|knife|gun|pay, @i|im|ill ..3 take|bring|carry ..3
    knife|gun|bomb|machete ..4 school|work|class|church|office`,
  psychosis: `
    @they|god|voice|demon|entity|spirit .. SAY|scream*|whisper*|push* ..4
    end|MYSELF|kill|jump|DIE|HURT|KILLSELF|bleed|HARMED, @brother|voice|mother|demon .. SAY me ..
    die|jump|come|follow|join, @it|god|voice|demon|angel|devil|jesus|shadow ..3
    want|tell|say|told|said|command|order|scream|insist ..6
    cut|die|hurt|kill|burn|jump|drink|knife|drown|harm|stab|step|bleach|punish|push|sacrifice|give_them|youngest,
    @whisper|command|chant|hiss ..8 cut|die|hurt|kill|burn|jump|drown|stab, @it|he|they|she|voice ..2 SAY ..6
    have|should|must ..2 cut|kill|burn|jump|drown|stab me|it|MYSELF|her|him|them`,
}
