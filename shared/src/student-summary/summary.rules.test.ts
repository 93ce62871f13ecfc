import { describe, expect, it } from 'vitest'
import { summaryDashboards } from '../contract/index.ts'
import { attendedInWords, wayBack, whyLight } from './summary.rules.ts'
import { makeEmptyOverview, makeOverview } from './summary.testing.ts'

describe('why a light is what it is', () => {
  it('says what was done last, how long ago, and which holidays are left out', () => {
    expect(whyLight(makeOverview().light)).toBe(
      'The student answered a question on 11 Dec 2026. That is 8 days ago, without 16 days of holidays (Christmas holidays). Orange from 7 days, red from 10.',
    )
  })

  it('counts from the start of the programme where nothing was done', () => {
    expect(whyLight(makeEmptyOverview().light)).toBe(
      'Nothing was done since the programme began on 3 Jan 2027. That is 1 day ago. Orange from 7 days, red from 10.',
    )
  })

  it('says today in a word', () => {
    const light = { ...makeEmptyOverview().light, days: 0 }
    expect(whyLight(light)).toContain('That is today. Orange')
  })

  it('tells of holidays with the same days once', () => {
    const twice = { name: 'Half term', from: '2027-02-15', to: '2027-02-19' }
    const light = { ...makeOverview().light, holidayDays: 5, holidays: [twice, { ...twice }] }
    expect(whyLight(light)).toContain('without 5 days of holidays (Half term).')
  })
})

it('leads back to a page that the role has, whatever the first segment', () => {
  for (const dashboard of summaryDashboards) {
    for (const role of ['Tutor', 'Senior Tutor', 'Parent', 'School Manager'] as const) {
      expect(wayBack(dashboard, role).to).toBe('/')
    }
  }
  expect(wayBack('Audit-Dashboard', 'Admin')).toEqual({
    ...{ to: '/audit-dashboard', label: 'Audit dashboard' },
  })
  expect(wayBack('dashboard', 'Admin').to).toBe('/')
})

describe('how sessions were attended, in words', () => {
  const none = { sessions: 0, attended: 0, late: 0, absent: 0, excused: 0, percent: null }
  it.each([
    [{ sessions: 3 }, 'None is marked yet'],
    [{ sessions: 1, attended: 1 }, '1 of 1 session attended'],
    [{ sessions: 3, attended: 2, late: 1, absent: 1 }, '2 of 3 sessions attended, 1 of them late'],
    [{ sessions: 5, attended: 2, excused: 2 }, '2 of 2 sessions attended, 1 not marked yet'],
    [{ sessions: 2, excused: 2 }, 'All of them excused'],
  ])('%j', (figures, words) => expect(attendedInWords({ ...none, ...figures })).toBe(words))
})
