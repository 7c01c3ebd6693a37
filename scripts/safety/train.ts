import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '../../contract/safety/languages.ts'
import { limitFor, type Weights } from '../../contract/safety/model.ts'
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
  const weights = withLimits(fitTo(shown), scored)
  write(code, sourceOf(weights))
  rows[code] = { examples: shown.length, ...rowOf(scored, weights) }
}
write('trainedOn', `export const trainedOn = '${fingerprintOfTrainingSet()}'\n`)
console.table(rows)

function write(name: string, source: string): void {
  writeFileSync(new URL(`${name}.ts`, FOLDER), `// Written by npm run train:safety.\n${source}`)
}

function withLimits(weights: Weights, scored: readonly Scored[]): Weights {
  const { limits, cautions } = limitsOf(scored)
  const set = (question: 'help' | 'risk') => ({
    ...weights[question],
    limit: limits[question],
    caution: cautions[question],
  })
  return { ...weights, help: set('help'), risk: set('risk') }
}

function sourceOf({ gaps, help, risk }: Weights): string {
  return `import type { Weights } from '../model.ts'

export const weights: Weights = {
  gaps: "${gaps}",
  help: { limit: ${help.limit}, caution: ${help.caution}, levels: "${help.levels}" },
  risk: { limit: ${risk.limit}, caution: ${risk.caution}, levels: "${risk.levels}" },
}
`
}

function rowOf(scored: readonly Scored[], weights: Weights) {
  const isRisk = ({ scores, passages }: Scored) => scores.risk > limitFor(weights.risk, passages)
  const isCaught = (each: Scored) => isRisk(each) || each.scores.help > limitFor(weights.help, each.passages)
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
