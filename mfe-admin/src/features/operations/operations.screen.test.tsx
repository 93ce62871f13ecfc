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

const workCall = 'GET /Dashboard/Admin/Dashboard/GetOpenWork'

const card = { pence: null, tone: 'danger' as const }
const work = {
  cards: [
    { ...card, id: 'reportsLate', label: 'Reports late', count: 5, href: '/?tab=late' },
    {
      ...{ ...card, id: 'payments', label: 'Payments overdue', count: 1_200, pence: 26_667 },
      href: '/sales?tab=invoices&state=overdue',
    },
    {
      ...{ id: 'jobsDead', label: 'Jobs given up', count: 0, pence: null },
      ...{ href: '/?tab=jobs&state=dead', tone: 'neutral' as const },
    },
  ],
}

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
  [workCall]: work,
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
  expect(await screen.findByText('Answers in the question bank')).toBeVisible()
  expect(await screen.findByText('Waiting for a person')).toBeVisible()
  await expectNoAxeViolations()
})

test.each([
  ['5 Reports late', '/?tab=late'],
  ['1,200 Payments overdue £266.67', '/sales?tab=invoices&state=overdue'],
  // What has nothing is still a way to its list.
  ['Jobs given up', '/?tab=jobs&state=dead'],
])('“%s” leads to what it counts', async (name, href) => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...below },
  })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('says that nothing waits, and that what waits could not be loaded', async () => {
  const calls = { [numbersCall]: numbers, ...below }
  const first = renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { ...calls, [workCall]: { cards: work.cards.slice(2) } },
  })
  expect(await screen.findByText('Nothing waits')).toBeVisible()
  first.unmount()
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { ...calls, [workCall]: new ApiError({ status: 400, message: 'No.' }) },
  })
  expect(await screen.findByText('What waits could not be loaded')).toBeVisible()
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

test('sessions of today lead to the students who have them', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...below },
  })
  expect(await screen.findByRole('link', { name: 'Sessions today' })).toHaveAttribute(
    ...['href', '/audit-dashboard?sort=nextSession'],
  )
})
