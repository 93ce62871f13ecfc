import * as runtimeCore from '@module-federation/runtime/core'
import * as api from '@portal/shared/api'
import * as query from '@portal/shared/query'
import * as router from '@portal/shared/router'
import * as session from '@portal/shared/session'
import * as ui from '@portal/shared/ui'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { verify } from './integrity.ts'

export { guardVersion } from './integrity.ts'

/**
 * What the shell gives to every remote, by the name that the remote's code asks for: the table of
 * `@portal/shared/build` says the same to the remotes' builds, and a test compares the two.
 */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@portal/shared/ui': ui,
  '@portal/shared/router': router,
  '@portal/shared/query': query,
  '@portal/shared/session': session,
  '@portal/shared/api': api,
}

declare global {
  /** Where remotes built with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: unknown
}
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore

/**
 * The shell's side of module federation. It uses the runtime directly, not the build plugin: with
 * the plugin everything shared, and the runtime itself, would be part of the shell's first script,
 * which the sign-in page needs as well.
 */
export const federation = new runtimeCore.ModuleFederation({
  name: 'host_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        script.fetchPriority = 'high'
        verify(script)
        return script
      },
    },
  ],
  shared: Object.fromEntries(
    Object.entries(provided).map(([name, library]) => [
      name,
      {
        version: '1.0.0',
        lib: () => library,
        shareConfig: { singleton: true, requiredVersion: false, eager: true },
      },
    ]),
  ),
})
runtimeCore.setGlobalFederationInstance(federation)
