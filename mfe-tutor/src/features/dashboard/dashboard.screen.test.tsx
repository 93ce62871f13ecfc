import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeSession,
  makeStudentRow,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
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
  cardsDue: 0,
  flaggedQuestions: 0,
  announcements: [],
}
const students = { students: [makeStudentRow()], totalCount: 41 }

test('shows what is due today before the students', async () => {
  renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: { [dueCall]: due, [studentsCall]: students },
  })
  const sessions = await screen.findByRole('region', { name: 'Sessions today' })
  expect(within(sessions).getByText('Maya Clarke · Mathematics')).toBeVisible()
  expect(
    within(sessions).getByRole('link', { name: 'Join the session with Maya Clarke' }),
  ).toHaveAttribute('href', 'https://meet.example/maya')
  expect(screen.getByRole('region', { name: 'Reports to write' })).toHaveTextContent('Late')
  const row = await screen.findByRole('row', { name: /Maya Clarke/ })
  expect(row).toHaveTextContent('2 days ago')
  expect(row).toHaveTextContent('1 alert')
  expect(row).toHaveTextContent('68%')
  expect(screen.queryByText('My team')).toBeNull()
  await expectNoAxeViolations()
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
            openAlerts: 1,
          },
        ],
      },
    },
  })
  const row = await screen.findByRole('row', { name: /Ines Moreau/ })
  expect(row).toHaveTextContent('2 late')
  expect(row).toHaveTextContent('Not rated yet')
  expect(await screen.findByText('The students could not be loaded')).toBeVisible()
  expect(screen.getByText('The page is not a number.')).toBeVisible()
})
