/** Harmless sayings: their words count for nothing else. */
export const idioms = `
  hope .. over soon, check in, burn|burnt my out|legs|calves|quads|glutes|lungs, in this?
  job|marriage|school|relationship|team|company, see|overdose|saw|treat every|week|fell|rose, see|saw
  overdose, CLOSE|her|his|their last wish|breath|word, overdose on
  coffee|sugar|chocolate|netflix|caffeine|candy|cheese|memes|sun|vitamin, cut on my
  hand|knee|chin|finger|foot|thumb, cut my|her|his?
  class|carbs|hair|nail|bread|costs|bang|grass|onions|fringe, wake up at|before|early,
  surgeon|operation|surgery ..5 cut|scar|wound|incision, die for?
  see|eat|have|go|try|get|know|tell|find|meet|read|watch|ask|hear|show|start|be_back|learn|share|visit, dying
  of|from
  laugh|cringe|embarrassment|heat|boredom|curiosity|laughter|shame|anticipation|excitement|hunger|thirst,
  die|dead of|with|from
  joy|laugh|cringe|embarrassment|happiness|heat|boredom|curiosity|laughter|shame|cuteness,
  scar|work|love|laugh|starve|cringe|bored|freezing|frozen|laugh*|thrilled|tickled me|myself|her|him|us|half?
  dead|death, laugh .. die|dead, dying over here, dying for, was|is|would|are|could|id|were die for, dead
  end|last|easy|weight|tired|line|simple|heat|set|lift|right|center|meat|on_feet|serious|zone, deadlift*,
  deadline*, drop dead gorgeous, over my dead body, my
  arms|car|phone|brain|legs|plant|battery|laptop|computer|feet|wifi|internet die|feel|was|is|are|were
  dead|fried,
  car|job|phone|light|plant|battery|character|laptop|line|tree|child|computer|conversation|party|plot|server|wifi|cells|engine|garden|process|script|thread|bees|economy|fire|fish|flowers|motor
  .. die|dead|death, would|sooner die|kill|jump .. again|than, rather die than
  eat|drink|cook|watch|listen|miss|admit|wear|pay, kill for
  drink|slice|coffee|pizza|vacation|holiday|beer|burger|chocolate|cigarette|glass|nap|sandwich|some|steak|cup|massage|shower|view,
  kill
  it|time|parent|job|boss|light|weed|app|server|task|bill|buzz|engine|mood|process|session|spider|switch|thread|vibe|appetite|bacteria|container|dragon|enemies|germs|monster|mosquito|pod|two_birds|worker|zombie,
  kil me !tonight|and|because|mean|please, was|is|are|were kil|murder me|my|us, look can|could kill,
  !he|him|she|dad|husband|ex|mom|boyfriend almost|nearly kil me|us,
  day|week|run|exam|set|hike|stairs|test|workout|hill .. kil me|us, almost|nearly die, had heart attack, going
  kill me|us for|if|when|he|she|once, kill me now, just shoot me, shoot|shot me|myself in foot, killer
  smile|app|workout|heels|instinct|whale, to die for, live and let die, i|im dead
  !in|if|when|tonight|by|and|inside|tomorrow|tired,
  this|was|is|that|career|social|commercial|financial|political suicide, suicide
  train|bomb|research|awareness|door|risk|helpline|hotline|prevention|statistics|survivor|bereave*|bomber|king|mission|rate|sprints|squad,
  commit* suicide say, suicide of|was .. author|career|werther, cut|beat myself
  out|up|on|off|while|cook|slice|open|slack|some|accidentally|chopping|loose|shaving|short, hurt|injur myself
  at|try|run|fall|train|while|doing|play|lift|climbing|during|in_gym|skiing|when_i_fell, burn|burnt myself
  out|while|cook|baking|ironing, burn|burnt .. calorie|food|dinner|cookies|candle|incense|toast, hit
  wall|gym|road|home_run|jackpot|pb|personal|sack|target, push me best|forward|hard|harder|limit|further, end
  it|thing here|with|between, want end ..
  call|meet|marriage|contract|conversation|relationship|session|engagement|friendship|lease|subscription,
  break|broke up, end it already, end task, end call|meet, hang|hung
  out|up|on|with|around|laundry|clothes|curtains|in_there|picture*, hang by, drown in
  work|email|laundry|task|homework|assignments|debt|paperwork|sauce|sorrows, murder
  pizza|burger|sandwich|steak|curry, was murder, murder case|documentary|podcast|mystery, bloody murder, pull
  plug on .. project, drop dead|bomb, bomb, jump in|out|on|off|into my?
  call|work|bed|meet|plane|project|skin|conversation|water|lake|river|sea|bandwagon|conclusions|pool|trampoline,
  bridge was|is|club|gap|loan, disappear|vanish in|into .. work|book|music|wood|crowd|mountains|nature, sleep
  for day|week|year|month|hour|age, sleep|slept like dead|log, put .. cat|dog|pet|horse .. to sleep|down, live
  forever|young, live off|by|alone|room|costs|space|together|abroad|conditions|expenses|near|wage, live|life
  in|on|at !this|world|pain|hell|fear|misery|darkness|agony, live|be_here with
  my|her|him|them|parent|roommate, imagine life, end of world, life without her|him|you|coffee|my_dog, cut
  calorie|weight|class|sugar|carbs|hair|paper|bread|costs|deal|bang|contact|grass|onions|vegetables|wood|budget|cake|chase|corners|my_bang|my_hair|my_nail|ties,
  on cut, want cut before, give|gave|given away book|old|clothes|dishes|prize*|secret|spoiler*|ticket*|toys,
  letter .. birthday|christmas|landlord|council|editor|santa|thank, goodbye ..
  job|class|cat|dog|house|vacation|winter|team|colleague|coworker|student|summer|office, said goodbye .. at
  train|airport|station, take|took my pill|meds|medication every|with|after|before|as|daily|twice, pill
  for|box|organiser|organizer, blood work|drive|sugar|test|type|donation|drawn|moon|orange|pressure|results,
  give|gave|donated|donating blood, starve .. eat|food|cook|breakfast|dinner|lunch|pizza, fast for, NOT eaten
  since breakfast|lunch|yesterday|this_morning, throw|threw up ..
  drunk|bug|flu|food_poison|hangover|migraine|motion|oysters|pregnan*|seasick|virus, thought .. throw up, feel
  sick, be death of me, lifesaver, zombie*, wish it was|were .. friday|weekend, i would|could have die, dead
  to me, kill my? plant|battery|buzz|mood|spider|vibe|brother_for|sister_for, strangle printer|whoever, die in
  your arms, crash and burn, want to be here for|with, happy to be here, i end, CANT stop think about
  her|him|you, be end|death of me, 5 0, going|gonna kill|murder|strangle|slaughter me|us, bleed money,
  slaughter us, kil my? back|arms|legs|quads|abs, social life is dead, end ..
  day|night|meet|marriage|contract|evening|show|peacefully .. with|peacefully|nicely, kil off .. character,
  never going end, hate how|traffic|monday i look in|spoiler, NOT take on, at my limit with, hate my
  job|boss|commute|ex|hair|neighbor|neighbour, panicked when|before|because .. but|exam|presentation, empty
  since|now .. over|festival|move|nest, cry all night after breakup, tired of this
  cook|job|traffic|waiting|commute|winter|rain|leftovers, useless in|at|meet|fact, exhausted after|from ..
  week|work|run|kid|gym|party|hike|shift|trip, suicidal
  people|character|teen|client|patient|teenager|youth|inmates|veterans, lose my mind with|over|try|about, give
  my life for .. slice|coffee|pizza|nap|croissant, every day ..
  work|better|happy|walk|bus|new|commute|grateful, ready leave|go for|on|at|to, exam .. hell, hurts
  after|from, back|head|brain|arm|throat|feet|knee|shoulder|stomach|eyes|leg|tooth hurts, rock bottom in|of
  game|table|league, wrote letter to my? best? friend|aunt|landlord|grandma|penpal, hit me with
  new|pillow|bill|ball|question|snowball, overdose call|train|case|awareness, better off without
  it|her|him|them|that, final nail in coffin, early grave, wants die at home, run away to?
  island|beach|hawaii|tropical, philosophy|epidemiology|history|sociology of suicide, about suicide in, hit my
  head on|cupboard|shelf`
