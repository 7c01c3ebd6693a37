import type { Language } from './language.ts'

export const risk: Language['risk'] = {
  suicide: `
    think|look|thought|dream|obsess*|staring ..3 MEANS !close|project|prescription|design|repair, CANT
    KEEP ..1 live|life|exist|being_alive $, i ..1 have|got|must|gotta ..1 die|dead !of|from, close|closer
    ..1 doing it, insurance ..6 when|if|after|once i|im|ive, NOT ..2 made|meant|supposed|built ..3
    LIVE|old|be_here|this_long, nobody|no_one|noone ..1 will|would|wud ..2 MIND ..3 when|if i|im,
    nobody|nothing|no_one|only|barely ..2 stop|keep|hold|tying me ..2 alive|here|going|back|from, NOT ..2
    life|tomorrow|future|version ..4 for_me|has_me|i_am_in|im_in|include*|with_me, i know ..2 what|which
    day|night|HIGH|MEANS|train|date|tree, i ..1 leave|going|vanish ..3 forever|for_good,
    took|hold|clean|touch|held|loaded|loading|smelled ..3 MEANS ..8
    feel|think|night|alone|thought|while|final|felt|PART, pretend ..4 LIVE, KILLSELF, WANT ..8 DIE, MEANS
    ..6 tonight|call|drawer|count|PART|closet|staring|nightstand, NOT ..4 reason NOT ..2
    go|jump|DIE|do|KILLSELF, all|everyone|world|them|family|everybody favor|favour ..6
    leave|going|DIE|GONE, HIGH ..8 jump|fall|step|easy|leap|simple|let_go, be dead by then|SOON, being
    dead|gone ..4 like|GOOD|easy|nice|peaceful|quiet, will|would|does ..1 it ..1 hurt ..2
    die|jump|drown|bleed|fall|hang, gone ..1 before|by ..2 SOON|spring|winter, why am i ..1 alive|here,
    take me|MYSELF out, @my own? funeral, wake|woke up ..2 wish ..2 NOT, MEANS ..6 CANT stop think|look,
    NOT ..1 scar|afraid|fear ..2 DIE, MEANS ..3 ready|bought|prepared|loaded|tied|sharpened,
    WANT|urge|THINK|PLAN ..2 crash|drive|swerve|steer|wreck ..2 off|into|purpose|VEHICLE, hope|pray|wish*
    ..6 go kill|wrong|NOT_survive|badly, @EVERYBODY ..1 sad|cry|mourn|upset|grieve ..3
    day|week|month|while|then|bit ..3 go|get|GOOD|forget, how many ..2 DRUGS, im out FINAL, how
    easy|fast|quick|simple ..3 end|all|be|go|jump|fall|step, NOT ..1 be alive ..2
    when|long|then|SAME|anyway, CANT|nobody|nothing|no_one ..1 will|could|can? stop me, one more day ..3
    NOT|CANT|in_me, going|WANT ..2 make .. final|official|permanent $, attempt ..4
    again|last|week|before|year|time|month|surviv|twice, but|except|besides|instead_of|other_than DIE,
    life|nobody|nothing|no_one|who ..4 IFGONE, @god|hell|forgive|heaven|sin ..6 KILLSELF,
    NOT|nobody|barely ..1 be|hang|stick around $, MEANS ..8 go|going|walk|went back|to|past it,
    @DIE|KILLSELF ..3 all|only ..2 i want|see|think|know, my own?
    wake|coffin|ashes|burial|eulogy|gravestone|obituary, death|dying NOT .. bother|scare|frighten,
    only|one|main thing|person|reason ..2 i|stop|im|keep|ive|hold ..2 still? live|alive|here|going|breath
    !in|for|at, going|scar|about|AFRAID|gonna|might ..4 do something ..2 me|MYSELF, DRUGS|cabinet ..3
    count|enough|math, HOPE ..6 NOT stop|see|swerve|brake|slow, HIGH ..8 if|how|would|whether ..3
    feel|hurt|over|fall|fast|quick, @when|after|until|once|wait my? ..1 CLOSE|dog|cat
    die|dead|gone|pass|goes ..4 i|im|ill|free ..3 end|die|go|leave|KILLSELF|done|follow|join,
    @bravery|courage|guts|nerve ..5 DIE|KILLSELF|do_it, NOT know|sure if|how|why i ..3 LIVE|stay,
    THINK|PLAN ..4 ENDIT, think|thoughts of|about my? own? death, NOT ..2 see|WANT|intend|expect ..3
    !end|take|waste|change|risk|ruin LIVE, nothing .. live for, life .. NOT .. worth, GOOD off? GONE, DIE
    feel|is|look|would|like|seems|sounds ..4 GOODNESS, @EVERYBODY ..4 GOOD|well|great ..4 without me, NOT
    .. stop|fight|mind|care ..4 i .. NOT|live|alive|DIE|sick, if|let|HOPE ..
    he|heart|someone|earth|VEHICLE|god|something|cancer|plane|accident|illness|lightning|meteor|disease ..
    end|kill|hit|run|TAKE|crash|ran|strike|happens .. me|it, how|painless|way|best|method|easiest|quickest
    ..5 DIE, what if i .. end|jump|DIE|drove, want|think|about|ready|thought|urge|imagine|tempted|idea ..
    jump !in|into, close|almost|nearly end|jump|DIE|did_it|doing_it, walk|went|stand|stood|sat|sitting ..
    HIGH .. want|think|scar|thought|edge|pull|tempted|wonder, if i had gun,
    count|saved|saving|collected|collecting|hoard*|stockpil* up? .. DRUGS,
    got|made|bought|loaded|tied|kept .. gun|rope|noose !for|to, NOT .. safe ..
    with|alone|by|from|around|being me|myself|tonight|alone, CANT keep MYSELF safe, NOT trust MYSELF ..
    night|tonight|alone, i|ill NOT .. live|alive|be|here|see|make_it ..
    night|week|year|next|30|SOON|40|spring|winter|18|much_longer|when_you, NOT see me|MYSELF ..
    live|alive|make|30|reach|being_here, i have .. plan .. and|how|ready, chosen|pick|chose|set day|date
    !for|with|off, tonight .. is .. night, leave this? life|world|earth|planet, before|by DAY .. i|ill ..
    dead|over|gone, no more live, why .. NOT .. die|dead|kill, @would|could|can someone .. kill me,
    iwanttodie, @GOOD ..5 IFGONE, @IFGONE ..4 over|no_one|GOOD|EVERYBODY|ANYBODY, goodbye .. live|alive,
    me out .. misery, NOT .. make_it ..2 until|DAY|past|through|much,
    hate|sad|angry|disappointed|mad|furious|regret|upset|devastated|pissed ..2 i|that ..
    alive|breath|did|woke|surviv|still_alive|still_here|wake_up, why|whether|reason .. keep|stay|remain
    live|alive, close my eyes .. last|never|forever, have|had|ive .. plan ..
    end|use|while|close|do_it|method, RESOLVED ..3 DIE, going|plan|ready|decided .. jump
    !in|on|at|into|ship, NOT|CANT .. live|be|exist|stay|remain .. this? life|world|earth|planet,
    nobody|no_one will|would find me, i want out $, go|going|back|walk|went|drive|drove ..2 HIGH ..
    again|every|night|tonight|alone, life insurance .. me|im|family|more|kid, take|look after|care ..5
    IFGONE, nobody|everyone|world|they NOT|nobody want|need me, live|alive|life|exist &
    hurts|unbearable|torture|agony .. end|want|stop|done|decided, end it, tonight .. end|over|last|do_it,
    THINK ..2 dying|being_dead|never_wake|not_being_alive|not_being_here|not_exist|not_wake,
    think|picture|imagine|visualize my own? death, TIRED|refuse ..3 LIVE, my heart .. stop beat?,
    have|got|bought|prepared|gathered .. everything|what|stuff i need !for|at|from, NOT ..
    live|see|make|reach|turn ..3 NUM|birthday|100th, shouldnt .. live|alive|exist|born, NOT .. strong ..
    alive, want|need|keep me alive, never have live|exist|born, wrote|write .. date .. die|time,
    @wish|hope|GOOD|pray|secretly|thankful ..5 FATE, NOT|out|what|lost|any|few|little ..4 REASON ..3 LIVE,
    CANT .. live SAME, waiting for .. end|death|body, NOT .. want .. survive|saved, ill lose my
    life|fight, why .. live|alive|exist $, let ..2 it|cancer|cold|illness|sea|snow|river|sickness
    kill|have|take|finish me, heart ..1 give|gave out, how long ..6 find|found me, go|stay|fade|goes ..1
    black, enough ..3 DIE, NOT ..3 alive ..2 week|month|tomorrow|next|monday|friday|sunday, stop|keeps me
    ..1 jump|follow|join, wish|hope|pray ..4 cancer|test|tumor|biopsy|lump|result|scan|tumour ..2
    back|bad|terminal|malignant|positive|worst, run|step|walk|ran|dart out ..1 front .. VEHICLE,
    sleep|walk|lie|asleep|lay ..3 cold|sea|snow|woods ..5 wake|take|NEVER,
    fridays|sundays|todays|tomorrows|tonights day|night $, welcome it|death|dying, want|wish ..2 NOT ..1
    exist|wake|breathe|be_alive, rope|method|noose|knot ..6
    my|i|ready|tied|learn*|practic*|practis*|watched, dead|death|dying ..1 feel|look|seem|sound ..2
    like|GOOD, NOT ..3 see|picture|imagine me|MYSELF ..3 next|past|old|grow|older, peace with
    end|it|death|dying, NOT ..1 care ..2 if|what|whether ..1 i|happen ..2 me|live|die|wake, letter|note
    ..2 half|nearly|almost|already written|done|finished, WRITE my? note ..2
    times|again|twice|drafts|version*, peace|calm|relief|relieved ..2 know* date|when|day|how, CANT ..2
    another day|night|year|morning|month|week|winter ..2 alive|life|breathing|living, NOT plan|intend|want
    on find|finding out, regret* ..6 still alive|breathing|here, angry|sad|disappointed ..3 still? here $,
    THINK|want|urge ..6 NOT ..1 take|make|turn ..1 bend|corner|curve, think|thought|thinking|urge|want ..6
    barrier|guardrail|embankment|oncoming, cross* ..3 road|street ..2 without look*, stop|stopped
    look|looking ..2 cross* road|street, NOT be around|here for|by|when|next
    prom|graduation|christmas|birthday|spring|summer|wedding|it|exams|results|year, wait
    die|be_over|be_dead|death, how little ..3 need|take, MEANS ..6
    sit|sat|hold|held|stare|lap|loaded|nightstand, sit|sat|hold|held|stare ..5
    gun|shotgun|rifle|pistol|rope|noose|revolver, keep ..3
    bridge|roof|ledge|cliff|railing|overpass|viaduct, HIGH ..8 slow*|count|lean*, @life insurance ..
    me|family|kid*|children, @better|worth|more ..2 with|dead ..3 than ..1 me|alive, clear*|delet* ..1 my
    history, relie*|happy|glad ..8 terminal|months_to|weeks_to|months_left, shoes off ..3
    edge|bridge|roof|platform|water, NOT ..3 stick*|hang* around ..2 for|to|see|rest|long,
    switch|turn|shut me|myself|it off forever|for_good|permanently, log off|out
    forever|for_good|permanently|life, unsubscribe from? life, easy way out, permanent solution, exit
    plan|strategy|bag ..3 me|life|ready, be with ..1 CLOSE|him|her again|soon|in_heaven|at_last, going|go
    home to? god|jesus|lord, i|im ..2 already dead, this|it ..1 be my last
    day|night|week|christmas|birthday|summer, no plans after|past, NOT plan* ..1 past|after|beyond,
    joining|join her|him|them|CLOSE soon|in|now|$, sleep and? not|never wake*, want ..1 stop|end ..1
    breathing|existing, want my heart ..1 stop, done with life|living|existing|being_alive, how ..3 long
    ..2 bleed|drown|die|fall, world ..2 finally? ..1 be? rid ..1 me, quick|quickest|fast ..1 way ..1 out,
    no|any more tomorrow*, make it|this|everything ..1 stop ..1 forever|for_good|tonight, how|ways i?
    would|id|ill|could? do it, for day i do it, when|then ill do it, how many ..4 do it, stop being alive,
    piling up ..4 saving`,
  goodbye: `
    CLOSE|everyone|family|everybody ..4 one? last|final time|call|hug|kiss !at|before_the, say goodbye
    here|tonight|now, goodbye|farewell call|post|card|email|recording|video|tape, affairs in? order,
    go|leave in peace, this|letter|note|message|write ..6 NOT anyone|anybody|your fault, my will ..8
    goodbye|letter|gave|funeral|keys|passwords|cremation, when|if|once someone|anyone|you|youre|youve ..2
    see|find|read|found this, @NOT see|find|hear|meet|hug ..1 me|us|from_me ..2
    again|anymore|after|tomorrow, last ..5 going|will|ill|can ..3
    see|hold|hug|kiss|spend|be_there|celebrate, nothing left .. say|sort|arrange|settle, sorry for
    everything, WRITE|wrote_out ..2 my letter|note, WRITE letter ..
    CLOSE|when|leave|everyone|gone|family|open, give|gave|given .. away ..
    everything|thing|guitar|pet|stuff|belongings|favorite|favourite|possessions, NOT be here ..
    when|see|anymore|feed, this is .. goodbye|farewell, goodbye ..
    all|life|everyone|world|forever|everybody|guy|cruel, my goodbye, nothing left .. but|except .. to?
    end|die|go|leave, remember me, none .. was|is your fault, letter .. each|children|sealed|open_when, my
    letter|note .. ready|finish|done|drawer|sealed|written, last|final post|word|entry,
    he|they|she|shell|theyll|youll need it|them soon, tell my? CLOSE|everyone|family .. NOT ..
    her|his|their|your fault, last thing ill ever, birthday .. NOT be there, leave|left ..
    will|letter|passwords .. letter|bed|note|table|desk, i|and ..2 NOT ..1 be here|around|there ..3
    see|need|hand|use|watch|read|open|hear|help|worry|explain|grow, my farewell, last will|testament, find
    ..2 letter|note|envelope ..8 when|gone|after|drawer|pocket|grown|shoe, last
    letter|picture|photo|pic|text|story|selfie|tweet|upload, by time ..4 this ..3 dead|gone|late,
    home|someone|owner ..2 for my? cat|cats|dog|dogs|pets|hamster|rabbit|fish|horse ..8
    gone|after|when|anymore|without, @!THIRD WRITE|written letter|note all|each|them|everyone|every|for
    ..4 after|find|gone|hid|them|kid|older|open|birthday|CLOSE, it|that|this was|is|were goodbye $, was
    goodbye $, @!THIRD give|gave|given|left|pass* ..3
    guitar|record|watch|ring|bike|car|dog|cat|books|jewellery|jewelry|camera|console|collection|piano|violin|necklace|passwords
    ..8 keep|forever|for_good|look_after|after|anymore|afterwards|rest|why, close|closed|delete|deleted
    ..1 my? account|accounts|socials|profiles ..8 gave|gone|after|tonight|goodbye|nobody, cancel*
    everything|all ..3 after|past|beyond, forgive|forgives|forgiving me ..2
    leav*|going|for_what|one_day|someday, who get|gets what|which|the_house, @tell my? CLOSE|them|everyone
    ..1 i ..1 love*|sorry|forgive|tried, funeral ..2 mine, everything ..2 order now|tonight ..8,
    dress|song|songs|music|flowers|suit ..3 my? funeral ..3 mine|my|me, my own? funeral, bye
    diary|journal|world|everyone, goodbye diary|journal|world|everyone, you|your ..1 only one ..4
    goodbye|knew, hope you|they|she|he ..2 forgive|forgives me, sorry ..2 leav*
    you|like_this|this_way|so_soon, by|when you ..1 read ..1 this|these, NOT blame
    yourself|yourselves|anyone|herself|himself, remember me as|like|happy|smiling|kindly, said|say ..1 my
    goodbye, last hug|goodbye|entry|message, the end ..1 goodbye, thank* ..2 for everything $, live ..1
    good|happy|long life|lives ..1 without|for me`,
  'self-harm': `
    have|got ..2 razor|blade ..8 in|need|bed|phone|drawer|room|case|pocket|pillow|wallet|bag|bra,
    NUM|more|new|few|fresh ..1 cut|burn|one|slit|mark|line ..3 my BODY, cut|hurt|burn|harm|HARMED
    MYSELF|BODY? for|since ..2 i|was|year|school|month|age, put|press*|stub* ..1 out? lighter|cigarette*
    ..2 out? ..1 my BODY, HARMED !at|run|fall|play, I ..4 HARMED, HURT .. my BODY ..
    again|feel|night|tonight|knife|until|razor|blade|lighter|purpose|open|because|BLEED|word,
    cut|slit|slice|carve .. my BODY !on|while|cook|fence, knife|razor|blade|lighter|scissors|needle .. my
    BODY, make|made MYSELF BLEED, WANT BLEED, relaps* ..4 self|HURT|razor|sh, cut
    again|feel|make|is|help*, feel|sad|bad|numb|clean|pain|broke .. i|and cut !my|the,
    hit|bang*|punch*|slam* .. my|MYSELF .. head|face|wall .. until|wall|because|against, place .. cut,
    scar .. NOT healed, day|stop|sleep|week|cope|hour|calm without cut|hurt|burn|harm, cut .. deep|deeper,
    want|need cut my|bad, thigh|legs|arms|wrists & cut|bleed|slash|full|covered, HURT my ..
    thigh|legs|skin|arms|wrists, blood on .. bathroom|sleeve|towel|sheets ..
    cut|again|nobody|hide|hid|notice, again|and|before|then|so i cut $, razor|blade &
    arm|hide|drawer|skin|bathroom|floor|pocket|towel|hidden|tissue|unwrap, SHARP ..6
    on|into|against|across my ..1 BODY, put|hold|held|press ..2 hand|arm|wrist|finger ..1
    in|on|over|against ..1 lighter|flame|iron|boiling|candle|fire|kettle|stove, until|till ..3
    BLEED|bruise|skin|blister*|raw, open|reopen up? ..2 scar|cuts|wound|stitches, pull|pick|rip ..3
    wound|stitches|scab ..3 out|off|bleed|purpose|open, urge ..2
    back|bad|unbearable|huge|strong|loud|strongest, hit|beat|punch|bang|slap|smack ..1 my own ..1
    head|BODY|face, hit|beat|punch|bang|slap|smack MYSELF ..3 when|until|head|face|fist|hard, wrist ..6
    thigh|stomach|ankle|hip, was|is|went|its ..1 deep ..4 bleed|stitches|towel|hospital|wrap,
    knife|razor|blade|lighter|scissors ..6 CANT|on_my|use_it|use_them, HURT ..1 MYSELF ..4
    again|feel|tonight|today|relief, sleep|keep|carry ..2 razor|blade, razor|blade|lighter|scissors ..3
    right? there|here|next|waiting|calling, razor|blade ..8
    shelf|mirror|table|desk|sink|mattress|sock|case, hid|hide|hidden|stash* ..2 razor|blade|cuts|scars,
    did|done|doing it again ..4 bathroom|arm|sleeve*|leg|thigh|shower|toilet|blood, NOT mean ..2 go|cut
    ..1 deep|far, go|went that|too? deep $, sleeve* ..2 stuck|stick*|soaked|stained|bloody, sleeve* ..2
    july|summer|heat|hot|august|june|beach|gym, hit|punch ..2 wall|door ..5
    knuckle*|hand|fist|blood|bleed*|felt, pain ..3 only|help*|quiet*|calm*, blood ..5
    calm*|relie*|relax*|quiet*|peace*, pull|pulled|tear|tore|rip* ..3 hair ..5
    purpose|deserve|punish*|bald|bleed*, knuckles ..2 split|bleed*|raw|bloody, sharpener ..2
    apart|blade|unscrew*, cut|burn|hurt|scratch ..2 purpose, relaps* ..4 thigh|arm|leg|wrist|stomach,
    thigh|arm|wrist|leg is|are|looks? ..1 mess|raw|shredded|covered, told ..3 stop|stopped ..4 NOT stop*,
    NOT stop* ..2 cut|cutting|it_again, bang*|hit|smash*|slam* ..1 my head, deserve ..2
    pain|hurt|bleed|scars, fresh|new|more cuts|scars|burns|marks`,
  overdose: `
    DRUGS ..3 DRINK ..5 end|all|scar|tonight|dizzy|sleepy, TAKE ..3
    all|everything|many|bottle|rest|box|pack|whole|BIGNUM|lot|bunch|entire|handful ..4 DRUGS, TAKE ..
    more|extra|double|triple ..3 DRUGS .. purpose|than|should, help .. took all|many,
    took|swallowed|downed lot with|then|hour|an, took|had|swallowed|downed|finished ..1 all|every|whole
    ..2 DRUGS|box|packet|strip, too many|much ..4 on? purpose|deliberately|intentionally, too many|much
    ..2 DRUGS ..6 purpose|scared|deliberately|sleepy|slow|ambulance, i ..1 took|down|neck|swallow ..1
    CLOSE ..3 DRUGS, took|swallowed|taken|downed all|everything|whole|rest|them|entire
    !to|home|out|off|down ..8
    ago|tingly|dizzy|sleepy|scared|numb|ringing|blurry|regret|floor|enough|hospital|ambulance,
    took|swallowed|taken ..2 all|everything|whole ..4 cabinet|box|blister|tub|packet|strip|bottle
    !chocolate*|cookies|home|of, took|taken|swallowed|downed whole|entire|full
    box|packet|pack|bottle|blister|strip|tub|sheet !chocolate*|cookies|home|biscuits, ago ..2
    took|swallowed|downed everything|all|them|whole, drank|swallowed ..6
    purpose|bleach|cleaner|sink|detergent, double|triple|extra ..3 insulin|dose|DRUGS ..6
    over|end|purpose|die|sleep, how many i took|take|swallow*, idk|unsure ..1 how ..1 many|much ..2 took,
    took ..2 more than i? should|supposed|meant, emptied ..2 bottle|packet|strip|box|cabinet, BIGNUM ..1
    of? ..1 my? ..1 DRUGS ..4 DRINK|ago|scared|sick|at_once, just? took|swallowed|taken
    all|every|whole|entire|BIGNUM ..3 DRUGS, all ..2 DRUGS at once, enough ..1 DRUGS ..2
    kill|die|end|not_wake, took too many $, saved|saving|saved_up ..2 DRUGS`,
}
