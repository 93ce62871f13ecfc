import { describe, expect, it } from 'vitest'
import { suggestedOf, whyNotMarked } from './attendance.rules.ts'
import { bothOf, monthAsked } from './month.rules.ts'
import { isChangeable, starsShown } from './ratings.rules.ts'
import { reportDueAt, whyNotWritten } from './reports.rules.ts'
import { joinLinkFor, type Looker, ownRules, type Standing } from './shown.rules.ts'
import { slugOf } from './slug.rules.ts'
import { daysLater, endAfter, momentAt } from './when.rules.ts'

const ms = (text: string) => Date.parse(text)
const span = { startsAt: ms('2027-03-04T17:00:00Z'), endsAt: ms('2027-03-04T18:00:00Z') }

describe('the way in', () => {
  const holder: Looker = {
    ...{ hasPlace: true, isGiver: false, isAdmin: false, isImpersonating: false },
  }
  const link = 'https://meet.example/room'
  const at = (moment: string, looker: Looker = holder, isCancelled = false) =>
    joinLinkFor(looker, { ...span, joinLink: link }, { isCancelled, now: ms(moment) })

  it.each([
    ['2027-03-04T16:49:59Z', null],
    ['2027-03-04T16:50:00Z', link],
    ['2027-03-04T17:59:59Z', link],
    ['2027-03-04T18:00:00Z', null],
  ])('at %s is %s for who has a place', (moment, expected) => {
    expect(at(moment)).toBe(expected)
  })

  const during = '2027-03-04T17:30:00Z'
  it.each<[string, Partial<Looker>, boolean, string | null]>([
    ['nobody without a place', { hasPlace: false }, false, null],
    ['who gives it', { hasPlace: false, isGiver: true }, false, link],
    ['nobody who views as a student', { isImpersonating: true }, false, null],
    ['nobody once it is cancelled', {}, true, null],
    ['no giver once it is cancelled', { hasPlace: false, isGiver: true }, true, null],
    ['admins, who set it', { hasPlace: false, isAdmin: true }, true, link],
  ])('is for %s', (_who, looker, isCancelled, expected) => {
    expect(at(during, { ...holder, ...looker }, isCancelled)).toBe(expected)
  })
})

describe('attendance', () => {
  it.each([
    ['2027-03-04T16:55:00Z', 'present'],
    ['2027-03-04T17:10:00Z', 'present'],
    ['2027-03-04T17:10:01Z', 'late'],
    [null, 'absent'],
  ])('of who joined at %s is suggested as %s', (joined, expected) => {
    const joinedAt = joined === null ? null : ms(joined)
    expect(suggestedOf(span, joinedAt, span.endsAt)).toBe(expected)
    expect(suggestedOf(span, joinedAt, span.startsAt - 1)).toBeNull()
  })

  it.each([
    ['Tutor', '2027-03-04T16:59:59Z', false],
    ['Tutor', '2027-03-04T17:00:00Z', true],
    ['Tutor', '2027-03-18T17:59:59Z', true],
    ['Tutor', '2027-03-18T18:00:00Z', false],
    ['Admin', '2027-03-04T16:59:59Z', false],
    ['Admin', '2030-01-01T00:00:00Z', true],
  ] as const)('may be marked by a %s at %s: %s', (role, moment, may) => {
    expect(whyNotMarked(span, role, ms(moment)) === undefined).toBe(may)
  })
})

describe('ratings', () => {
  it.each([
    ['Tutor', 4, 2, null],
    ['Tutor', 4, 3, 4],
    ['Tutor', 4.333, 3, 4.3],
    ['Senior Tutor', 5, 1, 5],
    ['Admin', null, 0, null],
  ] as const)('a %s sees of a mean of %s of %s: %s', (role, mean, count, expected) => {
    expect(starsShown(role, mean, count)).toBe(expected)
  })

  it('can be changed for 14 days', () => {
    const rated = ms('2027-03-05T10:00:00Z')
    expect(isChangeable(null, rated)).toBe(true)
    expect(isChangeable(rated, ms('2027-03-19T09:59:59Z'))).toBe(true)
    expect(isChangeable(rated, ms('2027-03-19T10:00:00Z'))).toBe(false)
  })
})

describe('reports', () => {
  it('are due 48 hours after the end', () => {
    expect(reportDueAt(span.endsAt, span.endsAt - 1)).toBeNull()
    expect(reportDueAt(span.endsAt, span.endsAt)).toBe(ms('2027-03-06T18:00:00Z'))
  })

  const sent = { writerId: 'a', sentAt: ms('2027-03-05T10:00:00Z') }
  it.each([
    ['before the end', null, 'a', '2027-03-04T17:59:59Z', false],
    ['after it', null, 'a', '2027-03-04T18:00:00Z', true],
    [
      'a draft by somebody else',
      { writerId: 'b', sentAt: null },
      'a',
      '2027-03-05T00:00:00Z',
      true,
    ],
    ['a sent one by its writer', sent, 'a', '2027-03-19T09:59:59Z', true],
    ['a sent one by somebody else', sent, 'b', '2027-03-06T00:00:00Z', false],
    ['a sent one after 14 days', sent, 'a', '2027-03-19T10:00:00Z', false],
  ])('%s', (_what, report, userId, now, may) => {
    const why = whyNotWritten({ endsAt: span.endsAt, report, userId }, ms(now))
    expect(why === undefined).toBe(may)
  })
})

