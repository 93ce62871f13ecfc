import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, makeStudentRow, renderScreen, screen } from '@portal/shared/testing'
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
  expect(screen.getByText('Significantly behind progress')).toBeVisible()
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
})
