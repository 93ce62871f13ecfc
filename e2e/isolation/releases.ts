import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { defaultDist } from '@portal/shared/build'
import {
  contractNumber,
  type Registry,
  type RemoteName,
  type RemoteRelease,
  type RemoteVersion,
  registryText,
} from '@portal/shared/contract'
import type { BrowserContext, Page, Request, Route } from 'playwright'
import { openAs } from '../support/people.ts'

/** What happens to a script on its way: what is sent in its place, or nothing at all, ever. */
export type Way = { status: number; body: string } | 'hangs'

/** How a made version differs from what it is made of. */
interface Changes {
  /** Changes scripts before they are hashed: what the team that built it did. */
  build?: (file: string, text: string) => string
  /** What befalls a script after it was hashed, asked each time that it is sent. */
  way?: (file: string, text: string) => Way | undefined
  contract?: number
}

/**
 * Releases as the pages of one context see them: the portal's own, with versions made from altered
 * copies of its builds. Nothing of the portal itself is touched, so that files share one.
 */
export class Releases {
  readonly registry: Registry
  /** Scripts of the made versions that were asked for, by address, in order. */
  readonly asked: string[] = []
  /** Folders of the builds that were copied, for what is no script: styles and fonts. */
  readonly #copied = new Map<string, string>()
  readonly #files = new Map<string, { body: string; way?: () => Way | undefined }>()

  readonly #released: Registry['remotes']

  private constructor(registry: Registry) {
    this.registry = registry
    this.#released = registry.remotes
  }

  /** Takes over what the context's pages are told of releases. */
  static async of(context: BrowserContext): Promise<Releases> {
    const registry: Registry = await (await context.request.get('/remotes.json')).json()
    const releases = new Releases(registry)
    await context.route('**/remotes.json', (route) => route.fulfill({ json: releases.registry }))
    await context.route('**/remotes/*/made_*/**', (route) => releases.#serve(route))
    await context.route(
      () => true,
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback()
        const answer = await route.fetch()
        const body = (await answer.text()).replace(
          /(id="portal-registry">)[\s\S]*?(<\/script>)/,
          (_, before, after) => before + registryText(releases.registry) + after,
        )
        return route.fulfill({ response: answer, body })
      },
    )
    return releases
  }

  /** What the portal itself has released. */
  current(name: RemoteName): RemoteVersion {
    const release = this.#released[name]
    if (!release) throw new Error(`${name} is not released`)
    return release.current
  }

  /** Releases versions of a remote; what is left out is none. */
  release(name: RemoteName, release: Partial<RemoteRelease> & { current: RemoteVersion }): void {
    const remotes = {
      ...this.registry.remotes,
      [name]: { previous: null, canary: null, ...release },
    }
    Object.assign(this.registry, { remotes })
  }

  /** A copy of the portal's own build under the name `made_<label>`. */
  copy(name: RemoteName, label: string, changes: Changes = {}): RemoteVersion {
    const own = this.current(name)
    const folder = join(defaultDist, 'remotes', name, own.version)
    this.#copied.set(`/remotes/${name}/made_${label}/`, folder)
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    const texts = scripts.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    return this.#rename(name, label, own, texts, changes)
  }

  /** A build that was kept in `kept-builds` when it was made, under the name `made_<label>`. */
  kept(name: RemoteName, label: string): RemoteVersion {
    const folder = join(import.meta.dirname, 'kept-builds', name)
    const record: RemoteVersion = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js.br'))
    const texts = scripts.map((file) => {
      const text = brotliDecompressSync(readFileSync(join(folder, file))).toString()
      return [file.replace(/\.br$/, ''), text] as const
    })
    return this.#rename(name, label, record, texts, {})
  }

