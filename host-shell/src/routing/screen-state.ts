import type { LazyComponent, Screen } from '@portal/shared/contract'
import { prefetch } from '@portal/shared/query'
import { matchRoutes } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The lazy component of each loader, made once, or each render would load it again. */
const components = new WeakMap<object, unknown>()

/** The component that a loader brings, for rendering inside a Suspense boundary. */
export function lazyComponent<P = object>(
  load: LazyComponent<P>,
): LazyExoticComponent<ComponentType<P>> {
  // Only what was made of this very loader is kept under it.
  const known = components.get(load) as LazyExoticComponent<ComponentType<P>> | undefined
  if (known !== undefined) return known
  // Asked for twice: a preload of the page's that failed is answered from memory the first time.
  const component = lazy(() => load().catch(load))
  components.set(load, component)
  return component
}

/** Forgets a loader's failure, so that rendering it loads again. */
export function forgetComponent(load: object): void {
  components.delete(load)
}

/** The screen for an address, by the router's own ranking, with the parameters of its path. */
export function findScreen(
  screens: readonly Screen[],
  pathname: string,
): { screen: Screen; params: Readonly<Record<string, string | undefined>> } | null {
  const routes = screens.map((screen) => ({ path: screen.path, id: screen.id }))
  const match = matchRoutes(routes, pathname)?.at(-1)
  const screen = screens.find((candidate) => candidate.id === match?.route.id)
  return match && screen ? { screen, params: match.params } : null
}

/** Starts fetching a screen's code and first data; a failure shows when the screen is opened. */
export function prefetchScreen(screens: readonly Screen[], pathname: string): void {
  const found = findScreen(screens, pathname)
  if (!found) return
  found.screen.load().catch(() => undefined)
  startFirstReads(found.screen, found.params)
}

/** Starts fetching what a screen shows first. */
export function startFirstReads(
  { firstReads }: Screen,
  params: Readonly<Record<string, string | undefined>>,
): void {
  const school = useSession.getState().claims?.schools[0]
  firstReads?.({ params, school }).forEach(prefetch)
}
