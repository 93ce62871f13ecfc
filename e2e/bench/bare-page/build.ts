import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRegistry } from '@portal/shared/build'
import { compressFolder, createShellConfig } from '@portal/shared/build/webpack'
import { contractNumber } from '@portal/shared/contract'
import webpack from 'webpack'
import { benchDist } from '../one-bundle/build.ts'

/**
 * Builds the bare page with the portal's own loader and minifier; gives the folder to serve.
 * `isSmall`: minified and compressed, as what is compared with it is.
 */
export async function buildBarePage(isSmall: boolean): Promise<string> {
  const dist = join(benchDist, 'bare-page')
  const folder = join(dist, 'shell/bare')
  const config = createShellConfig({
    mode: 'production',
    version: 'bare',
    commit: 'bare',
    outputFolder: folder,
  })
  mkdirSync(folder, { recursive: true })
  await new Promise<void>((done, failed) => {
    const compiler = webpack({
      ...config,
      name: 'bare-page',
      cache: false,
      context: import.meta.dirname,
      entry: { page: './index.tsx' },
      output: { ...config.output, filename: 'page.js' },
      optimization: { ...config.optimization, minimize: isSmall },
      ...(!isSmall && { devtool: false }),
    })
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) failed(error)
        else if (stats?.hasErrors()) failed(new Error(stats.toString('errors-only')))
        else done()
      })
    })
  })
  if (isSmall) await compressFolder(folder)
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script defer src="/shell/bare/page.js"></script></html>',
  )
  writeFileSync(join(dist, 'content-security-policy.txt'), "default-src 'self'")
  // A server takes nothing else for a registry; this page asks for no remote of it.
  const shell = { version: 'bare', contract: contractNumber }
  writeRegistry(dist, { format: 1, shell, remotes: {} })
  return dist
}
