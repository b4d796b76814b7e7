import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// `npm run dev` shows changes at once; a crownlands server answers the requests
const server = process.env.CROWNLANDS_SERVER ?? 'http://127.0.0.1:8000'

/** Nothing is painted before the styles in a page's head are there: they go to its foot, below what is painted at once. The
 * letters that every page needs come early, but after the scripts. */
const paintFirst: Plugin = {
  name: 'paint-first',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const styles = /\s*<link rel="stylesheet"[^>]*>/g
      const letters = Object.keys(bundle ?? {}).filter((name) => /-latin-wght-normal-.*woff2$/.test(name)).map((name) =>
        `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin fetchpriority="low">\n`)
      return html.replace(styles, '').replace('</head>', `${letters.join('')}</head>`)
        .replace('</body>', `${(html.match(styles) ?? []).join('').trim()}\n</body>`)
    },
  },
}

/** Whoever gets the fonts gets their licences. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    const packages = ['source-sans-3', 'assistant', 'frank-ruhl-libre']
    const texts = packages.map((name) => readFileSync(`node_modules/@fontsource-variable/${name}/LICENSE`, 'utf8'))
    this.emitFile({ type: 'asset', fileName: 'assets/fonts-licences.txt', source: texts.join('\n\n') })
  },
}

interface Graph { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Each file costs a request, and each request some time: all that these and what they import consist of is one. */
function together(name: string, priority: number, ...roots: string[]) {
  const all = new Set(roots.map((root) => `${import.meta.dirname}/src/${root}`))
  const nameOf = (id: string, graph: Graph): string | null => {
    for (const one of all) for (const needed of graph.getModuleInfo(one)?.importedIds ?? []) all.add(needed)
    return all.has(id) ? name : null
  }
  return { name: nameOf, priority }
}

export default defineConfig({
  plugins: [svelte(), paintFirst, licences],
  build: {
    outDir: '../src/crownlands/page',
    emptyOutDir: true,
    manifest: 'parts.json', // by which the server knows what a page will need
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's own rules forbid data: addresses
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [together('page', 2, 'main.ts', 'start/Start.svelte'), together('game', 1, 'table/Table.svelte')],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
})
