/** Harmless sayings: their words count for nothing else. */
export const idioms = `
  hope .. over soon, check in, burn|burnt my out|legs|calves|lungs|quads|glutes, see|saw overdose,
  CLOSE|her|his|their last wish|breath|word, overdose on
  coffee|netflix|sugar|caffeine|candy|cheese|chocolate|memes|sun|vitamin, cut on my
  hand|finger|knee|chin|foot|thumb, cut my|her|his?
  class|bang|nail|bread|carbs|hair|costs|fringe|grass|onions, wake up at|before|early,
  surgeon|operation|surgery ..5 cut|scar|wound|incision, laugh .. die|dead, dying over here, dying for,
  was|is|would|could|id|are|were die for, deadlift*, deadline*, drop dead gorgeous, over my dead body,
  would|sooner die|kill|jump .. again|than, rather die than eat|drink|watch|cook|listen|admit|miss|pay|wear,
  kil me !and|tonight|mean|because|please, was|is|are|were murder|kil me|my|us, look could|can kill,
  almost|nearly die, had heart attack, going kill me|us for|when|if|he|she|once, kill me now, just shoot me,
  shoot|shot me|myself in foot, to die for, live and let die,
  this|was|is|that|career|social|commercial|financial|political suicide, suicide
  train|bomb|door|research|awareness|risk|helpline|hotline|mission|prevention|statistics|survivor|bereave*|bomber|king|rate|sprints|squad,
  commit* suicide say, suicide of|was .. career|author|werther, cut|beat myself
  up|on|out|off|while|open|cook|slice|accidentally|slack|chopping|loose|shaving|short|some, hurt|injur
  myself at|run|try|fall|train|while|doing|play|lift|climbing|during|in_gym|skiing|when_i_fell, burn|burnt
  myself out|while|cook|baking|ironing, end it|thing here|with|between, break|broke up, end it already, end
  task, end call|meet, hang by, murder pizza|burger|curry|sandwich|steak, was murder, murder
  case|documentary|podcast|mystery, bloody murder, pull plug on .. project, drop dead|bomb, bomb, bridge
  was|is|club|gap|loan, sleep for day|week|year|month|hour|age, sleep|slept like dead|log, put ..
  dog|cat|pet|horse .. to sleep|down, live forever|young, live|be_here with my|her|him|them|parent|roommate,
  imagine life, end of world, life without her|him|coffee|you|my_dog, on cut, want cut before, letter ..
  birthday|christmas|landlord|thank|council|editor|santa, said goodbye .. at train|airport|station, pill
  for|box|organiser|organizer, give|gave|donated|donating blood, fast for, thought .. throw up, feel sick,
  be death of me, lifesaver, zombie*, wish it was|were .. friday|weekend, i would|could have die, dead to
  me, strangle whoever|printer, die in your arms, crash and burn, want to be here for|with, happy to be
  here, i end, CANT stop think about her|him|you, be end|death of me, 5 0, bleed money, slaughter us, kil
  my? back|legs|arms|quads|abs, social life is dead, kil off .. character, never going end, hate
  how|monday|traffic i look in|spoiler, NOT take on, at my limit with, empty since|now ..
  over|festival|move|nest, cry all night after breakup, useless in|at|meet|fact, suicidal
  people|character|teen|client|patient|teenager|youth|inmates|veterans, lose my mind over|with|try|about,
  ready go|leave for|on|at|to, exam .. hell, hurts after|from,
  back|head|arm|throat|leg|stomach|brain|feet|knee|eyes|shoulder|tooth hurts, rock bottom in|of
  game|table|league, wrote letter to my? best? friend|aunt|landlord|grandma|penpal, hit me with
  new|bill|pillow|ball|question|snowball, overdose call|train|case|awareness, better off without
  it|her|him|them|that, final nail in coffin, early grave, wants die at home, run away to?
  island|beach|hawaii|tropical, philosophy|epidemiology|history|sociology of suicide, about suicide in, hit
  my head on|cupboard|shelf, jump off cliff for, do|did it myself, trying do me in, end it all the, in
  dark|such place in|at, burned goodbye letters, suicidal thoughts have gone|stopped, give|gave|given away
  ..1 clothes|old|dishes|ticket|books|toys, run|workout ..4 heart, heart ..4 run|gym|workout|goal|match,
  check on, stop me from fall|slip|trip, over by lunch|noon, almost|nearly|accidentally cut|hurt|burn
  MYSELF, you remember me, trust fall, when i said ..8 meant, commit* suicide today|yesterday,
  phone|laptop|printer|fridge|car|computer|kettle|toaster|plant|machine|charger|tv commit* suicide, take ..1
  life of its own, chess|scrabble|cards|fifa ..6 beat me, beat|beats me at, bite|biting my nails|lip|tongue,
  died laughing, scared death, dye|die my hair, pup|puppy|kitten|cat|dog ..3 bit|bite|scratch, weigh|weighed
  in|up, shoot up heroin, dead tired|beat|battery, time of my life, killing it, dead line, jump off point,
  hang out|up|around|on|in`
