/** What heavy writing may be about, as far as the companion speaks differently of it. */
export type HeavyTopic = 'abuse' | 'worry' | 'eating' | 'substances'

const SOMEBODY =
  '(?:he|she|they|(?:my|his|her) (?:best )?(?:friend|mate|sister|brother|son|daughter|kid|child|mum|mom|mother|dad|father|step\\w+|uncle|aunt|cousin|partner|ex|wife|husband|girlfriend|boyfriend|roommate|flatmate|neighbou?r|colleague|boss))'

const SIGNS: Readonly<Record<HeavyTopic, RegExp>> = {
  abuse: new RegExp(
    `\\b${SOMEBODY}(?: \\w+){0,2} (?:hit|hits|hitting|beats?|beating|chok\\w+|strangl\\w+|kick\\w*|slap\\w*|punch\\w*|rap(?:es?|ed|ing)|threaten\\w*|lock(?:s|ed)|grab\\w*|shov\\w+|force[sd]?|hurts?|controls?|check(?:s|ed) my|won'?t let) (?:me|us|my|the kids)\\b|\\b(?:afraid|scared|frightened) of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|step\\w+))\\b`,
    'i',
  ),
  worry: new RegExp(
    `\\b${SOMEBODY}\\b[^.!?]*\\b(?:wants? to die|wanted to die|suicid\\w+|(?:kill|hurt|cut|harm)(?:s|ing)? (?:him|her|them)sel\\w+|(?:does|did)(?:n'?t| not) want to (?:live|be here|be alive)|end (?:his|her|their) life|overdos\\w+)`,
    'i',
  ),
  eating:
    /\b(?:throw(?:ing)? up|threw up|purg(?:e|ed|ing)|starv(?:e|ing) myself|(?:stop|not|without|quit) eating|eat(?:ing)? nothing|skip(?:ping)? (?:all )?meals|laxatives?|calories|bing(?:e|ed|ing))\b/i,
  substances:
    /\b(?:drunk|drink(?:ing)?|drank|wine|vodka|whiske?y|gin|rum|beers?|bottles?|sober|relaps\w+|stoned|weed|coke|cocaine|meth|heroin|using again|hung ?over|dealer)\b/i,
}

/** By English words, because the companion speaks English. */
export const heavyTopicsIn = (text: string): HeavyTopic[] =>
  (Object.keys(SIGNS) as HeavyTopic[]).filter((topic) => SIGNS[topic].test(text))
