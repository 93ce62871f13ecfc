// @vitest-environment jsdom
import { accessOfPath } from '@portal/shared/contract'
import { expect, it } from 'vitest'
import { formatMonth } from '../calendar/format-day.ts'
import { tuitionReportsFeature } from './feature.ts'
import { isLate, ratingInWords, reportPath } from './reports.rules.ts'

it('writes months and ratings in words', () => {
  expect(formatMonth('2027-03')).toBe('March 2027')
  expect(ratingInWords('engagement', 4)).toBe('4 of 5, engaged')
  expect(ratingInWords('attainment', 1)).toBe('1 of 5, far to go')
})

it.each([
  [null, '2027-03-08', false],
  [null, '2027-03-06', true],
  [null, null, false],
  ['2027-03-07T10:00:00Z', '2027-03-06', false],
])('homework done %s and due %s is late: %s', (doneAt, dueOn, late) => {
  expect(isLate({ doneAt, dueOn }, '2027-03-07')).toBe(late)
})

it('reads a report where its role may', () => {
  for (const role of ['Student', 'Parent', 'School Manager'] as const) {
    expect(accessOfPath(reportPath(role, 'an-id') ?? '')).toContain(role)
  }
  expect(reportPath('Tutor', 'an-id')).toBeNull()
})

it('makes a feature of the role’s own screen, place and menu', () => {
  const load = () => import('./report.screen.tsx')
  const { screens, menu } = tuitionReportsFeature(load, {
    list: '/tuition-reports',
    report: '/tuition-reports/report/:id',
    menu: { order: 40, mobile: true },
  })
  expect(screens.map(({ path }) => path)).toEqual([
    '/tuition-reports',
    '/tuition-reports/report/:id',
  ])
  expect(screens[1]?.load).toBe(load)
  expect(menu).toMatchObject([{ path: '/tuition-reports', order: 40, mobile: true }])
})
