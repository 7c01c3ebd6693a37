import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Build } from './serviceWorker.ts'

/** The pages are kept under the paths that the server answers with them. */
const pages: Record<string, string> = { 'index.html': '/', 'app.html': '/app' }

/** Writes /sw.js, which knows every file of this build by its hash. */
export function serviceWorker({ leaveOut }: { leaveOut: RegExp }): Plugin {
  let folder: string
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const names = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
          .filter((name) => !leaveOut.test(name) && !/^robots\.txt$|\.(?:map|br|gz)$/.test(name))
        await writeFile(join(folder, 'sw.js'), await bundle(await describeBuild(folder, names.sort())))
      },
    },
  }
}

async function describeBuild(folder: string, names: string[]): Promise<Build> {
  const files: Record<string, string> = {}
  for (const name of names) {
    const hash = createHash('sha256').update(await readFile(join(folder, name)))
    files[pages[name] ?? `/${name}`] = `sha256-${hash.digest('base64')}`
  }
  return { version: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12), files }
}

async function bundle(description: Build): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(description) },
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'serviceWorkerEntry.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
      },
    },
  })
  const [output] = result as Rolldown.RolldownOutput[]
  return output?.output[0].code ?? ''
}
