import webpack, { type Compiler } from 'webpack'

const { Compilation, sources } = webpack

/** Name that federation gives to the chunk of the exposed module `./remote`. */
export const exposedChunk = '__federation_expose_remote'

/**
 * Puts what a remote exposes into its entry: whoever loads the one needs the other at once, and two
 * requests cost more than one. The chunk's code stands first and registers itself, so that
 * webpack's runtime in the entry finds it there and asks for nothing.
 */
export class ExposedInEntry {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedInEntry', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Between the minimizer and the source maps.
        { name: 'ExposedInEntry', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50 },
        () => {
          const scripts = (files: Iterable<string> | undefined) =>
            [...(files ?? [])].filter((file) => file.endsWith('.js'))
          const exposed = scripts(compilation.namedChunkGroups.get(exposedChunk)?.getFiles())
          const [entry] = [...compilation.entrypoints.values()].flatMap((point) =>
            scripts(point.getFiles()),
          )
          if (!entry || exposed.length === 0) return
          compilation.updateAsset(entry, (own) => {
            const chunks = exposed.flatMap((file) => {
              const asset = compilation.getAsset(file)
              return asset ? [asset.source, '\n'] : []
            })
            return new sources.ConcatSource(...chunks, own)
          })
        },
      )
    })
  }
}
