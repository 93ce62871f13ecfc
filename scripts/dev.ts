import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { defaultDist, projectFolder, readRegistry, writeRegistry } from '@portal/shared/build'
import {
  createDevRemoteConfig,
  createDevShellConfig,
  designScripts,
  devFolder,
  devPage,
  devRegistry,
} from '@portal/shared/build/webpack'
import { isRemoteName, type RemoteName, remoteNames } from '@portal/shared/contract'
import { apiEntry, apiFlags, bundleApi } from './lib/build-api.ts'
import { buildFirst } from './lib/build-first.ts'
import { checkFolder, checkPort, freePort, portFromEnvironment } from './lib/checks.ts'
import { devServer } from './lib/dev-server.ts'
import { fail, onStop, stopCleanly } from './lib/stopping.ts'

/**
 * `npm run dev`: the whole portal from sources, each change in the open page. `npm run dev -- mfe-tutor`:
 * the shell and that remote from sources; the other remotes as they were last built, if they were.
 */
const only = remoteFromArguments()
/** What comes from sources, besides the shell. */
const served = only ? [only] : remoteNames

const host = '127.0.0.1'
const port = portFromEnvironment()
const apiPort = await freePort()
const dataDir = resolve(process.env.DATA_DIR || join(projectFolder, '.data'))
const folder = join(projectFolder, '.cache/dev')
let api: ChildProcess | null = null
await checkPort(port, host)
checkFolder(dataDir, 'data folder')
stopCleanly()

// For the demo world that the build leaves beside it.
buildFirst('api')

/** Shows the design system; it needs no server and no sign-in. */
const designPage = {
  name: 'design page',
  path: '/design',
  middleware: (_request: IncomingMessage, response: ServerResponse) => {
    const scripts = designScripts.map((src) => `<script defer src="${src}"></script>`)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Design · Portal</title>${scripts.join('')}</head><body><div id="root"></div></body></html>`,
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

/** Lays out what the API serves: the page, the registry, and the other remotes where one is alone. */
function prepareFolder(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const page = devPage()
  writeFileSync(join(folder, 'index.html'), page.html)
  writeFileSync(join(folder, 'content-security-policy.txt'), page.contentSecurityPolicy)
  const released = only ? readRegistry(defaultDist) : null
  writeRegistry(folder, devRegistry(served, released ?? undefined))
  mkdirSync(join(folder, 'shell'))
  if (released) symlinkSync(join(defaultDist, 'remotes'), join(folder, 'remotes'))
  else mkdirSync(join(folder, 'remotes'))
}

/** Runs the server as it was bundled. */
function startApi(): void {
  api = spawn(process.execPath, [...apiFlags, '--enable-source-maps', apiEntry], {
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
  const configs = [createDevShellConfig(only), ...served.map(createDevRemoteConfig)]
  const server = devServer(configs, {
    host,
    port,
    proxy: [{ context: () => true, target: `http://${host}:${apiPort}` }],
    setupMiddlewares: (middlewares) => [only ? record(only) : designPage, ...middlewares],
  })
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
