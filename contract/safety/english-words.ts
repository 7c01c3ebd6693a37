import type { Vocabulary } from './language.ts'

export const vocabulary: Vocabulary = {
  PUSH: 'push, shove, kick, throw, threw, slam, knock, drag, hit, beat',
  PART: 'head, mouth, neck, throat, hand, lap, temple, chin, wrist',
  AFRAID: 'afraid, scared, terrified, fear, worry, frightened',
  USE: 'weed, joint, heroin, meth, coke, cocaine, opioid, fentanyl, xanax, adderall, oxy, high, smoke',
  DRINK: 'drink, drank, drunk, wine, vodka, alcohol, whiskey, whisky, beer, booze, rum, gin',
  SAY: 'say, said, tell, told, promise, swore, threaten, order, command, whisper, scream, want, ask, call',
  MIND: 'notice, care, miss, cry, mind, know, mourn, remember',
  REASON: `
    reason, point, purpose, will, desire, motivation, strength, energy, meaning, use, interest, sense, hope`,
  KEEP: `
    keep, carry, continue, go, cope, bear, stand, take, handle, manage, endure, survive, live, do, hold, face, deal`,
  MISERY: 'pain, life, everything, this, suffering, it, darkness, all, thoughts',
  SOON: 'tonight, today, tomorrow, now, soon, weekend, morning, monday, friday, christmas, birthday, summer',
  FINAL: 'forever, permanently, for good, never, completely, anymore, always',
  HOPELESS: `
    hopeless, worthless, useless, pointless, empty, numb, hollow, broken, trapped, unlovable, defeated, doomed,
    meaningless, pathetic, unwanted, failure, nothing, burden, unloved, lost, dead, helpless, invisible`,
  TIRED: 'tired, sick, exhausted, done, weary, fed, drained, hate, bored, over, enough',
  GOOD: `
    better, happier, easier, relieved, fine, simpler, good, glad, free, grateful, lighter, peace, relief, okay, ok,
    safer, happy, calm, best, relaxed`,
  WRITE: 'write, wrote, written, type, leave, left, finish, record, post, draft',
  TAKE: 'take, took, taken, swallow, down, pop, ate, eat, chew',
  HOPE: 'hope, wish, pray, dream, secretly, want',
  FEEL: 'feel, felt, am, im',
  PARTNER: 'husband, wife, boyfriend, girlfriend, partner, bf, gf, ex, fiance, hubby, spouse',
  PARENT: `
    mom, mum, mother, mommy, mama, dad, father, daddy, papa, stepdad, stepmom, stepfather, stepmother, uncle, aunt,
    grandpa`,
  I: 'i, im, ive, id, ill, imma, ima, iv',
  SELF: `
    bad|good|horrible|terrible|selfish|weak person, I, heart|body|mind|brain keep|tell|wants, me, my, myself, mine,
    myslef, mysef, meself`,
  CLOSE: `
    friend, bestie, bff, brother, sister, mom, mum, mother, dad, father, parent, son, daughter, child, kid, cousin,
    aunt, uncle, grandma, grandpa, husband, wife, partner, boyfriend, girlfriend, bf, gf, roommate, flatmate,
    classmate, coworker, colleague, neighbor, neighbour, niece, nephew, ex, fiance, fiancee, stepdad, stepmom,
    stepfather, stepmother, stepbrother, stepsister, mate, buddy, student, pupil, teammate, bandmate, granddaughter,
    grandson, stepson, stepdaughter, godson, baby, grandfather, grandmother, granny, nan, stepbro, sis, bro,
    children, toddler, pastor`,
  OTHER: `
    ward, shift, he, hes, she, they, theyre, him, her, his, their, them, himself, herself, themselves, themself,
    someone, somebody, people, person, man, woman, guy, girl, boy, teen, who, wants, patient, client, character,
    hero, heroine, protagonist, villain, cat, dog, cells, plants, CLOSE, doctor, surgeon, nurse, dentist, vet,
    police, boss, teacher, coach, singer, actor, author, soldiers, farmers, anyone else, whoever, paramedic, lodger,
    tenant, celebrity, politician, lad, lady, detective, customer, resident, passenger, kitten, horse, hamster`,
  TOPIC: `
    villain, form, questionnaire, novel, film, movie, show, series, episode, song, lyrics, book, chapter, scene,
    story, poem, play, game, boss fight, screenplay, script, documentary, article, report, news, podcast, essay,
    thesis, paper, study, lecture, class, lesson, training, seminar, workshop, hotline, helpline, crisis line,
    calls, literature, research, statistics, awareness, prevention, museum, exhibition, memoir, biography, quote,
    philosophy, school project, topic, singer, album, writes about, wrote about, discussed, analysed, analyzed,
    actor, plot, fiction, fanfic, campaign, charity run, fundraiser, overdose call, case, support group, reviewed,
    coroner, content filter, detective, policy, safeguarding, chaplain, butler, quiz, course, assembly, our school
    play, theatre, opera, musical, sermon, headline, headlines, radio drama, curriculum, leaflet, poster`,
  NOT: `
    dont|no|not|never|havent|didnt|without have|having|had|got|feel|get? any?
    thoughts|plans|plan|intention|urge|desire|wish|interest of|about?, not|isnt|arent|aint
    thinking|planning|considering|talking about|of|on?, not, no, never, dont, dnt, doesnt, didnt, wont, cant,
    cannot, couldnt, wouldnt, isnt, arent, wasnt, werent, aint, nor, neither, hardly, havent, hasnt, hadnt,
    shouldnt, without, stopped, nvr, nobody ever, shant`,
  CANT: 'cant, cannot, can not, couldnt, could not, unable, cnt, not|cant bring|seem MYSELF?',
  DOUBT: 'it not|isnt I, not|never|dont|doesnt think|plan|thought|say|mean|believe|intend I?',
  AFFIRMED: `
    if NOT|wasnt|werent|hadnt for, CANT promise .. NOT, CANT
    stop|keep|tell|hide|quit|help|wait|escape|promise|shake|deny|avoid|resist, NOT know|sure|certain|clear
    i|when|if|what|how|why|who|where|whether, NOT mind|care|bother i|if|what|about|whether, why
    not|cant|dont|didnt|wont, NOT only, NOT
    tell|afraid|told|lie|ask|pretend|promise|scared|admit|trust|understand|deny|joking|kidding|surprised,
    nobody|no_one, without her|him|them|anyone|looking|telling, NOT stop|been_able, no doubt, dont try, no joke, NOT
    fight|escape|handle, NOT anymore !to, NOT go .. without, NOT sure .. make, what keeps|stopping|stops|keeping,
    why i cant|dont|havent, nothing stopped|keeps|stopping|stops|holding, know why`,
  PAST: `
    year|months ago and i still, lost|losing|loses .. suicide, im fine now, took|taken|takes her|his|their own?
    life, no_longer want|feel|think|wish, haunted no more, NUM years since, year|months today since, attempt at
    NUM|100|fifteen|seventeen|sixteen, grave, since her|his|their death|suicide|passing, suicidal in|at, since i
    stopped|quit, year|months|days|weeks since i? last|stopped|quit, scars .. healed|faded, months|years since my
    attempt, used to
    want|be|cut|feel|think|hurt|have|make|burn|hate|drink|wish|self|harm|pray|believe|dream|purge|consider|binge|starve,
    years|decade|yrs ago, NUM months ago, as kid|child|teen|teenager, when i was, back then, back when, in past,
    behind me, recovered, in recovery, recovering from, year|months|days|weeks clean|free|sober, clean for, sober
    for, since my last, survived, survivor, glad i am|didnt, still here, over year, grateful be alive, remember
    when, anniversary, far away now, now i know, since i last, haunted, escaped, last time was, died by, killed
    himself|herself|themselves, passed away, CLOSE|her|his|their funeral, funeral on|was, since|after|before
    funeral, last century, 199*, 200*, 201*, clean since|off|from, harm since|free, long ago, that was long|years,
    once wanted, past now, in my past|youth|childhood|teens|thirties|twenties, well for .. years, as young,
    asked|asks|asking ..12 said|say|answered|told|replied no|nope|never, asked|asks ..8 honestly i? dont`,
  NUM: `
    two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, eighteen, twenty, thirty, forty, fifty,
    2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 100, several, many`,
  AND: 'and, but, because, cause, cuz, bc, although, though, while, or, i, im, ive, when, if, since',
  AGAIN: `
    survived|failed .. hate|wish|sad|angry|disappointed|mad|furious|regret, still, now i|im want|again|cutting,
    again, lately, tonight, right now, rn, relapse, these days, missing it, came back, coming back, is back, are
    back, any more, currently, worse, last night, would|wouldve have? done|died|killed|ended|jumped, already tried,
    if it wasnt|werent for`,
  MYSELF: 'myself, mysef, myslef, meself, my self, myselves',
  ONESELF: 'MYSELF, yourself, himself, herself, themselves, themself',
  POSS: 'my, his, her, their, our',
  WANT: `
    hopefully, thirst*, determined, plan, want, wanna, wannna, wana, wnt, wanan, wish, hope, desire, crave, long,
    pray, need, beg, tempted, ready, deserve, let, should, rather, prefer, like, look forward, dream of, fantasize,
    fantasise, cant wait, itching, yearn, might as well, better, supposed, fixin, try, wnat, watn, wantt, wnna,
    wonna, desperate, urge to, tell me, impulse, compulsion, ache to, cannot wait, would|id|wouldve love, love
    nothing more, think how`,
  THINK: `
    think, thought, thoghts, thinkin, thot, idea, imagine, picture, consider, contemplate, contemplation, obsess*,
    dream, fantasy, fantasize, fantasise, ideation, wonder, google, searching, searched, look up, research, ponder,
    talk, intrusive, visions, toying, daydream*, fixated, mind, head, look into, verge of, visualise, visualize,
    romanticise, romanticize, rehearse, debate, entertaining, flashing, mulling, haunted, dwell`,
  PLAN: `
    going, gonna, gunna, gon, imma, will, ill, plan, decided, intend, intention, about, prepared, preparing, made
    up, attempt, try, almost, nearly, gna, commit, tempted, consider, ready, bout, close, have to, must,
    threatening, threatens, threatened, promise`,
  KILL: `
    yeet, kill, kil, kll, unalive, end, off, delete, hang, shoot, drown, poison, murder, suffocate, top, neck,
    erase, destroy, eliminate, do away with, get rid of, rid world of, sacrifice, starve, gas`,
  WRISTS: 'wrist, veins, throat',
  LIFE: 'life, live, existence, suffer, misery, lyfe, lief',
  HIGH: `
    bridge, roof, rooftop, ledge, balcony, cliff, platform, tracks, railing, building, window, overpass, parking
    garage, edge, viaduct`,
  VEHICLE: 'train, bus, truck, car, traffic, lorry, subway, tram, semi',
  DRUGS: `
    pill, tablet, meds, medication, medicine, painkillers, tylenol, paracetamol, xanax, bottle, prescription,
    insulin, pack, ibuprofen, opioids, oxy, sleepers, ambien, lithium, antidepressant`,
  OWNDEATH: `
    KILL MYSELF, end|finish|TAKE|terminate my own? LIFE, drown|shoot|hang|poison|stab MYSELF, my own? suicide`,
  KILLSELF: `
    OWNDEATH, KILL ONESELF, end|finish|TAKE|terminate POSS? own? LIFE, ~suicide, ~suicidal, sui, toaster bath,
    suic*, kms, killmyself, endmylife, sewerslide, sewer slide, kermit sewerside, cut|slit|slash open? POSS WRISTS,
    jump|throw|step|leap ONESELF? out|off|from .. HIGH, jump|run|throw|step|walk|lie ONESELF? in
    into|front|under|onto .. HIGH|VEHICLE, blow POSS brain out, crash|drive|swerve|steer .. off|into ..
    HIGH|wall|traffic|tree|oncoming|road, bullet in|through POSS head|brain, put gun, pull trigger, do ONESELF in,
    doing ONESELF in, end it all, self delete, catch bus, put end .. POSS me|myself|LIFE|all_this, overdose, od on,
    bleed out, do something .. end .. LIFE, unalive, use it on MYSELF, finish MYSELF off?`,
  ENDIT: `
    end it all, end it !here|with|there, end thing !with, end everything, finish it all, end it !with, leave|left
    this? world|earth|planet, gone|vanish|disappear FINAL, disappear .. never, stop live|exist|breath, cease exist,
    sleep forever, not exist, be dead, for good, end my suffer|pain|misery`,
  DIE: `
    ENDIT, stop|without|quit|cease being $, me in? grave|ground|dirt, check|bow|clock|opt|tap out
    life|forever|early|permanently, die, dead, ded, deadd, death, d1e, dye myself, perish, be gone, not exist, NOT
    be alive|here|around, stop|quit|cease live|exist|breathe, NEVER .. wake up !for|at|before|early,
    sleep|asleep|rest .. forever, sleep|asleep .. NEVER, never have been born, never was|been born, NOT been born,
    was never born, leave|left this? life|world|earth|planet, out of this? life|world, fade away, vanish FINAL,
    gone|disappear FINAL, end it !with, end thing !with, end everything, finish it all, be over, been over, no
    morning, meet my maker, be with god, join them in heaven, six feet under, bury, in my? grave, eternal
    sleep|peace|rest, hit by VEHICLE, my life .. end|over, wiped out, erase, drown $, hang $, give up on
    live|life|exist, make .. all end, end it all, not live|exist SAME, under earth|ground|soil, finish leave, lose
    my life, get murder|kil|shot`,
  NEVER: 'never, not, dont, didnt, wont, doesnt',
  LIVE: `
    b alive|here|around, live, livin, exist, be here, being here, alive, be around, being around, wake up
    !for|at|this|before|early|so, wake up !at|before|early, keep going on, be on this, be in this world, life, see
    tomorrow, see another day, breathe, survive, be me, stay here, be part of this, remain here`,
  GONE: `
    dead, ded, gone, die, not alive|here|exist|around, NEVER be|been alive|here|exist|around|born,
    wasnt|werent|isnt|arent alive|here|around, didnt exist, disappear, vanish, kil MYSELF, no longer here|around,
    never exist, was never born, out of picture, not in picture`,
  GOODNESS: `
    peaceful, peace, relief, answer, option, solution, good, better, nice, beautiful, only, logical, escape,
    comfort, easier, easy, appealing, best, way, freedom, free, calm, tempting, sweet, invite, blessing, mercy,
    salvation, cure, gift, release, rest, quiet`,
  IFGONE: 'when|if|after|now|until|once|that i|im|ill|ive|id ..2 GONE !for|on|at|and|from',
  ANYBODY: 'nobody, noone, no one, anyone, anybody, who, not soul, none of them',
  EVERYBODY: `
    everyone, everybody, they, theyd, theyll, family, friend, parent, kid, children, husband, wife, world, people,
    mom, mum, dad, all, you, she, he, mother, father, daughter, son, life, live, it, earth, place, planet, hed,
    other, youd`,
  THIRD: 'he, she, they, hes, shes, theyre, who, CLOSE',
  VOICE:
    'voice, demon, devil, god, satan, angel, spirit, shadow, thing, entity, man|woman|someone|something|boy|girl in my? head, someone tells me',
  HURT: `
    slash, hurt, harm, cut, slice, carve, burn, burnt, injure, mutilate, stab, hit, punch, bite, scratch, punish,
    bruise, scar, wound, mark, choke, cause pain`,
  BODY: `
    arm, leg, thigh, wrist, skin, stomach, body, hip, forearm, ankle, belly, flesh, hand, calves, shoulder, knuckle,
    temple, palm, finger, chest`,
  HARMED: `
    self harm*, selfharm*, HURT MYSELF, HURT oneself, self inflict*, inflict* .. MYSELF, self injur*, self mutilat*,
    hurt my body, sh`,
  MEANS: `
    gun, shotgun, rifle, pistol, revolver, rope, noose, razor, blade, pill, meds, tablet, bridge, tracks, roof, belt`,
  BLEED: 'bleed, bled, blood',
  HE: 'man, guy, he, she, they, his, him, CLOSE, hed, hes, who, family, mil',
  HITS: `
    hit, beat, beaten, punch, slap, kick, choke, strangle, shove, grab, rape, molest, assault, abuse, attack, smack,
    hurts, whip, burn, drag, throw, threw, spit, touch, gropes, groped, force, suffocate, pinned, held knife, slam,
    torture, bit, shook, shaken, chase, yank, stomp, scald, twist`,
  PERSON: `
    guy, man, woman, girl, bully, stranger, him, her, them, someone, somebody, everyone, everybody, people, he,
    family, anyone, this|that guy|man, school, my? CLOSE, my? PARENT|brother|boss|teacher|sister`,
  SLAY: 'kill, stab, shoot, murder, smother, strangle, poison, suffocate',
  STAB: `
    SLAY, attack, bomb, slaughter, drown, burn alive, shake, choke, throw, slam, hurt, slit, behead, shank, gut,
    knife, run over, cut up`,
  VOMIT: 'throw up, threw up, vomit, puke, sick, purge, gag',
  EAT: 'eat, ate, eaten, food, meal, dinner, lunch, breakfast, anything',
  SAME: 'anymore, any more, no more, longer',
  EXISTING: `
    life, live, alive, exist, existence, world, earth, planet, breath, wake up, being alive|here, another
    day|week|year|morning|month, every day|morning|hour`,
  HARDSHIP: `
    torture, hell, nightmare, unbearable, agony, misery, punishment, curse, prison, hurts, painful, exhausting,
    pointless, meaningless, ruin, heaviness, suffocate, suffer, colorless, colourless, worthless, torment,
    excruciating, hopeless, darkness, cruel, useless, waste, unlivable, miserable, empty`,
  RESOLVED: `
    decided, ready, plan, intend, prepared, chosen, choose, determined, deserve, shouldve, should, supposed, meant,
    beg, want, wanna, wish, hope, rather, consider`,
  BIGNUM: `
    ten, twelve, fifteen, twenty, thirty, forty, fifty, sixty, hundred, 10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60,
    80, 100, several, dozen`,
  LIGHT: `
    haha, hahaha, lovely, sweet, laugh, fun, funny, enjoy, excited, delicious, yay, printer, meet, weather, rain,
    traffic, coffee, exam, app, contract, computer, laptop, wifi, game, football, soccer, chess, class, manual,
    sudoku, puzzle, baking, cook, vacation, holiday, joke, commute, parking, bus, train, homework, math, recipe,
    laundry, chores, ironing, dishes, knitting, violin, guitar, spreadsheet, email, inbox, tooth, knee, shoulder,
    toe, ankle, haircut, hair, shoes, dress, sweater, company, department, gym, aerobics, yoga, tennis, marathon,
    remote, tv, netflix, season, presentation, slide, deadline, project, team, playlist, concert, wedding, dentist,
    passport, luggage, airport, flight, hotel, garden, plant, lawn, movie, film, novel, book, festival, queue, jam,
    lecture, screen, battery, code, zoom, call, standup, slack, ticket, landlord, tax, bug, compiler, server, noise,
    cookies, drilling, workout, treadmill, record, heatwave, shopping, birthday`,
  FATE: `
    he|someone|VEHICLE|god|something|anybody|somebody|plane|accident|lightning|meteor|lord|sb|smn|some1|sum1 ..2
    kill|hit|run|shoot|TAKE|ran|shot|strike|struck me, hit by VEHICLE, my heart .. stop, heart attack,
    have|get|got|had .. cancer|terminal|tumor|fatal|incurable, i ..2 die|dead, NOT .. wake up, NEVER .. wake|woken
    !at|before|early, it|all .. over, plane .. crash|goes_down, stopped live|exist|breath, NOT|wasnt|werent alive,
    vanish|disappeared`,
  BEING: `
    being me|alive|hurt|myself|alone|sad|broken|depressed|human|strong|this_way|like_this, fight, exist, pretend,
    feel like this|this_way, struggle, surviv, everything, life, cop, masking, it all, live, try, suffer, wake up`,
  DAY: `
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, morning, weekend, christmas,
    then`,
  TALK: `
    said, say, told, tell, text, wrote, write, post, keep, talk, mentioned, confessed, admit, threatens, threatened,
    threatening, might, think, wants, hinted, hints, sent, message, joke`,
  SHARP: 'razor, blade, scissors, scalpel, boxcutter, compass, glass, lighter, needle, stanley knife, flame',
  CLOTHES: `
    skirt, shirt, dress, top, blouse, pants, trousers, underwear, jumper, clothes, pyjamas, pajamas, nightie`,
  STUFF: `
    ket, ketamine, mdma, molly, coke, speed, meth, heroin, fentanyl, crack, oxy, xanax, codeine, edible, vape, weed,
    adderall, tramadol, morphine, benzos`,
}
