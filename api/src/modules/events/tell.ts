import { pathTo } from '@portal/shared/contract'
import type { Occasion } from '../../asked.ts'
import { knownZone } from '../../days.rules.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../notifications/index.ts'
import type { Telling } from '../tuition/index.ts'
import { hearersOf } from './people.repository.ts'

/** What a notice says. */
export interface Told {
  title: string
  description: string
}

/** An event as notices name it. */
export interface Named {
  id: string
  kind: 'seminar' | 'course'
  title: string
  slug: string
}

/** Its page for students; the one of those who give it, or look after it, is that of seminars. */
export function pageOfEvent({ kind, slug, id }: Named, isStudent: boolean): string {
  return kind === 'course' && isStudent
    ? pathTo('/courses/:course/:id', { course: slug, id })
    : pathTo('/seminars/:seminar/:id', { seminar: slug, id })
}

/**
 * Tells people of an event, each by the own clock. Belongs into the transaction of what it tells of.
 * @param expiresAt from when on it is of no use to anybody
 */
export async function tellOf(
  { db, now }: Occasion,
  event: Named,
  ids: readonly string[],
  words: (telling: Telling) => Told,
  more: { isAdjustment?: boolean; expiresAt?: Date } = {},
): Promise<void> {
  const hearers = await hearersOf(db, ids)
  const alike = Map.groupBy(hearers, ({ zone, isStudent }) => `${isStudent} ${zone}`)
  for (const group of alike.values()) {
    const [first] = group
    if (first === undefined) continue
    await notify(
      { db, now },
      {
        kind: 'events',
        ...words({ zone: knownZone(first.zone), now }),
        navigatableLink: pageOfEvent(event, first.isStudent),
        ...more,
        recipients: group.map(({ id }) => id),
      },
    )
  }
}

/** Has the open pages of these people ask again, once the transaction has ended. */
export async function refreshFor(
  { db }: Pick<Occasion, 'db'>,
  ids: readonly string[],
): Promise<void> {
  await publish(db, 'events', ids)
}
