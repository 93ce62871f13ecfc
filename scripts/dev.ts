import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import {
  defaultDist,
  projectFolder,
  readRegistry,
  type WebPackage,
  writeRegistry,
} from '@portal/shared/build'
import {
  createDevConfig,
  createDevSignInConfig,
  designScript,
  devFolder,
  devPage,
  devRegistry,
  devSignInScript,
} from '@portal/shared/build/webpack'
import { isRemoteName, type RemoteName, remoteNames } from '@portal/shared/contract'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { apiEntry, bundleApi } from './lib/build-api.ts'
import { checkFolder, checkPort, freePort, portFromEnvironment } from './lib/checks.ts'
import { fail, onStop, stopCleanly } from './lib/stopping.ts'

/**
 * `npm run dev`: the whole portal from sources, reloaded when one changes. `npm run dev -- mfe-tutor`:
 * only that remote from sources, in the real shell; the rest as it was last built.
 */
const only = remoteFromArguments()

const host = '127.0.0.1'
const port = portFromEnvironment()
const apiPort = await freePort()
const dataDir = resolve(process.env.DATA_DIR || join(projectFolder, '.data'))
const folder = join(projectFolder, '.cache/dev')
let api: ChildProcess | null = null
await checkPort(port, host)
checkFolder(dataDir, 'data folder')
stopCleanly()

// The API is built in both cases, for the demo world that the build leaves beside it.
const build = spawnSync(
  process.execPath,
  [join(import.meta.dirname, 'build.ts'), ...(only ? [] : ['api'])],
  { stdio: 'inherit' },
)
if (build.status !== 0) process.exit(1)
/** Shows the design system; it needs no server and no sign-in. */
const designPage = {
  name: 'design page',
  path: '/design',
  middleware: (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Design · Portal</title><script defer src="${designScript}"></script></head><body><div id="root"></div></body></html>`,
    )
  },
}

/** What a portal elsewhere asks for that takes this remote for one tab; see `overrides.ts` of the shell. */
function record(name: RemoteName) {
  return {
    name: 'record',
    path: `${devFolder(name)}build.json`,
    middleware: (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(devRegistry([name]).remotes[name]?.current))
    },
  }
}

/** The remote that was named; undefined for all of the portal. */
function remoteFromArguments(): RemoteName | undefined {
  const [name] = process.argv.slice(2)
  if (name === undefined || isRemoteName(name)) return name
  return fail(`Say one of: ${remoteNames.join(', ')}.`)
}

/** Lays out what the API serves: the page, the registry, and the last builds if they are used. */
function prepareFolder(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const page = only ? builtPage() : devPage()
  writeFileSync(join(folder, 'index.html'), page.html)
  writeFileSync(join(folder, 'content-security-policy.txt'), page.contentSecurityPolicy)
  const released = only ? readRegistry(defaultDist) : null
  writeRegistry(folder, devRegistry(only ? [only] : remoteNames, released ?? undefined))
  for (const name of ['shell', 'remotes']) {
    if (only) symlinkSync(join(defaultDist, name), join(folder, name))
    else mkdirSync(join(folder, name))
  }
}

/** The shell's page as it was built, with the script that signs the remote's account in. */
function builtPage(): { html: string; contentSecurityPolicy: string } {
  const read = (file: string) => readFileSync(join(defaultDist, file), 'utf8')
  const script = only ? `<script defer src="${devSignInScript(only)}"></script>` : ''
  return {
    html: read('index.html').replace('</head>', `${script}</head>`),
    contentSecurityPolicy: read('content-security-policy.txt'),
  }
}

/** Runs the server as it was bundled. */
function startApi(): void {
  api = spawn(process.execPath, ['--enable-source-maps', apiEntry], {
    cwd: projectFolder,
    env: {
      ...process.env,
      HOST: host,
      PORT: String(apiPort),
      DATA_DIR: dataDir,
      WEB_DIST: folder,
      REGISTRY_FILE: join(folder, 'remotes.json'),
    },
    // Its address is not the one to open; what goes wrong is.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function stopApi(): Promise<void> {
  const child = api
  if (!child || child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

/** Bundles and starts the server anew when one of its sources has changed. */
function watchApi(): void {
  let restarting: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const restart = async () => {
    try {
      await bundleApi()
      await stopApi()
      startApi()
      console.log('The server has started anew')
    } catch (error) {
      // A mistake in a source; the server that runs goes on until it is mended.
      console.error(error instanceof Error ? error.message : error)
    }
  }
  for (const path of ['api/src', 'shared/src/api', 'shared/src/contract']) {
    watch(join(projectFolder, path), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = restarting.then(restart)
      }, 150)
    })
  }
}

/** One address for all: scripts from memory, everything else from the API. */
async function startServer(): Promise<void> {
  const all: readonly WebPackage[] = ['host-shell', ...remoteNames]
  const configs = only
    ? [createDevConfig(only), createDevSignInConfig(only)]
    : all.map((name) => createDevConfig(name))
  const server = new WebpackDevServer(
    {
      host,
      port,
      static: false,
      // On one machine, compressing costs more than the bytes.
      compress: false,
      // The page is loaded anew: federation keeps modules of its own that hot replacement misses.
      hot: false,
      liveReload: true,
      setupExitSignals: false,
      // At the page's own address, which is all that the content policy lets it reach.
      client: { overlay: false, logging: 'error', webSocketURL: 'auto://0.0.0.0:0/ws' },
      devMiddleware: { stats: 'errors-only' },
      proxy: [{ context: () => true, target: `http://${host}:${apiPort}` }],
      // Portals elsewhere may take the scripts, for one tab.
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
      setupMiddlewares: (middlewares) => [only ? record(only) : designPage, ...middlewares],
    },
    webpack(configs),
  )
  await server.start()
  onStop(() => server.stop())
}

/** Waits for the server, which may have a demo world to make. What keeps it from starting, it says. */
async function apiAnswers(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://${host}:${apiPort}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    // It has said why.
    if (api?.exitCode) process.exit(1)
    await new Promise((done) => setTimeout(done, 100))
  }
}

prepareFolder()
startApi()
onStop(stopApi)
await startServer()
await apiAnswers()
watchApi()
console.log(`The portal is at http://localhost:${port}`)
if (!only) console.log(`The design page is at http://localhost:${port}/design`)
