import {
  chooseInRow,
  makeStudentRow,
  renderScreen,
  screen,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import DashboardScreen from './dashboard.screen.tsx'

const due = {
  ...{ firstName: 'Tom', sessionsToday: [], reportsDue: [], toMark: [], requests: [] },
  ...{ homeworkDue: 0, cardsDue: 0, flaggedQuestions: 0, announcements: [] },
}
const owed = testUid(101)
const maya = makeStudentRow({ reportsDue: 1, reportHourId: owed })
const theo = makeStudentRow({ studentId: testUid(2), fullName: 'Theo Abel' })
const summary = `/my-students/${maya.studentId}`

function open() {
  return renderScreen(<DashboardScreen />, {
    role: 'Tutor',
    calls: {
      'GET /Dashboard/Tutor/Dashboard/GetDueToday': due,
      'GET /Dashboard/Tutor/Dashboard/GetMyStudents': { students: [maya, theo], totalCount: 2 },
    },
  })
}

test('leads from a student’s name, and from the row’s menu, to the page about the student', async () => {
  const { user, address } = open()
  expect(await screen.findByRole('link', { name: /Maya Clarke/ })).toHaveAttribute('href', summary)
  await chooseInRow(user, 'Maya Clarke', 'Summary')
  expect(address()).toBe(summary)
})

test('opens the report of the last hour that waits for one, where one does', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'What to do with Theo Abel' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Summary', 'Schedule', 'Raise concern', 'Email'],
  ])
  await user.keyboard('{Escape}')
  await chooseInRow(user, 'Maya Clarke', 'Write report')
  await waitFor(() => expect(address()).toBe(`/?report=${owed}`))
})

test('raises a concern about the student over the list', async () => {
  const { user, address } = open()
  await chooseInRow(user, 'Theo Abel', 'Raise concern')
  expect(
    await screen.findByRole('dialog', { name: 'Raise a concern about Theo Abel' }),
  ).toBeVisible()
  expect(address()).toBe('/')
})
