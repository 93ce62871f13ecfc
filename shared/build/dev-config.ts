import { join, sep } from 'node:path'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import type { Registry, RemoteVersion } from '../src/contract/registry.ts'
import { contractNumber } from '../src/contract/remote.ts'
import type { RemoteName } from '../src/contract/roles.ts'
import { type BuildOptions, createRemoteConfig, createShellConfig } from './create-config.ts'
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

/** A remote's build for a development server. */
export function createDevRemoteConfig(name: RemoteName): Configuration {
  return refreshed(name, createRemoteConfig(name, devOptions(name)))
}

/**
 * The shell's build for a development server: with the design page beside it, or signing its page in
 * as `signIn` has it, which runs before the shell.
 */
export function createDevShellConfig(signIn?: RemoteName): Configuration {
  const config = refreshed('host-shell', createShellConfig(devOptions('host-shell')))
  const page = ours('page.ts')
  const entry: Record<string, string[]> = signIn
    ? { shell: [page, join(projectFolder, signIn, 'src/dev.tsx'), './src/index.ts'] }
    : { shell: [page, './src/index.ts'], design: [page, './src/design.tsx'] }
  // The part that every change changes is apart from megabytes that it would write anew.
  return { ...config, entry, optimization: { ...config.optimization, runtimeChunk: 'single' } }
}

const ours = (file: string) => join(import.meta.dirname, 'refresh', file)

/** With what lets a changed component take the place of the old one in the page. */
function refreshed(name: WebPackage, config: Configuration): Configuration {
  const withRefresh: RuleSetRule = {
    test: /\.tsx?$/,
    exclude: [/node_modules/, join(import.meta.dirname, 'refresh') + sep],
    enforce: 'post',
    loader: ours('loader.ts'),
    options: { bundle: name },
  }
  return {
    ...config,
    output: { ...config.output, publicPath: devFolder(name) },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'react/jsx-dev-runtime$': ours('jsx.ts') },
    },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), withRefresh] },
    devtool: false,
    // What cannot be compiled is not served, so that the next change is one to what the page has.
    optimization: { ...config.optimization, emitOnErrors: false },
    plugins: [
      ...(config.plugins ?? []),
      new OwnOrigin(),
      // No `eval`, which the content policy forbids. Nothing of ours is in what is left out, which
      // every change writes anew.
      new webpack.SourceMapDevToolPlugin({
        filename: '[file].map',
        columns: false,
        exclude: /^(entry|runtime)\.js$/,
      }),
    ],
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
    shell: { version, contract: contractNumber },
    remotes: { ...released?.remotes, ...Object.fromEntries(served) },
  }
}

/** The shell's page for a development server. */
export function devPage(): Page {
  const shell = devFolder('host-shell')
  return renderPage({
    scripts: [`${shell}runtime.js`, `${shell}shell.js`],
    styles: '',
    signedIn: [`${shell}signed-in.js`],
    screens: {},
    fonts: [],
  })
}

/** Addresses of the design page's scripts. */
export const designScripts = ['runtime.js', 'design.js'].map(
  (file) => devFolder('host-shell') + file,
)