  /** The version is part of the names by which container and chunks find each other. */
  #rename(
    name: RemoteName,
    label: string,
    { version, entry, screens, contract }: RemoteVersion,
    texts: readonly (readonly [string, string])[],
    changes: Changes,
  ): RemoteVersion {
    const renamed = (text: string) => text.replaceAll(version, `made_${label}`)
    const lists = Object.entries(screens)
    return this.#make(
      name,
      label,
      texts.map(([file, text]) => [file, renamed(text)] as const),
      changes,
      {
        entry: renamed(entry),
        screens: Object.fromEntries(lists.map(([path, list]) => [path, list.map(renamed)])),
        contract: changes.contract ?? contract,
      },
    )
  }

  /** A version of one script, as `handmade` writes them. */
  single(name: RemoteName, label: string, script: string, changes: Changes = {}): RemoteVersion {
    return this.#make(name, label, [['entry.js', script]], changes, {
      entry: `/remotes/${name}/made_${label}/entry.js`,
      screens: {},
      contract: changes.contract ?? contractNumber,
    })
  }

  #make(
    name: RemoteName,
    label: string,
    texts: readonly (readonly [string, string])[],
    { build = (_, text) => text, way = () => undefined }: Changes,
    rest: Pick<RemoteVersion, 'entry' | 'screens' | 'contract'>,
  ): RemoteVersion {
    const root = `/remotes/${name}/made_${label}/`
    const hashes: Record<string, string> = {}
    for (const [file, text] of texts) {
      const body = build(file, text)
      hashes[file] = integrityOf(body)
      this.#files.set(root + file, { body, way: () => way(file, body) })
    }
    const list = JSON.stringify(hashes)
    this.#files.set(`${root}integrity.json`, { body: list })
    return {
      version: `made_${label}`,
      preload: [],
      integrity: { [rest.entry]: hashes[rest.entry.slice(root.length)] ?? '' },
      integrityList: integrityOf(list),
      ...rest,
    }
  }

  async #serve(route: Route): Promise<void> {
    const path = new URL(route.request().url()).pathname
    this.asked.push(path)
    const found = this.#files.get(path)
    const way = found?.way?.()
    if (way === 'hangs') return
    const folder = this.#copied.get(path.replace(/[^/]*$/, ''))
    if (!found && folder) return route.fulfill({ path: join(folder, basename(path)) })
    const contentType = path.endsWith('.json') ? 'application/json' : 'text/javascript'
    const { status, body } = way ?? { status: found ? 200 : 404, body: found?.body ?? '' }
    await route.fulfill({ status, contentType, body })
  }
}

export function integrityOf(text: string | Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

/** What a remote that was written by hand does. */
export interface Handmade {
  contract?: number
  /** Heading of its only page, the dashboard. */
  heading: string
  throws?: 'at load' | 'at render' | 'in its menu'
}

/** The script of a federation container with one page, in the shape that builds have. */
export function handmade(name: RemoteName, label: string, page: Handmade): string {
  const container = `${name.replaceAll('-', '_')}_made_${label}`
  const remote = async (shared: Record<string, Record<string, Shared>>, own: Handmade) => {
    const [kept] = Object.values(shared.react ?? {})
    const react = kept?.lib?.() ?? (await kept?.get?.())?.()
    if (own.throws === 'at load') throw new Error('broken at load')
    const Page = () => {
      if (own.throws === 'at render') throw new Error('broken at render')
      return react?.createElement('h1', null, own.heading)
    }
    const label = () => {
      if (own.throws === 'in its menu') throw new Error('broken in its menu')
      return 'Home'
    }
    const load = async () => ({ default: Page })
    // What contract 1 called the order of an entry.
    const order = own.contract === 1 ? { place: 10 } : { order: 10 }
    return {
      contract: own.contract,
      build: { version: 'handmade', commit: 'none' },
      features: [
        {
          id: 'home',
          screens: [{ id: 'home', path: '/', title: 'Home', load }],
          menu: [{ id: 'home', label, icon: () => null, ...order, path: '/' }],
        },
      ],
    }
  }
  const own = JSON.stringify({ contract: contractNumber, ...page })
  return `globalThis[${JSON.stringify(container)}] = (() => {
    let shared
    const make = ${remote.toString()}
    return {
      init: (scope) => { shared = scope },
      get: async () => {
        const made = { name: ${JSON.stringify(name)}, roles: [], ...(await make(shared, ${own})) }
        return () => ({ default: made })
      },
    }
  })()`
}

/** One version of something shared, as federation's share scope holds it. */
interface Shared {
  lib?: () => Library
  get?: () => Promise<() => Library>
}
interface Library {
  createElement: (type: string, props: null, text: string) => unknown
}

/** A signed-in page whose releases the test decides, with what it told the server of failures. */
export async function openReleases(
  email: string,
): Promise<{ page: Page; releases: Releases; told: Request[] }> {
  // A worker would ask for pages itself, past what stands in for the network here; `e2e/offline` has
  // releases of its own.
  const page = await openAs(email, { serviceWorkers: 'block' })
  const releases = await Releases.of(page.context())
  const told: Request[] = []
  page.on('request', (request) => {
    if (/\/ReportRemoteFailure$/.test(request.url())) told.push(request)
  })
  return { page, releases, told }
}
