import webpack, { type AsyncDependenciesBlock, type ChunkGroup, type Compiler } from 'webpack'

const { NormalModule } = webpack

const screenInFeature =
  /\bpath:\s*'([^']+)'(?:(?!\bpaths?:|\boverlays:)[\s\S])*?\bload:\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g

const firstCallsInFeature =
  /\bpath:\s*'([^']+)'(?:(?!\bpaths?:|\bload:)[\s\S])*?\bfirstReads:\s*\[([^\]]*)\]/g

/** Files that list screens: each feature of a remote, and the shell's pages outside the frame. */
const screenList = /[\\/](feature|sign-in[\\/]index)\.tsx?$/

/**
 * Finds which scripts each screen of a package needs and which reads it begins with, by its route
 * path, so that the page can ask for them before the remote's code runs. Reads the feature files, where `path` stands as a plain
 * text before its `load: () => import(…)`; a screen written otherwise only loses that head start.
 */
export class ScreenScripts {
  private readonly groups = new Map<string, ChunkGroup>()
  private readonly calls = new Map<string, string[]>()

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenScripts', (compilation) => {
      this.groups.clear()
      this.calls.clear()
      compilation.hooks.afterChunks.tap('ScreenScripts', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof NormalModule)) continue
          if (!screenList.test(module.resource)) continue
          const source = String(compiler.inputFileSystem?.readFileSync?.(module.resource))
          for (const [, path = '', list = ''] of source.matchAll(firstCallsInFeature)) {
            this.calls.set(
              path,
              [...list.matchAll(/'([^']+)'/g)].flatMap(([, call]) => call ?? []),
            )
          }
          for (const [, path = '', request] of source.matchAll(screenInFeature)) {
            const block = module.blocks.find((candidate) => requestOf(candidate) === request)
            const group = block && compilation.chunkGraph.getBlockChunkGroup(block)
            if (group) this.groups.set(path, group)
          }
        }
      })
    })
  }

  /** After a build: the reads that each screen begins with, by route path. */
  firstCalls(): Record<string, string[]> {
    return Object.fromEntries([...this.calls].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)))
  }

  /** After a build: script files by route path, the best fitting pattern first. */
  found(): Record<string, string[]> {
    const scripts = [...this.groups].map(
      ([path, group]) => [path, group.getFiles().filter((file) => file.endsWith('.js'))] as const,
    )
    return Object.fromEntries(scripts.sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)))
  }
}

/** Sorts plain segments before parameters, segment by segment. */
function rank(path: string): string {
  return path.replace(/:[^/]+/g, '\uffff')
}

function requestOf(block: AsyncDependenciesBlock): string | undefined {
  const [dependency] = block.dependencies
  return dependency && 'request' in dependency && typeof dependency.request === 'string'
    ? dependency.request
    : undefined
}
