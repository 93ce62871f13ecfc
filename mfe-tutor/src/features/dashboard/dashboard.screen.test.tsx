import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeReportForm,
  makeSession,
  makeStudentRow,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, test, vi } from 'vitest'
import DashboardScreen from './dashboard.screen.tsx'

const studentsCall = 'GET /Dashboard/Tutor/Dashboard/GetMyStudents'
const dueCall = 'GET /Dashboard/Tutor/Dashboard/GetDueToday'
const teamCall = 'GET /Dashboard/SeniorTutor/Dashboard/GetTeam'

const due = {
  firstName: 'Tom',
  sessionsToday: [makeSession()],
  reportsDue: [
    {
      ...makeSession({ id: testUid(101), studentName: 'Theo Clarke' }),
      dueAt: '2027-03-01T17:00:00Z',
      isLate: true,
    },
  ],
  toMark: [],
  requests: [],
  homeworkDue: 0,
  cardsDue: 0,
  flaggedQuestions: 0,
  announcements: [],
}
const students = { students: [makeStudentRow()], totalCount: 41 }

test('shows what is due today before the students', async () => {
  const now = new Date().toISOString()
  const sessionsToday = due.sessionsToday.map((session) => ({ ...session, startsAt: now }))
  renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: { [dueCall]: { ...due, sessionsToday }, [studentsCall]: students },
  })
  const sessions = await screen.findByRole('region', { name: 'Sessions today' })
  expect(within(sessions).getByText('Maya Clarke · Mathematics')).toBeVisible()
  expect(
    within(sessions).getByRole('link', { name: 'Join the session with Maya Clarke' }),
  ).toHaveAttribute('href', 'https://meet.example/maya')
  const reports = screen.getByRole('region', { name: 'Reports to write' })
  expect(reports).toHaveTextContent('Late')
  expect(
    within(reports).getByRole('link', { name: 'Write report on Theo Clarke' }),
  ).toHaveAttribute('href', `/?report=${testUid(101)}`)
  const row = await screen.findByRole('row', { name: /Maya Clarke/ })
  expect(row).toHaveTextContent('2 days ago')
  expect(row).toHaveTextContent('1 alert')
  expect(row).toHaveTextContent('Homework: 3')
  expect(row).toHaveTextContent('68%')
  expect(screen.queryByText('My team')).toBeNull()
  await expectNoAxeViolations()
})

