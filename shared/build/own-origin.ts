import webpack, { type Compiler } from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

class OwnOriginModule extends RuntimeModule {
  constructor() {
    // After webpack's own module has set the path.
    super('own origin', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    const path = RuntimeGlobals.publicPath
    return `if (document.currentScript?.src) ${path} = new URL(${path}, document.currentScript.src).href;`
  }
}

/**
 * Lets a remote from a development server ask for its chunks where it came from itself, also when
 * it runs in a portal elsewhere. Released builds find their folder by themselves (`publicPath:
 * 'auto'`), which a development server cannot serve.
 */
export class OwnOrigin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnOrigin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('OwnOrigin', (chunk) => {
          compilation.addRuntimeModule(chunk, new OwnOriginModule())
        })
    })
  }
}
