import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import OperationsScreen from '../operations.screen.tsx'
import { type LateReport, remindedInWords } from './late.queries.ts'

const listCall = 'GET /Dashboard/Admin/Dashboard/GetLateReports'
const remindCall = 'POST /Dashboard/Admin/Dashboard/RemindTutors'

const report = (number: number, changes: Partial<LateReport> = {}): LateReport => ({
  ...{ sessionId: testUid(number), tutorId: testUid(90), tutorName: 'Tess Hall' },
  ...{ studentName: 'Ada Byron', subject: 'Physics', endedAt: '2026-11-20T16:00:00Z' },
  ...{ hoursLate: 30, remindedAt: null },
  ...changes,
})

const renderLate = (reports: LateReport[], calls: FakeCalls = {}) =>
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    path: '/?tab=late',
    calls: { [listCall]: { reports, totalCount: reports.length }, ...calls },
  })

it('says which reports are late, by how long, and who was reminded', async () => {
  renderLate([report(1), report(2, { hoursLate: 75, studentName: 'Ben Ito' })])
  expect(await screen.findByRole('row', { name: /Ada Byron/ })).toHaveTextContent(
    /Tess Hall.*Physics.*30 h.*Not yet/,
  )
  expect(screen.getByRole('row', { name: /Ben Ito/ })).toHaveTextContent('3 days')
  await expectNoAxeViolations()
})

it('says that none is late', async () => {
  renderLate([])
  expect(await screen.findByText('No report is late')).toBeVisible()
})

it('reminds of one, and of all that are chosen', async () => {
  const reports = [report(1), report(2, { studentName: 'Ben Ito' })]
  const { user, network } = renderLate(reports, { [remindCall]: { reminded: 1, skipped: 0 } })
  const one = await screen.findByRole('button', { name: 'Remind Tess Hall of Ben Ito' })
  await user.click(one)
  expect(await screen.findByText('1 tutor got a mail.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const chosen = within(await screen.findByRole('group', { name: 'What is chosen' }))
  await user.click(chosen.getByRole('button', { name: 'Remind their tutors' }))
  await waitFor(() =>
    expect(network.requestsOf(remindCall).map(({ body }) => body)).toEqual([
      { sessionIds: [testUid(2)] },
      { sessionIds: [testUid(1), testUid(2)] },
    ]),
  )
})

it.each([
  [{ reminded: 0, skipped: 1 }, 'Nobody was reminded. 1 tutor had one today already.'],
  [{ reminded: 2, skipped: 0 }, '2 tutors got a mail.'],
  [{ reminded: 1, skipped: 3 }, '1 tutor got a mail. 3 tutors had one today already.'],
])('%j reads as %j', (outcome, said) => {
  expect(remindedInWords(outcome)).toBe(said)
})
