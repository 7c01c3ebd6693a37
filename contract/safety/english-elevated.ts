import type { Language } from './language.ts'

export const elevated: Language['elevated'] = {
  despair: `
    NOT good|enough|worthy enough|for_anyone|of_anything|of_love, no way up|out|back|through|forward, FEEL ..1
    broken|empty|numb|useless|hopeless|pointless|trapped|defeated|unloved|hollow $, alone|lonely ..8
    nobody|die|no_one|talk|cry|hurts|always|noone, point of live|try|anything|MISERY, NOT ..2
    made|allow|deserve|meant|built|able|capable ..3 happy|love|joy|happiness,
    darkness|depression|despair|emptiness|hopelessness|sadness|void ..1 keep|is|got|has? ..2
    back|eat|take|worse|inside|everywhere|return*|stronger|swallow*|win, i|FEEL ..2
    HOPELESS|disgust|fail|horrible|terrible|awful|rotten
    friend|PARENT|parent|husband|person|daughter|son|wife|human, lost|losing ..1
    MYSELF|everything|everyone|control|REASON|faith ..2 again|anymore|and|completely|$, CANT ..1
    anymore|longer $, nobody|nothing|no_one ..2 make|give|bring|help|touch|reach|interest|excites|fills
    me|it|anything|happy|joy, every|each day|morning ..2 worse|blank|gray|grey|harder|heavy|same,
    cry|sobbed|sobbing|wept ..5 CANT|night|sleep|week|hour|floor, NOT ..2 REASON|mean|escape|future|exit|light
    ..4 me|life|left|anymore|anything|tunnel, i just exist, feel|felt ..1 HOPELESS ..2
    life|again|everything|week|anymore|and|year|month|inside|all_time, CANT KEEP|pretend ..3 SAME $, CANT go
    on !DAY|date|holiday|trip|vacation|stage, feel .. hopeless, dark hell|place|hole|pit, why
    try|bother|continue|go_on|keep_going|keep_try, nothing ..
    left|work|mean|help|worth|change|matter|feel_real|get_better|look_forward|make_sense,
    live|feel|im|try|MISERY|existence ..2 pointless|worthless|meaningless|futile, TIRED .. of ..
    all|everything|feel|myself|try|fight|suffer|pretend|it_all|struggle|this_life, im done $, given up, give
    up, exist not live, how much more|longer ..3 this|can|KEEP|supposed, break point, end of my? rope|tether,
    fall apart, breakdown, losing .. it|mind|battle, want .. suffer|MISERY ..2 end|stop|over|gone|away $, WANT
    .. vanish|disappear|escape|not_feel|run_away|stop_feel !for|on|when|with|from|into|island, NOT care
    anymore|about_myself|what_happens, feel nothing, alone .. world|no|forever|always|physically, nobody ..
    need|know|like|car|love|wants|understand me|i|if|about, CANT cope|function|handle|stop_crying|take_care,
    NOT recognise|recognize myself, mistake .. exist|born|parent, i NOT .. matter, i ..
    nobody|nothing|useless|disgust|worthless|failure|pathetic|unlovable .. everyone|to|and|am|person,
    FEEL|such .. worthless|failure|waste|burden|pathetic|unlovable|disgrace|garbage|trash, im|am
    nobody|nothing, hate|disgust|despise|loathe|detest|resent MYSELF !for|when, drag .. everyone|down,
    @ANYBODY .. MIND .. me|i|if|whether, NOT belong .. here|world|anywhere $, fail ..
    everyone|parent|father|mother|MISERY, bed .. NUM day|week, life|existence|birth ..
    failure|joke|waste|burden|curse|mistake|punishment, keep|hold it? together, wake up ..
    hate|wish|sad|empty|dread|disappointed, point .. of me|being|it_all, CANT keep up|going|doing, what ..
    wrong with me, lost .. everything|myself|REASON, losing .. myself|will|hope|fight|control|grip, EXISTING &
    HARDSHIP, NOT|CANT .. see|think|have|find|got any? REASON|mean, stopped feel|try|hope|fight|car, what ..
    left|have|got .. live for, NOT think .. KEEP|make_it|recover, lost .. mean|joy|color|colour|spark, hate ..
    what|who i|im|ive .. am|become, im break $, run out .. fight|REASON, friend left .. me|i|and, IFGONE,
    alone in everything|this, dark .. my|thoughts, such .. disappointment|fraud|loser|mess, feel
    broken|useless|trapped|defeated|doomed, im|am broken|useless|hopeless|trapped|doomed !in|at|with, worth
    nothing, what use .. of|anymore|try|anything, TIRED .. BEING $, CANT KEEP ..1 BEING, crying .. NOT,
    everyone hate me, thoughts .. scare|scary me, CANT remember .. last time ..
    good|happy|joy|felt|laugh|smile, NOT feel like i deserve, scar|afraid|terrified of MYSELF, NOT|lost ..1
    use|point|purpose|reason|faith|meaning|direction ..2 in|left|to|anymore|at_all|whatsoever|$, NOT|CANT ..3
    see|think|imagine|believe ..6 out|better|ever|future|change|different|improve, NOT ..2 get better, no
    point ..2 get|do|try|plan|talk, life|future ..2 over|gone|done|behind|finished|ruined|wasted $, just?
    lie|lay here|there, all|life|everything|its ..1 numb|black|dark|flat|blank|gray|grey|heavy|bleak $, bottom
    of ..1 well|hole|pit|barrel|ocean, NOT ..2 anyone|anybody ..1 come|care $,
    hope|faith|treatment|option|luck ..3 run|ran|dried up|out, i|im|am|only|just ..2
    weight|bill|extra|anchor|chore|deadweight|inconvenience|leech|liability|nuisance|parasite $, i|im|am dead
    weight, i make everything|everyone ..1 sad|worse|harder|miserable, better|easier|happier|fun|nicer ..6
    leave|left|without ..1 me, what sort|kind of ..1
    friend|dad|parent|husband|person|daughter|father|mom|mother|mum|son|wife, cost ..3
    CLOSE|everyone|them|family ..2 everything|home|money|career|job|savings, like a?
    ghost|machine|robot|zombie, ghost ..2 my, on autopilot, drown ..3 nobody|everything|no_one,
    everyone|they|everybody ..4 sick|tired ..1 me, NOT ..2 know ..1 who i|im, no nobody|one ..2 will|would|can
    help, all my fault, what ..1 use|point $, NOT worth ..2 it|anymore|time|saving|trouble, NOT ..1
    take|do|bear this ..1 anymore|longer|$, hate my ..1 body|self, hate everything ..2 me|myself, NOT ..1
    been|felt ..1 alive|myself|happy|joy|ok|okay ..3 since|year|month|long|ages, forgot|forgotten ..2 what ..3
    feel|like|happy|joy, cry|sob ..8 every|each ..1 day|night|morning, all|CLOSE|everyone|world|they|family
    ..5 better|lighter|easier|happier|relieved ..3 if i, NOT know how ..2 live|go|keep|cope|survive|carry ..1
    on|go|anymore|$, through motion, i|feel|im|am nothing ..2 nobody|everyone|them|no_one, NOT ..1 want ..1
    get up|out ..2 day|anymore|bed, tired of ..1 people ..1 $, world ..3 without me, drown ..2 in ..1
    it|all|life|everything|myself|darkness, nobody|no_one see|notice $, what ..1 point in|of ..1
    me|it|going|get|try|anything, fail ..2 as ..1 friend|PARENT|parent|husband|person|daughter|son|wife|human,
    deserve better than ..1 me, CANT get ..1 out ..1 bed, only thing ..3 numb|calm|keeps_me, losing all?
    interest`,
  'self-harm': `
    THINK .. cut|hurt|harm, get urge, use to cut .. again|lately|miss*|urge*, nail .. into ..
    hand|arm|skin|palm, rubber band .. wrist, want|think|need|thought|urge ..3 HURT my|MYSELF ..1 BODY?`,
  abuse: `
    @HE ..1 tell|control|choose|monitors|decides|dictates ..1 everything|when|what|how|who|where me|my|i, @HE
    ..6 scream|shouts|yells ..3 me|every|us|until|kid|apologi*, @HE ..4 hit|throw|break|smash ..1
    thing|wall|door|furniture, @HE ..4 took|watch|control|check|tracks|monitors|reads|takes|goes_through ..4
    me|everything|every|phone|money|account|message|email|passport|text|location|salary|what_i|whereabouts,
    @NOT allow .. go|leave|see|friend|talk|work, walk* .. eggshells, @HE ..4 call me ..3
    HOPELESS|fat|crazy|name|stupid|ugly|bitch|dumb|idiot|slut|whore, @HE ..
    isolat*|belittl*|blackmail*|control*|degrad*|gaslight*|humiliat*|insult*|intimidat*|manipulat* ..
    me|my|everything|us, scar|afraid|terrified|fear .. her|him|his|dad|father|PARTNER|temper|anger|mood*, @HE
    .. NOT .. want|give|let|allow me .. out|go|leave|see|friend|talk|work|money|access, flinch,
    account|report|explain .. every .. him|step|PARTNER, @if i leave|left .. he|take|never|she|kid|children,
    @HE ..4 count|search|choose|install|comment|demand|inspect|monitor|picks|smell|track ..4
    me|my|every|phone|money|where|clothes|camera|minutes|receipts, interrogat*, silent treatment, @HE ..2
    put|install ..2 camera|app|airtag|tracker, account|report|explain|justify ..2 every|each|where, NOT ..3
    money|account|card|keys|wages ..1 back|since, hand|took|give|gave ..3 bank account|card, hand over my,
    @left|stopped|quit|dropped ..6 since|because|cause|bc|cuz he|she, AFRAID ..1 tell|say|ask|speak|mention
    ..1 her|him|so, @has|reads|gets|sees ..3 my ..2 location|password|dms|emails|messages|texts, @NOT ..4
    had|coffee|meet|seen ..4 family|anybody|friends ..2 since, @bad with money, jealous ..6
    phone|check|angry|clothes|accus*|friends, @HE ..3 accus*|mock me, @when|until|unless he|she|hes ..2
    home|drunk|angry|calm|mood, ask ..1 her|him|permission ..2 go|see|spend|buy, @nobody|no_one else ..3
    want|have|put|love ..1 up? ..1 me`,
  eating: `
    think|scar|afraid|panic|terrified|obsess* ..3 eat|food|calorie|weight|bread|carbs|sugar|kilos|scale,
    make|let|made it|everything|myself ..1 come|bring up|back, binge, hate|ashamed|despise|loathe|disgust* ..
    my .. body|thigh|stomach|weight|reflection, only .. eat|had|allow|ate|eaten ..
    day|NUM|calorie|today|apple|cracker|proud, disgust|ashamed|guilt|guilty .. EAT, weigh MYSELF ..
    day|every|time, NOT .. let|allow|deserve .. EAT, CANT eat .. without|people|food|anything|front|guilt,
    let|allow MYSELF .. have|eat|NUM|calorie, know|count ..1 every calorie, obsess* ..3 BODY,
    AFRAID|panic|dread ..3 food|lunch|eating|dinner|pizza|buffet|cake|party|restaurant, how|plan ..1 NOT eat,
    cry|guilt* ..2 over|after ..3 food|eating|dinner|meal|soup, hate ..3 body|thigh|stomach|mirror, feel|im|am
    ..1 fat|huge|disgusting ..3 again|eat|ate|mirror, skip ..2 lunch|eating|dinner|meal|breakfast ..2
    all|day|again|every|week|fat, mirror ..4 hate|disgust|fat|huge|ugly|pig|whale`,
  worry: `
    @CLOSE ..8 TALK ..6 DIE|KILLSELF|LIVE, @CLOSE ..6 NOT ..2 want ..2 be|here|LIVE, @CLOSE ..5
    cut|self|overdose|suicidal|selfharm*, @CLOSE ..4 HURT|KILL himself|herself|themselves|themself,
    @scar|AFRAID .. CLOSE|he|they|she .. cut|hurt|DIE|goodbye|do|KILLSELF|KILL|stupid, @goodbye .. NOT ..
    answer*, @bruise|marks|screaming|shouting ..4 kid|child|girl|neighbor|baby|boy|little|neighbour,
    @afraid|terrified|scared for ..1 CLOSE|her|him|them, @CLOSE ..8 gun|rope|pills ..6
    sad|drunk|depressed|layoff, @CLOSE ..4 NOT ..2 eat, @CLOSE ..4 told|said|says|texted ..6 NOT ..2
    live|point|cope|worth|matter|go_on, @cuts|marks|scars ..3 her|his|their arm|wrist|leg`,
  substance: `
    need ..2 DRINK|weed|joint ..3 to|sleep|before|morning|face|just|function, pop ..1 them|pill|USE, black*
    out .. again|stop|every|drink|drunk|almost, relaps, CANT .. stop take|drink|use|smoke, CANT ..
    through|sober .. day .. without .. drink|pill|high|weed, addict*, no memory .. last again|night,
    drink|finish|drank .. bottle|liter|litre .. again|night|alone|DRINK|whole, use .. again|every|lost|job,
    use last night|today|yesterday, drink|use again|heavily .. CANT|stop|daily, DRINK ..4 every ..1
    day|night|morning|lunch|afternoon, alone|hide|lie|hid|secret|sneak ..4 DRINK|STUFF|bottle|USE, hands ..1
    shake|shook ..6 until|DRINK|till|first|flask, NOT|CANT ..2 up|sleep|wake|asleep|function|relax|start ..2
    without ..5 it|DRINK|pill|STUFF|USE, took|borrow|steal|stole|taking ..3 CLOSE ..3 STUFF|pills|meds|vodka,
    another|new|second|third doctor|pharmacy, STUFF ..6
    again|stop|every|myself|need|without|alone|work|daily|lately|weekends, units ..2 day|week,
    drunk|high|hungover ..4 again|every|school|work|class|daily, need ..2 hit|drink|pill|bump|fix, DRINK|glass
    ..6 shaking|shakes|tremor, DRINK|bottle|glass ..4 before|by ..1
    school|work|lunch|breakfast|ten|noon|eleven, NOT|CANT ..2 stop|quit ..1 drink|use|STUFF|smoke|gamble,
    DRINK until|till|til ..2 sleep|numb|black|pass|forget, gambl* ..3
    again|everything|away|savings|wages|rent, drink|drunk|drank ..4 every|most day|night|evening`,
  psychosis: `
    @they|people|someone|somebody ..2 watch|poison|film|following|tracking|drugging me, my thoughts ..2
    read|control|heard|broadcast*|recorded|stolen, hear|heard voice|whisper
    !in|from|next|outside|downstairs|upstairs, see .. people|thing|demon|figures|shadows ..
    NOT|nobody|there|whisper|other, everyone|they|people|someone|neighbor|theyre|cameras|cia|fbi|government ..
    after|watch|read|control|listen|following|plot|recording|tracking|poison*|spying .. me|my|on|against,
    phone|tv|radio|television .. talk|message|speak|sending|signals .. me|mind, outside .. my .. body,
    detached .. feel|myself|body|like|watch|reality, dissociat*, hear|heard .. my
    talk|voice|laugh|name|whisper* .. nobody|night|no_one|alone|wall|there, following me ..
    again|home|everywhere, mean|meant ..2 only|just ..1 for me, CLOSE|they|family ..2
    clone|imposter|impostor|replaced|swapped, put|insert ..1 thoughts|ideas ..2 head|mind, NOT slept ..2
    in|for|since ..2 day|night|NUM|DAY, cracked|decoded|solved ..2 message|code|pattern|psalms|signs,
    car|drone|helicopter|van ..2 watch|follow|outside, hear|heard ..3
    voice|whisper|footsteps|laughing|music|mutter* ..6 nobody|no_one|head|wall|else|drain|pipe|vent,
    camera|chip|implant|wire ..3 in|under ..1 my|wall, everyone|people|stranger ..3 know ..2
    thoughts|secret|what_im_thinking, code|speak|sending|talking ..2 to? me ..2 through|tv|radio|songs,
    they|theyre ..2 watch|poison|listen|drug ..1 me|my|us, chosen|mission|special ..4 world|god|prophet|save,
    they|people|someone|car|men ..3 watch|follow|outside|spy ..3 my ..1 home|flat|house|window|every_move,
    they ..2 read|hear|listen ..2 mind|phone|thoughts`,
  panic: `
    anxiety .. leave|left|kil|bad|worse|house|unbearable|constant|crippling|paralyz*, going crazy|mad|insane,
    CANT stop .. think|shake|worry|panicking, flashback*, CANT ..2 get|catch ..2 breath|air,
    breath|throat|chest|lungs ..3 stop|close|shut|crush|tight, heart ..3
    hammer|pound|crazy|insane|race|explode, think|going|ill|gonna ..1 faint|pass out?, think|thought|convinced
    ..3 die|faint|pass|stroke ..1 out|there|front|$, NOT left home|room|flat|house|apartment, panic|anxiety
    ..3 thing|attack|meltdown|number|spiral, i|had|having ..2 meltdown, wake|woke ..1
    screaming|shaking|gasping|soaked|sweating, dread ..6 every|night|wake|morning|name|row, lost it ..1
    completely|screaming|crying, CANT feel my ..1 face, NOT go ..3 school|train|bus|lift|crowd|elevator|shop
    ..4 anymore|heart|panic|because, shaking ..4 CANT|bathroom|floor|stall|sweat, anxiety ..4
    every|like|control|eating|ruin|so_bad, heart ..2 pound|race ..4 CANT, CANT ..1 breathe ..2
    again|when|every|and|whenever, hand|body|leg ..2 shake|shook|tremble ..6 CANT|left|had|ran, wake|woke ..3
    panic|dread|terror, i|with|constant|full ..1 dread, on edge ..2 all|day|every|time`,
  violence: `
    @i hurt|punch|choke|PUSH|slap my CLOSE, @i .. make her|him|them suffer, scar|afraid .. what i ..
    will|could|might|may do, AFRAID ..4 lose ..2 control|temper, almost|nearly hurt|hit|shook|slapped ..2
    CLOSE|her|him, so angry ..6 hurt|hit|break|smash`,
}
