import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const PROJECT = join(import.meta.dirname, '..')

/** What a file in each folder may and may not import. */
const ARROWS: Record<string, { may: string[]; mayNot: string[] }> = {
  contract: {
    may: ['zod/mini', './entities/ids.ts'],
    mayNot: ['../web/ask.ts', 'node:fs', 'hono', 'hono/cookie'],
  },
  'contract/calls': {
    may: ['../entities/ids.ts', './defineCall.ts'],
    mayNot: [
      '../../server/store/users.ts',
      '../../web/ask.ts',
      '../../tests/support/startServer.ts',
      '@hono/node-server',
    ],
  },
  server: { may: ['./http/server.ts', 'hono'], mayNot: ['../web/ask.ts', '../tests/support/startServer.ts'] },
  'server/store': {
    may: ['../../contract/calls/saveEntry.ts', './tables.ts'],
    mayNot: [
      '../calls/saveEntry.ts',
      '../http/server.ts',
      '../chores/chores.ts',
      '../main.ts',
      '../../web/ask.ts',
    ],
  },
  'server/store/migrations': {
    may: ['../tables.ts'],
    mayNot: ['../../calls/saveEntry.ts', '../../http/server.ts'],
  },
  'server/companion': {
    may: ['../../contract/calls/analyzeJournalEntry.ts'],
    mayNot: ['../calls/saveEntry.ts', '../http/server.ts', '../main.ts'],
  },
  'server/mail': {
    may: ['../store/users.ts'],
    mayNot: ['../calls/signUp.ts', '../http/mailbox.ts', '../main.ts'],
  },
  'server/calls': {
    may: ['../store/users.ts', '../companion/companion.ts', '../../contract/calls/signUp.ts'],
    mayNot: ['../http/server.ts', '../main.ts', '../../web/ask.ts', '../../tests/support/startServer.ts'],
  },
  'server/chores': { may: ['../store/users.ts'], mayNot: ['../http/server.ts', '../main.ts'] },
  'server/http': {
    may: ['../calls/handlers.ts', '../store/users.ts'],
    mayNot: ['../main.ts', '../chores/chores.ts', '../../web/ask.ts', '../../tests/support/startServer.ts'],
  },
  web: {
    may: ['../contract/limits.ts', './encryption/envelope.ts'],
    mayNot: [
      './app/App.tsx',
      './features/journal/Journal.tsx',
      '../server/config.ts',
      '../tests/support/startServer.ts',
    ],
  },
  'web/ui': {
    may: ['./Button.tsx', 'react'],
    mayNot: ['../features/journal/Journal.tsx', '../app/App.tsx', '../ask.ts', '../../contract/limits.ts'],
  },
  'web/encryption': {
    may: ['./bytes.ts', '../../contract/entities/encrypted.ts', 'idb'],
    mayNot: [
      '../features/journal/Journal.tsx',
      '../app/App.tsx',
      '../ask.ts',
      '../ui/Button.tsx',
      '../../server/log.ts',
    ],
  },
  'web/texts/en': {
    may: ['./app.ts', '../texts.ts', '../../../contract/limits.ts'],
    mayNot: [
      '../../features/journal/Journal.tsx',
      '../../app/App.tsx',
      '../../ui/Button.tsx',
      '../../../server/log.ts',
    ],
  },
  'web/features/journal': {
    may: [
      './Message.tsx',
      './keeping/draft.ts',
      '../memberProps.ts',
      '../../ui/Button.tsx',
      '../../../contract/limits.ts',
    ],
    mayNot: [
      '../history/History.tsx',
      '../of-tomorrow/Screen.tsx',
      '../../app/App.tsx',
      '../../../server/log.ts',
    ],
  },
  'web/features/journal/keeping': {
    may: [
      './draft.ts',
      '../Journal.tsx',
      '../other/part.ts',
      '../../../ui/Button.tsx',
      '../../../../contract/limits.ts',
    ],
    mayNot: ['../../history/History.tsx', '../../../app/App.tsx', '../../../../server/log.ts'],
  },
  'web/app': {
    may: ['../features/journal/Journal.tsx', '../ui/Button.tsx', '../texts/en/app.ts'],
    mayNot: ['../../server/config.ts', '../../tests/support/startServer.ts'],
  },
}

const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
after(() => rmSync(folder, { recursive: true }))
plantImports()
const faults = lint()

for (const [place, { may, mayNot }] of Object.entries(ARROWS)) {
  const wrong = new Set(faults.filter(({ path }) => path === `${place}/planted.ts`).map(({ line }) => line))
  for (const [index, name] of [...mayNot, ...may].entries()) {
    const isForbidden = index < mayNot.length
    test(`${place} ${isForbidden ? 'may not' : 'may'} import ${name}`, () => {
      assert.equal(wrong.has(index + 1), isForbidden)
    })
  }
}

/** A project with our rules and, in every folder, a file with an import on each line: first the forbidden ones. */
function plantImports(): void {
  cpSync(join(PROJECT, 'biome.json'), join(folder, 'biome.json'))
  for (const [place, { may, mayNot }] of Object.entries(ARROWS)) {
    mkdirSync(join(folder, place), { recursive: true })
    const lines = [...mayNot, ...may].map((name) => `import '${name}'\n`)
    writeFileSync(join(folder, place, 'planted.ts'), lines.join(''))
  }
}

function lint(): { path: string; line: number }[] {
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--reporter=json',
  ]
  const { stdout } = spawnSync(join(PROJECT, 'node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  return diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => ({ path: location.path, line: location.start.line }))
}

interface Diagnostic {
  category: string
  location: { path: string; start: { line: number } }
}
