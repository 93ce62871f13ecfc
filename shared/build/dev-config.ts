import { join } from 'node:path'
import type { Configuration } from 'webpack'
import type { Registry, RemoteVersion } from '../src/contract/registry.ts'
import { contractNumber } from '../src/contract/remote.ts'
import type { RemoteName } from '../src/contract/roles.ts'
import {
  type BuildOptions,
  createConfig,
  createRemoteConfig,
  createShellConfig,
} from './create-config.ts'
import { type Page, renderPage } from './html.ts'
import { projectFolder, publicRoot, type WebPackage } from './layout.ts'
import { OwnOrigin } from './own-origin.ts'

const version = 'dev'

/** The address under which a development server has a package, with a slash at the end. */
export function devFolder(name: WebPackage): string {
  return `${publicRoot(name)}${version}/`
}

function devOptions(name: WebPackage): BuildOptions {
  return {
    mode: 'development',
    version,
    commit: 'development',
    outputFolder: join(projectFolder, '.cache/dev', devFolder(name)),
  }
}

/** A package's build for a development server; for the shell with the design page beside it. */
export function createDevConfig(name: WebPackage): Configuration {
  const options = devOptions(name)
  const config =
    name === 'host-shell' ? createShellConfig(options) : createRemoteConfig(name, options)
  const entry: Record<string, string> =
    name === 'host-shell' ? { shell: './src/index.ts', design: './src/design.tsx' } : {}
  return {
    ...config,
    entry,
    output: { ...config.output, publicPath: devFolder(name) },
    plugins: [...(config.plugins ?? []), new OwnOrigin()],
  }
}

/** The script that signs a remote's page in; no part of the remote, as it runs before the shell. */
export function createDevSignInConfig(name: RemoteName): Configuration {
  const config = createConfig(name, devOptions(name))
  const output = { ...config.output, publicPath: devFolder(name), uniqueName: `${name}-sign-in` }
  return {
    ...config,
    name: `${name}-sign-in`,
    cache: false,
    entry: { dev: './src/dev.tsx' },
    output,
  }
}

/** The registry with the given remotes taken from a development server. */
export function devRegistry(names: readonly RemoteName[], released?: Registry): Registry {
  const current = (name: RemoteName): RemoteVersion => ({
    version,
    contract: contractNumber,
    entry: `${devFolder(name)}entry.js`,
    preload: [],
    screens: {},
    integrity: {},
  })
  const served = names.map((name) => [
    name,
    { current: current(name), previous: null, canary: null },
  ])
  return {
    format: 1,
    shell: released?.shell ?? { version, contract: contractNumber },
    remotes: { ...released?.remotes, ...Object.fromEntries(served) },
  }
}

/** The shell's page for a development server that has the shell as well. */
export function devPage(): Page {
  const shell = devFolder('host-shell')
  return renderPage({
    scripts: [`${shell}shell.js`],
    styles: '',
    signedIn: [`${shell}signed-in.js`],
    screens: {},
    fonts: [],
  })
}

/** Address of the script that signs a remote's page in. */
export function devSignInScript(name: RemoteName): string {
  return `${devFolder(name)}dev.js`
}

/** Address of the design page's script. */
export const designScript = `${devFolder('host-shell')}design.js`
