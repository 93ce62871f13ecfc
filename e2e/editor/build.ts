import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShellConfig } from '@portal/shared/build/webpack'
import webpack from 'webpack'

/** Builds a page with the editor alone, as the portal's own are built; gives the folder it is in. */
export async function buildEditorPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-editor-'))
  const config = createShellConfig({
    mode: 'production',
    version: 'editor',
    commit: 'editor',
    outputFolder: folder,
  })
  await new Promise<void>((done, failed) => {
    const compiler = webpack({
      ...config,
      name: 'editor-page',
      cache: false,
      context: import.meta.dirname,
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
