import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { defaultDist } from '@portal/shared/build'
import {
  offlineWorkerPath,
  type Registry,
  type RemoteVersion,
  registryText,
} from '@portal/shared/contract'
import { freePort } from '../../scripts/lib/checks.ts'
import { integrityOf } from '../isolation/releases.ts'

type Changed = { type: string; body: string } | undefined

const types = [
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
] as const

/**
 * The way between a browser and the portal, at an address of its own: it can be cut, fall silent, or
 * bring another release, for pages and workers alike.
 */
export interface Network {
  url: string
  /** `cut` refuses connections as a server that is gone, `silent` takes them and never answers. */
  state: 'up' | 'cut' | 'silent'
  /** What is sent in place of the portal's own answer at an address. */
  readonly changed: Map<string, (own: string) => string>
  /** Pictures and scripts that the portal does not have, by their paths. */
  readonly added: Map<string, { type: string; body: string | Buffer }>
  /** Paths that were asked for while it was up, in order. */
  readonly asked: string[]
  /** Releases other versions: of the shell, and of the student's remote for all or a share of people. */
  release: (next: { shell?: string; remote?: string; canary?: string }) => void
  close: () => Promise<void>
}

const pages = /<script type="application\/json" id="portal-registry">([\s\S]*?)<\/script>/

export async function openNetwork(portal: string): Promise<Network> {
  const port = await freePort()
  const registry: Registry = await (await fetch(`${portal}/remotes.json`)).json()
  const shell = registry.shell.version
  let released: Registry = registry
  const remotes = new Map<string, RemoteVersion>()

  /** A copy of the released remote under another name, as `Releases` makes them. */
  function madeRemote(label: string): RemoteVersion {
    const own = registry.remotes['mfe-student']?.current
    if (own === undefined) throw new Error('The student’s remote is not released')
    const renamed = (text: string) => text.replaceAll(own.version, label)
    const folder = `/remotes/mfe-student/${label}/`
    const list = fileOf(`${folder}integrity.json`)?.body ?? ''
    const entry = renamed(own.entry)
    const made = {
      ...own,
      version: label,
      entry,
      screens: Object.fromEntries(
        Object.entries(own.screens).map(([path, files]) => [path, files.map(renamed)]),
      ),
      integrity: { [entry]: integrityOf(fileOf(entry)?.body ?? '') },
      integrityList: integrityOf(list),
    }
    remotes.set(label, made)
    return made
  }

  /** A file of a made version: the own one with the version's name changed in it. */
  function fileOf(path: string): Changed {
    const [, root = '', label = '', file = ''] =
      /^(\/shell\/|\/remotes\/mfe-student\/)(made\w*)\/([^/]+)$/.exec(path) ?? []
    if (label === '') return undefined
    const own =
      root === '/shell/' ? shell : (registry.remotes['mfe-student']?.current.version ?? '')
    const folder = join(defaultDist, root, own)
    const read = (name: string) =>
      readFileSync(join(folder, name), /\.woff2$/.test(name) ? 'latin1' : 'utf8').replaceAll(
        own,
        label,
      )
    if (file === 'integrity.json') {
      const names = Object.keys(JSON.parse(read(file)))
      const hashes = Object.fromEntries(names.map((name) => [name, integrityOf(read(name))]))
      return { type: 'application/json', body: JSON.stringify(hashes) }
    }
    const type = types.find(([ending]) => file.endsWith(ending))?.[1] ?? 'font/woff2'
    return { type, body: read(basename(file)) }
  }

  /** The page of the release, with the policy that its scripts need. */
  function pageOf(html: string, policy: string): { html: string; policy: string } {
    if (released === registry) return { html, policy }
    const next = html
      .replaceAll(`/shell/${shell}/`, `/shell/${released.shell.version}/`)
      .replace(pages, (all, text: string) => all.replace(text, registryText(released)))
    const scripts = [...next.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    const hashes = scripts.map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    let at = 0
    return { html: next, policy: policy.replace(/'sha256-[^']+'/g, () => hashes[at++] ?? '') }
  }

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const path = from.url ?? '/'
    const made = network.added.get(path) ?? fileOf(path)
    if (made !== undefined) {
      to.writeHead(200, {
        'content-type': made.type,
        'cache-control':
          path === offlineWorkerPath ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      if (typeof made.body !== 'string') to.end(made.body)
      else to.end(made.body, made.type.startsWith('font') ? 'latin1' : 'utf8')
      return
    }
    const target = request(
      portal + path,
      { method: from.method ?? 'GET', headers: { ...from.headers, 'accept-encoding': 'identity' } },
      (own) => {
        const change = network.changed.get(path.split('?')[0] ?? '')
        const isPage = String(own.headers['content-type']).startsWith('text/html')
        const isRegistry = path === '/remotes.json'
        if (change === undefined && !isPage && !isRegistry) {
          to.writeHead(own.statusCode ?? 502, own.headers)
          own.pipe(to)
          return
        }
        const parts: Buffer[] = []
        own.on('data', (part) => parts.push(part))
        own.on('end', () => {
          const { etag: _, 'content-length': __, ...headers } = own.headers
          let text = Buffer.concat(parts).toString()
          if (isRegistry) text = JSON.stringify(released)
          if (isPage) {
            const next = pageOf(text, String(own.headers['content-security-policy'] ?? ''))
            text = next.html
            headers['content-security-policy'] = next.policy
            text = network.changed.get('page')?.(text) ?? text
          }
          // Asked anew: what is changed here is not what the portal's tag stands for.
          to.writeHead(own.statusCode === 304 ? 200 : (own.statusCode ?? 502), headers)
          to.end(change?.(text) ?? text)
        })
      },
    )
    target.on('error', () => to.destroy())
    from.pipe(target)
    to.on('close', () => target.destroy())
  }

  const network: Network = {
    url: `http://127.0.0.1:${port}`,
    state: 'up',
    changed: new Map(),
    added: new Map(),
    asked: [],
    release({ shell: nextShell = released.shell.version, remote, canary }) {
      const { current } = released.remotes['mfe-student'] ?? {}
      if (current === undefined) throw new Error('The student’s remote is not released')
      const [next, previous] =
        remote === undefined ? [current, null] : [madeRemote(remote), current]
      released = {
        ...released,
        shell: { ...released.shell, version: nextShell },
        remotes: {
          ...released.remotes,
          'mfe-student': {
            current: next,
            previous,
            canary: canary === undefined ? null : { ...madeRemote(canary), share: 99 },
          },
        },
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer((from, to) => {
    if (network.state === 'cut') from.socket.destroy()
    if (network.state !== 'up') return
    network.asked.push(from.url ?? '/')
    delete from.headers['if-none-match']
    answer(from, to).catch(() => to.destroy())
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return network
}
