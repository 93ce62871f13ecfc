import { isTimeToJoin, joinBeforeMs } from '@portal/shared/contract'
import { isChangeable } from './ratings.rules.ts'

/** Who looks at an event, as far as the rules of it go. */
export interface Looker {
  /** A place that is held, none of the queue. */
  hasPlace: boolean
  /** Gives it, or the team does. */
  isGiver: boolean
  isAdmin: boolean
  isImpersonating: boolean
}

interface Span {
  startsAt: number
  endsAt: number
}

/**
 * The way into a session, as far as it leaves the server for somebody: with a place or as a giver,
 * from 10 minutes before the start to the end, never when the event is cancelled or somebody views
 * the portal as a student. Admins, who set it, see it always.
 */
export function joinLinkFor(
  looker: Looker,
  { joinLink, startsAt, endsAt }: Span & { joinLink: string | null },
  { isCancelled, now }: { isCancelled: boolean; now: number },
): string | null {
  if (looker.isImpersonating) return null
  if (looker.isAdmin) return joinLink
  const mayJoin = looker.hasPlace || looker.isGiver
  return mayJoin && !isCancelled && isTimeToJoin(startsAt, endsAt, now) ? joinLink : null
}

/** From when on a session may be joined. */
export function opensAtOf({ startsAt }: Pick<Span, 'startsAt'>): Date {
  return new Date(startsAt - joinBeforeMs)
}

/** An event and somebody's part in it, as far as what may be done goes. */
export interface Standing extends Span {
  state: 'draft' | 'published' | 'cancelled'
  enrolment: 'open' | 'by admin'
  ownState: 'registered' | 'waiting' | 'cancelled' | null
  /** Joined one of its sessions, or was marked as there. */
  wasThere: boolean
  ratedAt: number | null
}

/** Why nobody can register; undefined where it is open. */
export function whyNotRegistered(
  { state, enrolment, startsAt }: Pick<Standing, 'state' | 'enrolment' | 'startsAt'>,
  now: number,
): string | undefined {
  if (state === 'cancelled') return 'It was cancelled.'
  if (state === 'draft') return 'It is not open yet.'
  if (now >= startsAt) return 'It has started, so places can no longer be changed.'
  if (enrolment === 'by admin') return 'Places are given out by us. Ask us for one.'
  return undefined
}

/** Why a place cannot be given back; undefined where it can. */
export function whyNotCancelled(
  { state, startsAt }: Pick<Standing, 'state' | 'startsAt'>,
  now: number,
): string | undefined {
  if (state === 'cancelled') return 'It was cancelled.'
  if (now >= startsAt) return 'It has started, so places can no longer be changed.'
  return undefined
}

/** Why it cannot be rated; undefined where it can. */
export function whyNotRated(
  { state, endsAt, wasThere, ratedAt }: Omit<Standing, 'ownState' | 'enrolment' | 'startsAt'>,
  now: number,
): string | undefined {
  if (state !== 'published') return 'It did not take place.'
  if (now < endsAt) return 'It can be rated once it is over.'
  if (!wasThere) return 'Those who were there can rate it.'
  if (!isChangeable(ratedAt, now)) return 'A rating can be changed for 14 days.'
  return undefined
}

/** What a student may do with an event, and in sentences why not. */
export function ownRules(standing: Standing, now: number) {
  const holds = standing.ownState === 'registered' || standing.ownState === 'waiting'
  const [register, cancel, rate] = [
    whyNotRegistered(standing, now),
    whyNotCancelled(standing, now),
    whyNotRated(standing, now),
  ]
  const isOver = now >= standing.endsAt
  const first = isOver ? rate : holds ? cancel : register
  return {
    mayRegister: !holds && register === undefined,
    mayCancel: holds && cancel === undefined,
    mayRate: rate === undefined,
    reasons: first === undefined ? [] : [first],
  }
}
