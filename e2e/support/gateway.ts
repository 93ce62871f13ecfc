import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaultDist } from '@portal/shared/build'
import { remoteNames } from '@portal/shared/contract'
import { freePort } from '../../scripts/lib/checks.ts'

const confFolder = resolve(import.meta.dirname, '../../deploy/nginx')

/** The production shape's web servers, run by Debian's nginx on the files that the images get. */
export interface RunningGateway {
  url: string
  /** Its address over TLS, with a certificate of its own making. */
  secureUrl: string
  /** Stops the server of one remote, as when its container is down. */
  stopRemote: (name: string) => void
  /** What the gateway has written so far, where it was started with `isLogged`. */
  log: () => string
  stop: () => void
}

interface GatewayOptions {
  /** Whether what nginx complains of is kept to itself. */
  quiet?: boolean
  /** Where the store for files is, for a gateway that sends files itself: `127.0.0.1:9000`. */
  store?: string
  /** Whether what the gateway itself writes, of requests and of errors, is kept for `log`. */
  isLogged?: boolean
}

/** Starts the gateway and one server per remote; `apis` are addresses such as `127.0.0.1:3000`. */
export async function startGateway(
  apis: readonly string[],
  { quiet = false, store, isLogged = false }: GatewayOptions = {},
): Promise<RunningGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-gateway-'))
  const logFile = join(folder, 'gateway.log')
  const servers = new Map<string, ChildProcess>()
  const stop = () => {
    for (const server of servers.values()) server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  const run = async (name: string, conf: string, web: Readonly<Record<string, string>>) => {
    const place = join(folder, name)
    const port = await freePort()
    cpSync(confFolder, place, { recursive: true })
    for (const part of ['tmp', 'registry', 'web/remotes'])
      mkdirSync(join(place, part), { recursive: true })
    for (const [to, from] of Object.entries(web)) symlinkSync(from, join(place, to))
    const listen = conf === 'gateway.conf' ? 'listen-tls.conf' : 'listen.conf'
    edit(join(place, listen), join(place, 'listen.conf'), {
      'listen 8080': `listen 127.0.0.1:${port}`,
      'listen 8443': `listen 127.0.0.1:${securePort}`,
      '/certificates': certificates,
    })
    if (conf === 'gateway.conf') {
      edit(join(place, 'upstreams.conf'), join(place, 'upstreams.conf'), upstreams)
      if (store !== undefined) {
        const ofCompose = join(place, 'media-store.compose.conf')
        edit(ofCompose, join(place, 'media-store.conf'), { 'files:9000': store })
      }
      writeFileSync(
        join(place, 'page-policy.conf'),
        execFileSync(join(confFolder, 'page-policy.sh'), [defaultDist]),
      )
    }
    // As root, nginx would hand its work to a user who may not read the build's folder.
    const asRoot = process.getuid?.() === 0 ? 'user root; ' : ''
    // A file, because nginx cannot open a pipe of Node's by the name `/dev/stdout`.
    const log = isLogged && conf === 'gateway.conf' ? openSync(logFile, 'a') : null
    const child = spawn('nginx', ['-p', place, '-c', conf, '-g', `${asRoot}daemon off;`], {
      stdio: ['ignore', log ?? 'ignore', log ?? (quiet ? 'ignore' : 'inherit')],
    })
    if (log !== null) closeSync(log)
    servers.set(name, child)
    return `127.0.0.1:${port}`
  }

  const certificates = makeCertificate(folder)
  const securePort = await freePort()
  // The names of the containers.
  const upstreams: Record<string, string> = {
    'api-1:3000': apis[0] ?? '',
    'api-2:3000': apis[1] ?? apis[0] ?? '',
  }
  for (const name of remoteNames) {
    const address = await run(name, 'remote.conf', {
      [`web/remotes/${name}`]: join(defaultDist, 'remotes', name),
    })
    upstreams[`${name}:8080`] = address
  }
  const address = await run('gateway', 'gateway.conf', {
    'web/index.html': join(defaultDist, 'index.html'),
    'registry/remotes.json': join(defaultDist, 'remotes.json'),
    'web/shell': join(defaultDist, 'shell'),
  })
  const url = `http://${address}`
  try {
    await untilAnswers(`${url}/api/health/ready`)
  } catch (error) {
    // What is left running holds the pipes of the tests open, which then never end.
    stop()
    throw error
  }
  return {
    url,
    secureUrl: `https://127.0.0.1:${securePort}`,
    stopRemote: (name) => servers.get(name)?.kill('SIGQUIT'),
    log: () => readFileSync(logFile, 'utf8'),
    stop,
  }
}

/** Writes a file with some of its words replaced. */
function edit(from: string, to: string, words: Readonly<Record<string, string>>): void {
  let text = readFileSync(from, 'utf8')
  for (const [word, by] of Object.entries(words)) text = text.replaceAll(word, by)
  writeFileSync(to, text)
}

/** Makes a certificate that nobody vouches for; answers its folder. */
function makeCertificate(folder: string): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { stdio: 'pipe' })
  return folder
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${url}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}