test('opens a report by its address, over the list as it is filtered, and closes it again', async () => {
  const { user, address } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    path: '/?light=red',
    calls: {
      [dueCall]: due,
      [studentsCall]: students,
      'GET /TutionReport/tutor/TutionReport/GetReportForm': makeReportForm(),
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Write report on Theo Clarke' }))
  await waitFor(() => expect(address()).toBe(`/?light=red&report=${testUid(101)}`))
  expect(await screen.findByRole('dialog', { name: 'Report on Maya Clarke' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/?light=red'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sorts, filters and pages on the server, with all of it in the address', async () => {
  const { user, network, address } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    path: '/?page=2',
    calls: { [dueCall]: due, [studentsCall]: students },
  })
  await screen.findByRole('row', { name: /Maya Clarke/ })
  expect(network.requestsOf(studentsCall)[0]?.query).toMatchObject({ pageNo: '2', sort: 'name' })
  await user.click(screen.getByRole('button', { name: 'Hours left' }))
  await waitFor(() => expect(address()).toContain('sort=hoursLeft'))
  expect(address()).not.toContain('page=')
  await user.click(screen.getByRole('button', { name: /10 days or more/ }))
  await waitFor(() =>
    expect(network.requestsOf(studentsCall).at(-1)?.query).toMatchObject({
      light: 'red',
      sort: 'hoursLeft',
      pageNo: '1',
    }),
  )
  await user.type(screen.getByRole('searchbox'), 'maya{Enter}')
  await waitFor(() =>
    expect(network.requestsOf(studentsCall).at(-1)?.query).toMatchObject({ search: 'maya' }),
  )
})

test('adds the team for a senior tutor, and one failed part leaves the others', async () => {
  renderScreen(<DashboardScreen />, {
    role: 'Senior Tutor',
    calls: {
      [dueCall]: due,
      [studentsCall]: new ApiError({ status: 400, message: 'The page is not a number.' }),
      [teamCall]: {
        tutors: [
          {
            tutorId: testUid(3),
            fullName: 'Ines Moreau',
            email: 'ines@portal.test',
            students: 6,
            reportsLate: 2,
            hoursThisMonth: 14.5,
            ratingAverage: null,
            ratingCount: 0,
            surveyAverage: 8.25,
            surveyCount: 4,
            openAlerts: 1,
          },
        ],
      },
    },
  })
  const row = await screen.findByRole('row', { name: /Ines Moreau/ })
  expect(row).toHaveTextContent('2 late')
  expect(row).toHaveTextContent('Not rated yet')
  expect(row).toHaveTextContent('8.3 of 10 (4)')
  expect(await screen.findByText('The students could not be loaded')).toBeVisible()
  expect(screen.getByText('The page is not a number.')).toBeVisible()
})

const flagsCall = 'GET /Question/tutor/QuestionFlag/GetFlags'
const cardsCall = 'GET /ReportCard/tutor/ReportCard/GetDueCards'

test('asks for flags, report cards and a team only where there is any', async () => {
  const noFlags = { flags: [], totalCount: 0, openCount: 0 }
  const calls = { [studentsCall]: students, [cardsCall]: { cards: [] }, [flagsCall]: noFlags }
  const { network, unmount } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: { ...calls, [dueCall]: { ...due, cardsDue: 2, flaggedQuestions: 1 } },
  })
  expect(await screen.findByRole('region', { name: 'Flagged questions' })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Report cards' })).toBeVisible()
  expect(network.requestsOf(teamCall)).toEqual([])
  unmount()

  const none = renderScreen(<DashboardScreen />, {
    role: 'Senior Tutor',
    calls: { ...calls, [dueCall]: due, [teamCall]: { tutors: [] } },
  })
  expect(await screen.findByText('No tutor in your team yet')).toBeVisible()
  for (const call of [flagsCall, cardsCall] as const) {
    expect(none.network.requestsOf(call)).toEqual([])
  }
})

test('shows the week in place of the students, in the address, and the students again', async () => {
  const { user, address } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    path: '/?light=red',
    calls: {
      ...{ [dueCall]: { ...due, flaggedQuestions: 1 }, [studentsCall]: students },
      [flagsCall]: { flags: [], totalCount: 0, openCount: 0 },
      'GET /Tution/tutor/Tution/GetWeek': {
        ...{ timeZone: 'Europe/London', tutorName: 'Tom Grey', timeOff: [], weekly: [] },
        ...{ from: '2027-03-01T00:00:00Z', until: '2027-03-08T00:00:00Z', sessions: [] },
      },
    },
  })
  const choice = within(await screen.findByRole('radiogroup', { name: 'What to show' }))
  expect(choice.getByRole('radio', { name: 'Students' })).toBeChecked()
  expect(await screen.findByRole('region', { name: 'Flagged questions' })).toBeVisible()
  await user.click(choice.getByRole('radio', { name: 'Week' }))
  expect(await screen.findByRole('heading', { name: 'My week' })).toBeVisible()
  expect(address()).toBe('/?light=red&view=week')
  expect(screen.queryByRole('row', { name: /Maya Clarke/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Flagged questions' })).toBeNull()
  await user.click(choice.getByRole('radio', { name: 'Students' }))
  expect(await screen.findByRole('row', { name: /Maya Clarke/ })).toBeVisible()
  expect(address()).toBe('/?light=red')
})

const ended = {
  ...makeSession({ id: testUid(102), studentName: 'Ida Moss', length: 1.5 }),
  ...{ version: 3, isLate: true },
}

test('an hour is marked in two presses, and its report opens', async () => {
  const { user, network, address } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: {
      [dueCall]: { ...due, toMark: [ended] },
      [studentsCall]: students,
      'POST /Tution/tutor/Tution/Mark': { version: 4, hoursLeft: 3 },
    },
  })
  const card = await screen.findByRole('region', { name: 'To mark' })
  expect(card).toHaveTextContent('Late')
  await user.click(within(card).getByRole('button', { name: 'Mark the hour with Ida Moss' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delivered' }))
  await waitFor(() => expect(address()).toContain(`report=${testUid(102)}`))
  expect(network.requestsOf('POST /Tution/tutor/Tution/Mark')[0]?.body).toEqual({
    ...{ sessionId: testUid(102), version: 3, outcome: 'delivered', quarters: 6 },
  })
})

test('an hour that another has marked meanwhile says so, and is read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, network } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: {
      [dueCall]: { ...due, toMark: [ended] },
      [studentsCall]: students,
      'POST /Tution/tutor/Tution/Mark': new ApiError({
        status: 409,
        message: 'Sena Ray has marked this hour.',
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark the hour with Ida Moss' }))
  await user.click(await screen.findByRole('menuitem', { name: 'No-show' }))
  expect(await screen.findByText(/Sena Ray has marked this hour/)).toBeVisible()
  await waitFor(() => expect(network.requestsOf(dueCall).length).toBeGreaterThan(1))
})

test('a student who asks for another time is answered', async () => {
  const proposals = ['2027-03-08T17:00:00Z', '2027-03-09T09:00:00Z']
  const asked = {
    ...makeSession({ id: testUid(103), studentName: 'Ida Moss' }),
    ...{ version: 2, requestId: testUid(104), reason: 'A school trip', proposals },
  }
  const { user, network } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: {
      [dueCall]: { ...due, requests: [asked] },
      [studentsCall]: students,
      'POST /Tution/tutor/Tution/AnswerReschedule': { version: 3 },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Answer Ida Moss' }))
  const dialog = await screen.findByRole('dialog', { name: 'Another time' })
  await user.click(within(dialog).getByRole('radio', { name: /Keep the hour|None of these/i }))
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }))
  expect(await within(dialog).findByText('Say why, in a few words')).toBeVisible()
  await user.click(within(dialog).getByRole('radio', { name: /Tuesday 9 March/ }))
  await expectNoAxeViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.requestsOf('POST /Tution/tutor/Tution/AnswerReschedule')[0]?.body).toEqual({
    ...{ requestId: testUid(104), version: 2, startsAt: proposals[1], message: '' },
  })
})

test('is asked for again when the server tells of a change', async () => {
  const { network } = renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: { [dueCall]: due, [studentsCall]: students },
  })
  await screen.findByRole('row', { name: /Maya Clarke/ })
  network.answer({ [dueCall]: { ...due, reportsDue: [] } })
  await waitFor(() => {
    tellLive()
    expect(screen.queryByRole('link', { name: 'Write report on Theo Clarke' })).toBeNull()
  })
  expect(network.requestsOf(studentsCall).length).toBeGreaterThan(1)
})
