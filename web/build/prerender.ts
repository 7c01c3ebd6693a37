import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  build,
  createServer,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  type ViteDevServer,
} from 'vite'

/** A page names what belongs in its place: `<!-- prerender /features/landing/english.tsx body -->`. */
const PLACE = /<!-- prerender (\S+) (\w+) -->/g
const STYLES_PLACE = '<!-- styles -->'

/**
 * Renders React to HTML that needs no script, and links the style sheets it imports: built apart from the app's, as one
 * file, so that neither page loads what only the other needs.
 */
export function prerender(): Plugin[] {
  let config: ResolvedConfig
  let styles: Styles | undefined
  return [
    {
      name: 'prerender',
      configResolved(resolved) {
        config = resolved
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { server }) {
          if (html.search(PLACE) < 0) return html
          const renderer = server ?? (await startRenderer(config.root))
          const filled = await fillPlaces(html, renderer)
          const styleSheets = importedStyleSheets(renderer)
          if (server) return { html: filled, tags: styleSheets.map(styleSheetLink) }

          await renderer.close()
          styles = await bundleStyles(config, styleSheets)
          return filled.replace('</head>', `${STYLES_PLACE}</head>`)
        },
      },
    },
    {
      name: 'prerendered-styles',
      transformIndexHtml: {
        order: 'post',
        handler: (html) =>
          html.replace(STYLES_PLACE, `<link rel="stylesheet" href="${config.base}${styles?.fileName}">`),
      },
      generateBundle() {
        if (styles) this.emitFile({ type: 'asset', ...styles })
      },
    },
  ]
}

interface Styles {
  fileName: string
  source: string | Uint8Array
}

/** The fonts they name are files of the app, too, under the same names. */
async function bundleStyles({ root, build: { cssTarget } }: ResolvedConfig, urls: string[]): Promise<Styles> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      cssTarget,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: ALL_STYLES },
    },
    plugins: [importing(urls)],
  })
  const { output } = result as Rolldown.RolldownOutput
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The prerendered pages have no styles.')
  return { fileName: sheet.fileName, source: sheet.source }
}

const ALL_STYLES = 'all-styles'

function importing(urls: string[]): Plugin {
  return {
    name: ALL_STYLES,
    resolveId: (id) => (id === ALL_STYLES ? id : undefined),
    load: (id) =>
      id === ALL_STYLES ? urls.map((url) => `import ${JSON.stringify(url)}`).join('\n') : undefined,
    // A CSS module whose class names nobody reads looks to the bundler like no use at all.
    transform: {
      order: 'post',
      filter: { id: /\.css$/ },
      handler: () => ({ moduleSideEffects: 'no-treeshake' }),
    },
  }
}

async function fillPlaces(html: string, server: ViteDevServer): Promise<string> {
  let filled = html
  for (const [comment, file = '', name = ''] of html.matchAll(PLACE)) {
    const page: Record<string, ReactNode> = await server.ssrLoadModule(file)
    filled = filled.replace(comment, () => renderToStaticMarkup(createElement(() => page[name])))
  }
  return filled
}

function importedStyleSheets(server: ViteDevServer): string[] {
  const urls = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()]
  return urls.filter((url) => url.endsWith('.css'))
}

function styleSheetLink(href: string) {
  return { tag: 'link', attrs: { rel: 'stylesheet', href } }
}

/** A Vite that only loads modules: it listens nowhere and watches nothing. */
function startRenderer(root: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
}
