import { join } from 'node:path'
import type { LoaderContext } from 'webpack'

type SourceMap = Parameters<LoaderContext<object>['callback']>[2]

const helper = JSON.stringify(join(import.meta.dirname, 'module.ts'))

/** Puts around a compiled module what fast refresh needs; `bundle` tells shell and remotes apart. */
export default function refreshLoader(
  this: LoaderContext<{ bundle: string }>,
  source: string,
  map: SourceMap,
): void {
  const { bundle } = this.getOptions()
  const before = [
    `import { refreshOf as portalRefreshOf } from ${helper}`,
    `const portalOwn = portalRefreshOf(__webpack_module__, import.meta.webpackHot, ${JSON.stringify(bundle)})`,
    'const $RefreshReg$ = portalOwn.register',
    'const $RefreshSig$ = portalOwn.signature',
  ]
  // On one line with the first, so that the map stays true.
  this.callback(null, `${before.join(';')};${source}\nportalOwn.done()`, map)
}
