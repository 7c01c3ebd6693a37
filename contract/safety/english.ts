import { danger } from './english-danger.ts'
import { elevated } from './english-elevated.ts'
import { idioms } from './english-idioms.ts'
import { basesOf } from './english-inflections.ts'
import { risk } from './english-risk.ts'
import { vocabulary } from './english-words.ts'
import type { Language } from './language.ts'

export const english: Language = {
  basesOf,
  vocabulary,
  idioms,
  risk: { ...risk, ...danger },
  elevated,
  hints: `
    sad .. all|every|time|always, empty, numb, alone|lonely, HOPELESS, NOT|CANT sleep, NOT eat, cry,
    drained|exhausted, overwhelmed, ashamed|guilty, NOT care, panic|anxiety|anxious, NOT .. out of bed, stay*
    in bed, no friend, no energy|motivation, give up, hate MYSELF|life|everything, broken,
    depressed|depression, nightmare, hopeless|pointless, isolat*, withdraw*, unloved|unwanted|rejected,
    helpless, burn_out|burnt_out|burntout, no nobody|one .. car|listen|understand`,
}
