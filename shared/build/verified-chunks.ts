import webpack, { type Compiler } from 'webpack'

const { LoadScriptRuntimeModule } = webpack.runtime

/**
 * Lets the shell give each script that a remote loads the hash that the browser holds it to
 * (`host-shell/src/remotes/integrity.ts`). Where the shell has yet to fetch the hash, it puts the
 * script into the page itself. A shell from before there were hashes has no such function, and then
 * scripts load as they did.
 */
export class VerifiedChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('VerifiedChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'VerifiedChunks',
        (source) => `${source}\nneedAttach = globalThis.portalVerify?.(script) ?? true;`,
      )
    })
  }
}
