import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '../../contract/safety/languages.ts'
import type { Scores, Weights } from '../../contract/safety/model.ts'
import { fitTo, scoredByStrangers, shownTo } from './crossValidation.ts'
import { limitsOf, type Scored } from './limits.ts'
import { fingerprintOfTrainingSet, readTrainingSet } from './trainingSet.ts'

// npm run train:safety
//
// Learns the crisis screen from contract/safety/training/ and writes contract/safety/weights/. The same set gives the same
// weights. What it prints is measured on each author's lines by a model that has seen nothing of that author.

const FOLDER = new URL('../../contract/safety/weights/', import.meta.url)

const lines = readTrainingSet()
mkdirSync(FOLDER, { recursive: true })
const rows: Record<string, object> = {}
for (const code of LANGUAGES) {
  const shown = shownTo(code, lines)
  const scored = scoredByStrangers(code, shown)
  const limits = limitsOf(scored)
  write(code, sourceOf(fitTo(shown), limits))
  rows[code] = { examples: shown.length, ...rowOf(scored, limits) }
}
write('trainedOn', `export const trainedOn = '${fingerprintOfTrainingSet()}'\n`)
console.table(rows)

function write(name: string, source: string): void {
  writeFileSync(new URL(`${name}.ts`, FOLDER), `// Written by npm run train:safety.\n${source}`)
}

function sourceOf({ gaps, help, risk }: Weights, limits: Scores): string {
  return `import type { Weights } from '../model.ts'

export const weights: Weights = {
  gaps: "${gaps}",
  help: { limit: ${limits.help}, levels: "${help.levels}" },
  risk: { limit: ${limits.risk}, levels: "${risk.levels}" },
}
`
}

function rowOf(scored: readonly Scored[], limits: Scores) {
  const isCaught = ({ scores }: Scored) => scores.risk > limits.risk || scores.help > limits.help
  const isRisk = ({ scores }: Scored) => scores.risk > limits.risk
  const share = (label: Scored['label'], isHit: (each: Scored) => boolean) => {
    const all = scored.filter((each) => each.label === label)
    return `${all.filter(isHit).length} of ${all.length} (${Math.round((100 * all.filter(isHit).length) / all.length)} %)`
  }
  return {
    'risk caught': share('risk', isCaught),
    'as risk': share('risk', isRisk),
    'elevated caught': share('elevated', isCaught),
    'none flagged': share('none', isCaught),
  }
}
