/** Harmless sayings: their words count for nothing else. */
export const idioms = `
  hope .. over soon, check in, burn|burnt my out|legs|calves|quads|glutes|lungs, see|saw overdose,
  CLOSE|her|his|their last wish|breath|word, overdose on
  coffee|sugar|chocolate|netflix|caffeine|candy|cheese|memes|sun|vitamin, cut on my
  hand|knee|chin|finger|foot|thumb, cut my|her|his?
  class|carbs|hair|nail|bread|costs|bang|grass|onions|fringe, wake up at|before|early,
  surgeon|operation|surgery ..5 cut|scar|wound|incision, laugh .. die|dead, dying over here, dying for,
  was|is|would|are|could|id|were die for, deadlift*, deadline*, drop dead gorgeous, over my dead body,
  would|sooner die|kill|jump .. again|than, rather die than eat|drink|cook|watch|listen|miss|admit|wear|pay,
  kil me !tonight|and|because|mean|please, was|is|are|were kil|murder me|my|us, look can|could kill,
  almost|nearly die, had heart attack, going kill me|us for|if|when|he|she|once, kill me now, just shoot me,
  shoot|shot me|myself in foot, to die for, live and let die,
  this|was|is|that|career|social|commercial|financial|political suicide, suicide
  train|bomb|research|awareness|door|risk|helpline|hotline|prevention|statistics|survivor|bereave*|bomber|king|mission|rate|sprints|squad,
  commit* suicide say, suicide of|was .. author|career|werther, cut|beat myself
  out|up|on|off|while|cook|slice|open|slack|some|accidentally|chopping|loose|shaving|short, hurt|injur myself
  at|try|run|fall|train|while|doing|play|lift|climbing|during|in_gym|skiing|when_i_fell, burn|burnt myself
  out|while|cook|baking|ironing, end it|thing here|with|between, break|broke up, end it already, end task, end
  call|meet, hang by, murder pizza|burger|sandwich|steak|curry, was murder, murder
  case|documentary|podcast|mystery, bloody murder, pull plug on .. project, drop dead|bomb, bomb, bridge
  was|is|club|gap|loan, sleep for day|week|year|month|hour|age, sleep|slept like dead|log, put ..
  cat|dog|pet|horse .. to sleep|down, live forever|young, live|be_here with my|her|him|them|parent|roommate,
  imagine life, end of world, life without her|him|you|coffee|my_dog, on cut, want cut before, letter ..
  birthday|christmas|landlord|council|editor|santa|thank, said goodbye .. at train|airport|station, pill
  for|box|organiser|organizer, give|gave|donated|donating blood, fast for, thought .. throw up, feel sick, be
  death of me, lifesaver, zombie*, wish it was|were .. friday|weekend, i would|could have die, dead to me,
  strangle printer|whoever, die in your arms, crash and burn, want to be here for|with, happy to be here, i
  end, CANT stop think about her|him|you, be end|death of me, 5 0, bleed money, slaughter us, kil my?
  back|arms|legs|quads|abs, social life is dead, kil off .. character, never going end, hate
  how|traffic|monday i look in|spoiler, NOT take on, at my limit with, empty since|now ..
  over|festival|move|nest, cry all night after breakup, useless in|at|meet|fact, suicidal
  people|character|teen|client|patient|teenager|youth|inmates|veterans, lose my mind with|over|try|about,
  ready leave|go for|on|at|to, exam .. hell, hurts after|from,
  back|head|brain|arm|throat|feet|knee|shoulder|stomach|eyes|leg|tooth hurts, rock bottom in|of
  game|table|league, wrote letter to my? best? friend|aunt|landlord|grandma|penpal, hit me with
  new|pillow|bill|ball|question|snowball, overdose call|train|case|awareness, better off without
  it|her|him|them|that, final nail in coffin, early grave, wants die at home, run away to?
  island|beach|hawaii|tropical, philosophy|epidemiology|history|sociology of suicide, about suicide in, hit my
  head on|cupboard|shelf, jump off cliff for, do|did it myself, trying do me in, end it all the, in such|dark
  place in|at, burned goodbye letters, suicidal thoughts have gone|stopped, give|gave|given away ..1
  old|clothes|dishes|books|toys|ticket, run|runs|running|workout ..4 heart, heart ..4
  run|workout|gym|goal|match, check on, stop me from fall|trip|slip, over by lunch|noon,
  nearly|almost|accidentally cut|burn|hurt MYSELF`
