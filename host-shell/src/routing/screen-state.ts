import { type LazyComponent, type Screen, summaryDashboards } from '@portal/shared/contract'
import { prefetch } from '@portal/shared/query'
import { matchRoutes } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { type ComponentType, lazy } from 'react'

/**
 * The component of each loader: a lazy one, made once, or each render would load it again; or the very
 * one where it was fetched before it was drawn.
 */
const components = new WeakMap<object, unknown>()

/** The component that a loader brings, for rendering inside a Suspense boundary. */
export function lazyComponent<P = object>(load: LazyComponent<P>): ComponentType<P> {
  // Only what was made of this very loader is kept under it.
  const known = components.get(load) as ComponentType<P> | undefined
  if (known !== undefined) return known
  // Asked for twice: a preload of the page's that failed is answered from memory the first time.
  const component = lazy(() => load().catch(load))
  components.set(load, component)
  return component
}

/**
 * Fetches a component before it is drawn, so that nothing stands in its place first: React shows what
 * comes after a stand-in a third of a second later at the earliest.
 */
async function fetchComponent<P>(load: LazyComponent<P>): Promise<void> {
  const { default: Content } = await load()
  if (!components.has(load)) components.set(load, Content)
}

/** Forgets a loader's failure, so that rendering it loads again. */
export function forgetComponent(load: object): void {
  components.delete(load)
}

/** A screen with the parameters of its path. */
export interface FoundScreen {
  screen: Screen
  params: Readonly<Record<string, string | undefined>>
}

const noParams: FoundScreen['params'] = {}
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '')

/**
 * The screen for an address, by the router's own ranking. A path that is just the address comes before
 * all others there, and is found without the router: a menu asks for each of its entries.
 */
export function findScreen(screens: readonly Screen[], pathname: string): FoundScreen | null {
  const here = plain(pathname)
  const exact = /[:*?]/.test(here) ? undefined : screens.find(({ path }) => plain(path) === here)
  if (exact) return { screen: exact, params: noParams }
  // Any other first segment is no page about a student, whatever the router makes of it.
  const isSummary = summaryDashboards.includes(here.split('/')[1] ?? '')
  const routes = screens
    .filter(({ path }) => isSummary || !path.startsWith('/:dashboard/'))
    .map(({ path, id }) => ({ path, id }))
  const match = matchRoutes(routes, pathname)?.at(-1)
  const screen = screens.find((candidate) => candidate.id === match?.route.id)
  return match && screen ? { screen, params: match.params } : null
}

/**
 * Starts fetching a screen's code and first data; a failure shows when the screen is opened.
 * `code` and `data` end when they have come, or failed. What some find locked asks for its data once
 * it is drawn, when it is known whether it is.
 */
export function prefetchScreen(
  screens: readonly Screen[],
  pathname: string,
): { code: Promise<void>; data: Promise<unknown> } {
  const found = findScreen(screens, pathname)
  if (!found) return { code: Promise.resolve(), data: Promise.resolve() }
  const { screen, params } = found
  return {
    code: fetchComponent(screen.load).catch(() => undefined),
    data: screen.locked === undefined ? startFirstReads(screen, params) : Promise.resolve(),
  }
}

/** Starts fetching what a screen shows first; ends when it has come, or failed. */
export function startFirstReads(
  { firstReads }: Screen,
  params: Readonly<Record<string, string | undefined>>,
): Promise<unknown> {
  const school = useSession.getState().claims?.schools[0]
  return Promise.all((firstReads?.({ params, school }) ?? []).map(prefetch))
}
