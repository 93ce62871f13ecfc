import { relative } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { projectFolder, type WebPackage } from './layout.ts'
import { notFollowed } from './version.ts'

const { NormalModule, WebpackError } = webpack

/** Fails a build into which a file came that its version does not follow. */
export class FollowedOnly {
  private readonly name: WebPackage

  constructor(name: WebPackage) {
    this.name = name
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FollowedOnly', (compilation) => {
      compilation.hooks.afterOptimizeTree.tap('FollowedOnly', (_chunks, modules) => {
        const bundled = [...modules].flatMap((module) =>
          module instanceof NormalModule && module.resource
            ? [relative(projectFolder, module.resource.replace(/\?.*$/, ''))]
            : [],
        )
        for (const path of notFollowed(this.name, bundled)) {
          compilation.errors.push(
            new WebpackError(
              `${path} is built in, but imports.ts did not find how it is imported.`,
            ),
          )
        }
      })
    })
  }
}
