import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'

const PROJECT = join(import.meta.dirname, '../..')

/** The product in a folder of its own, with the web app as it is built now. */
export interface Installation {
  folder: string
  /** Puts another build of the web app in place, beneath the running server. It says `to` where this one says `from`. */
  update: (from: string, to: string) => Promise<void>
  remove: () => Promise<void>
}

export async function install(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-installation-'))
  for (const part of ['server', 'contract', 'dist/web', 'package.json'])
    await cp(join(PROJECT, part), join(folder, part), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))

  const built = join(folder, 'dist/web')
  const next = join(folder, 'dist/next')
  return {
    folder,
    async update(from, to) {
      await buildWith(from, to, next)
      await rm(built, { recursive: true })
      await rename(next, built)
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

async function buildWith(from: string, to: string, folder: string): Promise<void> {
  await build({
    configFile: join(PROJECT, 'vite.config.ts'),
    root: join(PROJECT, 'web'),
    logLevel: 'error',
    plugins: [
      {
        name: 'say-otherwise',
        transform: (code, file) => (file.includes('/web/texts/') ? code.replaceAll(from, to) : undefined),
      },
    ],
    build: { outDir: relative(join(PROJECT, 'web'), folder) },
  })
}
