import type { CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeHour,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { testStudentId } from './summary.testing.ts'
import { openSummary as open } from './testing.tsx'

const sessionsCall = 'GET /Tution/Student/GetSessions'
const timelineCall = 'GET /Student/Summary/GetTimeline'

describe('tuition', () => {
  const hour = makeHour({ startsAt: '2099-01-06T16:00:00Z' })
  const sessions: FakeCalls = {
    [sessionsCall]: ({ query }) =>
      query.when === 'next'
        ? {
            ...{ sessions: [hour], totalCount: 1 },
            busy: [{ startsAt: '2099-01-07T16:00:00Z', endsAt: '2099-01-07T17:00:00Z' }],
          }
        : {
            sessions: [makeHour({ id: testUid(71), state: 'delivered', reportId: testUid(90) })],
            ...{ totalCount: 1, busy: [] },
          },
  }

  it('lets staff act: book, open an hour, read a report; other tutors’ hours are busy', async () => {
    const { user, address } = open({ role: 'Tutor', tab: '?tab=tuition', calls: sessions })
    expect(await screen.findByText(/Busy with other tutors 1 time/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open Mathematics/ })).toHaveAttribute(
      ...['href', expect.stringContaining(`tab=tuition&hour=${hour.id}`)],
    )
    expect(await screen.findByRole('link', { name: /^Report of/ })).toHaveAttribute(
      ...['href', expect.stringContaining(`tab=tuition&read=${testUid(90)}`)],
    )
    expect(screen.queryByRole('tab', { name: 'Every entry' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Adjust hours' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(address()).toContain(`schedule=${testStudentId}`))
  })

  it('lets an admin adjust hours with a reason', async () => {
    const { user, network } = open({
      tab: '?tab=tuition',
      calls: {
        ...sessions,
        'POST /Tution/admin/Ledger/Adjust': { entryId: 7, hoursLeft: 10 },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Adjust hours' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText(/^Hours/), '1.5')
    await user.type(within(dialog).getByLabelText(/^Why/), 'A gift')
    await user.click(within(dialog).getByRole('button', { name: 'Adjust hours' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf('POST /Tution/admin/Ledger/Adjust')[0]?.body).toEqual({
      ...{ studentId: testStudentId, hours: 1.5, reason: 'A gift' },
    })
  })

  it('shows parents hours, reports on their own page, and the ledger; nothing to act on', async () => {
    open({ role: 'Parent', tab: '?tab=tuition', calls: sessions })
    expect(await screen.findByRole('link', { name: /^Report of/ })).toHaveAttribute(
      ...['href', `/tuition-reports/report/${testUid(90)}`],
    )
    expect(screen.getByRole('tab', { name: 'Every entry' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Open / })).toBeNull()
  })

  it('asks for no hours for a school, and shows the reports', async () => {
    const { network } = open({
      role: 'School Manager',
      tab: '?tab=tuition',
      calls: {
        'GET /TutionReport/TutionReport/GetReports': { reports: [], totalCount: 0, choices: null },
      },
    })
    expect(await screen.findByText('No report yet')).toBeVisible()
    expect(network.requestsOf(sessionsCall)).toEqual([])
  })
})

describe('concerns', () => {
  const calls: FakeCalls = { 'GET /Alert/Alert/GetAlerts': { alerts: [], totalCount: 0 } }

  it('asks for this student’s alone, and staff raise one about the student', async () => {
    const { user, network } = open({ role: 'Tutor', tab: '?tab=concerns', calls })
    expect(await screen.findByText('No concern about this student')).toBeVisible()
    expect(network.requestsOf('GET /Alert/Alert/GetAlerts')[0]?.query).toMatchObject({
      studentId: testStudentId,
    })
    await user.click(screen.getByRole('button', { name: 'Raise a concern' }))
    expect(
      await screen.findByRole('dialog', { name: 'Raise a concern about Maya Clarke' }),
    ).toBeVisible()
  })

  it('shows what is raised meanwhile', async () => {
    let alerts: CallAnswer<'GET /Alert/Alert/GetAlerts'>['alerts'] = []
    open({
      ...{ role: 'Parent', tab: '?tab=concerns' },
      calls: { 'GET /Alert/Alert/GetAlerts': () => ({ alerts, totalCount: alerts.length }) },
    })
    expect(await screen.findByText('No concern about this student')).toBeVisible()
    alerts = [
      {
        ...{ id: testUid(50), studentId: testStudentId, studentName: 'Maya Clarke', type: 2 },
        ...{ state: 'open', raisedBy: 'Owen Pike', raisedAt: '2027-03-02T10:00:00Z' },
        ...{ followUpAt: null, isOverdue: false, comments: 0 },
      },
    ]
    tellLive()
    expect(await screen.findByRole('row', { name: /Unresponsive Student/ })).toBeVisible()
  })

  it('family and school raise none', async () => {
    open({ role: 'Parent', tab: '?tab=concerns', calls })
    expect(await screen.findByText('No concern about this student')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Raise a concern' })).toBeNull()
  })
})

describe('the timeline', () => {
  const entry = (at: number, path: string | null = null) => ({
    ...{ id: testUid(at), at: '2027-01-01T10:00:00Z', kind: 'reports' as const, path },
    text: `Report ${at}`,
  })

  it('loads more, leads to what it tells of, and filters by kind in the address', async () => {
    const { user, network, address } = open({
      tab: '?tab=timeline',
      calls: {
        [timelineCall]: ({ query }) =>
          query.before === undefined
            ? { entries: [entry(1, '?tab=cards')], before: 'place' }
            : { entries: [entry(2)], before: null },
      },
    })
    expect(await screen.findByRole('link', { name: 'Report 1' })).toHaveAttribute(
      ...['href', expect.stringContaining('?tab=cards')],
    )
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Report 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Reports' }))
    expect(address()).toContain('kinds=reports')
    await waitFor(() =>
      expect(network.requestsOf(timelineCall).at(-1)?.query).toMatchObject({ kinds: 'reports' }),
    )
  })

  it('says that nothing has happened yet', async () => {
    open({ tab: '?tab=timeline', calls: { [timelineCall]: { entries: [], before: null } } })
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible()
  })
})

it('shows a senior tutor what the student said of sessions', async () => {
  open({
    role: 'Senior Tutor',
    tab: '?tab=feedback',
    calls: {
      'GET /Student/Summary/GetFeedback': {
        ratings: [
          {
            ...{ id: testUid(3), sessionDate: '2026-11-02T16:00:00Z', subject: 'Mathematics' },
            ...{ tutorName: 'Owen Pike', rating: 8, feedback: 'Clear and patient.' },
            ratedAt: '2026-11-02T18:00:00Z',
          },
        ],
        totalCount: 1,
      },
    },
  })
  expect(await screen.findByText('Clear and patient.')).toBeVisible()
  expect(screen.getByText('8 of 10')).toBeVisible()
})
