import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeQueue,
  renderScreen,
  screen,
  within,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import OperationsScreen from './operations.screen.tsx'

const numbersCall = 'GET /Dashboard/Admin/Dashboard/GetOperations'

const numbers = {
  lights: { green: 41, orange: 8, red: 11 },
  openAlerts: 7,
  overdueAlerts: 17,
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

const requestsCall = 'GET /User/admin/Account/GetDeletionRequests'
const requests = { requests: [], totalCount: 0 }
const messagesCall = 'GET /Help/admin/Message/GetMessages'
const messages = { messages: [], totalCount: 0, openCount: 0 }
/** What stands below the numbers, with nothing that waits. */
const below = {
  [requestsCall]: requests,
  [messagesCall]: messages,
  'GET /Marking/tutor/Marking/GetQueue': makeQueue([]),
  'GET /upgrade/admin/Upgrade/GetRequests': { requests: [], totalCount: 0, pendingCount: 0 },
}

test('shows today’s numbers', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...below },
  })
  expect(await screen.findByText('11 not for 10 days or more')).toBeVisible()
  await expectNoAxeViolations()
})

test('says that the numbers failed, and still shows who asks to be deleted', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: {
      [numbersCall]: new ApiError({ status: 400, message: 'No.' }),
      ...below,
    },
  })
  expect(await screen.findByText('Today’s numbers could not be loaded')).toBeVisible()
  expect(await screen.findByText('No request is open')).toBeVisible()
})

test('draws the open alerts as bars, with their figures in a table behind a button', async () => {
  const { user } = renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...below },
  })
  const card = within(await screen.findByRole('region', { name: 'Open alerts by type' }))
  expect(
    await card.findByRole('img', { name: /Significantly behind progress 4, Tutor Swap 3/ }),
  ).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Show as table' }))
  expect(card.getByRole('row', { name: 'Tutor Swap 3' })).toBeVisible()
})

test.each([
  ['Sessions today', 'sort=nextSession'],
  ['Open alerts', 'attention=alerts'],
  ['Reports late', 'attention=reports'],
  ['11 not for 10 days or more', 'activity=red&snoozed=no'],
])('“%s” leads to the students that it counts', async (name, query) => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...below },
  })
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/audit-dashboard?${query}`,
  )
})

test('the overdue alerts are a figure that leads to the list of them', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...below },
  })
  const link = await screen.findByRole('link', { name: 'Overdue alerts' })
  expect(link).toHaveAttribute('href', '/alerts?age=overdue')
  expect(screen.getByText('17')).toBeVisible()
})
