import * as runtime from 'react-refresh/runtime'

declare global {
  /** React's fast refresh, for the shell and for every remote in its page; in development alone. */
  var portalRefresh: typeof runtime | undefined
}

// Before react-dom is evaluated, which looks for it once.
runtime.injectIntoGlobalHook(globalThis)
globalThis.portalRefresh = runtime
