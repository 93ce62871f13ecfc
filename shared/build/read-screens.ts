import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Plugin } from 'esbuild'
import { callPath, type RawInput } from '../src/api/base-address.ts'
import type { Feature, FirstRead, PageShown } from '../src/contract/remote.ts'
import { projectFolder, type WebPackage } from './layout.ts'
import { isSingleton } from './singletons.ts'

/** What a package's own data says of one of its screens. */
export interface ScreenRead {
  /** Route path. */
  path: string
  /** Files of the modules that its `load` imports. */
  files: readonly string[]
  /**
   * Reads that the page asks for before any script has come, as path and query behind `/api`;
   * `{school}` stands for a school's id, `{name}` for a parameter of the screen's path. They are part
   * of everybody's page, so only screens that people come straight to have them: those that the menu
   * leads to, and those that say so.
   */
  calls: readonly string[]
  /** The page asks for all that it needs at once; see `Screen.isDirect`. */
  isDirect?: boolean
}

/** The part of a screen that is looked at; pages of the shell have no first reads. */
interface ReadableScreen {
  path: string
  isDirect?: true
  /** Some find it locked; its page asks for nothing before the shell knows for whom. */
  locked?: unknown
  load: () => Promise<unknown>
  firstReads?: (page: PageShown) => readonly FirstRead[]
}

/** What an entry exports: a remote, or the shell's pages outside its frame. */
interface Entry {
  default?: {
    features: readonly (Pick<Feature, 'menu'> & { screens: readonly ReadableScreen[] })[]
  }
  signInScreens?: readonly ReadableScreen[]
}

/** What the page's inline script fills in; see `host-shell/index.html`. */
const school = '{school}'

/** The module of a package that lists its screens. */
export function screenEntry(name: WebPackage): string {
  const file = name === 'host-shell' ? 'src/sign-in/index.ts' : 'src/remote.ts'
  return join(projectFolder, name, file)
}

/**
 * Reads the screens of a package from its own data: runs its entry with the factories that it calls,
 * with nothing in place of what is not its own or not loaded at once, and asks each screen for its
 * module and its first reads.
 * @throws Error naming the first screen whose script or first read cannot be found.
 */
export async function readScreens(entry: string): Promise<ScreenRead[]> {
  const asked = new Set<string>()
  const exported = run(await bundle(entry), (file) => asked.add(file))
  const features = exported.default?.features ?? []
  const screens = exported.signInScreens ?? features.flatMap((feature) => feature.screens)
  const inMenu = new Set(features.flatMap(({ menu = [] }) => menu.map(({ path }) => path)))
  if (screens.length === 0) throw new Error(`${entry} has no screens`)
  const found: ScreenRead[] = []
  for (const screen of screens) {
    if (found.some(({ path }) => path === screen.path)) {
      throw new Error(`${entry} has two screens at ${screen.path}`)
    }
    asked.clear()
    await screen.load()
    if (asked.size === 0) throw new Error(`${entry}: ${screen.path} loads no module`)
    for (const file of asked) {
      if (!existsSync(file)) {
        throw new Error(`${entry}: ${screen.path} loads ${file}, which is not there`)
      }
    }
    const isDirect = screen.isDirect === true
    const isInMenu = inMenu.has(screen.path) && !screen.path.includes(':')
    const isAsked = isDirect || (isInMenu && screen.locked === undefined)
    const calls = isAsked || !screen.path.includes(':') ? callsOf(screen, entry) : []
    found.push({
      path: screen.path,
      files: [...asked],
      calls: isAsked ? calls : [],
      ...(isDirect && { isDirect }),
    })
  }
  return found
}

function callsOf({ path, firstReads }: ReadableScreen, entry: string): string[] {
  if (firstReads === undefined) return []
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const params = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  return firstReads({ params, school }).map(({ queryKey: [call, input = {}] }) => {
    const [, route] = /^GET (\/\S+)$/.exec(String(call)) ?? []
    if (route === undefined || !isInput(input)) {
      throw new Error(`${entry}: ${path} first reads ${String(call)}, which is no GET of a call`)
    }
    return callPath(route, input).replace(/%7B(\w+)%7D/g, '{$1}')
  })
}

function isInput(input: unknown): input is RawInput {
  return typeof input === 'object' && input !== null
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    jsx: 'automatic',
    // As in a build: what is hidden is left out.
    define: { PORTAL_BUILD_VERSION: '""', PORTAL_BUILD_COMMIT: '""' },
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
    plugins: [standIns],
  })
  return outputFiles[0]?.text ?? ''
}

/** Its `queryOf` is the one that counts; all else that comes from elsewhere is anything at all. */
const elsewhere = `
  const anything = new Proxy(() => anything, { get: (_, name) => name === 'then' ? undefined : anything })
  module.exports = Object.assign(Object.create(anything), {
    queryOf: (...queryKey) => ({ queryKey }),
    queryOptions: (options) => options,
  })`

/**
 * A module that is imported when it is needed. That it was asked for is noted when its promise looks
 * for \`then\`, each time; and it has every name that is asked of it.
 */
const imported = (file: string) => `
  module.exports = Object.create(new Proxy({}, {
    get: (_, name) => (name === 'then' ? void noteModule(${JSON.stringify(file)}) : () => null),
  }))`

/** Marks what is looked up where it really is, by no stand-in. */
const asItIs = Symbol('as it is')

/** Puts stand-ins in place of imports that are not at once, of packages, and of what the shell has. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup(build) {
    build.onResolve({ filter: /^/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === asItIs) return undefined
      if (kind === 'dynamic-import') {
        const found = await build.resolve(path, { kind, resolveDir, pluginData: asItIs })
        // What is not there is named when a screen asks for it.
        return { path: found.path || join(resolveDir, path), namespace: 'imported' }
      }
      const isOwn = path.startsWith('.') || path.startsWith('@portal/shared/')
      return isOwn && !isSingleton(path) ? undefined : { path, namespace: 'elsewhere' }
    })
    build.onLoad({ filter: /^/, namespace: 'imported' }, ({ path }) => ({
      contents: imported(path),
    }))
    build.onLoad({ filter: /^/, namespace: 'elsewhere' }, () => ({ contents: elsewhere }))
  },
}

function run(code: string, noteModule: (file: string) => unknown): Entry {
  const module: { exports: Entry } = { exports: {} }
  compileFunction(code, ['module', 'exports', 'noteModule'])(module, module.exports, noteModule)
  return module.exports
}
