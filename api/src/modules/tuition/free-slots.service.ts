import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { findAround } from './around.repository.ts'
import { findSeenHour, type HeldHour } from './changes.repository.ts'
import { daysAhead, type FreeSlotsAsked, freeSlots, isFreeAt } from './free-slots.rules.ts'
import { findTaken } from './slots.repository.ts'

type Call = 'GET /Tution/Tution/GetFreeSlots'

/** Times to which an hour that has not begun could move; none for any other. */
export async function freeSlotsFor(
  asked: Asked,
  { sessionId }: CallContext<Call>['query'],
): Promise<CallAnswer<Call>> {
  const { db, caller, now } = asked
  const hour = await findSeenHour(db, caller, sessionId)
  if (hour === undefined) throw notFound('The hour')
  if (hour.state !== 'scheduled' || hour.startsMs <= now.getTime()) return { slots: [] }
  const slots = freeSlots(await factsOf(asked, hour)).filter(
    (slot) => slot.getTime() !== hour.startsMs,
  )
  return { slots: slots.map((slot) => slot.toISOString()) }
}

/** Tells of any time whether an hour could move there, on whatever grid. */
export async function freeTimesOf(
  asked: Asked,
  hour: HeldHour,
): Promise<(startsAt: Date) => boolean> {
  const facts = await factsOf(asked, hour)
  return (startsAt) => startsAt.getTime() !== hour.startsMs && isFreeAt(startsAt, facts)
}

async function factsOf(
  { db, now }: Pick<Asked, 'db' | 'now'>,
  hour: HeldHour,
): Promise<FreeSlotsAsked> {
  const span = { from: now, until: new Date(now.getTime() + (daysAhead + 1) * 86_400_000) }
  const [around, taken] = await Promise.all([
    findAround(db, { ...hour, ...span }),
    findTaken(db, hour, span),
  ])
  if (around === undefined) throw notFound('The hour')
  const { weekly, timeOff, holidays, expiresOn, tutor, student } = around
  return {
    ...{ now, quarters: hour.quarters, weekly, holidays, expiresOn },
    ...{ zone: tutor.zone, studentZone: student.zone },
    timeOff: timeOff.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
    taken: taken.map(({ startsMs, endsMs }) => ({
      from: new Date(startsMs),
      until: new Date(endsMs),
    })),
  }
}
