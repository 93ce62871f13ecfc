import { pathTo } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../notifications/index.ts'
import type { Clocked, Family, People } from './around.repository.ts'
import type { Telling } from './wall-clock.rules.ts'

/** Somebody who is told, and as what. */
export interface Hearer extends Clocked {
  as: 'student' | 'parent' | 'tutor'
}

/** What somebody is told, by that person's own clock. */
export interface Told {
  title: string
  description: string
}

/** Something that people around an hour are to hear of. */
export interface News {
  /** Who hears of it; student, parents and tutor where it is left out. */
  to?: readonly Hearer['as'][]
  /** Changes what was planned. */
  isAdjustment?: boolean
  /** The hour that a tutor's notice opens. */
  sessionId?: string
  words: (hearer: Hearer, telling: Telling) => Told
}

/**
 * Tells those whom an hour concerns, but for whoever did it; each by the own clock. Belongs into the
 * transaction of what it tells of.
 */
export async function tellOf(
  asked: Pick<Asked, 'caller' | 'db' | 'now'>,
  people: People,
  { to = ['student', 'parent', 'tutor'], ...news }: News,
): Promise<void> {
  const all: Hearer[] = [...familyOf(people), { ...people.tutor, as: 'tutor' }]
  const hearers = all.filter(({ as }) => to.includes(as))
  await tellAll(asked, hearers, news)
}

async function tellAll(
  { caller, ...asked }: Pick<Asked, 'caller' | 'db' | 'now'>,
  all: readonly Hearer[],
  { isAdjustment = false, sessionId, words }: Omit<News, 'to'>,
): Promise<void> {
  const hearers = all.filter(({ id }) => id !== caller.userId)
  const alike = Map.groupBy(hearers, ({ as, zone }) => `${as} ${zone}`)
  for (const group of alike.values()) {
    const [first] = group
    if (first === undefined) continue
    await notify(asked, {
      kind: 'tuition',
      ...words(first, { zone: first.zone, now: asked.now }),
      navigatableLink: pathFor(first.as, sessionId),
      isAdjustment,
      recipients: group.map(({ id }) => id),
    })
  }
}

/** Tells student and parents, but for whoever did it. */
export async function tellFamily(
  asked: Pick<Asked, 'caller' | 'db' | 'now'>,
  { student, parents }: Family,
  words: News['words'],
): Promise<void> {
  await tellAll(asked, familyOf({ student, parents }), { words })
}

/** Has the open pages of everybody whom an hour concerns ask again, once the transaction has ended. */
export async function refreshFor(
  { db }: Pick<Asked, 'db'>,
  { student, tutor, parents }: People,
): Promise<void> {
  const senior = tutor.seniorTutorId === null ? [] : [tutor.seniorTutorId]
  await publish(db, 'tuition', [student.id, tutor.id, ...senior, ...parents.map(({ id }) => id)])
}

function familyOf({ student, parents }: Family): Hearer[] {
  return [
    { ...student, as: 'student' },
    ...parents.map((parent): Hearer => ({ ...parent, as: 'parent' })),
  ]
}

function pathFor(as: Hearer['as'], sessionId: string | undefined): string {
  if (as === 'student') return pathTo('/tuition', {})
  const home = pathTo('/', {})
  return as === 'tutor' && sessionId !== undefined ? `${home}?hour=${sessionId}` : home
}
