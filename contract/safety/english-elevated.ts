import type { Language } from './language.ts'

export const elevated: Language['elevated'] = {
  despair: `
    NOT good|enough|worthy enough|for_anyone|of_anything|of_love, no way out|up|back|through|forward, FEEL ..1
    broken|useless|trapped|empty|hopeless|numb|pointless|defeated|unloved|hollow $, alone|lonely ..8
    die|nobody|no_one|talk|hurts|cry|always|noone, no_matter ..6 NOT|nothing ..2
    work|better|enough|help|change, nothing ..2 get easier, rock bottom, NOT ..3 look forward, point of
    live|try|anything|MISERY, NOT ..2 made|deserve|allow|meant|able|built|capable ..3
    love|joy|happy|happiness, NOT|CANT ..1 see|think|imagine|picture|believe ..3
    me|it|life|myself|thing|anything ..3 GOOD|change|improve,
    darkness|depression|despair|emptiness|void|hopelessness|sadness ..1 keep|is|got|has? ..2
    eat|back|take|inside|worse|everywhere|return*|stronger|swallow*|win, i|FEEL ..2
    HOPELESS|disgust|fail|horrible|terrible|awful|rotten
    friend|PARENT|parent|person|husband|wife|daughter|human|son, eat me alive, destroy my life, lost|losing
    ..1 MYSELF|everything|everyone|REASON|control|faith ..2 again|anymore|and|completely|$, NOT ..1
    fight|REASON|future|one|option|tears|way_out left|anymore|more|for_me, CANT ..1 anymore|longer $, so tired
    of me|it|people, NOT ..1 worth ..1 try|time|anything|love|saving|effort, nothing|nobody|no_one ..2
    make|give|help|touch|reach|bring|interest|excites|fills me|it|anything|joy|happy, NOT|CANT|barely ..1
    feel|want|care|felt|enjoy|taste ..1 life|nothing|anything|much ..1 SAME|inside|at_all, why was|am|are me|i
    ..1 alive|here|like|broken|failure|this_way, nothing|emptiness|hole|void ..1 in|inside my?
    me|MYSELF|heart|soul|chest, every|each day|morning ..2 worse|harder|blank|gray|grey|heavy|same,
    cry|sobbed|sobbing|wept ..5 CANT|night|week|sleep|hour|floor, NOT ..2 REASON|future|escape|light|mean|exit
    ..4 me|life|left|anymore|anything|tunnel, i just exist, feel|felt ..1 HOPELESS ..2
    life|again|everything|week|anymore|year|and|month|inside|all_time, CANT KEEP|pretend ..3 SAME $, i CANT
    SAME, CANT go on !DAY|date|vacation|holiday|trip|stage, feel .. hopeless, NOT see .. way
    end|out|myself|future|point|light, NOT .. see .. future|point|light, trapped ..
    life|feel|out|no|forever|head|inside, dark hell|place|hole|pit, no|what|any|where|what_is the? point ..
    in|going|try|anymore|anything|MISERY|continue, why try|bother|continue|go_on|keep_going|keep_try, nothing
    .. left|work|help|mean|change|worth|matter|feel_real|get_better|look_forward|make_sense, never ..
    better|escape|change|recover|fix|improve|be_happy|be_ok|be_okay|normal, live|feel|im|try|MISERY|existence
    ..2 pointless|worthless|meaningless|futile, life .. nothing|over|mess|shit, lost .. fight, NOT ..
    energy|strength .. fight|KEEP, TIRED .. of ..
    feel|all|everything|myself|try|fight|suffer|pretend|struggle|it_all|this_life, im done $, gave up .. on
    me|live|myself|try|hope|MISERY, given up, give up, dead inside, feel|am .. HOPELESS ..4
    day|nothing|everything|week|year|month|inside|long, exist not live, how much more|longer ..3
    this|KEEP|can|supposed, NOT know how long|much, break point, end of my? rope|tether, fall apart,
    breakdown, losing .. it|mind|battle, scar|afraid|terrified .. my own? myself|head|mind|future|thoughts,
    want .. suffer|MISERY ..2 end|stop|gone|over|away $, i want .. stop, WANT ..
    disappear|vanish|escape|run_away|not_feel|stop_feel !for|on|when|with|into|from|island, wish ..
    disappear|vanish|invisible|run_away|someone_else, NOT .. know if .. LIVE|can|make_it, NOT care
    anymore|about_myself|what_happens, CANT .. feel anything|joy|happiness, feel nothing, everything ..
    fall|HOPELESS|dark|ruin|too_much, alone .. no|world|forever|always|physically, nobody ..
    know|like|love|need|car|wants|understand me|i|if|about, nobody left|love|car, CANT
    cope|function|handle|take_care|get_out_of_bed|stop_crying, NOT recognise|recognize myself, mistake ..
    exist|born|parent, i NOT .. matter, NOT matter .. me|anyone|anybody, waste .. space|air|oxygen, i ..
    nothing|nobody|useless|failure|disgust|worthless|pathetic|unlovable .. to|everyone|and|am|person,
    FEEL|such .. burden|failure|waste|worthless|pathetic|unlovable|disgrace|garbage|trash, im|am
    nothing|nobody, burden .. me|my|all|around|everyone|family|friend|people|anyone|other,
    hate|disgust|despise|loathe|detest|resent MYSELF !for|when, hate ..
    person|being_me|everything_about|my_existence|my_life, drag .. everyone|down, ruin .. everything|everyone,
    NOT deserve .. live|to|anything|good|help, @ANYBODY .. MIND .. me|i|if|whether, NOT belong ..
    here|world|anywhere $, NOT .. fight|love|REASON|friend|future|joy|light|tears left, fail ..
    everyone|MISERY|parent|father|mother, bed .. NUM day|week, in bed .. day|week|all_day,
    life|existence|birth .. burden|failure|waste|joke|curse|mistake|punishment, keep|hold it? together, barely
    cop*|functi*|hold*|surviv*, wake up .. wish|hate|sad|empty|disappointed|dread, point .. of
    me|being|it_all, CANT KEEP MISERY SAME? $, CANT keep up|going|doing, ghost .. alive|feel|inside|invisible,
    feel .. trapped in my? mind|body|own|house|marriage|relationship, feel ..
    broken|useless|trapped|pointless|suffocate|unbearable|defeated|doomed|meaningless|curse|unwanted
    !in|when|with|at|by|because, drown $, what .. wrong with me, nobody|no_one .. would .. MIND ..
    if|left|gone|disappeared, lost .. everything|myself|REASON, losing .. myself|will|fight|hope|control|grip,
    pain .. end|stop|never|forever|unbearable|too, EXISTING & HARDSHIP, every day|night|morning ..
    fight|HARDSHIP|struggle|battle|war, NOT|CANT .. see|think|have|find|got any? REASON|mean, stopped
    feel|try|fight|hope|car, what .. left|have|got .. live for, embarrassment|disappointment|letdown ..
    me|my|all|everyone|family|parent|everybody, NOT think .. KEEP|make_it|recover, life .. lost ..
    taste|flavor|flavour, lost .. joy|mean|color|colour|spark, hate .. what|who i|im|ive .. am|become, too
    much .. anymore|drown|break|cant|handle, im break $, run out .. fight|REASON, friend left .. me|i|and,
    everyone leave|left me, NOT .. reason .. up|keep|go|try|get|smile, never get easier, IFGONE, alone in
    everything|this, nobody|no_one see|believe|listen|understand .. me|i|anymore|stopped, i .. broken ..
    NOT|forever|inside|too|beyond, dark .. my|thoughts, CANT see .. end|hope|future|tomorrow|point|way, such
    .. mess|disappointment|fraud|loser, nothing .. make me feel|joy|laugh|happy|smile, feel
    broken|useless|trapped|defeated|doomed, im|am broken|useless|trapped|hopeless|doomed !in|with|at, like a
    burden|failure, no future for, worth nothing, what use .. of|try|anymore|anything, TIRED .. BEING $,
    CANT|TIRED ..2 being me|alive|myself|alone|broken|this_way|human|strong|like_this, CANT KEEP ..1 BEING,
    constantly crying, crying .. NOT, there is? no hope, im disappear, feel like im?
    drown|disappear|break|fade, feel like nothing|nobody $, everyone hate me, nothing .. live|give|offer
    for|to_live, CANT deal .. it|life|anything SAME?, thoughts .. scare|scary me, CANT remember .. last time
    .. good|joy|laugh|happy|felt|smile, NOT feel like i deserve, scar|afraid|terrified of MYSELF`,
  'self-harm': `
    THINK .. cut|hurt|harm, get urge, use to cut .. again|lately|miss*|urge*, nail .. into ..
    hand|arm|skin|palm, dig .. my .. nail .. into|hurts|skin|palm, snap .. band|rubber .. wrist, rubber band
    .. wrist`,
  abuse: `
    @HE ..1 tell|control|monitors|choose|decides|dictates ..1 when|everything|what|how|who|where me|my|i,
    scar|afraid ..4 what he|she|they ..3 if|when|say, @HE ..6 scream|shouts|yells ..3
    me|every|until|us|kid|apologi*, @HE ..1 check|count|monitors|reads my, give me ..2 allowance, @HE ..4
    nobody|no_one else? .. want|love me, @HE ..4 hit|throw|break|smash ..1 thing|wall|door|furniture, @HE ..4
    control|watch|took|check|tracks|monitors|reads|takes|goes_through ..4
    me|every|everything|message|phone|email|money|text|account|passport|location|salary|what_i|whereabouts,
    @NOT .. let|allow me ..2
    out|see|eat|leave|have|go|sleep|call|work|anything|use|meet|talk|any|drive|wear|contact|speak|study, @NOT
    allow .. see|leave|go|work|friend|talk, walk* .. eggshells, @HE ..4 call me ..3
    HOPELESS|fat|crazy|name|stupid|bitch|dumb|idiot|slut|ugly|whore, @HE ..
    isolat*|belittl*|blackmail*|control*|degrad*|gaslight*|humiliat*|insult*|intimidat*|manipulat* ..
    me|my|everything|us, ask .. every money|cent|dollar|penny|permission, tell me what to eat|do|wear,
    scar|afraid|terrified|fear .. her|him|his|dad|father|PARTNER|anger|mood*|temper, @HE ..
    throw|break|punch|smash* .. thing|wall|stuff|door|furniture|plates, @nobody|no_one else .. want|love me,
    @HE .. NOT .. want|give|let|allow me .. out|see|leave|go|work|friend|talk|money|access, @NOT .. give me
    access, flinch, @HE .. call me, account|report|explain .. every .. him|step|PARTNER, @if i leave|left ..
    hurt|kill|he|never|take|she|find|kid|children`,
  eating: `
    skip ..3 eat|breakfast|dinner|lunch|meal ..8 calorie|lose|weight|fat|gain|skinny|thin, throw|threw up ..3
    again|after|once|on_purpose|to_feel, scar|think|afraid|panic|terrified|obsess* ..3
    eat|calorie|food|weight|sugar|carbs|bread|kilos|scale, CANT stop eat|binge|weigh|restricting,
    make|made|let it|everything|myself ..1 come|bring up|back, skip all|every? meal*, binge,
    hate|ashamed|despise|loathe|disgust* .. my .. body|weight|thigh|stomach|reflection, scar|AFRAID ..
    eat|calorie|food|weight|fat|gain, only .. eat|allow|eaten|ate|had ..
    day|NUM|calorie|today|proud|apple|cracker, calorie .. every|scar|panic|under|obsess*|count*|guilt*, count*
    .. every .. calorie, disgust|ashamed|guilt|guilty .. EAT, weigh MYSELF .. day|every|time, NOT ..
    let|deserve|allow .. EAT, CANT look .. mirror, CANT eat .. without|anything|people|food|front|guilt, how
    fat i, let|allow MYSELF .. eat|have|NUM|calorie, throw up .. every|each day|morning, hide|hid
    how|food|wrappers, feel fat .. every|eat|time|always|disgust`,
  worry: `
    @CLOSE ..8 TALK ..6 DIE|LIVE|KILLSELF, @CLOSE ..6 NOT ..2 want ..2 be|here|LIVE, @CLOSE ..5
    cut|self|overdose|suicidal|selfharm*, @CLOSE .. cut*|harm*|hurt* ONESELF, @CLOSE ..4 HURT|KILL
    herself|himself|themselves|themself, @scar|AFRAID .. CLOSE|he|she|they ..
    cut|hurt|DIE|goodbye|do|KILLSELF|KILL|stupid, @found .. cut|pill|letter|razor|note|scratch ..
    CLOSE|arms|room, @CLOSE .. WRITE|text|sent .. goodbye|note|farewell, @CLOSE .. TAKE .. pill|overdose,
    @goodbye .. NOT .. answer*, @CLOSE .. arms|legs|wrists .. cut|scar|scratch`,
  substance: `
    need ..2 hit|pill|DRINK|weed|joint|bump ..3 to|sleep|before|morning|function|face|just, pop ..1
    pill|them|USE, CANT stop|quit ..2 it|drink|pill|use|smoke|gambling|vaping, DRINK|smoke ..3 every
    day|night|morning|evening ..5 be|feel|stop|myself|sleep|through|cope|function|numb|shake|just|forget|able,
    need .. it|DRINK .. stop|sleep|morning|cope|function|shake, drink .. problem|too_much|out_of_control,
    drink until .. pass|forget|black, black* out .. stop|again|every|drink|drunk|almost, relaps* ..
    drink|pill|use|USE|alcohol|drugs, relaps, CANT .. stop drink|take|use|smoke, CANT .. through|sober .. day
    .. without .. drink|pill|weed|high, addict*, no memory .. last again|night, drink|finish|drank ..
    bottle|liter|litre .. again|night|alone|DRINK|whole, use .. again|every|lost|job, need ..
    pill|something|weed .. sleep|through|function|calm, NOT|CANT
    sleep|work|cope|function|relax|socialise|socialize .. without .. pill|DRINK|USE|bottle, use last
    night|today|yesterday, drink|use again|heavily .. CANT|stop|daily, drink|pill|weed|alcohol .. get through
    .. it|day|night, drink|drunk alone, drink .. every day|night|evening`,
  psychosis: `
    someone|voice|bug|cameras|microphones ..1 in|inside|behind my head|wall|phone|room|tv|ceiling,
    @they|people|someone|somebody ..2 watch|poison|film|following|tracking|drugging me, my thoughts ..2
    control|read|heard|broadcast*|recorded|stolen, hear|heard voice|whisper
    !in|from|next|outside|downstairs|upstairs, see .. thing|people|demon|figures|shadows ..
    NOT|nobody|there|other|whisper, everyone|they|people|someone|neighbor|cameras|theyre|cia|fbi|government ..
    after|control|read|watch|listen|following|plot|recording|tracking|poison*|spying .. me|my|on|against,
    phone|tv|radio|television .. talk|message|signals|speak|sending .. me|mind, message|signals meant .. me,
    nothing .. feel|around|is .. real, outside .. my .. body, detached .. feel|myself|like|body|watch|reality,
    dissociat*, NOT slept .. NUM day|night, hear|heard .. my talk|laugh|voice|name|whisper* ..
    nobody|night|alone|no_one|wall|there, see .. dead|thing|people|face, through wall, following me ..
    again|home|everywhere`,
  panic: `
    CANT breathe $, anxiety ..
    leave|left|kil|control|attack|house|unbearable|bad|worse|constant|crippling|paralyz*, NOT .. left ..
    bed|home|room|house|apartment .. day|week|month, going mad|crazy|insane, losing my mind, thought i .. die,
    have .. panic|breakdown|meltdown, anxious .. CANT|all|every|leave|throw|time|constantly, panic ..
    day|again|every|night|attack|cant|bus|supermarket, CANT stop .. think|shake|worry|panicking, CANT leave,
    flashback*`,
  violence: `
    @i hurt|choke|PUSH|punch|slap my CLOSE, @scar|AFRAID ..2 i|what|ill ..4 hurt|hit|do|snap|lose_control ..3
    MYSELF|CLOSE|PERSON, @imagine|dream|daydream*|fantas* .. hurt|make|kil|beat|suffer|stab|revenge ..
    her|him|them|suffer|pay, @i .. make her|him|them suffer, lost|lose .. control .. hurt|scar|hit|anger|rage,
    scar|afraid .. what i .. will|could|might|may do`,
  suicide: 'thoughts .. scar|dark|safe|scary|loud|louder',
}
