import { describe, expect, test } from 'vitest'
import type { ShownEvent } from './events.queries.ts'
import { turnAt, type WayIn, waysIn } from './join-steps.rules.ts'

const none: WayIn = { step: 'none' }
const link = 'https://meet.example/room'
const session = {
  startsAt: '2027-03-03T17:00:00Z',
  endsAt: '2027-03-03T18:00:00Z',
  opensAt: '2027-03-03T16:50:00Z',
  joinLink: null,
  isOnline: true,
}
const own: ShownEvent['own'] = {
  ...{ state: 'registered', queuePlace: null, rating: null, reasons: [] },
  ...{ mayRegister: false, mayCancel: true, mayRate: false },
}
const seminar = { state: 'published', isGiver: false, own } as const
const at = (time: string) => ({ now: Date.parse(`2027-03-03T${time}Z`), isViewing: false })

describe('the way into a session', () => {
  test.each<[string, Parameters<typeof waysIn>, WayIn]>([
    ['hours before', [seminar, session, at('12:00:00')], { step: 'waiting', seconds: null }],
    ['a second before', [seminar, session, at('16:49:59')], { step: 'waiting', seconds: 1 }],
    ['as it opens', [seminar, session, at('16:50:00')], { step: 'opening' }],
    [
      'with its link',
      [seminar, { ...session, joinLink: link }, at('17:59:59')],
      { step: 'open', link },
    ],
    [
      'while somebody views the portal of a student',
      [seminar, session, { ...at('17:00:00'), isViewing: true }],
      { step: 'kept' },
    ],
    ['at the end', [seminar, { ...session, joinLink: link }, at('18:00:00')], { step: 'none' }],
    ['where it was cancelled', [{ ...seminar, state: 'cancelled' }, session, at('17:00:00')], none],
    ['in a room alone', [seminar, { ...session, isOnline: false }, at('17:00:00')], none],
    [
      'from the queue',
      [{ ...seminar, own: { ...own, state: 'waiting' } }, session, at('17:00:00')],
      { step: 'without a place' },
    ],
    [
      'for who gives it',
      [{ ...seminar, isGiver: true, own: { ...own, state: null } }, session, at('17:00:00')],
      { step: 'opening' },
    ],
  ])('%s', (_, given, way) => {
    expect(waysIn(...given)).toEqual(way)
  })
})

test.each([
  [0, 0],
  [4_999, 0],
  [5_000, 1],
  [119_999, 23],
  [120_000, 24],
  [179_999, 24],
  [180_000, 25],
])('%i ms after it has opened the link is asked for the time %i', (since, turn) => {
  expect(turnAt(since)).toBe(turn)
})
