import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder, release, sourceVersion } from '@portal/shared/build'
import { buildVersion } from '@portal/shared/build/webpack'
import { type RemoteName, remoteNames } from '@portal/shared/contract'
import webpack, { type Compiler, type Configuration } from 'webpack'

/** Where the benchmark's own builds lie. */
export const benchDist = join(projectFolder, '.cache/bench')

/**
 * Builds shell and remotes as one ordinary bundle, which is what federation is measured against:
 * the same sources, minifier and page; the remotes are chunks, and nothing of federation is left.
 * Gives the folder to serve. `isSmall`: minified and compressed, as what it is compared with is.
 */
export async function buildOneBundle(isSmall: boolean): Promise<string> {
  const dist = join(benchDist, 'one-bundle')
  const version = sourceVersion('host-shell')
  const chunks = new Map<RemoteName, string>()
  mkdirSync(dist, { recursive: true })
  const adapt = (config: Configuration) => {
    config.name = 'one-bundle'
    config.cache = false
    config.optimization = { ...config.optimization, minimize: isSmall }
    if (!isSmall) config.devtool = false
    config.plugins?.push(
      new webpack.NormalModuleReplacementPlugin(
        /\/fetch-container\.ts$/,
        join(import.meta.dirname, 'fetch-container.ts'),
      ),
      { apply: (compiler: Compiler) => collectChunks(compiler, chunks) },
    )
  }
  const record = await buildVersion(dist, 'host-shell', version, { isCompressed: isSmall, adapt })
  await release(dist, [
    record,
    // The page asks early for the chunk of the visitor's role, as it does for a remote's entry.
    ...[...chunks].map(([name, file]) => ({ ...record, name, entry: record.entry + file })),
  ])
  return dist
}

/** Notes the file of each remote's chunk, so that the page can ask for it early as well. */
function collectChunks(compiler: Compiler, chunks: Map<RemoteName, string>): void {
  compiler.hooks.afterEmit.tap('CollectChunks', ({ namedChunks }) => {
    for (const name of remoteNames) {
      const file = [...(namedChunks.get(name)?.files ?? [])].find((one) => one.endsWith('.js'))
      if (file !== undefined) chunks.set(name, file)
    }
  })
}
