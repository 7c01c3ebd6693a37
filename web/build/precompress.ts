import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|wasm)$/

/** Puts a `.br` and a `.gz` beside every text file, so that the server never compresses while answering. */
export function precompress(): Plugin {
  let folder: string
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true })
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))))
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
