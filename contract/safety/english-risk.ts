import type { Language } from './language.ts'

export const risk: Language['risk'] = {
  suicide: `
    think|look|thought|dream|obsess*|staring ..3 MEANS !close|project|prescription|design|repair, CANT KEEP
    ..1 live|life|exist|being_alive $, i ..1 have|got|must|gotta ..1 die|dead !of|from, close|closer ..1 doing
    it, HIGH|floor|story ..8 enough|survive|high_enough, insurance ..6 if|when|after|once i|im|ive, NOT ..2
    made|meant|supposed|built ..3 LIVE|old|be_here|this_long, nobody|no_one|noone ..1 will|would|wud ..2 MIND
    ..3 if|when i|im, nothing|nobody|no_one|only|barely ..2 stop|keep|hold|tying me ..2
    alive|here|going|back|from, HOPE ..3 cancer|disease|illness|tumor|tumour ..3
    back|return*|kill*|spread*|take*|win*, want|wish ..2 be with|where ..2 her|he|him|she|they|PARENT ..1
    is|are|went, NOT ..2 life|future|tomorrow|version ..4 for_me|has_me|i_am_in|im_in|include*|with_me, i know
    ..2 what|which day|night|HIGH|MEANS|train|date|tree, i ..1 leave|going|vanish ..3 forever|for_good,
    hold|took|touch|clean|held|loaded|loading|smelled ..3 MEANS ..8
    feel|think|night|alone|thought|final|while|PART|felt, pretend ..4 LIVE, me where he|she|they is|are, NOT
    ..2 see|have|imagine ..2 me|myself|future ..2 future|there|in_it, life|everything|world ..3 NOT for me $,
    KILLSELF, WANT ..8 DIE, MEANS ..6 tonight|call|PART|count|drawer|closet|staring|nightstand, plan ..3 date,
    date ..3 plan, NOT ..4 reason NOT ..2 DIE|go|jump|do|KILLSELF, all|everyone|world|them|family|everybody
    favor|favour ..6 leave|going|DIE|GONE, HIGH ..8 jump|fall|easy|step|simple|leap|let_go, be dead by
    then|SOON, i ..2 NOT ..2 be alive|here ..1
    then|may|april|august|december|february|january|july|june|march|november|october|september, being
    dead|gone ..4 GOOD|like|easy|quiet|peaceful|nice, will|would|does ..1 it ..1 hurt ..2
    die|jump|bleed|drown|fall|hang, drown ..6 i keep|ask|wonder, find|found my body, gone ..1 before|by ..2
    SOON|winter|spring, NOT ..1 WANT .. be SAME, why am i ..1 alive|here, what ..2 keep me ..2 alive|here,
    take me|MYSELF out, me|i ..2 bury|ashes|underground, if ..1 NOT ..2 for ..8 have|would|id|wouldve ..3
    end|die|dead|left|gone|jump|kil|done, @my own? funeral, wake|woke up ..2 wish ..2 NOT, MEANS ..6 CANT stop
    think|look, NOT|would ..1 be miss, NOT ..1 scar|afraid|fear ..2 DIE, MEANS ..3
    ready|bought|prepared|loaded|tied|sharpened, have|got|bought|found|hid ..1 MEANS ..3
    end|it|myself|waiting, NOT .. want|think|plan|intend|expect ..3 see|make|get|reach|turn ..2
    NUM|birthday|christmas|next|old, my note ..3 laptop|desk|half|hidden|pocket, say|write|wrote|practi* ..5
    my note !for|MYSELF|phone|card, WANT|urge|THINK|PLAN ..2 crash|drive|swerve|steer|wreck ..2
    off|into|VEHICLE|purpose, WANT|urge|THINK|PLAN ..2 run|drown|step|walk|lie|swim|wade ..1
    out|on|off|into|under|front ..2 VEHICLE|tracks|road|water|lake|river|sea|highway|ocean|rails,
    hope|pray|wish* ..6 go kill|wrong|NOT_survive|badly, @EVERYBODY ..1 sad|cry|upset|mourn|grieve ..3
    day|week|month|while|then|bit ..3 go|GOOD|get|forget|move, how many ..2 DRUGS, im out FINAL, this|next
    time i|ill ..2 NOT|make|will ..2 work|sure|survive|fail|mess|succeed, wall|HIGH|tree|truck|barrier ..6 how
    easy|fast|simple|quick, how easy|fast|simple|quick ..3 end|be|all|go|jump|fall|step,
    will|wont|might|probably NOT? ..1 be alive !for|at, NOT ..1 be alive ..2 when|SAME|long|then|anyway,
    CANT|nothing|nobody|no_one ..1 will|can|could? stop me, GOOD|peaceful ..3 plan|know|made|decided|decision
    ..4 end|it|die|do|made, one more day ..3 NOT|CANT|in_me, NOT ..2 day|fight left? in me, belong ..2
    dead|grave|underground, plan how ..3 end|go|do, going|WANT ..2 make .. final|official|permanent $, attempt
    ..4 again|last|week|year|before|time|month|surviv|twice, NOT ..2 afford live|alive, my last|final
    hour|meal|moments|sunrise|sunset, home|peace|rest|freedom ..2 in|of|from die|dead|death, without me ..4
    GOOD, remove MYSELF ..2 life|world|earth|picture|equation, be|was|am a? mistake ..5
    end|erase|fix|correct|undo, pull the? plug ..2 me|my|MYSELF, turn|switch|shut my? life|heart|brain
    off|down ..2 forever|good|permanently, but|except|besides|instead_of|other_than DIE,
    life|nothing|nobody|no_one|who ..4 IFGONE, worth more dead|gone, dead than alive,
    @god|hell|forgive|heaven|sin ..6 KILLSELF, NOT|nobody|barely ..1 be|hang|stick around $, MEANS ..8
    going|go|walk|went to|back|past it, @DIE|KILLSELF ..3 all|only ..2 i want|see|think|know, my own?
    wake|ashes|burial|coffin|eulogy|gravestone|obituary, death|dying NOT .. bother|scare|frighten,
    only|one|main thing|person|reason ..2 i|stop|im|keep|hold|ive ..2 still? live|alive|here|going|breath
    !in|for|at, scar|going|about|gonna|AFRAID|might ..4 do something ..2 me|MYSELF, how|many|much ..4
    it|them|DRUGS|these|those ..3 do|would|take|enough ..2 end|die|kill|work|do_it|fatal, DRUGS|cabinet ..3
    enough|count|math, HOPE ..6 NOT stop|see|swerve|brake|slow, HIGH ..8 if|how|would|whether ..3
    feel|hurt|over|fall|fast|quick, @when|after|until|once|wait my? ..1 CLOSE|cat|dog die|dead|gone|pass|goes
    ..4 i|im|ill|free ..3 end|die|leave|go|KILLSELF|done|join|follow, @courage|guts|nerve|bravery ..5
    DIE|KILLSELF|do_it, finally do it $, if|what|would|wonder ..4 i|im NOT|gone|vanish|disappeared ..1
    alive|here|around SAME|tomorrow, NOT know|sure if|how|why i ..3 LIVE|stay, NOT .. be ..
    weight|burden|bother|problem|trouble .. SAME|soon, THINK|PLAN ..4 ENDIT, THINK of|about .. die|dead,
    think|thoughts of|about my? own? death, @endmylife|killmyself|kms, NOT ..2 see|WANT|intend|expect ..3
    !end|take|change|waste|ruin|risk LIVE, NOT ..1 WANT .. to? be .. alive|here|anymore|person, NOT feel like
    .. LIVE, one|zero REASON .. LIVE, nothing .. live for, life .. NOT .. worth, TIRED .. being? of ..
    live|alive|life|exist, GOOD off? GONE, DIE feel|is|would|like|look|seems|sounds ..4 GOODNESS, relief ..
    DIE, way out ..5 die|dead|death, @EVERYBODY ..4 GOOD|well|great ..4 without me, @EVERYBODY .. be? GOOD ..4
    if|when|with|once me|i|im .. GONE, @better place .. without me, @better|easier|relieved|happier off?
    without me, @ANYBODY ..3 MIND .. if|when|that i .. DIE|KILLSELF|GONE, NOT .. stop|fight|mind|care ..4 i ..
    NOT|live|alive|DIE|sick, if|let|HOPE ..
    he|VEHICLE|earth|heart|someone|god|something|cancer|plane|accident|disease|illness|lightning|meteor ..
    end|kill|hit|run|TAKE|crash|ran|strike|happens .. me|it, wish|hope .. VEHICLE|plane ..
    crash|goes_down|going_down, HOPE .. have|get|got|develop ..
    hit|sick|cancer|accident|disease|tumor|terminal, death|god|lord|universe .. end|take|come|taken me
    !to|back, take me .. sleep|away|home, how|way|best|method|easiest|painless|quickest ..5 DIE, what if i ..
    end|DIE|jump|drove, want|think|about|ready|thought|imagine|urge|tempted|idea .. jump !in|into,
    close|almost|nearly end|DIE|jump|did_it|doing_it, walk|went|stand|sat|sitting|stood .. HIGH ..
    want|scar|think|thought|hour|pull|tempted|wonder|edge, so? easy .. end|jump|fall|step|let_go ..
    it|all|off|front, DRUGS in my PART, if i had gun, count|saved|saving|collected|collecting|hoard*|stockpil*
    up? .. DRUGS, made|got|bought|loaded|kept|tied .. gun|rope|noose !for|to, NOT .. safe ..
    with|around|by|alone|from|being me|myself|tonight|alone, CANT keep MYSELF safe, NOT trust MYSELF ..
    night|tonight|alone, i|ill NOT .. be|live|alive|here|see|make|around ..
    night|week|year|30|SOON|next|winter|40|spring|18|much_longer|when_you, wont be .. alive|here|around ..
    when|SAME, NOT see me|MYSELF .. live|alive|make|past|30|reach|being_here, wont .. live|make_it ..
    see|through|past, i have .. plan .. how|and|ready, chosen|set|pick|chose day|date !for|with|off, tonight
    .. is .. night, strength|courage|guts|nerve|brave .. DIE|jump|do_it|go_through, leave this?
    life|world|earth|planet, before|by DAY .. i|ill .. dead|gone|over, DAY ..2 i|ill be? dead|gone
    !for|on|from|until, gone|over .. before|by .. morning|monday|sunday, no more live, NOT WANT ..
    alive|exist|born|breathe, why .. NOT .. die|dead|kill, DIE ..2 is|seems|sounds .. GOODNESS,
    @would|can|could someone .. kill me, iwanttodie, @GOOD ..5 IFGONE, @IFGONE ..4
    over|GOOD|no_one|EVERYBODY|ANYBODY, @relieved .. im gone, goodbye .. live|alive, me out .. misery,
    be|was|is my last day|night|birthday|christmas, NOT .. make_it ..2 until|through|past|DAY|much,
    research|google|searched|figured|look_up .. how .. end|it|do_it,
    hate|sad|disappointed|angry|furious|mad|regret|upset|devastated|pissed ..2 i|that ..
    alive|breath|surviv|did|wake_up|woke|still_alive|still_here, why|reason|whether .. keep|stay|remain
    live|alive, against live|stay alive?, close my eyes .. last|never|forever, be fine without me, death ..
    call|only|escape|waiting|closer, have|ive|had .. plan .. end|use|while|close|do_it|method, RESOLVED ..3
    DIE, going|plan|ready|decided .. jump !in|on|at|into|ship, still alive|here|breath & REGRET, talk me out
    of it, NOT|CANT .. be|live|exist|stay|remain .. this? life|world|earth|planet, decided .. stop ..
    it|live|exist|breath, stop live|exist, nobody|no_one will|would find me, find me ..
    dead|gone|morning|floor|late, peace with end|it|death|dying, NOT .. be|live|exist|make past, i want out $,
    out of everything, WEAPON .. PART, going|go|back|walk|drive|went|drove ..2 HIGH ..
    again|every|night|tonight|alone, life insurance .. me|im|more|family|kid, take|look after|care ..5 IFGONE,
    when i|im NOT here|around SAME, nobody|everyone|world|they NOT|nobody want|need me, live|alive|life|exist
    & hurts|unbearable|agony|torture .. end|stop|want|decided|done, NOT .. want .. alive|exist|wake_up
    !at|before|early .. again|anymore|tomorrow|ever, death .. friend|hug|invite|lover|warm|welcome, end it,
    tonight .. end|last|over|do_it, NOT want .. help|rescue*, THINK ..2
    dying|being_dead|never_wake|not_being_alive|not_being_here|not_exist|not_wake,
    think|imagine|picture|visualize my own? death, my own death .. GOOD|WANT|comfort,
    NOT|lost|losing|zero|lack ..3 wish|REASON ..2 LIVE, TIRED|refuse ..3 LIVE, NOT deserve ..2 LIVE, my heart
    .. stop beat?, have|got|bought|prepared|gathered .. everything|what|stuff i need !for|at|from, NOT ..
    live|see|make|reach|turn ..3 NUM|birthday|100th, shouldnt .. live|alive|exist|born, edge ..
    bridge|roof|building|cliff|platform, NOT .. strong .. alive, want|keep|need me alive, never have
    live|exist|born, want it|this|tonight be .. end|last|over, write|wrote .. date .. die|time,
    @wish|GOOD|hope|pray|secretly|thankful ..5 FATE, @mind|content if|with ..4 FATE, HOPE for ..
    end|heart|cancer|accident|illness, NOT|out|what|lost|any|few|little ..4 REASON ..3 LIVE, CANT .. live
    SAME, death|dying .. all i? think about, all my pill|meds|medication|tablet .. tonight|take|once, waiting
    for .. end|death|body, NOT .. want .. survive|saved, ill lose my life|fight, lose my life .. GOOD|care,
    why .. live|alive|exist $`,
  goodbye: `
    CLOSE|everyone|family|everybody ..4 one? last|final call|time|hug|kiss !at|before_the, goodbye ..8 love
    you|sorry|take_care, say goodbye here|tonight|now, plan|wish|instructions|music|playlist|song|outfit ..2
    my? funeral, leave|left|put ..2 letter|instructions|envelope ..5 bed|drawer|desk|pillow|table|counter,
    decided|arrange|chosen ..2 who keep|get|takes, goodbye|farewell call|post|email|card|recording|tape|video,
    forgive me|i ..4 leave|going|do|about|doing|did, affairs in? order, leave|go in peace, last thing i ..2
    want|see, this|letter|note|message|write ..6 NOT anyone|your|anybody fault, nobody fault, NOT ..1
    anyone|your fault ..5 gone|goodbye|know|love|sorry, plan|book|arrange|paid|pick ..1 my?
    funeral|burial|cremation|headstone, my will ..8 goodbye|letter|funeral|gave|passwords|cremation|keys,
    goodbye for_good|my_love, look after|take care ..3 each other ..3 me|when|gone|after, if|when|once
    anyone|someone|you|youre|youve ..2 see|find|read|found this, @NOT see|find|meet|hear|hug ..1 me|us|from_me
    ..2 again|after|anymore|tomorrow, last ..5 going|will|ill|can ..3
    see|hold|hug|kiss|be_there|celebrate|spend, all|nothing|everything left? ..1
    say|arrange|pack|paid|settle|sort|hand_over ..3 out|left|go|ready|$, nothing left ..
    say|arrange|settle|sort, sorry for everything, last|goodbye|final|farewell letter|note|message|text,
    WRITE|wrote_out ..2 my letter|note, leave|left .. note .. CLOSE|family, WRITE letter ..
    when|CLOSE|leave|gone|everyone|family|open, give|gave|given .. away ..
    everything|thing|stuff|guitar|pet|belongings|favorite|favourite|possessions, give|gave|given ..
    CLOSE|cat|dog|shelter .. NOT .. be here|around, NOT be here .. see|when|anymore|feed, this is ..
    goodbye|farewell, goodbye .. life|all|everyone|world|forever|everybody|guy|cruel, last|final goodbye, my
    goodbye, tell my? CLOSE|everyone|family .. i .. love|sorry, by time .. see|find|read .. it|this, if you ..
    see|find|read .. this, nothing left .. but|except .. to? end|die|leave|go, put .. thing|paper|affairs ..
    in order .. gone|before|them|easy|easier, remember me, none .. was|is your fault, letter ..
    each|children|sealed|open_when, my letter|note .. ready|finish|done|drawer|sealed|written, last|final
    post|word|entry, this is .. last .. time|message|post|entry, letter .. one for|to my|every|each, NOT .. be
    long now, will|paper|passwords|keys|documents .. need it|when|gone|them|soon,
    he|she|they|theyll|shell|youll need it|them soon, tell my? CLOSE|everyone|family .. NOT ..
    her|his|their|your fault, last thing .. do|say|read|write|post, last thing ill ever, birthday .. NOT be
    there, plan|rehearse|practicing|practising my? goodbye, leave|left .. will|letter|passwords ..
    letter|bed|note|desk|table`,
  'self-harm': `
    have|keep|got|carry ..2 razor|blade ..8 in|need|bed|phone|room|case|drawer|pillow|pocket|bag|bra|wallet,
    razor|blade|knife ..3 call|waiting|whisper|tempting, again|keep|and|start ..3 HARMED,
    sleep|GOOD|only|cope|quiet ..6 if|when|after|by|until|unless i ..1 cut|hurt|burn|bleed, HURT ..2
    deep|deeper ..3 again|every|time|than|usual, NOT stop ..1 bleed ..3 cut|razor|wrist|arm|thigh, cut ..4 NOT
    stop bleed, use ..1 WEAPON ..3 my BODY, razor|blade|knife|lighter|scissors ..1 out|come|came ..1
    out|again, NUM|more|new|few|fresh ..1 cut|burn|one|line|mark|slit ..3 my BODY, cut|hurt|burn|harm|HARMED
    MYSELF|BODY? for|since ..2 i|was|year|month|school|age, put|press*|stub* ..1 out? lighter|cigarette* ..2
    out? ..1 my BODY, hit|bang*|punch*|slam*|smash* ..2 my? MYSELF|head|hand|fist ..6
    until|deserve|pain|BLEED|bruise*|over_and, sh|selfharm again|tonight|today|yesterday|relapse, HURT ..2
    MYSELF|BODY ..6 feel|only|numb|quiet|relief|help*|release|calm*|deserve*|punish*, HARMED
    !at|run|fall|play, I ..4 HARMED, urge|crave .. cut|hurt|burn|self|harm|scratch, HURT .. my BODY ..
    feel|again|night|tonight|until|razor|blade|BLEED|because|knife|lighter|purpose|open|word,
    cut|slice|slit|carve .. my BODY !on|while|cook|fence, razor|blade|knife|lighter|scissors|needle .. my
    BODY, more|new|fresh cut, cut|burn|slash on|over|covered .. my .. BODY, my BODY .. cut|slice|slash, carve
    .. BODY, BODY ..3 until .. BLEED, make|made MYSELF BLEED, WANT BLEED, until .. i|it|BODY|knuckles BLEED,
    relaps* ..4 self|razor|HURT|sh, stop|keep|back|kept|start* cut !class|sugar|carbs|vegetables, cut
    feel|again|make|is|help*, feel|pain|sad|numb|clean|bad|broke .. i|and cut !my|the, hit|bang*|punch*|slam*
    .. my|MYSELF .. head|wall|face .. until|wall|because|against, head against .. wall, hide|hid|hidden ..
    cut|scar|razor|blade, place .. cut, scar .. NOT healed, did it again .. scar|razor|blade|cut*, deserve
    hurt|pain, day|stop|week|sleep|cope|hour|calm without cut|hurt|burn|harm, cut|hurt|burn MYSELF, cut ..
    deep|deeper, want|going|need|dying|gonna to? cut $, want|need cut my|bad, reopen* .. cut|scar|wrist|wound,
    self harm, arms|legs|thigh|wrists & cut|bleed|slash|covered|full, cut|hurt|burn my? body, HURT my ..
    arms|legs|skin|thigh|wrists, blood on .. bathroom|sheets|sleeve|towel .. cut|again|nobody|hide|hid|notice`,
  overdose: `
    mix ..2 DRUGS ..3 DRINK, DRUGS ..3 DRINK ..5 end|all|scar|tonight|dizzy|sleepy, @i ..1 TAKE ..2
    all|every|many|BIGNUM|whole|bunch|handful|lot ..4 DRUGS, TAKE ..3
    all|everything|many|rest|bottle|BIGNUM|pack|whole|box|bunch|handful|lot|entire ..4 DRUGS, took|taken ..
    something .. end|die|sleep|forever, TAKE .. more|double|extra|triple ..3 DRUGS .. purpose|than|should,
    help .. took all|many`,
  abuse: `
    @force herself|himself on|into me, @HE ..4 PUSH|punch|slap me ..1
    again|every|when|last|until|because|so|hard, @HE ..4 HITS me|my|us !up|on|off, @HE ..5
    strangle|abuse|choke|molest|assault|rape me, @HE .. burn|broken|break|broke|fractured|twisted my
    wrist|arm|finger|bones|jaw|nose|rib, i was|being|am|got|been ..
    hit|strangle|abuse|attack|choke|molest|assault|rape|beaten|trafficked, FEAR ..5 HE ..5
    hurt|kill|hit|do|find|beat|come|home|drunk|rape|violent, FEAR .. of my? .. him|PARENT|PARTNER, FEAR ..
    be|going|go|being|come|stay .. home, @HE ..6 threat* .. hurt|kill|burn|harm|shoot|knife|gun, @HE ..4
    going|will|SAY ..4 kill me|my|if|us, @HE .. make|made|force|coerc* me ..3 sleep|thing|bed|touch|sex,
    bruise all over my, @HE .. lock me .. in|out|up|room|closet|basement, @HE .. follow*|stalk* me, @HE ..
    violent .. me|again|when|with|towards, burn my house, @HE ..6
    burn|strangle|choke|PUSH|punch|slap|spit|whip me .. with|by, @HE .. hold|held|pinned|pins me down, @kill
    me if i leave, @PARENT|boss|brother|teacher|coach|cousin|grandfather|priest .. touch|molest|groped|gropes
    .. me, abuse by my, scar|think|know|afraid|believe|sure .. HE|hell .. hurt|kill|murder|beat me|us,
    make|made me .. watch|touch|sex|strip|undress, groped|cornered|fondled me, @HE .. hit|beat|hurts .. and
    me|us|kid|PARENT|siblings, @HE ..3 throw|threw|thrown ..4 at me|us, @HE .. PUSH me ..
    wall|down|floor|ground|stairs|window, sexually abuse|molest|assault|harassed, @HE .. push me ..
    again|around|off|into|against|hard, @HE ..4 SAY ..3 hurt|burn|hit|murder|beat|shoot|strangle|stab|bury me,
    @hand on my throat|neck, @HE ..6 slam|shove|knocked me, make|made me do thing|stuff|sexual, @HE ..6 drunk
    .. PUSH me, @hand .. around my? throat|neck, @bruise|mark .. he|she .. leave|left|make|made|gave, hide ..
    bruise|mark, @get|come|came|climbs|crawls into my? bed|room .. night|he|PARENT|brother, @CLOSE|he ..
    get|come|came|climbs|crawls in|into my? bed`,
  eating: `
    NOT|nothing ..4 NUM day|week ..4 eat|food|weight|fat|dizzy|weak|hungry, eat|eaten|ate nothing ..4
    day|week, make|made|force MYSELF ..2 VOMIT, VOMIT ..2 on purpose, throw|threw|vomit|puke ..3 after ..
    every|EAT|each, purg* .. day|again|every|after|food|blood|meal*, purg, laxative, NUM day|week ..
    no|without EAT, day without EAT, starve me|my|MYSELF, stopped|refuse .. EAT, NOT .. EAT ..
    day|dizzy|faint|proud|powerful, nothing|only .. water .. NUM day|week, make|made|force MYSELF ..
    throw|bring .. up, NOT .. eat|eaten .. NUM day|week, run|exercise* .. until .. bleed|faint|collapse,
    throw|vomit|puke|purge up? .. all|everything|whatever i? eat, vomit everything, NOT .. eat|food|eaten ..
    since DAY, NUM kilos|kg|lbs|pounds|stone .. NOT|CANT|still .. eat|let|lose|fat, CANT let MYSELF eat,
    run|exercise .. until .. sick|drop .. eat|calorie|ate|meal`,
  violence: `
    @want|going|plan|will|gonna|wanna burn ..3 down, @I ..4 stop|think|WANT|urge|PLAN ..4 STAB ..2 PERSON,
    @ill STAB PERSON, @want|going|ready|gonna|bought|wanna ..3 STAB PERSON,
    @think|plan|thought|imagine|urge|picture|dream|fantas* ..3 STAB .. my|it|PERSON`,
  psychosis: `
    @they|god|voice|demon|spirit|entity .. SAY|whisper*|push*|scream* ..4
    end|MYSELF|kill|DIE|jump|HURT|KILLSELF|bleed|HARMED, voice* .. die|kill|jump|HURT,
    @head|god|voice|demon|spirit|angel|devil|satan .. SAY|must .. cut|die|hurt|kill|burn|jump|bleed|stab,
    @voice|brother|mother|demon .. SAY me .. die|jump|come|join|follow`,
}
