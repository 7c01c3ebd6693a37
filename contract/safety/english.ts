import { elevated } from './english-elevated.ts'
import { idioms } from './english-idioms.ts'
import { risk } from './english-risk.ts'
import type { Language } from './language.ts'

export const english: Language = {
  vocabulary: {
    I: 'i, im, ive, id, ill, imma, ima, iv',
    SELF: `
      bad|good|terrible|selfish|weak|horrible person, I, part|side|piece of? me wants|want|wishes|hopes|is,
      brain|mind|heart|body wants|tells|telling|keeps, me, my, myself, mine, myslef, mysef, meself`,
    CLOSE: `
      friend, friends, bestie, bff, brother, sister, mom, mum, mother, dad, father, parents, son, daughter,
      child, kid, cousin, aunt, uncle, grandma, grandpa, husband, wife, partner, boyfriend, girlfriend, bf,
      gf, roommate, flatmate, classmate, coworker, colleague, neighbor, neighbour, niece, nephew, ex, fiance,
      fiancee, stepdad, stepmom, stepfather, stepmother, stepbrother, stepsister, mate, buddy, student,
      pupil, teammate, bandmate, granddaughter, grandson, stepson, stepdaughter, godson, baby`,
    OTHER: `
      ward, shift, he, hes, she, shes, they, theyre, him, her, his, hers, their, them, himself, herself,
      themselves, themself, someone, somebody, people, person, man, woman, guy, girl, boy, teen, teens, who,
      wants, patient, patients, client, clients, student, students, character, hero, heroine, protagonist,
      villain, cat, dog, dogs, cells, plants, CLOSE, doctor, doctors, surgeon, nurse, dentist, vet, police,
      boss, teacher, coach, neighbours, neighbors, colleagues, singer, actor, author, soldiers, farmers,
      anyone else, whoever, paramedic`,
    TOPIC: `
      short story, villain, form, questionnaire, novel, film, movie, movies, show, series, episode, song,
      songs, lyrics, book, chapter, scene, story, poem, play, game, boss fight, screenplay, script,
      documentary, article, report, news, podcast, essay, thesis, paper, study, lecture, class, lesson,
      training, seminar, workshop, hotline, helpline, crisis line, calls, literature, research, statistics,
      awareness, prevention, museum, exhibition, memoir, biography, quote, philosophy, school project, topic,
      singer, album, writes about, wrote about, discussed, analysed, analyzed, actor, plot, fiction, fanfic,
      campaign, charity run, fundraiser, overdose call, case`,
    NOT: `
      not, no, never, dont, dnt, doesnt, didnt, wont, cant, cannot, couldnt, wouldnt, isnt, arent, wasnt,
      werent, aint, nor, neither, hardly, havent, hasnt, hadnt, shouldnt, without, stopped, nvr, nobody ever`,
    CANT: 'cant, cannot, can not, couldnt, could not, unable, cnt',
    DOUBT: 'it isnt|not I, not|dont|doesnt|never think|thought|believe|mean|say|plan|intend I?',
    AFFIRMED: `
      if NOT|wasnt|werent|hadnt for, CANT promise .. NOT, CANT
      stop|help|resist|shake|escape|avoid|promise|deny|hide|wait|quit|tell|keep, NOT know|sure|certain|clear
      if|whether|how|why|what|when|where|who|i, NOT care|mind|bother if|whether|what|about|i, why
      dont|cant|not|didnt|wont, NOT only, NOT
      tell|told|telling|trust|promise|deny|joking|kidding|lying|surprised|understand|scared|afraid|lie|pretend|admit|ask,
      no_one|nobody, never told, without looking|anyone|telling|him|her|them, NOT
      stop|stopped|stopping|been_able, no doubt, dont try, no joke, NOT fight|escape|handle, NOT anymore !to,
      NOT go .. without, NOT sure .. make, what stops|keeps|stopping|keeping, why i dont|cant|havent, nothing
      stops|stopping|keeps|stopped|holding, know why`,
    PAST: `
      took|taken|takes her|his own life, years|year|months|months ago and i still, loses|lost|losing ..
      suicide, im fine now, took|taken|takes his|her|their own? life, no_longer want|think|feel|wish, haunted
      no more, NUM years since, year|years|months today since, attempt at NUM|100|seventeen|sixteen|fifteen,
      grave, since his|her|their suicide|death|passing, suicidal at|in, since i stopped|quit,
      year|years|months|weeks|days since i? last|stopped|quit, scars .. faded|healed, years|months since my
      attempt, used to
      cut|think|thinking|hurt|feel|want|be|hate|burn|starve|drink|believe|self|make|wish|have|pray|dream|harm|consider|binge|purge,
      years|yrs|decade|decades ago, NUM months ago, as teenager|teen|kid|child, when i was, back then, back
      when, in past, behind me, recovered, in recovery, recovering from, years|months|days|weeks|year|year
      clean|free|sober, clean for, harm free, sober for, since my last, survived, survivor, glad i am|didnt,
      still here, over year, grateful be alive, remember when, anniversary, far away now, now i know, since i
      last, haunted, escaped, last time was, died by, lost .. to suicide, took|taken his|her|their own life,
      killed himself|herself|themselves, passed away, his|her|their|CLOSE funeral, funeral on|was,
      after|before|since funeral, last century, 199*, 200*, 201*, clean from|off|since, harm free|since, long
      ago, that was years|long, once wanted, past now, in my twenties|teens|thirties|youth|childhood|past,
      NUM months|years|days sober|clean|free, months|years|days sober, well for .. years, as young`,
    NUM: `
      two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, eighteen, twenty, thirty, forty,
      fifty, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 100, several, many`,
    AND: `
      and, but, because, cause, cuz, bc, although, though, while, or, i, im, ive, when, if, since`,
    AGAIN: `
      survived|failed .. furious|angry|disappointed|regret|hate|mad|sad|wish, still, now i|im
      want|again|cutting, again, lately, tonight, right now, rn, relapse, relapsed, relapsing, these days,
      missing it, came back, coming back, is back, are back, still want|think|feel|have|cut|thinking, any
      more, currently, worse, still do|doing|cut|want|think|struggle, last night, used last night,
      would|wouldve have? killed|ended|jumped|died|done, already tried, if it wasnt|werent for, still alive`,
    MYSELF: 'myself, mysef, myslef, meself, my self, myselves',
    ONESELF: 'MYSELF, yourself, himself, herself, themselves, themself',
    POSS: 'my, his, her, their, our',
    WANT: `
      hopefully, aching, thirst*, determined, plan, want, wanna, wants, wanted, wanting, wannna, wana, wnt,
      wanan, wish, wishes, wishing, wished, hope, hopes, hoping, hoped, desire, crave, craving, longing, long
      for, pray, prays, praying, prayed, need, begging, beg, tempted, feel like, feels like it would be,
      ready, deserve, let, should, rather, prefer, urge, urges, like, looking forward, dream of, dreaming of,
      fantasize, fantasise, fantasizing, fantasising, cant wait, would love, kind of want, itching, yearn,
      might as well, better, supposed, fixin, trying, wnat, watn, wantt, wnna, wonna, desperate, urge to,
      tell me, tells me, telling me, impulse, compulsion, yearning, ache to, cannot wait, id|would|wouldve
      love, love nothing more, thinking how, wishing for`,
    THINK: `
      think, thinks, thinking, thought, thoughts, thoghts, thinkin, thot, idea, ideas, imagine, imagining,
      imagined, picture, picturing, consider, considering, considered, contemplate, contemplating,
      contemplated, contemplation, obsess*, obsessed, dream, dreams, dreaming, fantasy, fantasies, fantasize,
      fantasise, fantasizing, fantasising, ideation, wonder, wondering, googled, googling, google, searching,
      searched, looking up, looked up, researching, ponder, pondering, talking, talks, intrusive, visions,
      debating, toying, daydream*, fixated, mind, head, looking into, verge of, obsessing, visualise,
      visualize, visualising, visualizing, romanticise, romanticize, rehearsing, rehearse, debate,
      entertaining, flashing, mulling, haunted, dwell, dwelling`,
    PLAN: `
      going, gonna, gunna, gon, imma, will, ill, plan, plans, planned, planning, decided, intend, intending,
      intention, about, prepared, preparing, made up, attempt, attempting, attempted, tried, try, almost,
      nearly, gna, commit, committing, committed, tempted, considering, ready, bout, close, have to, must,
      threatening, threatens, threatened, promised`,
    KILL: `
      hanged, drowned, poisoned, yeet, yeeting, kill, killing, killed, kil, kll, kiling, unalive, unaliving,
      unalived, end, ending, off, offing, delete, deleting, hang, hanging, shoot, shooting, drown, drowning,
      poison, poisoning, murder, suffocate, top, neck, erase, destroy, eliminate, end up killing, do away
      with, get rid of, rid world of, sacrifice, starve, gas`,
    WRISTS: 'wrist, wrists, veins, throat',
    LIFE: 'life, lives, existence, suffering, misery, lyfe, lief',
    HIGH: `
      bridge, roof, rooftop, ledge, balcony, cliff, platform, tracks, railing, building, window, overpass,
      parking garage, edge, viaduct`,
    VEHICLE: 'train, bus, truck, car, traffic, lorry, subway, trains, cars, tram, semi',
    DRUGS: `
      pill, pills, tablet, tablets, meds, medication, medications, medicine, sleeping tablets, sleeping
      pills, painkillers, tylenol, paracetamol, antidepressants, xanax, bottle, prescription, insulin, pack,
      ibuprofen, opioids, oxy, sleepers, ambien, lithium, antidepressant`,
    WEAPON: `
      cigarette, cigarettes, glass, gun, rope, noose, pistol, rifle, shotgun, belt, knife, razor, blade,
      blades, razors, scissors, needle, lighter`,
    OWNDEATH: `
      KILL MYSELF, end|ending|ended|take|taking|took|taken|finish|finishing|terminate my own? LIFE,
      hang|shoot|drown|poison|stab MYSELF, my own? suicide`,
    KILLSELF: `
      OWNDEATH, KILL ONESELF, end|ending|ended|take|taking|took|taken|finish|finishing|terminate POSS? own?
      LIFE, ~suicide, ~suicidal, sui, toaster bath, suicid*, suic*, kms, killmyself, endmylife, unalive
      ONESELF, unaliving, sewerslide, sewer slide, kermit sewerside, slit|slitting|slash|slashing|cut|cutting
      open? POSS WRISTS, jump|jumping|jumped|leap|leaping|step|stepping|throw|throwing ONESELF? off|from|out
      .. HIGH,
      jump|jumping|jumped|step|stepping|stepped|throw|throwing|throwing|walk|walking|run|running|lie|lying
      ONESELF? in front|into|under|onto .. VEHICLE|HIGH, blow|blowing POSS brains out,
      drive|driving|steer|crash|crashing|swerve .. off|into .. HIGH|road|tree|traffic|wall|oncoming, bullet
      in|through POSS head|brain, put gun, pull trigger, do ONESELF in, doing ONESELF in, end it all, ending
      it all, ended it all, self delete, game end ONESELF, catch bus, offing ONESELF, put end .. POSS
      LIFE|me|myself|all_this, overdose, overdosing, od on, bleed out, do something .. end .. LIFE, step off
      .. HIGH, unalive, use it on MYSELF, finish|finishing MYSELF off?`,
    ENDIT: `
      end|ending it all, ending everything, end it !with|with|there|here, end things !with, end everything,
      finish it all, ending it !with, ending things !with, leave|leaving|left this? world|earth|planet,
      disappear|disappearing|gone|vanish|vanishing|vanished forever|permanently|never, disappear .. never,
      stop existing|living|being|breathing, cease existing|exist, sleep forever, not exist, be dead, for
      good, end my suffering|misery|pain`,
    DIE: `
      ENDIT, stop|stopped|stopping|quit|cease|ceased|without being $, me in? ground|dirt|grave,
      check|checking|bow|bowing|tap|tapping|opt|opting|clock|clocking out permanently|forever|life|early,
      die, dying, dead, ded, deadd, death, d1e, dye myself, perish, be gone, not exist|existing, NOT be
      alive|here|around, stop|quit|cease existing|breathing|being|living|exist|live|breathe|be, NEVER ..
      wake|waking up !at|early|before|for, sleep|rest|asleep .. forever, sleep|asleep .. NEVER, never have
      been born, never was|been born, NOT been born, was never born, leave|leaving|left this?
      world|earth|planet|life, out of this? life|world, fade away, vanish forever|completely|for_good,
      disappear|gone forever|completely|for_good|permanently|never, end it !with, end things !with, end
      everything, finish it all, cease to exist, be over, been over, no morning, meet my maker, be with god,
      join them in heaven, six feet under, buried, in my? grave, eternal sleep|rest|peace, rest forever, hit
      by VEHICLE, my life .. over|end, wiped out, ending it !with, ending things !with, erased, drown $, hang
      $, starve|freeze|bleed to death, give|giving up on living|life|existing, make .. all end, end it all,
      not live|exist SAME, under ground|earth|soil, finish leaving, lose|losing my life, get
      shot|murdered|killed, be shot|murdered|killed|allowed die`,
    NEVER: 'never, not, dont, didnt, wont, doesnt',
    LIVE: `
      b here|alive|around, live, living, livin, exist, existing, be here, being here, be alive, being alive,
      alive, be around, being around, wake up !early|at|before|for|so|this, waking up !early|at|before, keep
      going on, be on this, be in this world, life, see tomorrow, see another day, continue living, carry on
      living, go on living, breathe, breathing, be part of this world, stay alive, survive, be me, stay here,
      staying alive, existing past, be part of this, remain here`,
    GONE: `
      dead, ded, gone, die, died, not here|around|alive|exist, NEVER be|been
      here|around|alive|exist|existed|born, wasnt|werent|isnt|arent here|around|alive, didnt exist,
      disappeared, disappear, vanished, killed MYSELF, no longer here|around, never existed, was never born,
      out of picture, not in picture`,
    GOODNESS: `
      peaceful, peace, relief, answer, option, solution, good, better, nice, beautiful, only, logical,
      escape, comforting, comfort, easier, easy, appealing, best, way, freedom, free, calm, tempting, sweet,
      inviting, blessing, mercy, salvation, cure, gift, release, rest, quiet`,
    IFGONE: 'if|once|when|that|after|until|now i|id|im|ive|ill ..2 GONE !for|on|from|at|and',
    ANYBODY: 'nobody, noone, no one, anyone, anybody, who, not soul, none of them',
    EVERYBODY: `
      everyone, everybody, they, theyd, theyll, family, friends, parents, kids, children, husband, wife,
      world, people, mom, mum, dad, all, you, she, he, mother, father, daughter, son, life, lives, it, earth,
      place, planet, hed, shed, others, youd`,
    HURT: `
      slash, slashed, slashing, hurt, hurting, harm, harming, cut, cutting, cutted, slice, slicing, sliced,
      carve, carving, carved, burn, burning, burned, burnt, injure, injuring, mutilate, mutilating, stab,
      stabbing, hitting, hit, punch, punching, bite, biting, scratch, scratching, scratched, punish,
      punishing, bruise, bruising, scar, wound, mark, choke, choking, cause pain`,
    BODY: `
      arm, arms, leg, legs, thigh, thighs, wrist, wrists, skin, stomach, body, hips, hip, forearm, forearms,
      ankle, ankles, belly, flesh, hand, hands, calves, shoulder`,
    HARMED: `
      self harm*, selfharm*, HURT MYSELF, HURT oneself, self inflict*, inflict* .. MYSELF, self injur*, self
      mutilat*, hurting my body, sh`,
    MEANS:
      'gun, shotgun, rifle, pistol, rope, noose, razor, razors, blade, blades, pills, meds, tablets, bridge, tracks, roof, belt',
    BLEED: 'bleed, bleeds, bleeding, bled, blood',
    HE: 'man, guy, he, she, they, his, him, CLOSE, hed, shed, hes, shes, who, family, mil',
    HITS: `
      hit, hits, hitting, beat, beats, beating, beaten, punch, punches, punched, slap, slaps, slapped, kick,
      kicks, kicked, choke, chokes, choked, strangle, strangles, strangled, shove, shoves, shoved, grab,
      grabs, grabbed, rape, rapes, raped, molest, molests, molested, assault, assaults, assaulted, abuse,
      abuses, abused, attack, attacks, attacked, smack, smacks, smacked, hurts, whip, whips, whipped, burns,
      drags, dragged, throws, threw, spit, spits, touches, touched, touching, gropes, groped, forced, forces,
      suffocated, pinned, held knife, slams, slammed, torture, tortures, bites, bit`,
    FEAR: 'afraid, scared, terrified, fear, frightened, fearing, petrified, scares, scare, worried',
    PERSON: `
      guy, man, woman, girl, kid, bully, stranger, him, her, them, someone, somebody, everyone, everybody,
      people, boss, baby, kids, children, he, family, anyone, all of them, this|that guy|man, bullies,
      school, classmates, coworkers, teacher, neighbor, neighbour, those people, my? CLOSE, my?
      brother|sister|boss|father|dad|mother|mom|stepdad|stepfather|teacher`,
    STAB: `
      kill, killing, stab, stabbing, shoot, shooting, murder, murdering, smother, smothering, strangle,
      strangling, poison, poisoning, suffocate, attack, bomb, hurt badly, slaughter, drown, drowning, burn
      alive, choke out, shake, choke, choking, choked, throw, slam, hurt, hurting, slit, behead`,
    VOMIT: `
      throw up, threw up, throwing up, throws up, vomit, vomiting, vomited, puke, puking, puked, sick, purge,
      gag`,
    EAT: 'eat, eats, eating, ate, eaten, food, meal, meals, dinner, lunch, breakfast, anything',
    NO_HOPE: `
      hopeless, hopelessness, no hope, lost .. hope, without hope, out of hope, no future, hope is gone,
      beyond hope, lost all faith`,
    SAME: 'anymore, any longer, any more, much longer, no more, longer',
    TODAY: `
      tonight, today, tomorrow, this week, this weekend, on
      monday|tuesday|wednesday|thursday|friday|saturday|sunday, this month, soon, weekend, night`,
    EXISTING: `
      life, living, live, alive, exist, existing, existence, world, earth, planet, breathing, waking up,
      being here|alive, staying alive, another day|week|year|month|morning, every day|morning|hour`,
    HARDSHIP: `
      torture, hell, nightmare, unbearable, agony, misery, punishment, curse, prison, hurts, painful,
      exhausting, pointless, meaningless, ruined, heaviness, suffocating, suffering, colorless, colourless,
      worthless, torment, excruciating, hopeless, darkness, cruel, useless, wasted, unlivable, miserable,
      empty`,
    RESOLVED: `
      decided, ready, planning, plan, intend, prepared, chosen, choose, determined, deserve, deserved,
      shouldve, should, supposed, meant, begging, want, wanna, wish, hope, hoping, rather, considering`,
    REGRET: `
      hate, hated, idk why, why, unfortunately, sadly, angry, sorry, disappointed, regret, wish, ashamed,
      furious, upset`,
    BIGNUM: `
      ten, twelve, fifteen, twenty, thirty, forty, fifty, sixty, hundred, 10, 12, 15, 16, 20, 24, 25, 30, 40,
      50, 60, 80, 100, several, dozens, dozen`,
    LIGHT: `
      haha, hahaha, lovely, sweet, laughed, fun, funny, enjoyed, excited, delicious, yay, printer, meeting,
      meetings, weather, rain, raining, traffic, coffee, exam, app, contract, computer, laptop, wifi, game,
      games, football, soccer, chess, class, manual, sudoku, puzzle, baking, cooking, vacation, holiday,
      joke, commute, commuting, parking, bus, train, homework, math, maths, recipe, laundry, chores, ironing,
      dishes, knitting, violin, guitar, spreadsheet, spreadsheets, email, emails, inbox, tooth, knee,
      shoulder, toe, ankle, haircut, hair, shoes, dress, sweater, company, department, gym, aerobics, yoga,
      tennis, marathon, remote, tv, netflix, season, presentation, slides, deadline, project, team, playlist,
      concert, wedding, birthday party, dentist, passport, luggage, airport, flight, hotel, garden, plants,
      lawn, movie, film, novel, book, festival, supermarket queue, queue, jam, lecture, screen, battery,
      code, zoom, call, calls, standup, slack, ticket, tickets, landlord, tax, taxes, bug, compiler, server,
      noise, cookies, drilling`,
    FATE: `
      
      someone|somebody|anybody|sum1|some1|sb|smn|lightning|god|lord|VEHICLE|accident|plane|meteor|something|he
      ..2 hit|hits|kill|kills|killed|shoot|shot|take|takes|took|taken|strike|struck|ran|run me, VEHICLE
      hits|hit me, hit by VEHICLE, my heart .. stop|stops|stopped, heart attack, have|had|got|get|gets ..
      cancer|tumor|terminal|incurable|fatal, i ..2 die|died|dead, NOT .. wake up, NEVER .. wake|woken
      !at|early|before, all|it .. over, plane .. crash|crashed|crashes|goes_down, stopped
      existing|breathing|living, wasnt|werent|NOT alive, disappeared|vanished`,
    BEING: `
      being me|strong|alive|alone|sad|depressed|human|broken|myself|hurt|this_way|like_this, fighting,
      existing, pretending, feeling like this|this_way, living like this, struggling, surviving, everything,
      this life, life, coping, masking, it all, living, trying, suffering, waking up`,
    DAY: `
      monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, morning, weekend,
      christmas, then`,
    TALK: `
      said, says, say, saying, told, tells, texted, wrote, writes, posted, keeps, talks, talking, mentioned,
      confessed, admitted, threatens, threatened, threatening, might, think, thinks, wants, hinted, hints,
      sent, messaged, joked, jokes`,
  },
  idioms,
  risk,
  elevated,
  hints: `
    sad .. all|every|always|time, empty, numb, lonely|alone, worthless|useless|failure, CANT|NOT sleep, NOT
    eating|eat, crying|cried|cry, exhausted|drained, overwhelmed, ashamed|guilty, NOT care,
    anxious|anxiety|panic, NOT .. out of bed, stay* in bed, no friends, no energy|motivation, give up, hate
    MYSELF|life|everything, broken, depressed|depression, nightmares, hopeless|pointless, isolat*, withdraw*,
    unloved|rejected|unwanted, helpless, burntout|burnt_out|burned_out, no one|nobody ..
    cares|understands|listens`,
}
