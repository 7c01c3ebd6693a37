import type { Language } from './language.ts'

export const elevated: Language['elevated'] = {
  despair: `
    NOT good|enough|worthy enough|for_anyone|of_anything|of_love, no way out|up|back|through|forward, FEEL ..1
    broken|useless|trapped|empty|hopeless|numb|pointless|defeated|unloved|hollow $, alone|lonely ..8
    die|nobody|no_one|talk|hurts|cry|always|noone, point of live|try|anything|MISERY, NOT ..2
    made|deserve|allow|meant|able|built|capable ..3 love|joy|happy|happiness,
    darkness|depression|despair|emptiness|void|hopelessness|sadness ..1 keep|is|got|has? ..2
    eat|back|take|inside|worse|everywhere|return*|stronger|swallow*|win, i|FEEL ..2
    HOPELESS|disgust|fail|horrible|terrible|awful|rotten
    friend|PARENT|parent|person|husband|wife|daughter|human|son, lost|losing ..1
    MYSELF|everything|everyone|REASON|control|faith ..2 again|anymore|and|completely|$, CANT ..1
    anymore|longer $, nothing|nobody|no_one ..2 make|give|help|touch|reach|bring|interest|excites|fills
    me|it|anything|joy|happy, every|each day|morning ..2 worse|harder|blank|gray|grey|heavy|same,
    cry|sobbed|sobbing|wept ..5 CANT|night|week|sleep|hour|floor, NOT ..2 REASON|future|escape|light|mean|exit
    ..4 me|life|left|anymore|anything|tunnel, i just exist, feel|felt ..1 HOPELESS ..2
    life|again|everything|week|anymore|year|and|month|inside|all_time, CANT KEEP|pretend ..3 SAME $, CANT go
    on !DAY|date|vacation|holiday|trip|stage, feel .. hopeless, dark hell|place|hole|pit, why
    try|bother|continue|go_on|keep_going|keep_try, nothing ..
    left|work|help|mean|change|worth|matter|feel_real|get_better|look_forward|make_sense,
    live|feel|im|try|MISERY|existence ..2 pointless|worthless|meaningless|futile, TIRED .. of ..
    feel|all|everything|myself|try|fight|suffer|pretend|struggle|it_all|this_life, im done $, given up, give
    up, exist not live, how much more|longer ..3 this|KEEP|can|supposed, break point, end of my? rope|tether,
    fall apart, breakdown, losing .. it|mind|battle, want .. suffer|MISERY ..2 end|stop|gone|over|away $, WANT
    .. disappear|vanish|escape|run_away|not_feel|stop_feel !for|on|when|with|into|from|island, NOT care
    anymore|about_myself|what_happens, feel nothing, alone .. no|world|forever|always|physically, nobody ..
    know|like|love|need|car|wants|understand me|i|if|about, CANT
    cope|function|handle|take_care|get_out_of_bed|stop_crying, NOT recognise|recognize myself, mistake ..
    exist|born|parent, i NOT .. matter, i ..
    nothing|nobody|useless|failure|disgust|worthless|pathetic|unlovable .. to|everyone|and|am|person,
    FEEL|such .. burden|failure|waste|worthless|pathetic|unlovable|disgrace|garbage|trash, im|am
    nothing|nobody, hate|disgust|despise|loathe|detest|resent MYSELF !for|when, drag .. everyone|down,
    @ANYBODY .. MIND .. me|i|if|whether, NOT belong .. here|world|anywhere $, fail ..
    everyone|MISERY|parent|father|mother, bed .. NUM day|week, life|existence|birth ..
    burden|failure|waste|joke|curse|mistake|punishment, keep|hold it? together, wake up ..
    wish|hate|sad|empty|disappointed|dread, point .. of me|being|it_all, CANT keep up|going|doing, what ..
    wrong with me, lost .. everything|myself|REASON, losing .. myself|will|fight|hope|control|grip, EXISTING &
    HARDSHIP, NOT|CANT .. see|think|have|find|got any? REASON|mean, stopped feel|try|fight|hope|car, what ..
    left|have|got .. live for, NOT think .. KEEP|make_it|recover, lost .. joy|mean|color|colour|spark, hate ..
    what|who i|im|ive .. am|become, im break $, run out .. fight|REASON, friend left .. me|i|and, IFGONE,
    alone in everything|this, dark .. my|thoughts, such .. mess|disappointment|fraud|loser, feel
    broken|useless|trapped|defeated|doomed, im|am broken|useless|trapped|hopeless|doomed !in|with|at, worth
    nothing, what use .. of|try|anymore|anything, TIRED .. BEING $, CANT KEEP ..1 BEING, crying .. NOT,
    everyone hate me, thoughts .. scare|scary me, CANT remember .. last time ..
    good|joy|laugh|happy|felt|smile, NOT feel like i deserve, scar|afraid|terrified of MYSELF,
    no|NOT|lost|without ..1 purpose|point|reason|meaning|faith|direction|use ..2
    whatsoever|left|anymore|at_all|in|to|$, NOT|CANT|no ..3 believe|see|think|imagine ..6
    better|different|change|improve|future|ever|out, NOT ..2 get|getting better, no point ..2
    talk|try|in|get|anymore|do|plan, future|life ..2 gone|over|ruined|finished|wasted|done|behind $, just?
    lie|lay here|there, all|everything|its|life ..1 grey|gray|dark|black|numb|flat|heavy|bleak|blank $, bottom
    of ..1 well|pit|hole|barrel|ocean, NOT ..2 anybody|anyone ..1 coming|come|care $,
    faith|hope|luck|option|treatment ..3 run|ran|dried out|up, im|i|am|just|only ..2
    anchor|nuisance|liability|extra|bill|chore|inconvenience|deadweight|parasite|leech|weight $, i|am|im dead
    weight, i make everything|everyone ..1 sad|worse|miserable|harder, better|fun|happier|easier|nicer ..6
    without|left|leave ..1 me, what kind|sort of ..1
    son|daughter|mother|father|person|friend|parent|wife|husband|mum|mom|dad, cost ..3
    parents|family|everyone|them|CLOSE ..2 home|money|career|job|everything|savings, like a?
    ghost|robot|machine|zombie, ghost ..2 my, on autopilot, drown ..3 nobody|no_one|everything,
    everyone|everybody|they ..4 sick|tired ..1 me, NOT ..2 know ..1 who i|im, no one|nobody ..2 would|will|can
    help, all my fault, what ..1 point|use $, NOT worth ..2 anymore|it|trouble|saving|time, NOT ..1
    do|take|bear this ..1 anymore|longer|$, hate my ..1 life|self|body, hate everything ..2 me|myself, NOT ..1
    felt|been ..1 happy|okay|ok|joy|myself|alive ..3 long|month|year|since|ages, forgot|forgotten ..2 what ..3
    happy|like|joy|feel, cry|cried|sob ..8 every|each ..1 day|night|morning,
    everyone|they|family|all|CLOSE|world ..5 easier|better|happier|relieved|lighter ..3 if i, NOT know how ..2
    go|carry|cope|live|survive|keep ..1 on|go|$|anymore, through motion, im|i|am|feel nothing ..2
    no_one|everyone|nobody|them, NOT ..1 want ..1 get up|out ..2 anymore|day|bed, tired of ..1
    trying|fighting|pretend|living|life|everything|myself|people ..1 $, world ..3 without me`,
  'self-harm': `
    THINK .. cut|hurt|harm, get urge, use to cut .. again|lately|miss*|urge*, nail .. into ..
    hand|arm|skin|palm, rubber band .. wrist, want|urge|thought|think|need ..3 HURT MYSELF|my ..1 BODY?`,
  abuse: `
    @HE ..1 tell|control|monitors|choose|decides|dictates ..1 when|everything|what|how|who|where me|my|i, @HE
    ..6 scream|shouts|yells ..3 me|every|until|us|kid|apologi*, @HE ..4 hit|throw|break|smash ..1
    thing|wall|door|furniture, @HE ..4 control|watch|took|check|tracks|monitors|reads|takes|goes_through ..4
    me|every|everything|message|phone|email|money|text|account|passport|location|salary|what_i|whereabouts,
    @NOT allow .. see|leave|go|work|friend|talk, walk* .. eggshells, @HE ..4 call me ..3
    HOPELESS|fat|crazy|name|stupid|bitch|dumb|idiot|slut|ugly|whore, @HE ..
    isolat*|belittl*|blackmail*|control*|degrad*|gaslight*|humiliat*|insult*|intimidat*|manipulat* ..
    me|my|everything|us, scar|afraid|terrified|fear .. her|him|his|dad|father|PARTNER|anger|mood*|temper,
    @nobody|no_one else .. want|love me, @HE .. NOT .. want|give|let|allow me ..
    out|see|leave|go|work|friend|talk|money|access, flinch, account|report|explain .. every ..
    him|step|PARTNER, @if i leave|left .. hurt|kill|he|never|take|she|find|kid|children, @HE ..4
    counts|count|picks|choose|install|comment|track|monitor|demand|inspect|search|smell ..4
    my|me|minutes|clothes|camera|phone|every|where|money|receipts, interrogat*, silent treatment, @HE ..2
    install|put ..2 camera|app|tracker|airtag, explain|justify|account|report ..2 every|each|where, NOT ..3
    card|keys|money|wages|account ..1 back|since, hand|give|gave|took ..3 bank card|account, hand|handed over
    my, @quit|stopped|dropped|left ..6 because|cause|cuz|since|bc he|she, AFRAID ..1
    say|tell|ask|speak|mention ..1 so|him|her, @gets|reads|sees|has ..3 my ..2
    dms|messages|texts|emails|password|location, @NOT ..4 seen|had|meet|coffee ..4 anybody|friends|family ..2
    since, @bad with money, jealous ..6 phone|friends|clothes|accus*|check|angry, @HE ..3
    accus*|insult|mock|humiliat* me, @when|until|unless hes|he|she ..2 calm|mood|angry|drunk|home, ask ..1
    permission|him|her ..2 go|spend|see|buy`,
  eating: `
    scar|think|afraid|panic|terrified|obsess* ..3 eat|calorie|food|weight|sugar|carbs|bread|kilos|scale,
    make|made|let it|everything|myself ..1 come|bring up|back, binge, hate|ashamed|despise|loathe|disgust* ..
    my .. body|weight|thigh|stomach|reflection, only .. eat|allow|eaten|ate|had ..
    day|NUM|calorie|today|proud|apple|cracker, disgust|ashamed|guilt|guilty .. EAT, weigh MYSELF ..
    day|every|time, NOT .. let|deserve|allow .. EAT, CANT eat .. without|anything|people|food|front|guilt,
    let|allow MYSELF .. eat|have|NUM|calorie, know|count ..1 every calorie, obsess* ..3
    BODY|weight|food|calories|thigh, AFRAID|dread|panic ..3
    pizza|party|dinner|buffet|food|eating|cake|restaurant|lunch, plan|how ..1 NOT eat, cry|cried|guilt* ..2
    after|over ..3 eating|soup|food|meal|dinner, hate ..3 body|thigh|stomach|mirror, feel|am|im ..1
    fat|huge|disgusting ..3 eat|ate|eating|mirror|again`,
  worry: `
    @CLOSE ..8 TALK ..6 DIE|LIVE|KILLSELF, @CLOSE ..6 NOT ..2 want ..2 be|here|LIVE, @CLOSE ..5
    cut|self|overdose|suicidal|selfharm*, @CLOSE ..4 HURT|KILL herself|himself|themselves|themself,
    @scar|AFRAID .. CLOSE|he|she|they .. cut|hurt|DIE|goodbye|do|KILLSELF|KILL|stupid, @goodbye .. NOT ..
    answer*, @bruise|marks|shouting|screaming ..4 neighbour|neighbor|boy|girl|kid|child|little|baby,
    @scared|afraid|terrified for ..1 CLOSE|him|her|them, @CLOSE ..8 gun|rope|pills ..6
    sad|depressed|drunk|layoff, @CLOSE ..4 stopped|NOT ..2 eat|eating, @CLOSE ..4 says|said|told|texted ..6
    NOT ..2 point|worth|matter|go_on|cope|live, @marks|cuts|scars ..3 her|his|their arm|wrist|leg`,
  substance: `
    need ..2 hit|pill|DRINK|weed|joint|bump ..3 to|sleep|before|morning|function|face|just, pop ..1
    pill|them|USE, black* out .. stop|again|every|drink|drunk|almost, relaps, CANT .. stop
    drink|take|use|smoke, CANT .. through|sober .. day .. without .. drink|pill|weed|high, addict*, no memory
    .. last again|night, drink|finish|drank .. bottle|liter|litre .. again|night|alone|DRINK|whole, use ..
    again|every|lost|job, use last night|today|yesterday, drink|use again|heavily .. CANT|stop|daily, drink ..
    every day|night|evening, DRINK|drinking ..4 every ..1 morning|lunch|afternoon|night|day,
    alone|secret|hide|hid|hiding|lie|lied|sneak ..4 DRINK|STUFF|bottle|drinking|USE, hands ..1
    shook|shake|shaking ..6 drink|DRINK|flask|until|till|first, CANT|NOT ..2
    sleep|up|function|asleep|wake|start|relax ..2 without ..5 STUFF|USE|DRINK|pill|it,
    steal|stole|taking|borrow|took ..3 brothers|sisters|moms|dads|mums|grandmas|roommates|CLOSE ..3
    STUFF|pills|meds|vodka, third|second|another|new pharmacy|doctor, STUFF ..6
    alone|myself|weekends|every|again|daily|work|lately|need|without|stop, units ..2 week|day,
    drunk|hungover|high ..4 again|work|school|daily|every|class, need ..2 drink|hit|fix|bump|pill,
    glass|drink|DRINK ..6 shaking|shakes|tremor, DRINK|glass|drink|bottle ..4 before|by ..1
    lunch|noon|breakfast|work|school|ten|eleven, CANT|NOT ..2 stop|quit ..1 drink|smoke|use|gamble|STUFF`,
  psychosis: `
    @they|people|someone|somebody ..2 watch|poison|film|following|tracking|drugging me, my thoughts ..2
    control|read|heard|broadcast*|recorded|stolen, hear|heard voice|whisper
    !in|from|next|outside|downstairs|upstairs, see .. thing|people|demon|figures|shadows ..
    NOT|nobody|there|other|whisper, everyone|they|people|someone|neighbor|cameras|theyre|cia|fbi|government ..
    after|control|read|watch|listen|following|plot|recording|tracking|poison*|spying .. me|my|on|against,
    phone|tv|radio|television .. talk|message|signals|speak|sending .. me|mind, outside .. my .. body,
    detached .. feel|myself|like|body|watch|reality, dissociat*, hear|heard .. my
    talk|laugh|voice|name|whisper* .. nobody|night|alone|no_one|wall|there, following me ..
    again|home|everywhere, meant|mean ..2 only|just ..1 for me, CLOSE|family|parents|they ..2
    replaced|imposter|impostor|clone|swapped, put|puts|insert ..1 thoughts|ideas ..2 head|mind, NOT slept ..2
    since|in|for ..2 DAY|NUM|day|night, solved|cracked|decoded ..2 code|pattern|message|psalms|signs,
    van|car|drone|helicopter ..2 outside|follow|watch, hear|heard|hearing ..3
    music|mutter*|whisper|footsteps|voice|laughing ..6 no_one|nobody|drain|wall|pipe|head|vent|else,
    chip|implant|camera|wire ..3 in|under ..1 my|wall, everyone|people|stranger ..3 know ..2
    thoughts|what_im_thinking|secret, talking|speak|sending|code ..2 to? me ..2 through|tv|radio|songs,
    theyre|they ..2 poison|drug|watch|listen ..1 me|my|us, chosen|special|mission ..4 god|prophet|world|save,
    people|men|someone|car|they ..3 watch|follow|spy|outside ..3 my ..1 flat|house|home|window|every_move,
    they ..2 listen|hear|read ..2 thoughts|mind|phone`,
  panic: `
    anxiety .. leave|left|kil|control|attack|house|unbearable|bad|worse|constant|crippling|paralyz*, going
    mad|crazy|insane, CANT stop .. think|shake|worry|panicking, flashback*, CANT|couldnt ..2 get|catch ..2
    air|breath, lungs|breath|chest|throat ..3 stop|tight|close|crush|shut|closing, heart ..3
    race|racing|pound|insane|crazy|explode|hammer, ill|think|gonna|going ..1 pass|faint out?,
    thought|think|convinced ..3 pass|faint|dying|die|stroke ..1 out|front|there|$, NOT left
    flat|house|home|apartment|room, panic|anxiety ..3 attack|thing|meltdown|number|spiral, had|having|i ..2
    meltdown, woke|wake ..1 gasping|sweating|soaked|screaming|shaking, dread ..6
    name|every|wake|morning|night|row, lost it ..1 completely|screaming|crying, CANT feel my ..1 face, NOT go
    ..3 bus|lift|elevator|train|shop|school|crowd ..4 heart|panic|because|anymore, shaking ..4
    CANT|bathroom|stall|floor|sweat, anxiety ..4 every|so_bad|eating|ruin|control|like, heart ..2
    pound|race|racing ..4 CANT|chest|dizzy|sweat, CANT ..1 breathe ..2 when|whenever|every|again|and`,
  violence: `
    @i hurt|choke|PUSH|punch|slap my CLOSE, @i .. make her|him|them suffer, scar|afraid .. what i ..
    will|could|might|may do, AFRAID|scared ..4 lose|losing ..2 control|temper, almost|nearly
    hit|slapped|shook|hurt ..2 CLOSE|him|her, so angry ..6 hit|smash|hurt|break`,
}
