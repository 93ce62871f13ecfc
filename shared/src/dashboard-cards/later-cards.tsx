import { WhenIdle } from '@portal/shared/idle'
import type { ComponentType, ReactNode } from 'react'

/** One or more cards that a domain adds to a dashboard: cells of its grid, whose script comes later. */
export interface DashboardCards<About extends object> {
  id: string
  /** A `part`, which is told whom the dashboard is about. */
  Cards: ComponentType<About>
}

export interface LaterCardsProps<About extends object> {
  /** The registry of the dashboard, in order. */
  cards: readonly DashboardCards<About>[]
  about: About
  /** What stands there until they come; nothing when left out. */
  fallback?: ReactNode
}

/**
 * The cards of a dashboard below those that are seen first. A domain adds its own by a line in
 * `src/dashboard-cards.ts` of the remote; nothing of the dashboard knows of them.
 */
export function LaterCards<About extends object>({
  cards,
  about,
  fallback,
}: LaterCardsProps<About>) {
  return (
    <WhenIdle fallback={fallback}>
      {cards.map(({ id, Cards }) => (
        <Cards key={id} {...about} />
      ))}
    </WhenIdle>
  )
}
