import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShellConfig } from '@portal/shared/build/webpack'
import type { Page } from 'playwright'
import webpack, { type Configuration } from 'webpack'

const built = new Map<string, Promise<string>>()

/**
 * Serves, at `/<name>/`, a page with one piece alone: the `page.tsx` of that folder, built as the
 * portal's own pages are. `adapt` changes how it is built.
 */
export async function servePiece(
  page: Page,
  name: string,
  title: string,
  adapt?: (config: Configuration) => void,
): Promise<void> {
  const key = `${name} ${adapt?.name ?? ''}`
  const building = built.get(key) ?? build(name, adapt)
  built.set(key, building)
  const folder = await building
  await page.route(`**/${name}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace(`/${name}/`, '')
    const body =
      file === ''
        ? `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/${name}/page.css"><div id="root"></div><script defer src="/${name}/page.js"></script></html>`
        : readFileSync(join(folder, file))
    const type = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }[
      file.split('.').at(-1) ?? ''
    ]
    return route.fulfill({ body, contentType: type ?? 'text/html' })
  })
}

/** Builds the page; gives the folder it is in. */
async function build(name: string, adapt?: (config: Configuration) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`))
  const config = createShellConfig({
    mode: 'production',
    version: name,
    commit: name,
    outputFolder: folder,
  })
  adapt?.(config)
  await new Promise<void>((done, failed) => {
    const compiler = webpack({
      ...config,
      name: `${name}-page`,
      cache: false,
      context: join(import.meta.dirname, '..', name),
      entry: { page: './page.tsx' },
      output: { ...config.output, filename: 'page.js', chunkFilename: '[name].js' },
      devtool: false,
    })
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) failed(error)
        else if (stats?.hasErrors()) failed(new Error(stats.toString('errors-only')))
        else done()
      })
    })
  })
  return folder
}
