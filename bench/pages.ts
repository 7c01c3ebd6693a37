import lighthouse from 'lighthouse'
import { buildWebApp } from '../scripts/webApp.ts'
import { removeDataDir, startServer } from '../tests/support/startServer.ts'
import { judge, printTable, short, type Target } from './figures.ts'
import { openBrowser } from './pages/browser.ts'
import { type Bytes, bytesOf, NO_BYTES } from './pages/bytes.ts'
import { type Screen, signIn, type Visitor, visitors } from './pages/screens.ts'

// npm run bench:pages     what each screen takes over the wire on a first visit, and what Lighthouse says of it

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const KILOBYTE = 1000

interface Result extends Screen {
  bytes: Bytes
  scores: Record<string, number>
  /** Audits that cost points. */
  remarks: string[]
}

buildWebApp()
const server = await startServer()
const results: Result[] = []
for (const visitor of await visitors(server.origin)) results.push(...(await visit(visitor)))
await server.stop()
await removeDataDir(server.dataDir)

printTable(
  ['Screen', 'KB', 'of it script', 'Requests', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
  results.map(({ name, bytes, scores }) => [
    name,
    short(bytes.all / KILOBYTE),
    short(bytes.script / KILOBYTE),
    `${bytes.requests}`,
    ...CATEGORIES.map((category) => `${scores[category]}`),
  ]),
)
for (const { name, remarks } of results) if (remarks.length > 0) console.log(`${name}: ${remarks.join(', ')}`)
console.log()
process.exit(judge(results.flatMap(targetsOf)) ? 0 : 1)

async function visit({ member, screens }: Visitor): Promise<Result[]> {
  const browser = await openBrowser()
  try {
    const bytes = await browser.controlled(async (context) => {
      const page = await context.newPage()
      if (member) await signIn(page, server.origin, member)
      const found: Bytes[] = []
      for (const { path } of screens) found.push(await bytesOf(page, server.origin + path))
      await page.close()
      return found
    })
    const found: Result[] = []
    for (const [n, screen] of screens.entries()) {
      const judged = await judgedByLighthouse(server.origin + screen.path, browser.port)
      found.push({ ...screen, bytes: bytes[n] ?? NO_BYTES, ...judged })
    }
    return found
  } finally {
    await browser.close()
  }
}

/** As a desktop on a fast line; whoever is signed in stays so. */
async function judgedByLighthouse(
  url: string,
  port: number,
  tries = 3,
): Promise<Pick<Result, 'scores' | 'remarks'>> {
  const outcome = await lighthouse(
    url,
    {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      maxWaitForLoad: 15_000,
      onlyCategories: [...CATEGORIES],
    },
    {
      extends: 'lighthouse:default',
      settings: {
        formFactor: 'desktop',
        screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
        throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
      },
    },
  )
  if (!outcome) throw new Error('Lighthouse said nothing.')
  const { categories, audits } = outcome.lhr
  // Now and then a browser draws nothing in time on a busy machine, and there is no score at all.
  if (categories.performance?.score === null && tries > 1) return judgedByLighthouse(url, port, tries - 1)
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  )
  const remarks = CATEGORIES.filter((category) => category !== 'performance')
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return { scores, remarks }
}

function targetsOf({ name, budget, bytes, scores }: Result): Target[] {
  const perfect = (['accessibility', 'best-practices', 'seo'] as const).map((category) => ({
    what: `${name}, ${category}`,
    value: scores[category] ?? 0,
    atLeast: 100,
  }))
  return [
    ...(budget === undefined
      ? []
      : [{ what: `${name}, first visit`, value: bytes.all / KILOBYTE, below: budget, unit: ' KB' }]),
    ...(name === 'landing'
      ? [{ what: 'landing, script', value: bytes.script, below: 1, unit: ' bytes' }]
      : []),
    ...perfect,
    { what: `${name}, performance`, value: scores.performance ?? 0, atLeast: 95 },
  ]
}
