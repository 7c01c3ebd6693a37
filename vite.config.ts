import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './web/build/precompress.ts'
import { prerender } from './web/build/prerender.ts'
import { serviceWorker } from './web/build/serviceWorkerPlugin.ts'
import { product } from './web/texts/en/product.ts'

export default defineConfig({
  root: 'web',
  // No fallback: the server knows which path is answered by which page.
  appType: 'mpa',
  plugins: [
    react(),
    prerender(),
    // Large or rare, and of no use without a network.
    serviceWorker({ leaveOut: /zxcvbn|latin-ext/ }),
    precompress(),
  ],
  define: {
    'import.meta.env.PRODUCT_NAME': JSON.stringify(product.name),
    'import.meta.env.PRODUCT_DESCRIPTION': JSON.stringify(product.description),
    'import.meta.env.NEEDS_SCRIPT': JSON.stringify(product.needsScript),
  },
  // In one piece, a worker would carry every hash of its library.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The Content-Security-Policy allows no inline code and no fonts from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { landing: page('index.html'), app: page('app.html') },
      // So that a feature's texts go where the feature goes.
      treeshake: { moduleSideEffects: [{ test: /\/web\/texts\//, sideEffects: false }] },
      // What the screens have in common is one file, not many small ones; queries are of the later screens alone.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /^(?!.*@tanstack)/, minShareCount: 2 }] } },
    },
  },
})

function page(name: string): string {
  return join(import.meta.dirname, 'web', name)
}
