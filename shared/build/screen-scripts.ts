import webpack, { type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack'
import type { ScreenRead } from './read-screens.ts'

const { NormalModule, WebpackError } = webpack

/**
 * Finds which scripts each screen of a package needs, by its route path, so that the page can ask
 * for them before the remote's code runs. A screen whose module is nowhere in the build fails it.
 */
export class ScreenScripts {
  private readonly screens: readonly ScreenRead[]
  private readonly groups = new Map<string, readonly ChunkGroup[]>()

  constructor(screens: readonly ScreenRead[]) {
    this.screens = screens.toSorted((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1))
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenScripts', (compilation) => {
      this.groups.clear()
      compilation.hooks.afterChunks.tap('ScreenScripts', () => {
        const groups = groupsByFile(compilation)
        for (const { path, files } of this.screens) {
          const lost = files.filter((file) => !groups.has(file))
          for (const file of lost) {
            const error = new WebpackError(
              `The screen at ${path} needs ${file}, which is not built`,
            )
            compilation.errors.push(error)
          }
          const found = files.flatMap((file) => groups.get(file) ?? [])
          this.groups.set(path, found)
        }
      })
    })
  }

  /** After a build: the reads that each screen begins with, by route path. */
  calls(): Record<string, string[]> {
    const some = this.screens.filter(({ calls }) => calls.length > 0)
    return Object.fromEntries(some.map(({ path, calls }) => [path, [...calls]]))
  }

  /** After a build: all files that the screens at these paths may ever ask for, fonts among them. */
  filesFor(paths: readonly string[]): string[] {
    return filesBelow(paths.flatMap((path) => this.groups.get(path) ?? []))
  }

  /**
   * After a build: script files by route path, the best fitting pattern first; of screens that people
   * come straight to, styles as well. Screens that are part of the first script are left out.
   */
  found(): Record<string, string[]> {
    const found = [...this.groups].flatMap(([path, groups]) => {
      const files = groups.flatMap((group) => group.getFiles())
      const ending = this.isDirect(path) ? /\.(js|css)$/ : /\.js$/
      const own = new Set(files.filter((file) => ending.test(file)))
      return groups.length > 0 ? [{ path, own: [...own] }] : []
    })
    return Object.fromEntries(found.map(({ path, own }) => [path, own]))
  }

  /** After a build: script files of the screens that people come straight to. */
  direct(): string[] {
    const found = Object.entries(this.found()).filter(([path]) => this.isDirect(path))
    const files = found.flatMap(([, own]) => own)
    return [...new Set(files.filter((file) => file.endsWith('.js')))]
  }

  private isDirect(path: string): boolean {
    return this.screens.some((screen) => screen.path === path && screen.isDirect === true)
  }
}

/** Files of chunk groups and of all that they may load later. */
function filesBelow(groups: readonly ChunkGroup[]): string[] {
  const seen = new Set(groups)
  // What is added while it is walked is walked as well.
  for (const group of seen) for (const child of group.getChildren()) seen.add(child)
  const chunks = [...seen].flatMap((group) => group.chunks)
  return [...new Set(chunks.flatMap(({ files, auxiliaryFiles }) => [...files, ...auxiliaryFiles]))]
}

/**
 * The chunk group that brings each file when it is imported as it is needed; none for the files that
 * come at once.
 */
function groupsByFile({ modules, moduleGraph, chunkGraph }: Compilation) {
  const groups = new Map<string, readonly ChunkGroup[]>()
  for (const module of modules) {
    const file = fileOf(module)
    if (file !== undefined && !groups.has(file)) groups.set(file, [])
    for (const block of module.blocks) {
      const group = chunkGraph.getBlockChunkGroup(block)
      const [dependency] = block.dependencies
      const imported = dependency && fileOf(moduleGraph.getModule(dependency))
      if (group && imported !== undefined) groups.set(imported, [group])
    }
  }
  return groups
}

function fileOf(module: Module | null): string | undefined {
  return module instanceof NormalModule ? module.resource : undefined
}

/** Sorts plain segments before parameters, segment by segment. */
function rank(path: string): string {
  return path.replace(/:[^/]+/g, '\uffff')
}
