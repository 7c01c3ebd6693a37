import type { Language } from './language.ts'

export const elevated: Language['elevated'] = {
  despair: `
    NOT good|enough|worthy enough|for_anyone|of_anything|of_love, no way up|out|back|through|forward, FEEL
    ..1 broken|empty|numb|useless|hopeless|pointless|trapped|defeated|unloved|hollow $, alone|lonely ..8
    nobody|die|no_one|talk|cry|hurts|always|noone, point of live|try|anything|MISERY, NOT ..2
    made|allow|deserve|meant|built|able|capable ..3 happy|love|joy|happiness,
    darkness|depression|despair|emptiness|hopelessness|sadness|void ..1 keep|is|got|has? ..2
    back|eat|take|worse|inside|everywhere|return*|stronger|swallow*|win, i|FEEL ..2
    HOPELESS|disgust|fail|horrible|terrible|awful|rotten
    friend|PARENT|parent|husband|person|daughter|son|wife|human, lost|losing ..1
    MYSELF|everything|everyone|control|REASON|faith ..2 again|anymore|and|completely|$, CANT ..1
    anymore|longer $, nobody|nothing|no_one ..2 make|give|bring|help|touch|reach|interest|excites|fills
    me|it|anything|happy|joy, every|each day|morning ..2 worse|blank|gray|grey|harder|heavy|same,
    cry|sobbed|sobbing|wept ..5 CANT|night|sleep|week|hour|floor, NOT ..2
    REASON|mean|escape|future|exit|light ..4 me|life|left|anymore|anything|tunnel, i just exist, feel|felt
    ..1 HOPELESS ..2 life|again|everything|week|anymore|and|year|month|inside|all_time, CANT KEEP|pretend ..1 SAME $, CANT KEEP|pretend ..1 this|it|life|that|everything|myself ..1 SAME $, CANT go on !DAY|date|holiday|trip|vacation|stage, feel .. hopeless, dark
    hell|place|hole|pit, why try|bother|continue|go_on|keep_going|keep_try, nothing ..
    left|work|mean|help|worth|change|matter|feel_real|get_better|look_forward|make_sense,
    live|feel|im|try|MISERY|existence ..2 pointless|worthless|meaningless|futile, TIRED .. of ..
    all|everything|feel|myself|try|fight|suffer|pretend|it_all|struggle|this_life, im done $, given up,
    give up, exist not live, how much more|longer ..3 this|can|KEEP|supposed, break point, end of my?
    rope|tether, fall apart, breakdown, losing .. it|mind|battle, want .. suffer|MISERY ..2
    end|stop|over|gone|away $, WANT .. vanish|disappear|escape|not_feel|run_away|stop_feel
    !for|on|when|with|from|into|island, NOT care anymore|about_myself|what_happens, feel nothing, alone ..
    world|no|forever|always|physically, nobody .. need|know|like|car|love|wants|understand me|i|if|about,
    CANT cope|function|handle|stop_crying|take_care, NOT recognise|recognize myself, mistake ..
    exist|born|parent, i NOT .. matter, i ..
    nobody|nothing|useless|disgust|worthless|failure|pathetic|unlovable .. everyone|to|and|am|person,
    FEEL|such .. worthless|failure|waste|burden|pathetic|unlovable|disgrace|garbage|trash, im|am
    nobody|nothing, hate|disgust|despise|loathe|detest|resent MYSELF !for|when, drag .. everyone|down,
    @ANYBODY .. MIND .. me|i|if|whether, NOT belong .. here|world|anywhere $, fail ..
    everyone|parent|father|mother|MISERY, bed .. NUM day|week, life|existence|birth ..
    failure|joke|waste|burden|curse|mistake|punishment, keep|hold it? together, wake up ..
    hate|wish|sad|empty|dread|disappointed, CANT keep up|going|doing, what .. wrong with me, lost ..
    everything|myself|REASON, losing .. myself|will|hope|fight|control|grip, EXISTING & HARDSHIP, NOT|CANT
    .. see|think|have|find|got any? REASON|mean, stopped feel|try|hope|fight|car, what .. left|have|got ..
    live for, NOT think .. KEEP|make_it|recover, lost .. mean|joy|color|colour|spark, hate .. what|who
    i|im|ive .. am|become, im break $, run out .. fight|REASON, friend left .. me|i|and, IFGONE, alone in
    everything|this, dark .. my|thoughts, such .. disappointment|fraud|loser|mess, feel
    broken|useless|trapped|defeated|doomed, im|am broken|useless|hopeless|trapped|doomed !in|at|with,
    worth nothing, what use .. of|anymore|try|anything, TIRED .. BEING $, CANT KEEP ..1 BEING, crying ..
    NOT, everyone hate me, thoughts .. scare|scary me, NOT feel like i deserve, scar|afraid|terrified of
    MYSELF, NOT|lost ..1 use|point|purpose|reason|faith|meaning|direction ..2
    in|left|to|anymore|at_all|whatsoever|$, NOT|CANT ..3 see|imagine|believe ..6
    out|better|ever|future|change|different|improve, NOT ..2 get better, life|future ..2
    over|gone|done|behind|finished|ruined|wasted $, all|life|everything|its ..1
    numb|black|dark|flat|blank|gray|grey|heavy|bleak $, NOT ..2 anyone|anybody ..1 come|care $,
    hope|faith|treatment|option|luck ..3 run|ran|dried up|out, i|im|am|only|just ..2
    weight|bill|extra|anchor|chore|deadweight|inconvenience|leech|liability|nuisance|parasite $,
    better|easier|happier|fun|nicer ..6 leave|left|without ..1 me, cost ..3 CLOSE|everyone|them|family ..2
    everything|home|money|career|job|savings, like a? ghost|machine|robot|zombie, NOT ..2 know ..1 who
    i|im, NOT ..1 take|do|bear this ..1 anymore|longer|$, hate my ..1 body|self, hate everything ..2
    me|myself, cry|sob ..8 every|each ..1 day|night|morning, all|CLOSE|everyone|world|they|family ..5
    better|lighter|easier|happier|relieved ..3 if i, through motion, nobody|no_one see|notice $, what ..1
    point in|of ..1 me|it|going|get|try|anything, only thing ..3 numb|calm|keeps_me, @IFGONE,
    when|once|after i|im ..1 gone|dead $, money|time|easier ..8 NOT ..2 look_after|care_for|take_care ..1
    me, NOT have to ..1 look_after|carry|care_for me, what|thing everyone|they|people has|have|had
    carry|put_up, i|im|just ..2 weight ..2 neck|shoulders|family|everyone, ruin*
    everything|everyone|lives|it_for|life|evening, i ..1 drag ..3 down, nuisance|burden|bother ..3
    everyone|everybody|family|CLOSE|people|them, take take, i only take,
    theyd|she|he|everyone|parents|they ..2 happy|happier|better if i|without|NOT, wasnt|werent so
    messed|broken|screwed ..4 happy|better, @deserve* ..2
    better|someone|somebody|normal|husband|wife|mother|mom|dad|friend ..5 than|NOT|normal|broken|me, dead
    weight, waste of? space|air|oxygen, in everyone|everybody way, too much ..2 for ..1
    people|everyone|them|anyone, tired of me $, out of pity, i cost ..3 money|parents|them, @fight|argue
    ..2 about|because|over_of? me ..2, next chapter ..2 NOT, feel|im|am ..1 finished $, feel finished,
    tired of pretend*, NOT ..1 joy|happy|smile ..3 anymore|even|CLOSE|longer, nothing ..2 joy|happy, given
    up on ..1 everything|life|myself|it_all|me, hole ..4 CANT|climb|out, inside ..1 dead, dead|empty
    inside, i just|only exist, go through motions, never going change|better|end, nothing ..1
    look_forward|look forward, whats|what ..1 point of? ..2 any|it|this|living|all|trying, broken ..3 fix,
    NOT ..2 hope left|anymore|that_it, no future, hate|hating ..1 myself, nobody|no_one ..1
    will|would|even? miss me ..1, nobody bother*|cares ..1 with|about me, why ..3 anyone|they|people
    bother ..1 with me, NOT anything but trouble|problem*, nothing but trouble|problem*|a_problem, every
    ..1 day ..1 same|grey|gray, CANT do|take this ..1 anymore|longer|more, so tired of ..1
    everything|all|life|fighting|trying, NOT think ..6 better|improve`,
  'self-harm': `
    THINK .. cut|hurt|harm, get urge, use to cut .. again|lately|miss*|urge*, nail .. into ..
    hand|arm|skin|palm, rubber band .. wrist, want|think|need|thought|urge ..3 HURT MYSELF,
    want|wanted|need|needed|tempted|close ..1 cut|burn|relapse|scratch $, want|wanted|need|needed ..1
    cut|cutting after|but|instead|so|again|tonight|badly, hold|held ice !cream|skates, ice ..3
    urge|instead, urge* went|pass*|down|gone|away|tonight|today|again|until, safety plan, pen|marker ..3
    arm|skin|wrist|instead, threw|throw|gave|give|bin*|flush* ..3 razor|blade|lighter, miss ..2 cutting,
    without self|cutting|harming, fight*|resist* ..2 urge*|thoughts|it, urge ..2
    cut|burn|hurt|harm|relapse|scratch, nearly|almost relaps*, about do it but|when|then, NOT cut*
    tonight|today|but|and, trying ..2 NOT cut|scratch|relapse|hurt, intrusive thoughts ..4
    train|platform|knife|bridge|jump|again, thoughts ..2 hurt* ..2 back|again`,
  abuse: `
    @HE ..1 tell|control|choose|monitors|decides|dictates ..1 everything|when|what|how|who|where me|my|i,
    @HE ..6 scream|shouts|yells ..3 me|every|us|until|kid|apologi*, @HE ..4 hit|throw|break|smash ..1
    thing|wall|door|furniture, @HE ..4 took|watch|control|check|tracks|monitors|reads|takes|goes_through
    ..4
    me|everything|every|phone|money|account|message|email|passport|text|location|salary|what_i|whereabouts,
    @NOT allow .. go|leave|see|friend|talk|work, walk* .. eggshells, @HE ..4 call me ..3
    HOPELESS|fat|crazy|names|stupid|ugly|bitch|dumb|idiot|slut|whore, @HE ..
    isolat*|belittl*|blackmail*|control*|degrad*|gaslight*|humiliat*|insult*|intimidat*|manipulat* ..
    me|my|everything|us, scar|afraid|terrified|fear .. her|him|his|dad|father|PARTNER|temper|anger|mood*,
    @HE .. NOT .. want|give|let|allow me .. out|go|leave|see|friend|talk|work|money|access, flinch,
    account|report|explain .. every .. him|step|PARTNER, @if i leave|left ..
    he|take|never|she|kid|children, @HE ..4
    count|search|choose|install|comment|demand|inspect|monitor|picks|smell|track ..4
    me|my|every|phone|money|where|clothes|camera|minutes|receipts, hand over my,
    @left|stopped|quit|dropped ..6 since|because|cause|bc|cuz he|she, @has|reads|gets|sees ..3 my ..2
    location|password|dms|emails|messages|texts, @NOT ..4 had|coffee|meet|seen ..4 family|anybody|friends
    ..2 since, @when|until|unless he|she|hes ..2 home|drunk|angry|calm|mood, @nobody|no_one else ..3
    want|have|put|love ..1 up? ..1 me, @send ..2 photo|picture|selfie ..2 prove|proof, which|what ..2
    friends ..4 toxic|allowed|bad, @NOT ..3 one evening ..3 myself, AFRAID|scared ..2 say
    no|of_him|of_her|of_his|of_my, @HE ..2 reads ..1 my|this journal|diary|messages|texts|emails|this,
    @check* ..3 mileage|odometer|my_phone|location|receipts|history|messages, @threaten* ..2
    leave|kill|take|hurt|himself ..4 if|when|whenever, hide|hiding|hid ..2
    receipts|shopping|money|journal|phone|this ..4 he|she|him|her|because|from, @HE ..1 goes|go|gets|got
    crazy|mad|angry|mental|ballistic|furious ..3 if|when|i|over, @hurt|kill himself|herself
    if|when|because i, ask|need|get permission, @afraid|scared|frightened|terrified ..1 of? ..1
    his|her|him|my ..1 temper|mood*|anger|husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|reaction,
    @take*|took|keeps ..2 my salary|wages|money|card|paycheck, pocket money|allowance ..3
    he|she|from|gives, @gives me allowance|pocket, @decides ..2 what|who|when|where i, @NOT let me ..2
    work|see|go|have|wear|drive|out|talk, @NOT allowed to? ..3
    see|talk|go|leave|work|have|friends|without, eggshells, @im crazy ..3 believe|everyone|tells, @follows
    me, @NUM times ..2 day ..3 work|calls|text*, contacts ..2 delet*|block*, @delet*|block* ..3 my ..1
    contacts|friends|number*, smash*|broke ..1 my phone`,
  eating: `
    think|scar|afraid|panic|terrified|obsess* ..3 eat|food|calorie|weight|bread|carbs|sugar|kilos|scale,
    make|let|made it|everything|myself ..1 come|bring up|back, binge, hate|ashamed|despise|loathe|disgust*
    .. my .. body|thigh|stomach|weight|reflection, only .. eat|had|allow|ate|eaten ..
    day|NUM|calorie|today|apple|cracker|proud, disgust|ashamed|guilt|guilty .. EAT, weigh MYSELF ..
    day|every|time, NOT .. let|allow|deserve .. EAT, CANT eat .. people|food|anything|front|guilt,
    let|allow MYSELF .. have|eat|NUM|calorie, know|count ..1 every calorie, AFRAID|panic|dread ..3
    food|lunch|eating|dinner|pizza|buffet|cake|party|restaurant, hate ..3 body|thigh|stomach|mirror,
    feel|im|am ..1 fat|huge|disgusting ..3 again|eat|ate|mirror, feel|felt
    guilty|disgusting|ashamed|awful|gross ..3
    apple|eat*|ate|food|biscuit|toast|meal|bite|dinner|lunch|after_i, AFRAID|scared|terrified ..3
    pasta|rice|bread|oil|butter|cake|eating|food|weight|gaining, ate ..2 so|now ..1 CANT|no|have ..3
    dinner|lunch|eat|run|exercise, be thinner|skinnier|skinny, compar* ..1 my
    body|thigh*|stomach|legs|arms, my thighs|stomach ..4 cry|hate|gross|disgust*|touch, hate ..1 my
    body|thighs|stomach|face|weight, avoid* ..1 mirror*, count* every|each calorie*, weigh* ..2 myself|me
    ..3 times|day|every|stop|again, chew ..1 spit, skip* ..3 thin*|weight|skinn*|proud|control,
    throw|threw my? ..1 lunch|dinner|food ..2 away|bin, baggy ..3 fat|gross|hide|body,
    fat|gross|disgusting ..2 and|pig|whale|cow|eat*, no carbs|dinner|sugar ..4 control|proud|thin, only
    ..2 control ..2, eating ..3 front|people|public, throw|threw|vomit|puke up?
    when|whenever|everytime|after i? EAT`,
  worry: `
    @CLOSE ..8 TALK ..6 DIE|KILLSELF|LIVE, @CLOSE ..6 NOT ..2 want ..2 be|here|LIVE, @CLOSE ..5
    cut|self|overdose|suicidal|selfharm*, @CLOSE ..4 HURT|KILL himself|herself|themselves|themself,
    @scar|AFRAID .. CLOSE|he|they|she .. cut|hurt|DIE|goodbye|do|KILLSELF|KILL|stupid, @goodbye .. NOT ..
    answer*, @bruise|marks|screaming|shouting ..4 kid|child|girl|neighbor|baby|boy|little|neighbour,
    @afraid|terrified|scared for ..1 CLOSE|her|him|them, @CLOSE ..4 told|said|says|texted ..6 NOT ..2
    live|point|cope|worth|matter|go_on, @cuts|marks|scars ..3 her|his|their arm|wrist|leg, @talk* ..2
    about join* her|him|them|CLOSE, stopped|stop taking ..1 his|her|their ..2
    tablet|pills|meds|medication|insulin, @CLOSE ..8 better ..2 without her|him|them,
    @kids|children|family ..4 better without her|him|them, @post*|texted|wrote ..4
    nobody|no_one|everyone|goodbye ..4 see|miss|him|her|me, @found ..2 razor*|blade*|pills|rope ..3
    CLOSE|room|bag|her|his|drawer, @think|suspect|believe ..3 CLOSE ..5 hit*|beat*|abus*|hurt*|cutting,
    @CLOSE ..4 is|being|been|gets abus*|beaten|hit|molest*, @made|make me promise ..2 NOT ..1 tell, @NOT
    answer* ..3 phone|texts|goodbye|calls ..2, @CLOSE ..8 NOT ..1 out? of? bed, @goodbye ..3 NOT ..2
    answer*, @CLOSE ..6 try|tried|attempt* ..1 hang|kill|jump|drown, @CLOSE ..6 cuts|scars|marks ..3
    arm*|leg*|wrist*`,
  substance: `
    need ..2 DRINK|weed|joint ..3 to|sleep|before|morning|face|just|function, pop ..1 them|pill|USE,
    black* out .. again|stop|every|drink|drunk|almost, relaps, CANT .. stop take|drink|use|smoke, CANT ..
    through|sober .. day .. without .. drink|pill|high|weed, addict*, no memory .. last again|night,
    drink|finish|drank .. bottle|liter|litre .. again|night|alone|DRINK|whole, use .. every|lost|job, use last night|today|yesterday, drink|use again|heavily .. CANT|stop|daily,
    DRINK ..4 every ..1 day|night|morning|lunch|afternoon, alone|hide|lie|hid|secret|sneak ..4
    DRINK|STUFF|bottle|USE, NOT|CANT ..2 up|sleep|wake|asleep|function|relax|start ..2 without ..5
    it|DRINK|pill|STUFF|USE, took|borrow|steal|stole|taking ..3 CLOSE ..3 STUFF|pills|meds|vodka,
    another|new|second|third doctor|pharmacy, STUFF ..6
    again|stop|every|myself|need|without|alone|work|daily|lately|weekends, drunk|high|hungover ..4
    again|every|school|work|class|daily, need ..2 hit|drink|pill|bump|fix, NOT|CANT ..2 stop|quit ..1
    drink|use|STUFF|smoke|gamble, drink|drunk|drank ..4 every|most day|night|evening, sober ..6
    bought|bottle|drank|drink|vodka|wine, bought ..1 vodka|wine|whisky|gin|bottle ..6
    drank|drink|car|garage|hid|home, take|took|taking ..4 more ..2 each|every|than ..2
    week|day|prescri*|told|doctor, oxy* ..8 more|again|lied|still|without, lied to? ..1
    doctor|gp|pharmacist, NOT remember ..3 get*|got|home|night|last|anything, memory of? ..1 night|last,
    CANT get|function|work|cope ..1 through ..3 without, without ..1 pills|STUFF|weed|wine, i drive|drove
    ..1 drunk|high|stoned, quit|stop ..4 shak* ..6 drank|drink, nose ..1 bleed* ..6, started using again,
    use|using again after|since|every|$, hide|hiding|hid ..2 bottle*|empties|vodka|wine, popping|pop
    STUFF|pills|xanax, like candy, gambled, DRINK ..2 before|during ..1 work|school|shift|breakfast, STUFF
    ..3 every ..1 day|weekend|night|morning, bottle of? ..1 DRINK ..3 every|a|each|night|day|sleep, high
    every|all day|night|since, been high, third|second time ..2 month|week ..3, shaking|shakes ..6
    drank|drink|again`,
  psychosis: `
    @they|people|someone|somebody ..2 watch|poison|film|following|tracking|drugging me, hear|heard
    voice|whisper !in|from|next|outside|downstairs|upstairs, see .. people|thing|demon|figures|shadows ..
    NOT|nobody|there|whisper|other,
    everyone|they|people|someone|neighbor|theyre|cameras|cia|fbi|government ..
    after|watch|read|control|listen|following|plot|recording|tracking|poison*|spying .. me|my|on|against,
    phone|tv|radio|television .. talk|message|speak|sending|signals .. me|mind, outside .. my .. body,
    detached .. feel|myself|body|like|watch|reality, dissociat*, hear|heard .. my
    talk|voice|laugh|name|whisper* .. nobody|night|no_one|alone|wall|there, following me ..
    again|home|everywhere, CLOSE|they|family ..2 clone|imposter|impostor|replaced|swapped, NOT slept ..2
    in|for|since ..2 day|night|NUM|DAY, car|drone|helicopter|van ..2 watch|follow|outside, hear|heard ..3
    voice|whisper|footsteps|laughing|music|mutter* ..6 nobody|no_one|head|wall|else|drain|pipe|vent,
    messages|signals|signs|hints|codes ..1 meant|sent|sending|for ..2 me, @sending me ..1
    hints|messages|signals|codes, hear ..3 my name, hear ..2 people|neighbour*|voices ..3
    talk*|mutter*|whisper*|discuss*, walls|sockets|vents|ceiling ..6 hear|listen|mic*|camera|think|taped,
    put something|things ..2 in my|the? wall*|food|drink|head|water|room, phone ..1 is|are|being?
    bugged|tapped, shadows|figures ..2 of? people, see ..1 shadow* ..4 corner|move*|room|night|people, NOT
    tell ..1 what ..1 real, what is|whats real, @people|they on tv|telly|radio ..3 talk*|me|about, tv ..3
    talk* ..2 me, @theyre|they|people ..2 follow* me, @camera* ..2 in|inside my ..2, @put ..1 camera*,
    thoughts ..2 stolen|broadcast|heard|read|controlled, @replaced ..2 by|with, been replaced, im ..1
    chosen|the_one, understood ..2 code|message|plan, in on it, NOT slept ..3 days|nights ..6
    chosen|understand*|code|god, read my mind|thoughts, whisper* ..3 shower|walls|nobody|name`,
  panic: `
    anxiety .. leave|left|kil|bad|worse|house|unbearable|constant|crippling|paralyz*, going
    crazy|mad|insane, CANT stop .. think|shake|worry|panicking, flashback*, CANT ..2 get|catch ..2
    breath|air, breath|throat|chest|lungs ..3 stop|close|shut|crush|tight, heart ..3
    hammer|pound|crazy|insane|race|explode, NOT left home|room|flat|house|apartment, panic|anxiety ..3
    thing|attack|meltdown|number|spiral, lost it ..1 completely|screaming|crying, heart ..2 pound|race ..4
    CANT, CANT ..1 breathe ..2 again|when|every|and|whenever, i|with|constant|full ..1 dread, panic
    attack, attack* ..3 again|train|bus|shop|work|week|month, hyperventilat*, whole|entire body shak*,
    body shakes, shake|shaking ..4 phone|door|answer|crowd|speak, anxious ..5 leave|throw|house|vomit,
    walls ..2 clos* in, freeze|froze|frozen ..3 CANT|speak|move|talk, everything spin*|unreal|far, feel*
    unreal|detached|outside_myself, outside myself|my_body, gasping, terrified all|every, something
    terrible|bad ..1 will|going|would happen*, losing my mind, chest ..2 tight*|hurts|crush*|pain ..4
    CANT|breath*|think|heart, hands ..2 NOT|never ..1 stop shak*, NOT feel ..1 my fingers|hands|face|lips,
    CANT leave ..1 house|flat|home|room|car, pull* over ..6 breath*|hyperventil*|panic|shak*|stroke, had
    to ..1 get off|out|leave ..4 train|bus|shop|class|breath*|panic, heart ..2 poundi*|racing|pounding ..4
    reason|nothing|again|sleep|shak*`,
  violence: `
    @i hurt|punch|choke|PUSH|slap my CLOSE, scar|afraid .. what i .. will|could|might|may do, AFRAID ..4
    lose ..2 control|temper`,
}