describe('what a student may do', () => {
  const open: Standing = {
    ...{ ...span, state: 'published', enrolment: 'open', ownState: null },
    ...{ wasThere: false, ratedAt: null },
  }
  const before = span.startsAt - 1
  const after = span.endsAt
  const nothing = { mayRegister: false, mayCancel: false, mayRate: false }

  it.each<[string, Partial<Standing>, number, object]>([
    ['register until the start', {}, before, { ...nothing, mayRegister: true, reasons: [] }],
    ['not from the start on', {}, span.startsAt, nothing],
    ['give a place back', { ownState: 'registered' }, before, { ...nothing, mayCancel: true }],
    ['leave the queue', { ownState: 'waiting' }, before, { ...nothing, mayCancel: true }],
    ['not after the start', { ownState: 'registered' }, span.startsAt, nothing],
    ['register again', { ownState: 'cancelled' }, before, { ...nothing, mayRegister: true }],
    ['not where admins give places', { enrolment: 'by admin' }, before, nothing],
    [
      'nothing once it is cancelled',
      { state: 'cancelled', ownState: 'registered' },
      before,
      nothing,
    ],
    ['rate what they were at', { wasThere: true }, after, { ...nothing, mayRate: true }],
    ['not rate what they missed', { ownState: 'registered' }, after, nothing],
    ['not rate before the end', { wasThere: true }, after - 1, nothing],
  ])('%s', (_what, change, now, expected) => {
    expect(ownRules({ ...open, ...change }, now)).toMatchObject(expected)
  })
})

describe('the month that a number means', () => {
  it.each([
    [1, 'upcoming', '2027-01-01', '2027-01-31'],
    [1, 'past', '2026-01-01', '2026-01-31'],
    [11, 'upcoming', '2026-11-01', '2026-11-30'],
    [11, 'past', '2026-11-01', '2026-11-30'],
    [12, 'upcoming', '2026-12-01', '2026-12-31'],
    [12, 'past', '2025-12-01', '2025-12-31'],
    [2, 'upcoming', '2027-02-01', '2027-02-28'],
  ] as const)('on 22 Nov 2026, %s of what is %s', (month, when, from, to) => {
    expect(monthAsked(month, '2026-11-22', when)).toEqual({ from, to })
  })

  it('is cut to the days that are asked for beside it', () => {
    const january = { from: '2027-01-01', to: '2027-01-31' }
    expect(bothOf({ from: '2027-01-10' }, january)).toEqual({
      from: '2027-01-10',
      to: '2027-01-31',
    })
    expect(bothOf({ to: '2027-01-10' }, january)).toEqual({ from: '2027-01-01', to: '2027-01-10' })
    expect(bothOf({}, january)).toEqual(january)
    expect(bothOf({ from: '2026-12-01' }, january)).toEqual(january)
  })
})

describe('an address', () => {
  it.each([
    ['Vectors without fear', 'vectors-without-fear'],
    ['  Être & naître: 100 % ', 'etre-naitre-100'],
    ['Admin view', 'admin-view-1'],
    ['Seminar report', 'seminar-report-1'],
    ['Tutor', 'tutor-1'],
    ['tutoring', 'tutoring'],
    ['数学', 'event'],
    ['a'.repeat(120), 'a'.repeat(80)],
  ])('of %s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
})

describe('times on the wall', () => {
  const zone = 'Europe/London'

  it('are the moments that they are', () => {
    expect(momentAt({ wall: '2027-03-04T16:00', zone })).toEqual({
      at: new Date('2027-03-04T16:00:00Z'),
    })
    expect(momentAt({ wall: '2027-07-04T16:00', zone })).toEqual({
      at: new Date('2027-07-04T15:00:00Z'),
    })
  })

  it('are none in the hour that the clocks leave out', () => {
    expect(momentAt({ wall: '2027-03-28T01:30', zone })).toEqual({
      why: expect.stringContaining('there is no 01:30'),
    })
    expect(momentAt({ wall: '2027-03-28T02:00', zone })).toHaveProperty('at')
  })

  it('want to be told apart in the hour that comes twice', () => {
    const twice = { wall: '2027-10-31T01:30', zone }
    expect(momentAt(twice)).toEqual({ why: expect.stringContaining('comes twice') })
    expect(momentAt({ ...twice, occurrence: 'first' })).toEqual({
      at: new Date('2027-10-31T00:30:00Z'),
    })
    expect(momentAt({ ...twice, occurrence: 'second' })).toEqual({
      at: new Date('2027-10-31T01:30:00Z'),
    })
  })

  it('end after they start, also where the clock goes back between', () => {
    const start = new Date('2027-10-31T01:15:00Z')
    expect(endAfter(start, { wall: '2027-10-31T01:30', zone })).toEqual({
      at: new Date('2027-10-31T01:30:00Z'),
    })
    expect(endAfter(start, { wall: '2027-10-31T01:00', zone })).toHaveProperty('why')
  })

  it('stay the same when days go by, over changes of the clocks', () => {
    const wall = { day: '2027-03-25', minute: 17 * 60 }
    expect(daysLater(wall, 7, zone)).toEqual(new Date('2027-04-01T16:00:00Z'))
    expect(daysLater({ day: '2027-03-21', minute: 90 }, 7, zone)).toEqual(
      new Date('2027-03-28T01:30:00Z'),
    )
  })
})
