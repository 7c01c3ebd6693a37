/** Harmless sayings: their words count for nothing else. */
export const idioms = `
  hope .. over soon, checks|check|checking in, burned|burnt my legs|calves|quads|glutes|lungs|out, in this?
  marriage|relationship|job|company|school|team, see|saw|treat|treated|overdoses fell|rose|week|every,
  see|saw overdoses|overdose, his|her|their|CLOSE last words|wish|breath, overdosed on
  vitamin|vitamins|coffee|caffeine|sugar|chocolate|netflix|cheese|candy|sun|memes, cut on my
  hand|finger|thumb|foot|knee|chin, cut|cutting|cuts my|her|his?
  hair|bangs|fringe|nails|grass|bread|onions|carbs|costs|class, wake|waking up at|early|before,
  surgery|operation|surgeon ..5 cut|scar|wound|incision, dying|die|dies for?
  see|know|hear|try|tell|meet|go|find|read|watch|get|eat|share|ask|have|visit|show|start|hear|be_back|learn,
  dying of|from
  curiosity|laughter|boredom|embarrassment|heat|thirst|hunger|shame|laughing|cringe|excitement|anticipation,
  died|die|dies|dead of|from|with
  happiness|joy|laughter|embarrassment|boredom|shame|cringe|laughing|cuteness|curiosity|heat,
  laugh*|cringed|laughed|bored|scared|frozen|freezing|starving|worked|working|work|love|loved|thrilled|tickled
  myself|me|him|her|us|half? death|dead, laughed .. died|dead, dying over here, dying for,
  is|was|are|were|id|would|could die for, dead
  tired|meat|serious|line|last|end|center|weight|lift|lifts|lifting|set|heat|zone|simple|easy|right|on_feet,
  deadlift*, deadline*, drop dead gorgeous, over my dead body, my
  brain|legs|arms|feet|phone|battery|laptop|car|plant|plants|computer|internet|wifi
  is|are|was|were|feels|died|dying dead|fried,
  phone|battery|laptop|car|plant|plants|computer|server|job|script|engine|fire|light|character|plot|party|economy|child|cells|bees|fish|flowers|garden|tree|conversation|process|thread|line|motor|wifi
  .. dead|die|died|dying|dies|death, would|sooner die|jump|kill .. than|again, rather die than
  eat|drink|wear|watch|listen|cook|pay|admit|miss, kill|killed for
  coffee|burger|nap|drink|vacation|holiday|beer|slice|pizza|chocolate|some|shower|cigarette|steak|sandwich|cup|glass|massage|view,
  kill|killed|killing
  time|it|process|processes|vibe|mood|job|job|worker|bill|lights|engine|app|task|server|thread|threads|zombie|dragon|boss|monster|monsters|enemies|spider|mosquito|two_birds|weeds|bacteria|germs|parent|container|pod|switch|session|buzz|appetite,
  killing me !and|because|tonight|please|mean, is|are|was|were killing|murdering us|me|my, looks|look
  could|can kill, !he|she|him|dad|mom|husband|boyfriend|ex almost|nearly killed me|us,
  exam|test|workout|hike|run|set|hill|stairs|day|week .. killed me|us, almost|nearly died, had heart attack,
  going kill me|us when|if|for|she|he|once, kill me now, just shoot me, shoot|shot myself|me in foot, killer
  workout|app|instinct|heels|smile|whale, to die for, live and let die, i|im dead
  !inside|by|when|and|tomorrow|tonight|tired|in|if,
  that|this|was|is|career|social|political|commercial|financial suicide, suicide
  prevention|rates|rate|hotline|helpline|squad|awareness|statistics|mission|training|research|doors|sprints|survivor|bereave*|risk|king|bomber|bombing,
  commit* suicide says, suicide was|of .. career|author|werther, cut|beat|cutting|beating myself
  some|slack|up|off|short|loose|out|shaving|cooking|chopping|slicing|opening|while|accidentally|on,
  hurt|hurting|injured myself
  at|playing|during|running|skiing|falling|climbing|lifting|while|doing|training|trying|when_i_fell|in_gym,
  burn|burned|burnt|burning myself out|cooking|while|baking|ironing, burn|burned|burnt ..
  calories|dinner|toast|candle|incense|food|cookies, hit
  wall|gym|sack|road|jackpot|personal|pb|home_run|target, pushes|push|pushed me
  hard|harder|further|forward|limit|best, ends|end|ended|ending it|things with|between|here, want end ..
  relationship|marriage|engagement|contract|lease|subscription|call|meeting|conversation|session|friendship,
  break|breaking|broke up, end it already, end task, end meeting|call, hang|hanging|hung
  out|up|on|around|picture*|laundry|with|in_there|clothes|curtains, hanging by, drowning|drown in
  work|laundry|emails|paperwork|homework|debt|sorrows|assignments|tasks|sauce, murder
  burger|pizza|steak|sandwich|curry, was murder, murder mystery|podcast|case|documentary, bloody murder,
  pull|pulled|pulling plug on .. project, drop|dropped bomb|dead, bombed, jump|jumped|jumping
  in|into|on|out|off my?
  lake|pool|water|sea|river|trampoline|bandwagon|bed|skin|plane|project|work|conversation|meeting|conclusions|call,
  bridge is|was|club|loan|gap, disappear|vanish into|in .. book|crowd|mountains|woods|nature|work|music,
  sleep for week|days|hours|ages|year|month, sleep|slept like dead|log, put .. dog|cat|horse|pet .. to
  sleep|down, live forever|young, live|living
  near|by|abroad|off|together|room|space|wage|costs|conditions|expenses|alone, live|living|life in|at|on
  !this|fear|hell|pain|world|misery|agony|darkness, live|living|be_here with
  him|her|them|my|roommate|roommates|parents, imagine life, end of world, life without
  him|her|you|coffee|my_dog, cut
  vegetables|hair|cake|grass|bangs|onions|carbs|sugar|costs|budget|ties|corners|class|paper|bread|calories|weight|deal|chase|wood|my_hair|my_nails|my_bangs|contact,
  on cut, want cut before, gave|give|giving|given away
  old|clothes|dishes|books|toys|secret|ticket*|spoiler*|prize*, letters ..
  christmas|birthday|santa|thank|landlord|editor|council, goodbye ..
  colleagues|coworkers|class|students|summer|vacation|winter|house|office|team|cat|dog|job, said goodbye ..
  at airport|station|train, take|took|taking my pills|meds|medication with|after|before|twice|every|daily|as,
  pills organiser|organizer|box|for, blood
  test|tests|pressure|drawn|sugar|type|work|results|donation|drive|moon|orange, gave|donated|donating|give
  blood, starving .. dinner|lunch|food|breakfast|eat|pizza|cook, fasting for, NOT eaten since
  breakfast|lunch|this_morning|yesterday, throw|threw|throwing up ..
  flu|oysters|hangover|food_poisoning|pregnan*|bug|virus|migraine|drunk|motion|seasick, thought .. throw up,
  feel sick, be death of me, lifesaver, zombie*, wish it was|were .. friday|weekend, i would|could have died,
  dead to me, kill my? plants|vibe|mood|buzz|battery|spider|brother_for|sister_for, strangle whoever|printer,
  die in your arms, crashed and burned, want to be here for|with, happy to be here, i end, CANT stop thinking
  about her|him|you, be death|end of me, 5 0, going|gonna murder|kill|strangle|slaughter me|us, bleeding
  money, slaughtered us, killed my? arms|legs|back|abs|quads, social life is dead, end|ended|ending ..
  evening|contract|marriage|meeting|peacefully|day|show|night .. with|peacefully|nicely, killed off ..
  character, never going end, hate mondays|traffic|how i look in|spoilers, NOT take on, at my limit with,
  hate my ex|boss|job|hair|neighbor|neighbour|commute, panicked before|when|because .. exam|presentation|but,
  empty since|now .. moved|festival|nest|over, cried all night after breakup, tired of this
  job|winter|rain|traffic|commuting|waiting|cooking|leftovers, useless at|in|fact|meeting, exhausted
  after|from .. work|shift|gym|run|hike|party|trip|kids|week, suicidal
  patient|patients|client|clients|people|teens|teenagers|character|characters|inmates|veterans|youth,
  lose|losing my mind over|about|with|trying, give my life for .. croissant|coffee|pizza|nap|slice, every day
  .. better|grateful|happy|new|walk|bus|commute|work, ready go|leave for|to|at|on, exam .. hell, hurts
  from|after, head|brain|back|stomach|knee|leg|arm|throat|tooth|eyes|feet|shoulder hurts, rock bottom in|of
  game|league|table, wrote letter to my? best? friend|penpal|aunt|landlord|grandma, hit me with
  pillow|ball|question|news|bill|snowball, overdose call|calls|case|cases|training|awareness, better off
  without him|her|them|it|that, final nail in coffin, early grave, wants die at home, run away to?
  tropical|island|beach|hawaii, history|philosophy|sociology|epidemiology of suicide, about suicide in, hit
  my head on|cupboard|shelf`
