import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import type { NamesByModule } from './record.ts'
import { singletons } from './singletons.ts'

const { NormalModule } = webpack

/** Where the shell says what it gives to the remotes. */
const givesThem = /[\\/]host-shell[\\/]src[\\/]remotes[\\/]federation\.ts$/

/**
 * Finds which names of what is shared a build has to do with, so that a release can be refused in
 * which a remote uses a name that the released shell does not have.
 */
export class SharedNames {
  private readonly offered = new Map<string, Set<string>>()
  private readonly used = new Map<string, Set<string>>()

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedNames', (compilation) => {
      // What nobody uses is known by now, and modules are not yet put together.
      compilation.hooks.afterOptimizeTree.tap('SharedNames', (_chunks, modules) => {
        this.offered.clear()
        this.used.clear()
        for (const module of modules) {
          if (module instanceof NormalModule && givesThem.test(module.resource)) {
            this.findOffered(compilation, module)
          }
          if (module.type === 'consume-shared-module') this.findUsed(compilation, module)
        }
      })
    })
  }

  /** After a build of the shell: what it has for remotes. */
  offers(): NamesByModule {
    return inOrder(this.offered)
  }

  /** After a build of a remote: what it takes from the shell. */
  uses(): NamesByModule {
    return inOrder(this.used)
  }

  private findOffered({ moduleGraph }: Compilation, from: Module): void {
    for (const { dependency, module } of moduleGraph.getOutgoingConnections(from)) {
      const name = requestOf(dependency)
      if (!module || name === undefined || !isShared(name)) continue
      const names = moduleGraph.getProvidedExports(module)
      if (!Array.isArray(names)) throw new Error(`What ${name} exports cannot be told`)
      this.offered.set(name, new Set(names))
    }
  }

  private findUsed({ moduleGraph, chunkGraph }: Compilation, consumed: Module): void {
    for (const connection of moduleGraph.getIncomingConnections(consumed)) {
      const { originModule, dependency } = connection
      const name = requestOf(dependency)
      if (!originModule || !dependency || name === undefined || !isShared(name)) continue
      for (const runtime of chunkGraph.getModuleRuntimes(originModule)) {
        if (!connection.isActive(runtime)) continue
        for (const found of dependency.getReferencedExports(moduleGraph, runtime)) {
          const [first] = Array.isArray(found) ? found : found.name
          const names = this.used.get(name) ?? new Set()
          // Without a first name the module is used as a whole, and must be there at least.
          if (first !== undefined) names.add(first)
          this.used.set(name, names)
        }
      }
    }
  }
}

function isShared(name: string): boolean {
  return singletons.some((one) => one === name)
}

function requestOf(dependency: object | null): string | undefined {
  return dependency && 'request' in dependency && typeof dependency.request === 'string'
    ? dependency.request
    : undefined
}

function inOrder(found: ReadonlyMap<string, ReadonlySet<string>>): NamesByModule {
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]))
}
