import type { Language } from './language.ts'

export const risk: Language['risk'] = {
  suicide: `
    thinking|think|thought|dream|obsess*|staring|looking ..3 MEANS
    !project|design|repair|closed|prescription, CANT keep|stand|bear|continue|do ..1
    living|existing|being_alive|life $, i ..1 have|must|need|gotta|got ..1 die|dead !of|from, closer|close
    ..1 doing it, HIGH|floors|stories|floor ..8 enough|high_enough|survive, insurance ..6 if|when|after|once
    i|im|ive, NOT|never ..2 meant|supposed|made|built ..3 LIVE|live|old|this_long|be_here,
    nobody|no_one|noone ..1 would|wud|will ..2 care|notice|cry ..3 if|when i|im,
    nothing|nobody|no_one|only|barely ..2 keeping|keeps|holding|holds|stopping|tying me ..2
    here|alive|back|going|from, hope|hopes|hoping|wish|wishing|pray|want ..3
    cancer|tumor|tumour|illness|disease ..3 back|return*|kill*|spread*|take*|win*, want|wish ..2 be
    where|with ..2 he|she|they|dad|mom|mum|him|her ..1 is|are|went, NOT|no ..2 future|version|life|tomorrow
    ..4 im_in|with_me|has_me|include*|i_am_in|for_me, i know ..2 which|what
    MEANS|HIGH|day|night|train|date|tree, i ..1 leave|leaving|going|vanish ..3 forever|for_good,
    held|holding|hold|loaded|cleaned|loading|took|touched|smelled ..3 MEANS ..8
    final|felt|feels|while|head|mouth|neck|night|alone|thought|thinking, pretend|pretending ..4
    alive|living|LIVE, me where he|she|they is|are, NOT ..2 see|imagine|have ..2 me|myself|future ..2
    in_it|there|future, world|life|everything ..3 NOT for me $, KILLSELF, WANT ..8 DIE, MEANS ..6
    nightstand|hand|hands|lap|mouth|calling|counting|count|staring|drawer|closet|tonight, plan ..3 date, date
    ..3 plan, NOT|no ..4 reason|reasons NOT ..2 do|KILLSELF|DIE|jump|go,
    everyone|everybody|world|them|all|family favor|favour ..6
    DIE|GONE|KILLSELF|leave|leaving|disappearing|disappear|going, HIGH|edge|railing ..8
    simple|easy|jump|step|let_go|leap|fall, be dead by now|then|tomorrow|morning, i ..2 NOT|dont ..2 be
    here|alive ..1
    january|february|march|april|may|june|july|august|september|october|november|december|then, being
    dead|gone ..4 quiet|peaceful|easy|easier|nice|calm|better|like, does|would|will ..1 it ..1 hurt ..2
    die|drown|jump|hang|fall|bleed, drown|drowning ..6 i keep|asking|wonder, find|found my body, gone ..1
    before|by ..2 morning|birthday|christmas|summer|spring|winter, NOT ..1 WANT .. be SAME, why am i ..1
    alive|here, tired|sick|done|over ..2 LIVE, whats ..2 keeping me ..2 here|alive, take|taking MYSELF|me
    out, me|i ..2 underground|buried|ashes, if ..1 NOT|wasnt|werent ..2 for ..8 id|would|wouldve|have ..3
    gone|dead|ended|done|jumped|died|killed|left, @my own? funeral, wake|woke up ..2 wish|wishing ..2
    NOT|hadnt, MEANS ..6 CANT stop thinking|looking, NOT|would ..1 be missed, NOT ..1 afraid|scared|fear ..2
    DIE|dying|death, MEANS ..3 ready|loaded|prepared|tied|sharpened|bought, have|got|bought|found|hid ..1
    MEANS ..3 ready|waiting|it|end|myself, NOT .. plan|intend|expect|want|think ..3
    turning|turn|reach|reaching|seeing|see|making|getting ..2 NUM|birthday|old|christmas|thirty|forty|next,
    my note ..3 written|ready|finished|hidden|half|done|drawer|laptop|desk|pocket,
    write|writing|wrote|say|practi* ..5 my note !MYSELF|for|card|phone, THINK|WANT|PLAN|urge|tempted|almost
    ..2 crash|crashing|driving|drive|wreck|steering|swerving|swerve|steer ..2 VEHICLE|off|into|purpose,
    THINK|WANT|PLAN|urge|tempted|almost ..2
    walk|walking|swim|swimming|wade|wading|step|stepping|run|running|drown|drowning|lie|lying ..1
    into|out|under|front|on|off ..2
    sea|ocean|river|lake|water|traffic|tracks|rails|road|train|highway|VEHICLE, hope|pray|wish* ..6 go
    wrong|badly|kill|NOT_survive, @EVERYBODY ..1 cry|sad|mourn|grieve|upset ..3 week|while|day|bit|month|then
    ..3 get|move|go|forget|fine|okay|relieved, how many ..2 DRUGS, im out for_good|forever|permanently,
    next|this time i|ill ..2 NOT|will|make ..2 fail|survive|succeed|sure|work|mess,
    tree|trees|wall|HIGH|tracks|barrier|truck|trucks|cliff ..6 how quick|easy|fast|simple, how
    quick|easy|fast|simple ..3 be|end|go|fall|jump|step|all, will|might|wont|probably NOT? ..1 be alive
    !for|at, NOT ..1 be alive ..2 anyway|then|long|SAME|when, nobody|no_one|CANT|nothing ..1
    can|will|could|to? stop me, calm|peaceful|relieved|lighter ..3 decided|decision|know|plan|made ..4
    do|it|end|die|made, one more day ..3 NOT|CANT|in_me, no|NOT ..2 day|days|fight left? in me,
    belong|belongs ..2 dead|underground|grave, THINK ..4 how ..2 id|i|would|to ..1 do it $,
    planning|plan|planned how ..3 do|go|die|end, WANT|need|going ..2 make .. official|final|permanent $,
    attempted|attempt ..4 again|before|twice|times|last|survived|week|month|year, NOT ..2 afford live|alive,
    my last|final words|hours|meal|sunrise|sunset|moments, rest|peace|freedom|relief|home ..2 in|of|from
    death|dying|dead|die, without me ..4 better|easier|happier|fine|okay|lighter|peace|relief,
    remove|removing|removed MYSELF ..2 world|equation|life|picture|earth, take|taking MYSELF out, be|am|was
    a? mistake ..5 correct|fix|erase|undo|end, pull|pulling the? plug ..2 MYSELF|me|my, shut|switch|turn my?
    life|brain|heart off|down ..2 forever|good|permanently, except|besides|other_than|instead_of|but
    KILLSELF|DIE|death|dying, nothing|nobody|no_one|who|life ..4 IFGONE, worth more dead|gone, dead than
    alive, @god|hell|heaven|sin|forgive|forgives ..6 KILLSELF, NOT|nobody|barely ..1 stick|hang|be around $,
    MEANS ..8 walk|walking|going|went|go past|back|to it, @KILLSELF|DIE ..3 all|only ..2 i
    think|want|know|see, my own? funeral|wake|burial|eulogy|gravestone|coffin|ashes|obituary, death|dying NOT
    .. scare|scares|frighten|frightens|bother|bothers, only|one|main reason|thing|person ..2
    i|im|ive|keeping|keeps|stopping|stops|holding ..2 still? here|alive|going|living|breathing !at|for|in,
    scared|afraid|worried|terrified|going|might|gonna|about ..4 do something ..2 MYSELF|me, how|many|much ..4
    DRUGS|these|those|them|it ..3 takes|take|would|do|enough ..2 do_it|kill|die|end|work|fatal,
    medicine|DRUGS|cabinet ..3 maths|math|counting|enough, hope|wish|hoping|wishing|pray|praying ..6 NOT
    brake|stop|swerve|see|slow, HIGH ..8 if|how|would|whether ..3 hurt|fall|fast|quick|over|feel,
    @when|once|after|until|wait|waiting my? ..1 parents|mom|mum|dad|dog|cat|mother|grandma|CLOSE
    die|dies|died|dead|gone|passes|goes ..4 i|ill|im|free ..3 go|leave|die|follow|KILLSELF|end|done|join,
    @courage|guts|nerve|bravery ..5 KILLSELF|DIE|do_it, finally do it $, life ..1 NOT worth,
    if|what|would|wonder ..4 i|im wasnt|werent|isnt|NOT|gone|disappeared|vanished ..1 here|around|alive
    anymore|tomorrow|longer|SAME, NOT know|sure if|how|why i ..3 LIVE|alive|staying, NOT .. be ..
    problem|burden|bother|trouble|weight .. longer|anymore|soon|SAME, WANT ..4 DIE, PLAN|THINK ..4 ENDIT,
    THINK ..5 KILLSELF, THINK about|of .. dying|die|dead|ENDIT, thinking|thoughts|think about|of my? own?
    death, PLAN ..4 KILLSELF, @killmyself|endmylife|kms, I ..6 KILLSELF, KILLSELF ..5
    GOODNESS|plan|note|again, KILLSELF ..6 my mind|i|me, NOT ..2 WANT|like|plan|intend|expect|see ..3
    !end|ending|take|taking|ruin|waste|change|risk LIVE, NOT ..1 WANT .. to? be .. alive|here|anymore|person,
    NOT feel like .. LIVE, no|any|zero|without|one reason|point|purpose|sense ..
    live|living|LIVE|alive|exist, nothing .. live for, life .. NOT .. worth,
    done|tired|sick|exhausted|weary|bored|enough|fed|over of? with? being? living|existing|LIVE|alive,
    done|tired|sick|exhausted|enough .. being? of .. alive|existing|life|living, better|happier|best off?
    dead|GONE, happier|better dead, DIE|death|dying|KILLSELF sounds|seems|is|feels|would|looks|like ..4
    GOODNESS, relief .. DIE|dead, way out ..5 death|dying|die|dead|KILLSELF, @EVERYBODY ..4
    better|happier|easier|relieved|fine|simpler|best|good|well|great ..4 without me, @EVERYBODY .. be?
    better|happier|easier|relieved|fine|simpler|good ..4 if|once|when|with i|im|me .. GONE, @better place ..
    without me, @better|happier|easier|relieved off? without me, @ANYBODY ..3 notice|care|miss|cry|mind|know
    .. if|when|that i .. GONE|DIE|died|die|KILLSELF|dead, NOT .. care|mind|fight|stop ..4 i ..
    DIE|die|died|live|alive|dead|sick|NOT, hope|wish|hoping|if|let|wishing|pray ..
    VEHICLE|lightning|something|someone|accident|god|earth|he|plane|meteor|cancer|heart|disease|illness ..
    hit|hits|kill|kills|take|takes|took|ran|run|runs|strike|strikes|swallow|crash|crashes|happens|end|ends ..
    me|it, hope|wish|hoping .. plane|VEHICLE .. crash|crashes|crashed|goes_down|going_down,
    hope|wish|hoping|pray|praying .. get|have|got|gets|develop ..
    cancer|tumor|terminal|accident|sick|disease|hit, god|lord|universe|death ..
    take|takes|taken|come|comes|end me !back|to, take me .. sleep|away|home,
    how|ways|way|methods|method|easiest|painless|quickest|best ..5 DIE|KILLSELF, what if i ..
    jumped|DIE|died|KILLSELF|drove|ended,
    thought|think|thinking|thoughts|imagine|idea|urge|tempted|want|ready|about .. jump|jumping !into|in,
    almost|nearly|close jumped|jumping|KILLSELF|DIE|ended|did_it|doing_it,
    stood|standing|stand|sat|sitting|walked|went .. HIGH ..
    hour|thought|thinking|jump|jumping|wondered|pulling|pull|wanting|tempted|edge|scared, so? easy ..
    step|jump|let_go|end|fall .. off|front|it|all, DRUGS|WEAPON in my hand|hands|mouth|lap, if i had gun,
    saving|saved|stockpil*|hoard*|collecting|collected|hoarded|counted|counting up? .. DRUGS,
    bought|got|tied|made|kept|loaded .. rope|noose|gun !for|to, NOT .. safe ..
    with|from|around|by|alone|being myself|me|alone|tonight, CANT keep MYSELF safe, NOT trust MYSELF ..
    alone|tonight|night, i|ill wont|not|NOT .. be|see|live|make|here|alive|around ..
    next|birthday|christmas|summer|morning|night|year|tomorrow|spring|winter|week|30|40|18|much_longer|when_you,
    wont be .. around|here|alive .. SAME|longer|when, NOT see MYSELF|me ..
    living|alive|past|making|reaching|30|being_here, wont .. live|make_it .. see|through|past, i have .. plan
    .. KILLSELF|DIE|die|end|how|and|ready, set|picked|chose|chosen date|day !for|with|off, tonight .. is ..
    night, courage|guts|nerve|brave|strength .. do_it|end_it|jump|DIE|KILLSELF|go_through, leaving|leave
    this? world|earth|planet|life, by|before DAY|then|morning .. i|ill .. gone|dead|over, DAY ..2 i|ill be?
    gone|dead !for|until|from|on, over|gone .. by|before .. morning|monday|sunday, no more living, NOT WANT
    .. alive|exist|born|breathe, why .. NOT .. die|dead|kill, why cant|dont i die, WANT .. KILLSELF, DIE ..2
    is|seems|sounds .. GOODNESS, @can|could|would someone .. kill me, iwanttodie, OWNDEATH,
    feel|feeling|am|im|been|being|getting|become|still suicidal, suicidal
    af|again|thought*|ideation|tonight|today, @better|easier|happier|relieved|glad|free|fine|grateful|simpler
    ..5 IFGONE, @IFGONE ..4 EVERYBODY|ANYBODY|nobody|noone|no_one|better|relief|peace|over, @relieved .. im
    gone, goodbye .. life|alive|living, me out .. misery, be|is|was my last night|day|christmas|birthday, NOT
    .. make_it ..2 DAY|through|past|much|until, researched|looked_up|googled|searched|looking_up|figured ..
    how .. do_it|end|it, disappointed|hate|hated|angry|upset|mad|regret|furious|pissed|sad|devastated ..2
    i|that .. woke|wake_up|survived|still_alive|still_here|alive|breathing|did, reasons|whether|why ..
    stay|staying|remain|keep alive|living, against staying|living alive?, close my eyes ..
    forever|never|last, be fine without me, death .. only|calling|closer|friend|welcome|waiting|escape,
    had|have|ive .. plan .. using|use|while|close|method|end|do_it, RESOLVED ..3 die|DIE|died|dead,
    should|shouldve .. died|die|dead, planning|plan|decided|going|ready .. jump !into|in|on|ship|at, still
    alive|breathing|here & REGRET, talk me out of it, NOT|CANT .. be|stay|live|exist|remain .. this?
    world|earth|life|planet, decided .. stop .. it|living|existing|breathing, stop living|existing,
    nobody|no_one will|would find me, find me .. late|dead|gone|floor|morning, peace with it|dying|death|end,
    NOT .. living|live|make|be|exist past, i want out $, out of everything, WEAPON ..
    temple|throat|wrist|wrists|neck|chin, drove|drive|went|walk|walked|go|going|back ..2 HIGH|tracks ..
    again|tonight|alone|night|every, life insurance .. me|family|more|kids|im, look|take after|care ..5
    IFGONE, when i|im NOT around|here anymore|SAME, world|everyone|nobody|they NOT|nobody|hardly
    need|needs|want|wants me, exist|existing|living|life|alive & hurts|torture|unbearable|agony ..
    stop|decided|want|end|done, NOT .. want .. wake_up|exist|alive !early|at|before ..
    anymore|tomorrow|again|ever, death .. friend|lover|welcome|invite|hug|warm, end it, tonight ..
    end|last|over|do_it, NOT want .. saved|help|rescue*, THINK ..2
    dying|ENDIT|being_dead|not_existing|not_waking|never_waking|not_being_alive|not_being_here,
    picturing|imagining|picture|imagine|thinking|visualizing my own? death, my own death ..
    relief|peace|calm|comfort|WANT, lost|losing|lack|no|without|NOT|zero ..3
    will|desire|reason|motivation|strength|wish|energy|interest ..2 LIVE,
    hate|refuse|tired|sick|exhausted|done ..3 LIVE, NOT deserve ..2 LIVE, my heart ..
    stop|stops|stopped|stopping beating?, bought|have|got|gathered|prepared .. what|everything|stuff i need
    !for|from|at, never|NOT .. see|reach|turn|live|make ..3 birthday|NUM|100th, shouldnt ..
    exist|alive|born|live, edge .. roof|bridge|cliff|platform|building, NOT .. strong .. alive,
    want|wants|keep|need me alive, never have existed|born|lived, want this|it|tonight be .. last|end|over,
    write|wrote .. date .. die|time, i mean end it,
    @hope|hoping|wish|wishing|pray|praying|relief|glad|thankful|grateful|relieved|secretly ..5 FATE,
    @okay|ok|fine|happy|happier|content|peace|mind if|with ..4 FATE, wishing|wish|hoping|praying for ..
    heart|death|accident|cancer|end|illness, no|NOT|out|without|any|what|few|lost|little ..4
    reason|reasons|point|will|purpose|desire ..3 LIVE|live|living|alive, CANT .. live SAME, i cant live SAME,
    death|dying .. all i? think about, taking|take all .. DRUGS, all my medication|pills|meds|tablets ..
    once|take|taking|tonight, waiting for .. body|end|death, NOT .. want .. saved|survive, ill lose my
    life|fight, lose my life .. fine|okay|ok|care, why live $, why .. live|living|alive|exist $`,
  goodbye: `
    everyone|everybody|family|kids|friends|CLOSE|parents ..4 one? last|final time|hug|text|call|message|kiss
    !at|before_the, goodbye ..8 love you|take_care|sorry, saying goodbye here|now|tonight,
    instructions|wishes|songs|playlist|music|outfit|plans ..2 my? funeral, left|leave|leaving|put ..2
    instructions|letter|letters|envelope ..5 table|desk|drawer|bed|counter|pillow, chosen|decided|arranged
    ..2 who gets|takes|keeps, goodbye|farewell video|recording|message|call|tape|post|email|cards, forgive
    me|i ..4 about|going|doing|did|leaving|do, affairs in? order, go|leave in peace, last thing i ..2
    see|wanted|do|say, letter|note|message|this|writing ..6 NOT your|anyones|anybodys fault, nobodys fault,
    NOT ..1 your|anyones fault ..5 love|sorry|goodbye|gone|know, paid|planned|arranged|pick|picked|booked ..1
    my? cremation|burial|funeral|headstone, my will ..8
    keys|cremation|funeral|goodbye|letters|gave|passwords, goodbye for_good|forever|cruel|my_love, look
    after|take care ..3 each other ..3 when|after|gone|me, if|when|once you|youre|anyone|someone|youve ..2
    read|reading|found|find|see|seeing this, @NOT see|hear|find|hug|meet ..1 me|from_me|us ..2
    again|tomorrow|anymore|after, last ..5 ill|will|going|can ..3 be_there|see|hug|hold|celebrate|spend|kiss,
    nothing|everything|all left? ..1 sort|sorted|settle|settled|say|arranged|packed|paid|handed_over ..3
    ready|out|go|left|$, nothing left .. sort|settle|say|arrange, sorry for everything,
    suicide|goodbye|farewell|final|last note|letter|letters|message|messages|text,
    wrote|written|writing|left|leaving|finished|typed|wrote_out ..2 my note|letter, left|leaving|leave ..
    note .. husband|wife|mom|family|CLOSE|kids, wrote|written|writing letters|letter ..
    CLOSE|each|everyone|family|kids|children|open|when|gone|parents|leave, give|gave|giving|given .. away ..
    things|stuff|belongings|possessions|everything|favorite|favourite|pets|guitar, gave|giving|given ..
    CLOSE|neighbor|shelter|cat|dog .. NOT|wont .. be here|around, NOT|wont be here .. feed|see|when|anymore,
    this is .. goodbye|farewell, goodbye .. world|everyone|everybody|forever|all|cruel|life|guys, last|final
    goodbye|goodbyes, my goodbyes, tell my? CLOSE|family|kids|everyone .. i .. loved|love|sorry, by time ..
    read|reads|reading|find|see .. this|it, if you .. find|finding|read|reading|see|reading .. this, nothing
    left .. but|except .. to? go|die|leave|end, put .. papers|affairs|things .. in order ..
    gone|easy|easier|them|before, remember me, none .. is|was your fault, letters ..
    sealed|children|each|open_when, my letters|note|notes .. sealed|finished|done|drawer|ready|written, told
    .. remember me, final|last words|post|entry|message, this is .. last .. entry|post|message|time, goodbye
    forever|everyone|all, letters .. one for|to each|every|my, wont be long now, NOT .. be long now,
    keys|documents|passwords|papers|will .. need them|it|soon|when|gone, she|he|they|youll|shell|theyll need
    them|it soon, tell my? CLOSE|family|kids|everyone .. NOT .. her|his|their|your fault, last thing ..
    write|say|post|do|read, last thing ill ever, birthdays .. wont|NOT be there,
    practicing|practising|rehearsing|planning my? goodbye|goodbyes, leaving this world|life|earth,
    left|leaving .. passwords|letter|will .. desk|table|bed|letter|note`,
  'self-harm': `
    keep|carry|hide|hid|hiding|have|got ..2 blade|blades|razor|razors ..8
    phone|case|wallet|bag|drawer|pocket|pillow|bed|bra|room|need|in, blade|blades|razor|razors|knife ..3
    calling|calls|whispering|waiting|tempting, i|and|keep|started|again ..3 HARMED,
    only|sleep|calm|better|relief|cope|quiet ..6 after|when|until|unless|if|by i ..1
    cut|burn|bleed|HARMED|hurt, HURT ..2 deep|deeper ..3 than|again|usual|every|time, NOT stop ..1 bleeding
    ..3 cut|arm|razor|wrist|thigh, cut ..4 NOT stop bleeding, use|uses|used|using ..1 WEAPON ..3 my BODY,
    razor|razors|blade|blades|knife|lighter|scissors ..1 came|comes|come|out ..1 out|again,
    NUM|new|fresh|more|three|few ..1 ones|lines|marks|cuts|slits|burns ..3 my BODY,
    cutting|burning|harming|hurting|HARMED MYSELF|BODY? since|for ..2 i|was|years|months|school|age,
    put|putting|stub*|press* ..1 out? cigarette*|lighter ..2 out? ..1 my BODY,
    slam*|punch*|hit|hitting|bang*|smash* ..2 my? fist|fists|head|hand|MYSELF ..6
    deserve|until|over_and|bruise*|BLEED|pain, sh|selfharm again|today|relapse|tonight|yesterday, HURT ..2
    MYSELF|BODY ..6 only|calm*|help*|relief|release|quiet|numb|punish*|deserve*|feel, HARMED
    !at|playing|falling|running, I ..4 HARMED, urge|urges|urging|craving ..
    cut|burn|harm|hurt|scratch|cutting|self|hurting, HURT .. my BODY ..
    purpose|again|tonight|razor|blade|knife|feel|lighter|open|BLEED|until|because|bleed|night|word,
    cut|sliced|slicing|slice|slit|carved|carving .. my BODY !on|while|cooking|fence,
    razor|blade|knife|lighter|scissors|needle .. my BODY, fresh|new|more cuts, cuts|burns|cutting|slashes
    on|over|covered .. my .. BODY, my BODY .. cuts|slashed|sliced, carved|carving .. BODY, BODY ..3 until ..
    BLEED, make|made|making MYSELF BLEED, WANT BLEED, until .. BODY|knuckles|i|it BLEED, relaps* ..4
    cut|cutting|sh|harm|HURT|self|razor, start*|started|back|keep|kept|stop|stopped cutting
    !vegetables|carbs|sugar|class, cutting again|help*|makes|feels|is, feel|pain|clean|broke|bad|numb|sad ..
    i|and cut !the|my, punch*|bang*|hit|hitting|slam* .. my|MYSELF .. head|wall|face ..
    until|against|because|wall, head against .. wall, hid|hide|hiding|hidden ..
    blade|blades|razor|razors|cuts|scars, places .. cut, scars .. NOT healed, did it again ..
    scars|cut*|razor|blade, deserve pain|hurt|hurting|bleed, day|week|hour|stop|calm|cope|sleep without
    cutting|burning|hurting|harming, cutting|hurting|burning MYSELF, cut .. deep|deeper,
    want|need|urge|going|gonna|dying|craving to? cut $, want|need|urge cut bad|again|myself|deep|my, reopen*
    .. wound|cuts|cut|scars|wrist, self harming, arms|legs|thighs|wrists &
    full|covered|cuts|slashes|bleeding, burning|cutting|hurting my|the? body, HURT my ..
    thighs|arms|wrists|skin|legs, blood on .. sleeve|sleeves|sheets|towel|bathroom ..
    again|hide|hid|nobody|noticed|cut`,
  overdose: `
    mixed|mixing|mix ..2 DRUGS ..3 whiskey|whisky|vodka|alcohol|wine|rum|beer|booze|gin, DRUGS ..3
    whiskey|whisky|vodka|alcohol|rum|booze ..5 sleepy|dizzy|scared|tonight|all|end, @i ..1
    took|swallowed|taken|ate|downed ..2 BIGNUM|all|whole|handful|bunch|lot|many|every ..4 DRUGS,
    took|taken|swallowed|take|swallow|swallowing|downed|popped|ate ..3
    all|whole|many|entire|bottle|handful|handfuls|bunch|lot|rest|BIGNUM|everything|pack|packs|box ..4 DRUGS,
    overdosed, i .. overdosed, took|taken .. something .. end|die|sleep|forever, took|taken|swallowed ..
    more|lot|handful|double|triple|extra ..3 DRUGS .. than|purpose|should, took|taken|swallowed|taking ..
    BIGNUM .. DRUGS, help .. took all|many`,
  abuse: `
    @forces|forced|forcing himself|herself on|into me, @HE ..4
    hit|hits|slap|slaps|slapped|punched|kicked|choked|beat|beats me ..1
    so|again|hard|until|every|when|because|last, @HE ..4 HITS me|us|my !up|on|off, @HE ..5
    choked|strangled|raped|molested|assaulted|abused me, @HE .. broke|breaks|broken|fractured|burned|twisted
    my arm|nose|rib|ribs|wrist|jaw|finger|bones, i was|got|been|am|being ..
    raped|molested|assaulted|beaten|abused|attacked|choked|strangled|trafficked|hit, FEAR ..5 HE ..5
    kill|hurt|do|find|hit|beat|rape|come|home|comes|drunk|violent, FEAR .. of my? ..
    husband|boyfriend|partner|dad|father|stepdad|wife|ex|girlfriend|mother|mom|uncle|him, FEAR ..
    go|going|be|being|come|stay .. home, @HE ..6 threat* .. kill|hurt|burn|shoot|gun|knife|harm, @HE ..4
    said|says|told|swore|promised|going|will ..4 kill me|us|my|if, @HE ..
    forced|forces|forcing|makes|made|coerc* me ..3 sex|sleep|touch|things|bed, @comes|came into my room ..
    night, bruises all over my, @HE .. locks|locked|lock me .. in|basement|room|up|closet|out, @HE ..
    follow*|stalk* me, @HE .. violent .. me|with|again|when|towards, burn my house, @HE ..6
    hit|hits|beats|burns|burned|dragged|drags|kicks|spits|whips|punches|strangles|chokes|slaps me .. with|by,
    @HE .. held|holds|pinned|pins me down, @kill me if i leave,
    @coach|teacher|uncle|boss|priest|stepdad|stepfather|cousin|brother|father|grandfather ..
    touches|touched|touching|gropes|groped|molests .. me, abused by my, think|afraid|scared|know|sure|believe
    .. HE|hell|hes|shes .. kill|murder|hurt|beat me|us, made|makes|making me ..
    touch|sex|strip|undress|watch, cornered|groped|fondled me, @HE .. beats|hits|hurts .. and
    me|us|mother|mom|mum|kids|siblings, @HE ..3 threw|throws|threw|thrown ..4 at me|us, @HE ..
    threw|throws|pushed|shoved|kicked me .. stairs|floor|wall|down|ground|window, @HE ..4
    threatened|threatens|threatening ..2 kill me|us, sexually assaulted|abused|harassed|molested, @HE ..
    pushed|pushes|shoved|shoves|push me .. down|into|against|off|stairs|wall|floor|hard|around|again, @HE ..4
    said|says|told|promised|swore|threatens|threatened ..3 stab|shoot|hurt|beat|strangle|burn|murder|bury|hit
    me, @hands around|on my neck|throat, @HE ..6 shoved|slammed|knocked me, makes|made me do
    things|stuff|sexual, @HE ..6 drunk .. shoved|pushed|hit|beat|hits me, @hands .. around my? throat|neck,
    @marks|bruises .. he|she .. leaves|left|makes|made|gave, hide .. marks|bruises,
    @comes|came|climbs|gets|crawls into my? bed|room .. night|he|dad|uncle|stepdad|brother, @CLOSE|he ..
    comes|came|climbs|crawls|gets into|in my? bed`,
  eating: `
    nothing|NOT ..4 NUM|several|many days|weeks ..4 fat|weight|eat|food|hungry|dizzy|weak, eaten|eat|ate
    nothing ..4 days|week|weeks, make|made|making|force|forced|forcing MYSELF ..2 VOMIT|throw_up|sick|vomit,
    VOMIT ..2 on purpose, throw|throwing|threw|vomit|vomiting|puke|puking|purge|purging ..3 after ..
    EAT|every|each, purg* .. after|every|again|meal*|food|blood|day|days, purging|purged, laxative|laxatives,
    NUM days|weeks .. without|no food|eating|EAT, days without EAT, starve|starving|starved MYSELF|me|my,
    refuse|refusing|stopped|refused .. EAT|eating, NOT .. EAT .. fainting|faint|dizzy|proud|days|powerful,
    nothing|only .. water .. NUM days|week|days, made|make|making|force MYSELF .. throw|bring .. up, NOT ..
    eat|eaten .. NUM|several|many days|week, exercise*|run|running .. until .. faint|collapse|bleed,
    vomit|puke|purge|throw|throwing up? .. everything|all|whatever i? eat, vomit everything, NOT|havent ..
    food|eaten|eat|eating .. since DAY, NUM kilos|kg|lbs|pounds|stone .. CANT|still|NOT .. eat|let|fat|lose,
    CANT let MYSELF eat, run|exercise .. until .. collapse|faint|drop|sick .. eat|calories|ate|meal`,
  violence: `
    @want|going|gonna|wanna|will|plan burn ..3 down, @I ..4
    WANT|going|gonna|will|PLAN|decided|thinking|stop|urge|urges|ready ..4 STAB ..2 PERSON|him|them|her, @ill
    STAB PERSON, @want|wanna|going|gonna|thinking|bought|ready ..3 STAB PERSON, WANT .. dead .. do
    it|school|friday|tonight,
    @imagine|imagining|thinking|thought|thoughts|thinks|urge|urges|fantas*|planning|picture|picturing|dream|dreaming
    ..3 STAB .. PERSON|my|him|her|them|everyone|people|it`,
  psychosis: `
    @voice|voices|demon|god|demons|spirit|spirits|entity|they ..
    tell|tells|telling|told|order|orders|ordering|command|commands|commanding|say|says|saying|want|wants|whisper*|scream*|push*
    ..4 KILLSELF|HURT|die|DIE|jump|kill|HARMED|hurt|MYSELF|bleed|end, voice*|voices ..
    KILLSELF|die|jump|hurt|kill|HURT, @voice|demon|devil|god|satan|angel|spirit|head ..
    says|tells|commands|orders|must|wants .. cut|bleed|burn|stab|hurt|kill|die|jump,
    @voice|voices|demon|brother|mother .. tells|telling|calls|calling|wants me .. join|follow|die|jump|come`,
}
