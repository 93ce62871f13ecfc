import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, screen, tellLive, waitFor } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import type { Role } from '../contract/index.ts'
import { overviewCall } from './summary.queries.ts'
import { makeEmptyOverview, makeOverview, testStudentId } from './summary.testing.ts'
import { openSummary as open } from './testing.tsx'

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const all = [
  'Overview',
  'Tuition',
  'Question bank',
  'Report cards',
  'Writing',
  'Application',
  'Concerns',
]
const ofTutors = all.toSpliced(all.indexOf('Report cards'), 0, 'Curriculum')

describe('the page about a student', () => {
  it('says who it is, how things stand and why', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Clarke' })).toBeVisible()
    expect(screen.getByText('Half Blue · Year 13 · Ashdown College')).toBeVisible()
    expect(screen.getByText(/without 16 days of holidays \(Christmas holidays\)/)).toBeVisible()
    expect(screen.getByText('8.5 h')).toBeVisible()
    expect(screen.getByText('1.5 h used of 10 h bought')).toBeVisible()
    expect(screen.getByText('Mathematics with Tom Harper')).toBeVisible()
    expect(screen.getByText('67%')).toBeVisible()
    expect(await screen.findByText('Algebra')).toBeVisible()
    expect(screen.getByText('ESAT 2024 style · Physics')).toBeVisible()
    await expectNoAxeViolations()
  })

  it.each<[Role, readonly string[]]>([
    ['Tutor', [...ofTutors, 'Timeline']],
    ['Senior Tutor', [...ofTutors, 'Feedback', 'Timeline']],
    ['Parent', [...all, 'Timeline']],
    [
      'School Manager',
      ['Overview', 'Tuition', 'Question bank', 'Report cards', 'Writing', 'Concerns', 'Timeline'],
    ],
    ['Admin', [...all, 'Feedback', 'Timeline']],
  ])('has the tabs of a %s', async (role, tabs) => {
    open({ role })
    await screen.findByRole('heading', { level: 1, name: 'Maya Clarke' })
    expect(tabNames()).toEqual(tabs)
  })

  it('leads back to where the role has its students', async () => {
    open({ role: 'Admin', dashboard: 'audit-dashboard' })
    expect(await screen.findByRole('link', { name: 'Audit dashboard' })).toHaveAttribute(
      ...['href', '/audit-dashboard'],
    )
  })

  it('goes through its tabs by keyboard, keeps the open one in the address and nothing of others', async () => {
    const { user, address } = open({
      tab: '?tab=cards&term=x',
      calls: { 'GET /ReportCard/ReportCard/GetCards': { studentName: 'Maya', terms: [] } },
    })
    const tab = await screen.findByRole('tab', { name: 'Report cards' })
    expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByText('No report card yet')).toBeVisible()
    tab.focus()
    await user.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    expect(address()).toBe(`/dashboard/${testStudentId}`)
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveFocus()
    await waitFor(() => expect(address()).toBe(`/dashboard/${testStudentId}?tab=timeline`))
  })

  it('shows a school nothing of balance, next hour and curriculum', async () => {
    const { balance: _b, nextSession: _n, curriculum: _c, ...ofSchool } = makeOverview()
    open({ role: 'School Manager', calls: { [overviewCall]: ofSchool } })
    await screen.findByRole('heading', { level: 1, name: 'Maya Clarke' })
    for (const absent of ['Hours left', 'Next session', 'Curriculum']) {
      expect(screen.queryByText(absent)).toBeNull()
    }
    expect(screen.getByText('Attendance')).toBeVisible()
    expect(await screen.findByText('3 of 24, 12%')).toBeVisible()
    expect(screen.getByText(/^5 of 6 sessions attended/)).toBeVisible()
  })

  it('says what will be here for a student who has only begun', async () => {
    open({ calls: { [overviewCall]: makeEmptyOverview() } })
    expect(await screen.findByText('None yet')).toBeVisible()
    expect(screen.getByText('None is booked')).toBeVisible()
    expect(screen.getByText('Unlimited')).toBeVisible()
    expect(await screen.findByText('No curriculum yet')).toBeVisible()
    expect(screen.getByText('No paper was sat yet')).toBeVisible()
    expect(screen.getByText('No report card yet')).toBeVisible()
    expect(screen.getByText('No videos and no sessions yet')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('holds a name of 200 characters, and says that an account is stopped', async () => {
    const fullName = 'x'.repeat(200)
    open({ calls: { [overviewCall]: makeOverview({ fullName, isActive: false }) } })
    expect(await screen.findByRole('heading', { level: 1, name: fullName })).toBeVisible()
    expect(screen.getByText('This account is stopped')).toBeVisible()
  })

  it('says that a student is not there', async () => {
    open({ calls: { [overviewCall]: new ApiError({ status: 404, message: 'Not found' }) } })
    expect(await screen.findByText('This student is not there')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Operations' })).toHaveAttribute('href', '/')
  })

  it('tries again where it failed', async () => {
    let fails = true
    const { user } = open({
      calls: {
        [overviewCall]: () =>
          fails ? new ApiError({ status: 500, message: 'Broken' }) : makeOverview(),
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 })
    fails = false
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Clarke' })).toBeVisible()
  })

  it('reads anew when the server tells of hours', async () => {
    let remaining = 8.5
    open({
      calls: {
        [overviewCall]: () =>
          makeOverview({ balance: { isUnlimited: false, remaining, bought: 10, used: 1.5 } }),
      },
    })
    expect(await screen.findByText('8.5 h')).toBeVisible()
    remaining = 7.5
    tellLive()
    expect(await screen.findByText('7.5 h')).toBeVisible()
  })
})
