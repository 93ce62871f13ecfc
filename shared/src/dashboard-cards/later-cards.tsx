import { WhenIdle } from '@portal/shared/idle'
import { useViewer } from '@portal/shared/session'
import { Skeleton } from '@portal/shared/ui'
import { type ComponentType, Suspense } from 'react'
import type { ScreenRules } from '../contract/remote.ts'

/** Where a dashboard has two places: above its list or its figures, or below all of it. */
export type DashboardPlace = 'above' | 'below'

/** In CSS, on phones and from `md` on where that differs. */
type Height = string | { base: string; md: string }

/**
 * One or more cards that a domain adds to a dashboard, whose script comes later; in a dashboard with a
 * grid they are cells of it. What is not to be shown fetches no script.
 */
export interface DashboardCards<About extends object, Place extends DashboardPlace = 'below'>
  // To whom of the remote's people, and with which entitlement: all of them when left out.
  extends Pick<ScreenRules, 'roles' | 'needs'> {
  id: string
  /** A `part`, which is told what the dashboard is about. */
  Cards: ComponentType<About>
  /** Whether there is something to show, by what the dashboard knows already; always when left out. */
  when?: (about: About) => boolean
  /** `below` when left out. */
  place?: Place
  /**
   * As tall as it will be, so that what stands below does not move, by what the dashboard knows where
   * that says how much there is; nothing when left out.
   */
  height?: Height | ((about: About) => Height)
}

export interface LaterCardsProps<About extends object, Place extends DashboardPlace> {
  /** The registry of the dashboard, in order. */
  cards: readonly DashboardCards<About, Place>[]
  about: About
  /** Which of its places this is; `below` when left out. */
  place?: Place
}

/**
 * The cards of a dashboard beside those that are seen first. A domain adds its own by a line in
 * `src/dashboard-cards.ts` of the remote; nothing of the dashboard knows of them.
 */
export function LaterCards<About extends object, Place extends DashboardPlace = 'below'>({
  cards,
  about,
  place,
}: LaterCardsProps<About, Place>) {
  const viewer = useViewer()
  const shown = cards.filter(
    ({ place: own = 'below', roles, needs, when }) =>
      own === (place ?? 'below') &&
      viewer !== null &&
      (roles?.includes(viewer.claims.role) ?? true) &&
      (needs?.(viewer) ?? true) &&
      (when?.(about) ?? true),
  )
  if (shown.length === 0) return null
  // Each waits for its own script alone; it spans the dashboard's grid, where there is one.
  const drawn = shown.map(({ id, Cards, height }) => {
    const room = typeof height === 'function' ? height(about) : height
    const waiting = room && <Skeleton key={id} height={room} gridColumn="1 / -1" />
    return {
      waiting,
      card: (
        <Suspense key={id} fallback={waiting}>
          <Cards {...about} />
        </Suspense>
      ),
    }
  })
  return (
    <WhenIdle fallback={drawn.map(({ waiting }) => waiting)}>
      {drawn.map(({ card }) => card)}
    </WhenIdle>
  )
}
