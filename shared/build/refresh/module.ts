import type {} from './page.ts'

/** What webpack tells a module of its own replacement. */
interface Hot {
  data?: { seen?: Seen }
  accept(onError: (error: unknown, failed: { module: { hot: Hot } }) => void): void
  dispose(before: (data: { seen?: Seen }) => void): void
  invalidate(): void
}

interface OwnModule {
  id: string | number
  exports: object
}

/** What a module exports as it was last seen: each name with the component over all its versions. */
type Seen = readonly (readonly [string, unknown])[]

type Runtime = NonNullable<typeof portalRefresh>

/** What the compiler's calls in a module come to, and what is to be done at the module's end. */
interface Refresh {
  register: (type: unknown, name: string) => void
  signature: Runtime['createSignatureFunctionForTransform']
  done: () => void
}

// A portal elsewhere has no fast refresh; there, a change loads the page anew.
const nothing: Refresh = {
  register: () => undefined,
  signature: () => (type) => type,
  done: () => undefined,
}

/** Lets the components of a module be replaced in the page; `loader.ts` calls it in each. */
export function refreshOf(module: OwnModule, hot: Hot | undefined, bundle: string): Refresh {
  const runtime = globalThis.portalRefresh
  if (!runtime || !hot) return nothing
  const id = `${bundle} ${module.id}`
  return {
    register: (type, name) => runtime.register(type, `${id} ${name}`),
    signature: runtime.createSignatureFunctionForTransform,
    done: () => follow(runtime, hot, seenIn(runtime, module, id)),
  }
}

/**
 * The components that a module exports; null when it exports anything else, or nothing: what holds on
 * to that would keep the old one, so such a module is replaced with those that import it.
 */
function seenIn(runtime: Runtime, { exports }: OwnModule, id: string): Seen | null {
  const seen: [string, unknown][] = []
  for (const [name, read] of Object.entries(Object.getOwnPropertyDescriptors(exports))) {
    if (name === '__esModule') continue
    const value = exported(read)
    if (!runtime.isLikelyComponentType(value)) return null
    runtime.register(value, `${id} export ${name}`)
    seen.push([name, runtime.getFamilyByType(value)])
  }
  return seen.length > 0 ? seen : null
}

function exported({ get, value }: PropertyDescriptor): unknown {
  try {
    return get ? get() : value
  } catch {
    // Modules that import one another: it has yet to be made.
    return undefined
  }
}

function follow(runtime: Runtime, hot: Hot, seen: Seen | null): void {
  const before = hot.data?.seen
  if (before && !(seen && isSame(before, seen))) {
    hot.invalidate()
    return
  }
  if (!seen) return
  accept(hot, seen)
  if (before) refreshSoon(runtime)
}

function isSame(before: Seen, now: Seen): boolean {
  const has = new Map(before)
  return has.size === now.length && now.every(([name, family]) => has.get(name) === family)
}

function accept(hot: Hot, seen: Seen): void {
  hot.dispose((data) => {
    data.seen = seen
  })
  hot.accept((error, { module }) => {
    // Its last version that ran stays on the page until the next one does.
    console.error(error)
    accept(module.hot, seen)
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Once all modules of one change have run. */
function refreshSoon(runtime: Runtime): void {
  clearTimeout(timer)
  timer = setTimeout(runtime.performReactRefresh)
}
