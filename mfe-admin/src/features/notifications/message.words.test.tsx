import { testUid } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { audienceInWords } from './message.words.ts'
import { makeMessage, noAudience } from './messages.testing.ts'
import { sentInWords, waitingInWords } from './sending.rules.ts'

const { names } = makeMessage()

it('says whom a message is for, part by part, and nothing of parts that are empty', () => {
  expect(audienceInWords(noAudience, names)).toEqual([])
  const audience = { ...noAudience, roles: ['Student' as const], yearGroups: [12] }
  expect(audienceInWords(audience, names)).toEqual([
    { label: 'Roles', value: 'Students' },
    { label: 'Years', value: 'Year 12' },
  ])
})

it.each([
  [[testUid(6)], 'Theo Park'],
  [[testUid(6), testUid(90), testUid(91)], 'Theo Park, 2 more'],
  [[testUid(90)], '1 person'],
])('names of %j those whom it knows', (userIds, value) => {
  expect(audienceInWords({ ...noAudience, userIds }, names)).toEqual([
    { label: 'And these people', value },
  ])
})

it.each([
  ['draft', 'Nobody gets it before it is sent.'],
  ['scheduled', 'Goes out on 1 Jul 2027, 10:00.'],
  ['cancelled', 'Stopped on 1 Jul 2027, 10:05; some have it.'],
  ['recalled', 'Taken out of all bells on 1 Jul 2027, 10:05.'],
] as const)('says of a message that is %s when, in the zone of the reader', (state, words) => {
  const moments = { sendAt: '2027-07-01T08:00:00Z', endedAt: '2027-07-01T08:05:00Z' }
  expect(sentInWords(makeMessage({ state, ...moments }), 'Europe/Paris')).toBe(words)
})

it('says why one waits', () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  const others = makeMessage({ expectedCount: 1, foundCount: 1200 })
  expect(waitingInWords(others, now)).toMatch(
    /^1 person was to get it when it was scheduled, and it is 1,200 now/,
  )
  const over = { ...others, expiresAt: '2026-11-27T09:00:00Z' }
  expect(waitingInWords(over, now)).toMatch(/^Its last day in the bells is over/)
})
