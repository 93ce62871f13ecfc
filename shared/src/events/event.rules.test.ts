import { describe, expect, it, test } from 'vitest'
import {
  eventPath,
  isFull,
  liveFirst,
  meanText,
  monthOptions,
  type NextStep,
  newsOf,
  nextStepOf,
  ordinal,
  ownWords,
  phaseOf,
  placesText,
  whenText,
} from './event.rules.ts'
import type { EventCardData, ShownEvent } from './events.queries.ts'
import { makeEvent, makeEventCard, makeEventSession, makeOwnPlace } from './testing.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [111, '111th'],
  [1_003, '1,003rd'],
])('%i is the %s', (number, words) => {
  expect(ordinal(number)).toBe(words)
})

test.each([
  ['seminar', 'vectors', 'Student', '/seminars/vectors/7'],
  ['course', 'vectors', 'Student', '/courses/vectors/7'],
  ['course', 'vectors', 'Admin', '/courses/vectors/7'],
  // Tutors have one address for both.
  ['course', 'vectors', 'Tutor', '/seminars/vectors/7'],
  ['course', 'vectors', 'Senior Tutor', '/seminars/vectors/7'],
  // Names that are addresses themselves come from the server with a number.
  ['seminar', 'admin-view-1', 'Student', '/seminars/admin-view-1/7'],
  ['seminar', '', 'Student', '/seminars/seminar/7'],
  ['course', '', 'Student', '/courses/course/7'],
] as const)('a %s named “%s” opens to a %s at %s', (kind, slug, role, path) => {
  expect(eventPath({ kind, slug, id: '7' }, role)).toBe(path)
})

const span = { startsAt: '2027-03-06T23:00:00Z', endsAt: '2027-03-07T01:00:00Z' }

test.each([
  ['Europe/London', 'Saturday 6 March 2027, 23:00 to Sunday 7 March 2027 at 01:00'],
  ['Asia/Tokyo', 'Sunday 7 March 2027, 08:00 to 10:00'],
])('when it is in %s', (zone, words) => {
  expect(whenText(span, zone)).toBe(words)
})

test.each([
  [20, 12, 0, '12 of 20 places', false],
  [20, 20, 0, '20 of 20 places', true],
  // Less capacity takes no place.
  [18, 20, 0, '20 of 18 places', true],
  [20, 19, 1, '19 of 20 places', true],
  [1, 0, 0, '0 of 1 place', false],
  [null, 1, 0, '1 place taken', false],
  [null, 5_000, 0, '5,000 places taken', false],
])('of %s places, %i taken and %i waiting', (capacity, registered, waiting, words, full) => {
  expect(placesText({ capacity, registered })).toBe(words)
  expect(isFull({ capacity, registered, waiting })).toBe(full)
})

it('says of a place in the queue that is not known yet only that it is one', () => {
  expect(ownWords({ ownState: 'waiting', queuePlace: null })?.word).toBe('You are in the queue')
  expect(ownWords({ ownState: null, queuePlace: null })).toBeNull()
})

describe('the one step of a card', () => {
  const before = Date.parse('2027-03-06T09:59:59Z')
  const begun = Date.parse('2027-03-06T10:00:00Z')
  const end = Date.parse('2027-03-06T12:00:00Z')
  const had = { ownState: 'registered', mayRegister: false } as const
  test.each<[string, Partial<EventCardData>, number, NextStep]>([
    ['to register', {}, before, 'register'],
    ['to queue', { registered: 20 }, before, 'queue'],
    ['to register again', { ownState: 'cancelled' }, before, 'register'],
    ['to give a place back until the start', had, before, 'cancel'],
    ['none from the start on', had, begun, null],
    ['to join what runs', { ...had, isLive: true }, begun, 'join'],
    [
      'none for who only waits for what runs',
      { ...had, ownState: 'waiting', isLive: true },
      begun,
      null,
    ],
    ['to leave the queue until the start', { ...had, ownState: 'waiting' }, before, 'leave'],
    ['none where the office gives places out', { mayRegister: false }, before, null],
    ['to watch once it is over', { mayRegister: false, hasRecording: true }, end, 'watch'],
    ['none to watch before', { mayRegister: false, hasRecording: true }, begun, null],
    ['none of what is cancelled', { ...had, state: 'cancelled', isLive: true }, begun, null],
  ])('is %s', (_, changes, now, step) => {
    expect(nextStepOf(makeEventCard(changes), now)).toBe(step)
  })
})

test.each([
  ['2027-03-06T09:59:59Z', 'before'],
  ['2027-03-06T10:00:00Z', 'now'],
  ['2027-03-06T11:59:59Z', 'now'],
  ['2027-03-06T12:00:00Z', 'over'],
])('a session at %s: %s', (now, phase) => {
  expect(phaseOf(makeEventSession(), Date.parse(now))).toBe(phase)
})

it('has what runs first, all else as it comes', () => {
  const [one, two, three] = ['a', 'b', 'c'].map((id) => makeEventCard({ id, isLive: id === 'b' }))
  const cards = [one, two, three].flatMap((card) => card ?? [])
  const { live, rest } = liveFirst(cards)
  expect([live, rest].map((some) => some.map(({ id }) => id))).toEqual([['b'], ['a', 'c']])
})

describe('news of an event', () => {
  const waiting = makeOwnPlace({ state: 'waiting', queuePlace: 1 })
  const place = makeOwnPlace({ state: 'registered' })
  const moved = [makeEventSession({ endsAt: '2027-03-06T12:30:00Z' })]
  test.each<[string, Partial<ShownEvent>, Partial<ShownEvent>, string | null]>([
    ['none', {}, { title: 'Another' }, null],
    ['that it is off', {}, { state: 'cancelled' }, 'This seminar has just been cancelled.'],
    ['once', { state: 'cancelled' }, { state: 'cancelled' }, null],
    [
      'the gravest',
      {},
      { state: 'cancelled', sessions: moved },
      'This seminar has just been cancelled.',
    ],
    ['a place', { own: waiting }, { own: place }, 'A place has become free, and it is yours.'],
    ['other times', {}, { sessions: moved }, 'The times of this seminar have just changed.'],
    ['that it is full', {}, { registered: 20 }, 'This seminar is full now.'],
    ['not that it is full to who has a place', {}, { registered: 20, own: place }, null],
  ])('%s', (_, before, after, words) => {
    expect(newsOf(makeEvent(before), makeEvent(after))).toBe(words)
  })
})

test.each([
  [4, 3, '4.0 (3)'],
  [4.3, 1_200, '4.3 (1,200)'],
  [null, 2, null],
])('a mean of %s from %i', (stars, ratings, words) => {
  expect(meanText({ stars, ratings })).toBe(words)
})

it('has twelve months to filter by', () => {
  expect(monthOptions.map(({ value, label }) => `${value} ${label}`)).toEqual([
    ...['1 January', '2 February', '3 March', '4 April', '5 May', '6 June', '7 July'],
    ...['8 August', '9 September', '10 October', '11 November', '12 December'],
  ])
})
