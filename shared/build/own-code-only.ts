import { join, sep } from 'node:path'
import webpack, { type Compiler, type Module } from 'webpack'
import { projectFolder } from './layout.ts'
import { singletonFolders } from './singletons.ts'

const { NormalModule, WebpackError } = webpack

const forbiddenFolders = singletonFolders.map(
  (name) => join(projectFolder, 'shared/src', name) + sep,
)
const forbiddenPackages =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|@tanstack[\\/]react-query|@chakra-ui[\\/]react|@emotion[\\/]react|zustand)[\\/]/

/**
 * Fails a remote's build when a second copy of something that the shell shares got into it, as
 * happens when code in `shared` reaches a singleton by a relative path in place of its entry.
 */
export class OwnCodeOnly {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnCodeOnly', (compilation) => {
      compilation.hooks.afterOptimizeTree.tap('OwnCodeOnly', (_chunks, modules) => {
        for (const module of modules) {
          if (!(module instanceof NormalModule)) continue
          const path = module.resource
          if (
            !forbiddenPackages.test(path) &&
            !forbiddenFolders.some((folder) => path.startsWith(folder))
          ) {
            continue
          }
          const importer: Module | null | undefined = compilation.moduleGraph.getIssuer(module)
          const from = importer instanceof NormalModule ? importer.resource : 'an entry'
          compilation.errors.push(
            new WebpackError(
              `${path} is shared by the shell and must not be built into a remote. ${from} reaches it; import the @portal/shared entry instead.`,
            ),
          )
        }
      })
    })
  }
}
