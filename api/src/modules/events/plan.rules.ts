import { wallAt } from '@portal/shared/contract'
import type { FieldError } from '../../problem.ts'
import type { EditedSession } from './edit.repository.ts'
import type { MovedSession } from './news.rules.ts'
import { endAfter, momentAt } from './when.rules.ts'

const dayMs = 86_400_000

/** A session as the call brings it. */
export interface SessionAsked {
  id?: string | undefined
  title: string
  startsAt: string
  endsAt: string
  timeZone: string
  occurrence?: 'first' | 'second' | undefined
  place: string
  joinLink: string | null
}

/** A session with its moments. */
export interface PlannedSession {
  id: string | undefined
  title: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  place: string
  joinLink: string | null
}

/** The moments of sessions, or what is wrong with them, by the fields of the call. */
export function planOf(
  asked: readonly SessionAsked[],
): { sessions: PlannedSession[] } | { errors: FieldError[] } {
  const errors: FieldError[] = []
  const sessions = asked.flatMap(({ startsAt, endsAt, occurrence, ...rest }, index) => {
    const path = `body.sessions.${index}`
    const zone = rest.timeZone
    const start = momentAt({ wall: startsAt, zone, occurrence })
    if ('why' in start) {
      const isTwice = start.why.includes('twice')
      errors.push({ path: `${path}.${isTwice ? 'occurrence' : 'startsAt'}`, message: start.why })
      return []
    }
    const end = endAfter(start.at, { wall: endsAt, zone })
    if ('why' in end) {
      errors.push({ path: `${path}.endsAt`, message: end.why })
      return []
    }
    if (end.at.getTime() - start.at.getTime() > dayMs) {
      errors.push({ path: `${path}.endsAt`, message: 'A session takes 24 hours at most' })
      return []
    }
    return [{ ...rest, id: rest.id, startsAt: start.at, endsAt: end.at }]
  })
  return errors.length > 0 ? { errors } : { sessions }
}

/** When all of it begins and ends. */
export function reachOf(sessions: readonly { startsAt: Date; endsAt: Date }[]) {
  return {
    startsAt: new Date(Math.min(...sessions.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...sessions.map(({ endsAt }) => endsAt.getTime()))),
  }
}

/** What is told of a change of times: sessions that are not over, before or after it. */
export function movesOf(
  before: readonly EditedSession[],
  after: readonly PlannedSession[],
  now: Date,
): MovedSession[] {
  const byId = new Map(after.map((session) => [session.id, session]))
  const moved = before.flatMap(({ id, title, startsMs, endsMs }): MovedSession[] => {
    const to = byId.get(id)
    const from = new Date(startsMs)
    const isSame = to?.startsAt.getTime() === startsMs && to.endsAt.getTime() === endsMs
    const isPast = endsMs <= now.getTime() && (to === undefined || to.endsAt <= now)
    return isSame || isPast ? [] : [{ title, from, to: to?.startsAt ?? null }]
  })
  const added = after
    .filter(({ id, endsAt }) => id === undefined && endsAt > now)
    .map(({ title, startsAt }): MovedSession => ({ title, from: null, to: startsAt }))
  return [...moved, ...added]
}

/** A session as it is typed: by the clock of its zone. */
export function asTyped({ startsMs, endsMs, ...session }: EditedSession) {
  const { id, title, timeZone, place, joinLink } = session
  const wall = (moment: number) => {
    const { day, minute } = wallAt(new Date(moment), timeZone)
    const two = (number: number) => String(number).padStart(2, '0')
    return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  }
  return { id, title, startsAt: wall(startsMs), endsAt: wall(endsMs), timeZone, place, joinLink }
}
