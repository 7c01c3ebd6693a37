import type { Language } from './language.ts'

export const elevated: Language['elevated'] = {
  despair: `
    NOT|never good|enough|worthy enough|of_love|of_anything|for_anyone, no way up|back|forward|out|through,
    feel|feeling|am|im ..1
    empty|hollow|numb|hopeless|worthless|useless|pointless|unloved|trapped|broken|defeated $, lonely|alone
    ..8 cry|crying|talk|nobody|noone|hurts|die|no_one|always, no_matter ..6 NOT|nothing|never ..2
    better|changes|change|works|enough|helps, nothing ..2 gets|get better|easier, rock bottom, NOT|nothing
    ..3 look forward, point of anything|everything|this|living|trying|it, NOT ..2
    built|made|meant|able|deserve|capable|allowed ..3 happy|happiness|love|loved|joy, CANT|NOT ..1
    see|imagine|picture|believe|think ..3 things|life|it|anything|me|myself ..3
    change|changing|better|improve|happy|ok|okay,
    darkness|depression|emptiness|sadness|void|despair|hopelessness ..1 is|has|keeps|got? ..2
    back|winning|stronger|return*|swallow*|taking|eating|worse|everywhere|inside, i|im|am|feel ..2
    terrible|horrible|awful|useless|worthless|rotten|disgusting|pathetic|failed
    mother|mom|mum|father|dad|person|parent|wife|husband|son|daughter|friend|human, eating me alive,
    ruined|wasted|destroyed my life, nothing ..1 helps|works|matters|changes|left|worth, lost|losing ..1
    MYSELF|hope|faith|control|everything|everyone|will|strength ..2 completely|and|anymore|again|$, no|NOT
    ..1 strength|energy|hope|tears|fight|way_out|options|one|future left|anymore|more|for_me, CANT ..1
    anymore|longer $, so tired of everything|life|it|trying|fighting|people|me, NOT ..1 worth ..1
    love|anything|trying|saving|effort|time, nothing|nobody|no_one ..2
    brings|gives|makes|excites|interests|fills|helps|touches|reaches me|joy|happy|it|anything,
    NOT|barely|hardly|CANT ..1 feel|felt|care|enjoy|want|taste ..1 anything|nothing|much|life ..1
    anymore|at_all|inside|SAME, why am|are|was i|me ..1 broken|alive|like|this_way|here|failure,
    hole|void|emptiness|nothing ..1 in|inside my? chest|heart|me|soul|MYSELF, every|each day|morning ..2
    same|grey|gray|blank|heavy|worse|harder, cried|crying|cry|sobbed|sobbing|wept ..5
    floor|hours|CANT|sleep|night|nights|weeks, no|NOT|without ..2
    light|hope|future|purpose|meaning|point|exit|escape ..4 tunnel|me|left|life|anymore|anything, i just
    exist, feel|feels|felt|feeling ..1
    dead|empty|hollow|numb|nothing|lost|hopeless|worthless|useless|trapped|broken|unlovable|defeated ..2
    inside|and|life|everything|anymore|again|all_time|months|weeks|years, CANT
    do|take|handle|bear|stand|endure|go|cope|keep|carry|continue|live|deal|face|survive|hold|pretend|manage
    ..3 SAME $, i CANT SAME, CANT go on !DAY|holiday|vacation|trip|dates|date|stage|trips, feel .. hopeless,
    NOT see .. way out|future|point|end|light|myself, NOT .. see .. future|point|light, trapped ..
    out|no|life|forever|inside|head|feel, dark hole|place|pit|hell, whats|what|wheres|no|any|what_is the?
    point .. anything|anymore|trying|going|in|life|continuing|it|everything, why
    bother|continue|try|go_on|keep_going|am_i_here|keep_trying, nothing ..
    matters|helps|left|works|change|worth|means|meaning|get_better|makes_sense|feels_real|look_forward|looking_forward,
    never .. better|improve|escape|recover|change|fixed|normal|be_happy|be_okay|be_ok,
    everything|life|it|existence|living|trying|feel|feels|im ..2 pointless|meaningless|futile|worthless, life
    .. hell|meaningless|pointless|over|nothing|mess|joke|ruined|unbearable|shit|empty|torture, lost ..
    hope|will|reason|fight|meaning, NOT .. strength|energy .. carry|go|keep|fight|live,
    tired|exhausted|sick|weary .. of ..
    everything|all|fighting|trying|existing|pretending|life|suffering|myself|struggling|feeling|it_all|this_life,
    im done $, given|give|giving|gave up .. on myself|life|everything|trying|hope|all|me|living, given up,
    giving up, want give up, dead inside, feel|am .. empty|numb|hollow ..4
    months|weeks|years|day|days|inside|long|nothing|everything, existing not living, how much longer|more ..3
    go|take|hold|can|do|supposed|this|survive, NOT know how much|long, breaking point, end of my?
    rope|tether, falling apart, breakdown, losing .. mind|will|it|fight|battle, scared|afraid|terrified .. my
    own? thoughts|mind|head|myself|future, want .. everything|it|pain|this|all|suffering|thoughts ..2
    stop|end|over|gone|away $, i want .. stop, WANT .. disappear|vanish|escape|run_away|not_feel|stop_feeling
    !when|on|for|into|with|from|island, wish .. disappear|vanish|run_away|invisible|someone_else, NOT .. know
    if .. LIVE|can|make_it, NOT care anymore|what_happens|about_myself, CANT .. feel
    anything|joy|happiness|anything, feel nothing, everything ..
    hopeless|pointless|meaningless|too_much|falling|dark|ruined|lost, alone ..
    world|hurts|nobody|no_one|forever|always|no|physically, nobody ..
    cares|loves|likes|wants|understands|knows|needs me|about|i|if, nobody left|loves|cares, KILLSELF, CANT
    handle|cope|function|stop_crying|get_out_of_bed|take_care, NOT recognize|recognise myself, mistake ..
    born|existing|parents|exist, i NOT .. matter, NOT matter .. anyone|anybody|me, waste ..
    space|oxygen|air|life, i .. useless|worthless|nothing|nobody|failure|unlovable|pathetic|disgusting ..
    and|to|am|person|everyone, im|am|feel|such ..
    burden|worthless|unlovable|failure|pathetic|waste|disgrace|trash|garbage, im|am nothing|nobody, burden ..
    everyone|family|me|friends|anyone|people|others|around|all|my, hate|loathe|despise|disgust|detest|resent
    MYSELF !for|when, hate .. person|who_i_am|being_me|my_life|my_existence|everything_about, drag ..
    down|everyone, ruin .. everything|everyone|lives, NOT deserve ..
    live|love|loved|happy|happiness|anything|help|good|to, @ANYBODY .. notice|miss|care|cares|cry ..
    me|if|whether|i, NOT belong .. anywhere|here|world $, no|NOT ..
    hope|light|joy|energy|strength|fight|will|tears|future|reason|purpose|friends|love left,
    fail|failed|failing .. everything|everyone|life|parent|mother|father|all, bed .. NUM days|weeks, in bed
    .. days|weeks|all_day, existence|birth|life .. mistake|burden|curse|waste|joke|punishment|failure,
    hold|holding|keep|keeping it? together, barely hold*|cop*|functi*|surviv*, wake up ..
    disappointed|dread|hate|wish|empty|sad, point .. of me|being|it_all, CANT
    do|take|handle|bear|stand|endure|face|manage|survive it|this|life|pain SAME? $, CANT keep
    living|doing|going|fighting|pretending|up, ghost .. feel|alive|inside|invisible, feel|feels .. trapped in
    my? life|head|mind|body|marriage|relationship|house|own, feel|feels ..
    hopeless|pointless|worthless|useless|meaningless|trapped|unbearable|suffocating|doomed|cursed|defeated|broken|unwanted|unlovable
    !at|in|with|by|when|because, drowning $, what .. wrong with me, nobody|no_one .. would ..
    care|notice|miss|mourn .. if|left|gone|disappeared, lost .. will|interest|myself|hope|purpose|everything,
    losing .. hope|myself|will|grip|control|fight, in .. dark place|hole|pit, pain ..
    unbearable|never|end|ends|stop|stops|too|forever, EXISTING & HARDSHIP, every day|morning|night ..
    HARDSHIP|struggle|battle|torture|fight|war, CANT|NOT|hardly .. find|see|have|think|got any?
    reason|point|purpose|meaning, stopped caring|trying|eating|fighting|living|feeling|hoping, what ..
    have|left|got .. live for, disappointment|letdown|embarrassment ..
    everyone|everybody|family|parents|all|my|me, NOT think ..
    survive|cope|manage|go_on|make_it|do_this|continue|recover, life|everything .. lost ..
    colour|color|meaning|joy|taste|flavour|flavor|point, lost .. colour|color|joy|spark|meaning, hate ..
    who|what ive|i|im .. become|am, too much .. breaking|cant|drowning|anymore|handle|break, im breaking $,
    running out .. reasons|hope|strength|fight|will, friends left .. me|and|i, everyone leaves|hates|left me,
    NOT .. reason|reasons .. keep|get|try|go|up|smile, never gets better|easier, IFGONE, alone in
    world|this|everything, nobody|no_one understands|listens|believes|sees .. me|stopped|i|anymore, i ..
    broken .. NOT|beyond|forever|cant|too|inside, dark .. thoughts|my, CANT see ..
    way|future|end|tomorrow|point|hope, such ..
    disappointment|failure|burden|mess|disgrace|fraud|waste|loser, nothing .. makes|make me
    happy|feel|smile|laugh|joy, NOT think .. things|it|life|anything .. better|improve|change|ok|okay,
    feeling hopeless|trapped|worthless|useless|broken|defeated|suicidal|unlovable|doomed, im|am
    hopeless|trapped|worthless|useless|unlovable|doomed|broken !at|in|with, like a burden|failure, no future
    for, worth nothing, im worth nothing, whats use .. trying|anything|living|anymore|of,
    tired|sick|exhausted|weary|drained|fed|hate|done|over .. BEING $,
    tired|sick|exhausted|weary|CANT|hate|done ..2 being
    me|strong|alive|alone|human|broken|myself|like_this|this_way, CANT keep|stand|bear|take|continue ..1
    BEING, always|constantly crying, crying .. every|again|stop|night|NOT|hours|days|alone, there is? no
    hope, im disappearing, feel|feels like im? disappearing|fading|dying|drowning|breaking|dead, feel|feels
    like nothing|nobody $, everyone hates|hated me, nothing .. give|offer|live for|to_live, CANT handle|deal
    .. life|anything|it SAME?, thoughts .. scare|scares|scaring|scary me, CANT remember .. last time ..
    joy|happy|felt|smiled|laughed|good, NOT|dont feel like i deserve, scared|afraid|terrified of MYSELF,
    scared of myself, given up on .. happy|love|life|future|people|everything, what is wrong with me`,
  'self-harm': `
    THINK .. hurting|cutting|harming, getting urges, keep getting urges, relaps* ..
    cutting|sh|self|harm|razor, used to cut .. miss*|lately|again|urge*, nails .. into .. palm|skin|arm|hand,
    dig .. my .. nails .. hurts|into|palm|skin, snap|snapping .. rubber|band .. wrist, rubber band .. wrist`,
  abuse: `
    @HE ..1 decides|chooses|controls|dictates|tells|monitors ..1 what|who|when|where|how|everything i|me|my,
    afraid|scared ..4 what he|she|they ..3 do|say|when|if, @HE ..6 screams|yells|shouts ..3
    me|us|until|apologi*|kids|every, @HE ..1 checks|counts|controls|monitors|reads my, gives me ..2
    allowance, @HE ..4 nobody|no_one else? .. want|love me, @HE ..4 hits|breaks|smashes|throws ..1
    things|walls|doors|furniture, @HE ..4
    checks|reads|tracks|controls|monitors|takes|took|watches|goes_through ..4
    phone|texts|messages|location|money|account|accounts|emails|everything|salary|passport|whereabouts|what_i|me|every,
    @NOT .. let|lets|letting|allow|allowed|allows me ..2
    leave|see|talk|go|work|have|use|out|eat|sleep|speak|study|meet|wear|drive|call|contact|any|anything,
    @not|NOT allowed .. leave|see|talk|go|work|friends, walk*|walking .. eggshells, @HE ..4
    calls|called|calling me ..3
    stupid|useless|worthless|crazy|names|fat|ugly|idiot|whore|slut|bitch|pathetic|failure|ugly|dumb, @HE ..
    humiliat*|belittl*|degrad*|insult*|gaslight*|manipulat*|control*|intimidat*|isolat*|blackmail* ..
    me|everything|my|us, ask .. every cent|penny|dollar|permission|money, tells me what to wear|do|eat,
    afraid|scared|terrified|fear .. his|her|him|partner|husband|boyfriend|dad|father|wife|anger|temper|mood*,
    @HE .. throws|smash*|breaks|punches .. things|plates|wall|walls|door|stuff|furniture, @nobody|no_one else
    .. love|want me, @HE .. NOT .. give|allow|let|want me .. access|money|see|leave|work|friends|go|talk|out,
    @NOT .. give me access, flinch, @HE .. follows|following|followed me .. everywhere|home|work, @HE ..
    calls|called me, @HE .. screams|yells|shouts .. me|us|kids|every, report|explain|account .. every ..
    husband|him|step|partner|boyfriend, @if i leave|left .. take|kill|kids|children|never|hurt|find|he|she`,
  eating: `
    skip|skipping|skipped ..3 lunch|dinner|breakfast|meals|eating ..8
    weight|fat|gain|lose|calories|thin|skinny, throw|throwing|threw up ..3
    once|again|after|to_feel|on_purpose, think|thinking|obsess*|terrified|afraid|scared|panic ..3
    food|weight|bread|calories|carbs|kilos|scale|eating|sugar, CANT stop
    eating|bingeing|restricting|weighing, made|make|making|let it|everything|myself ..1 come|bring up|back,
    skipped every|all? meal*, binge|binged|binging|bingeing|binges, hate|disgust*|loathe|ashamed|despise ..
    my .. body|weight|stomach|thighs|reflection, terrified|afraid|scared|fear ..
    gaining|weight|food|eating|fat|calories, only .. ate|allow|eat|eaten|had ..
    apple|cracker|day|calories|today|proud|NUM, calorie|calories ..
    panic|every|obsess*|guilt*|count*|under|scared, count* .. every .. calorie|calories,
    guilty|guilt|ashamed|disgusted .. EAT|eat, weigh MYSELF .. times|every|day, NOT .. allowed|deserve|let ..
    EAT, CANT look .. mirror, CANT eat .. front|people|anything|without|food|guilt, how fat i, let|allow
    MYSELF .. eat|have|NUM|calories, throw up .. every|each morning|day, hiding|hide|hid food|wrappers|how,
    feel fat .. time|always|every|eat|disgusting, scared|afraid|terrified eat|eating`,
  worry: `
    @CLOSE ..8 TALK ..6 KILLSELF|DIE|LIVE, @CLOSE ..6 NOT ..2 want ..2 LIVE|be|here|live, @CLOSE ..5
    suicidal|cutting|selfharm*|self|overdose|overdosed, @CLOSE .. hurt*|cut*|harm* ONESELF, @CLOSE ..4
    KILL|hurting|cutting|harming|HURT himself|herself|themselves|themself,
    @afraid|scared|worried|worry|terrified .. CLOSE|he|she|they ..
    KILLSELF|hurt|DIE|do|cut|KILL|die|suicidal|goodbye|stupid, @found ..
    note|letter|scratches|cuts|pills|razor .. CLOSE|room|arms, @CLOSE .. posted|left|sent|wrote|texted ..
    goodbye|note|farewell, @CLOSE .. took|taken|swallowed .. pills|overdose, @goodbye .. NOT .. answer*,
    @CLOSE .. arms|wrists|legs .. cuts|scars|scratches|cut, @CLOSE .. hurts|cuts himself|herself|themselves`,
  substance: `
    need|needed ..2 drink|wine|beer|joint|pills|weed|vodka|hit|bump ..3
    before|to|just|morning|function|face|sleep, pop|popping|popped ..1 pills|xanax|adderall|oxy|them, CANT
    quit|stop ..2 drinking|smoking|using|pills|it|vaping|gambling,
    drink|drinking|drank|wine|vodka|alcohol|whiskey|beer|smoke|smoking ..3 every night|day|morning|evening
    ..5 sleep|cope|forget|numb|numbs|stop|shaking|feel|through|function|just|be|able|myself, need ..
    drink|wine|alcohol|vodka|beer|it .. morning|stop|function|shaking|sleep|cope, drink|drinking ..
    problem|out_of_control|too_much, drink|drinking until .. black|pass|forget|pass_out, black*|blacked out
    .. again|every|drinking|drunk|stop|almost, relaps* ..
    heroin|meth|coke|cocaine|alcohol|drinking|opioids|fentanyl|pills|using|drugs|oxy, relapsed, using again,
    CANT .. stop drinking|using|smoking|taking, CANT .. sober|through .. day .. without ..
    drink|high|drinking|weed|pills, addict*, no memory .. last night|again, drank|drink|drinking|finished ..
    bottle|bottles|litre|liter .. alone|again|night|whole|vodka|wine|whiskey, using .. again|lost|every|job,
    need .. pills|weed|something .. sleep|function|calm|through, CANT|NOT
    sleep|function|relax|cope|work|socialise|socialize .. without ..
    beer|beers|drink|drinks|wine|weed|pills|alcohol|vodka|high|joint|bottle, used last
    night|yesterday|again|today, drinking|using again|heavily .. CANT|stop|daily, pills|drink|weed|alcohol ..
    get through .. day|night|it, drink|drinking|drunk alone, drinking .. every evening|night|day`,
  psychosis: `
    cameras|microphones|voices|bugs|someone ..1 in|inside|behind my walls|room|phone|ceiling|tv|head,
    @people|they|someone|somebody ..2 following|watching|poisoning|drugging|tracking|filming me, my thoughts
    ..2 broadcast*|heard|stolen|read|controlled|recorded, hear|hearing|heard voice|voices|whispers|whispering
    !in|from|next|outside|downstairs|upstairs, see|seeing .. shadows|things|people|figures|demons ..
    others|NOT|there|nobody|whisper, people|they|someone|everyone|government|cia|fbi|neighbors|cameras|theyre
    .. watching|following|spying|plotting|poison*|listening|tracking|after|recording|reading|controlling ..
    me|my|on|against, tv|radio|phone|television .. sending|talking|speaking|messages|signals .. me|mind,
    messages|signals meant .. me, nothing .. around|is|feels .. real, outside .. my .. body, detached ..
    myself|body|reality|watching|feel|like, dissociat*, NOT slept .. NUM days|nights, hear|hearing|heard ..
    my name|voice|voices|whisper*|talking|laughing .. alone|nobody|no_one|there|walls|night, see|seeing ..
    dead|people|things|faces, through walls, following me .. home|everywhere|again`,
  panic: `
    CANT breathe $, anxiety ..
    bad|attack|attacks|killing|unbearable|worse|left|leave|house|control|constant|crippling|paralyz*, NOT ..
    left .. house|apartment|room|home|bed .. week|weeks|days|months, going crazy|insane|mad, losing my mind,
    thought i .. dying|die, having .. breakdown|meltdown|panic, anxious ..
    every|all|constantly|throw|CANT|cant|time|leave, panic ..
    every|again|night|day|cant|supermarket|bus|attack, CANT stop .. worrying|shaking|panicking|thinking, CANT
    leave, flashback*, panic attacks|attack`,
  violence: `
    @i hit|slapped|punched|pushed|choked|shoved|kicked|hurt my CLOSE, @afraid|scared|terrified|worried ..2
    what|i|ill ..4 do|hurt|hit|lose_control|snap ..3 CLOSE|PERSON|MYSELF,
    @fantas*|imagine|imagining|daydream*|dream .. hurting|killing|suffer|stabbing|beating|revenge|making ..
    him|her|them|suffer|pay, @i .. make|making him|her|them suffer, lose|lost .. control ..
    hit|hurt|anger|rage|scared, afraid|scared .. what i .. might|could|will|may do`,
  suicide: `
    thoughts .. dark|scaring|louder|loud|scary|safe`,
}
