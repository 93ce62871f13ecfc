import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Chunk, type Configuration } from 'webpack'
import { containerName } from '../src/contract/registry.ts'
import type { RemoteName } from '../src/contract/roles.ts'
import { ExposedInEntry } from './exposed-in-entry.ts'
import { projectFolder, type WebPackage } from './layout.ts'
import { OwnCodeOnly } from './own-code-only.ts'
import { PdfAssets } from './pdf-assets.ts'
import { consumedSingletons } from './singletons.ts'
import { VerifiedChunks } from './verified-chunks.ts'

export interface BuildOptions {
  mode: 'production' | 'development'
  version: string
  commit: string
  /** Folder to write to. */
  outputFolder: string
}

/**
 * The shell: a plain bundle that takes part in module federation by its runtime. Its first script is
 * what the sign-in page needs; all that is shared with the remotes comes whole in `signed-in`.
 */
export function createShellConfig(options: BuildOptions): Configuration {
  const config = createConfig('host-shell', options)
  return {
    ...config,
    entry: { shell: './src/index.ts' },
    plugins: [
      ...(config.plugins ?? []),
      // Leaves out the parts of the federation runtime that are for servers and snapshots.
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  }
}

/** A remote: a container that exposes `./remote`, with one chunk or more for each screen. */
export function createRemoteConfig(name: RemoteName, options: BuildOptions): Configuration {
  const config = createConfig(name, options)
  return {
    ...config,
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name, options.version),
        filename: options.mode === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: consumedSingletons(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: {
          externalRuntime: true,
          // A remote has no remotes of its own.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new OwnCodeOnly(),
      new VerifiedChunks(),
      ...(options.mode === 'production' ? [new ExposedInEntry()] : []),
    ],
  }
}

/** What the builds of all packages have in common; nothing of federation. */
export function createConfig(name: WebPackage, options: BuildOptions): Configuration {
  const production = options.mode === 'production'
  const folder = join(projectFolder, name)
  const build = `${name}-${options.version}`
  return {
    name,
    mode: options.mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    output: {
      path: options.outputFolder,
      // Found out at run time, so that a version's folder works wherever it lies; and a version in
      // here would get into what the cache keeps of style sheets.
      publicPath: 'auto',
      // Short, as every page names all of a portal's; yet so long that nothing in a script reads like
      // one: webpack writes a file's last hash over every text that reads like its first. Of six
      // digits, one stood in a number of a chart's colours and broke its script.
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: build,
      // A build of its own for each version, or a page that was opened before a release would take
      // the new version's chunks for its own.
      chunkLoadingGlobal: `chunks_${build.replaceAll('-', '_')}`,
      // Webpack's own limit; the shell's is shorter and covers the whole load.
      chunkLoadTimeout: 10_000,
      clean: false,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(projectFolder, '.cache/webpack'),
      name: `${name}-${options.mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        ...(production && productionRouter()),
        ...shortEditor(),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            {
              loader: fileURLToPath(import.meta.resolve('swc-loader')),
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: {
                    react: {
                      runtime: 'automatic',
                      // Both or none: the one prepares for the other (`refresh/`).
                      development: !production,
                      refresh: !production,
                    },
                  },
                },
              },
            },
            join(import.meta.dirname, 'bodies-in-place.ts'),
          ],
        },
        { test: /katex\.min\.css$/, use: join(import.meta.dirname, 'newest-fonts.ts') },
        { test: /\.(woff2?|svg|png|mp4)$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    optimization: {
      minimize: production,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2022,
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
      ],
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      // Small scripts cost more as a request of their own than as bytes in another. The shell's are
      // few and written so that each is needed whole; a remote's share what several screens use.
      splitChunks:
        name === 'host-shell' ? false : { chunks: 'async', minSize: 30_000, cacheGroups },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({
        PORTAL_BUILD_VERSION: JSON.stringify(options.version),
        PORTAL_BUILD_COMMIT: JSON.stringify(options.commit),
      }),
      new PdfAssets(),
      ...(production ? shortLibraries() : []),
    ],
  }
}

/** Of a remote: what several screens use. */
const cacheGroups = {
  defaultVendors: false,
  // What shows authored text, with its styles: questions, solutions, and most of what is read.
  richText: {
    name: 'rich-text',
    test: /[\\/](rich-text|dompurify)[\\/]|katex\.min\.css$/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 10,
  },
  // The runner comes as one script beside that, as all of it is needed at once.
  default: {
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'runner',
    minChunks: 2,
    priority: -20,
    reuseExistingChunk: true,
  },
} as const

/** Leaves out of libraries what only their developers read, or nothing here uses; the files say what. */
function shortLibraries(): webpack.NormalModuleReplacementPlugin[] {
  const ours = (file: string) => join(import.meta.dirname, file)
  return [
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
      ours('federation-descriptions.mjs'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
      ours('federation-logger.mjs'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload|utils[\\/]semver[\\/]index)\.js$/,
      ours('federation-leftovers.mjs'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/](mutationCache|infiniteQueryBehavior)\.js$/,
      ours('query-leftovers.mjs'),
    ),
  ]
}

/** The editor's core alone, and each function that it is made of once. */
function shortEditor(): Record<string, string> {
  return {
    // The rest of it are themes, and formats that no text here has.
    quill$: 'quill/core.js',
    'lodash.clonedeep$': join(import.meta.dirname, 'lodash-clone-deep.cjs'),
    'lodash.isequal$': join(import.meta.dirname, 'lodash-is-equal.cjs'),
  }
}

/**
 * The router comes with its development warnings unless it is asked for by file: its package names
 * no condition for production.
 */
function productionRouter(): Record<string, string> {
  const fromRouterDom = createRequire(import.meta.resolve('react-router-dom'))
  const folder = join(dirname(fromRouterDom.resolve('react-router')), '../production')
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  }
}
