import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeStudentRow,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import OperationsScreen from './operations.screen.tsx'

const numbersCall = 'GET /Dashboard/Admin/Dashboard/GetOperations'
const studentsCall = 'GET /user/admin/AuditDashboard/GetStudents'

const numbers = {
  lights: { green: 41, orange: 8, red: 11 },
  openAlerts: 7,
  alertsByType: [
    { type: 1, open: 4 },
    { type: 3, open: 3 },
  ],
  reportsLate: 5,
  flaggedQuestions: 2,
  bookingsThisWeek: 6,
  sessionsToday: 13,
  announcements: [],
  answersThisWeek: [{ weekStart: '2027-02-22', answered: 400, correct: 290 }],
}

test('shows today’s numbers and the students by last activity', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: {
      [numbersCall]: numbers,
      [studentsCall]: {
        students: [
          makeStudentRow({
            lastActivity: { at: '2027-02-10T10:00:00Z', kind: 'tuition', days: 12, light: 'red' },
          }),
        ],
        totalCount: 1,
      },
    },
  })
  expect(await screen.findByText('11 not for 10 days or more')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Maya Clarke/ })).toHaveTextContent('12 days ago')
  await expectNoAxeViolations()
})

test('keeps the students when the numbers fail', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: {
      [numbersCall]: new ApiError({ status: 400, message: 'No.' }),
      [studentsCall]: { students: [makeStudentRow()], totalCount: 1 },
    },
  })
  expect(await screen.findByText('Today’s numbers could not be loaded')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Maya Clarke/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Maya Clarke/ })).toHaveAttribute(
    ...['href', `/dashboard/${makeStudentRow().studentId}`],
  )
})

test('draws the open alerts as bars, with their figures in a table behind a button', async () => {
  const { user } = renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, [studentsCall]: { students: [], totalCount: 0 } },
  })
  const card = within(await screen.findByRole('region', { name: 'Open alerts by type' }))
  expect(
    await card.findByRole('img', { name: /Significantly behind progress 4, Tutor Swap 3/ }),
  ).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Show as table' }))
  expect(card.getByRole('row', { name: 'Tutor Swap 3' })).toBeVisible()
})

test.each([
  ['Sessions today', { sort: 'nextSession' }],
  ['Open alerts', { attention: 'alerts' }],
  ['Reports late', { attention: 'reports' }],
  ['11 not for 10 days or more', { light: 'red' }],
])('“%s” leads to the students that it counts', async (name, wanted) => {
  const { user, network } = renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: {
      [numbersCall]: numbers,
      [studentsCall]: { students: [makeStudentRow()], totalCount: 1 },
    },
  })
  await user.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(network.requestsOf(studentsCall).at(-1)?.query).toMatchObject(wanted))
  expect(screen.getByRole('heading', { name: 'Students by last activity' })).toHaveFocus()
})
