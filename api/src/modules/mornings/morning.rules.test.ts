import { describe, expect, it } from 'vitest'
import { type MorningWork, morningNotice, morningOf } from './morning.rules.ts'

const idle: MorningWork = {
  ...{ userId: 'one', homework: 0, text: null, reportId: null },
  ...{ toMark: 0, reports: 0, requests: 0, cards: 0 },
}

describe('a morning', () => {
  it.each([
    ['Europe/London', '2026-11-25T06:59:59Z', null],
    ['Europe/London', '2026-11-25T07:00:00Z', '2026-11-25'],
    ['Europe/London', '2026-11-25T10:59:59Z', '2026-11-25'],
    ['Europe/London', '2026-11-25T11:00:00Z', null],
    ['Europe/London', '2026-06-25T06:00:00Z', '2026-06-25'],
    ['Asia/Kolkata', '2026-11-25T01:30:00Z', '2026-11-25'],
    ['America/Los_Angeles', '2026-11-25T15:00:00Z', '2026-11-25'],
  ])('in %s at %s is that of %s', (zone, now, day) => {
    expect(morningOf(zone, new Date(now))).toBe(day)
  })
})

describe('what somebody is told in the morning', () => {
  it('is nothing where there is nothing to do', () => {
    expect(morningNotice(idle)).toBeNull()
  })

  it.each([
    [1, 'Sheet 4'],
    [3, 'Sheet 4 And 2 more.'],
  ])('of %i pieces of homework: the first, and how many more', (homework, description) => {
    expect(morningNotice({ ...idle, homework, text: 'Sheet 4', reportId: 'r' })).toMatchObject({
      title: 'Homework is due tomorrow',
      description,
      navigatableLink: '/tuition/tuition-reports/r',
    })
  })

  it.each([
    [{ toMark: 1 }, '1 session to mark.'],
    [{ reports: 2, requests: 1 }, '2 reports to write and 1 request to answer.'],
    [
      { toMark: 2, reports: 1, requests: 3 },
      '2 sessions to mark, 1 report to write and 3 requests to answer.',
    ],
    [{ requests: 1, cards: 2 }, '1 request to answer and 2 report cards to hand in.'],
    [{ cards: 1 }, '1 report card to hand in.'],
  ])('of work %o: %s', (work, description) => {
    expect(morningNotice({ ...idle, ...work })).toMatchObject({ description, navigatableLink: '/' })
  })
})
