import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
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

const work = {
  cards: [
    {
      ...{ id: 'paymentsOverdue', label: 'Payments overdue', count: 17, pence: 123_400 },
      ...{ href: '/sales?tab=payments&state=overdue', tone: 'danger' as const },
    },
    {
      ...{ id: 'dataRequests', label: 'Data requests', count: 0, pence: null },
      ...{ href: '/accounts?tab=data-requests&state=open', tone: 'neutral' as const },
    },
  ],
}
/** What stands above the numbers. */
const above = {
  'GET /Dashboard/Admin/Dashboard/GetOpenWork': work,
}

test('shows today’s numbers', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...above },
  })
  expect(await screen.findByText('13')).toBeVisible()
  await expectNoAxeViolations()
})

test('says that the numbers failed, and still shows what waits', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: {
      [numbersCall]: new ApiError({ status: 400, message: 'No.' }),
      ...above,
    },
  })
  expect(await screen.findByText('Today’s numbers could not be loaded')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Payments overdue/ })).toBeVisible()
})

test('draws the open alerts as bars, with their figures in a table behind a button', async () => {
  const { user } = renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...above },
  })
  const card = within(await screen.findByRole('region', { name: 'Open alerts by type' }))
  expect(
    await card.findByRole('img', { name: /Significantly behind progress 4, Tutor Swap 3/ }),
  ).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Show as table' }))
  expect(card.getByRole('row', { name: 'Tutor Swap 3' })).toBeVisible()
})

test('what waits leads to the list that it counts, with what it comes to', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...above },
  })
  const link = await screen.findByRole('link', { name: /Payments overdue/ })
  expect(link).toHaveAttribute('href', '/sales?tab=payments&state=overdue')
  expect(link).toHaveTextContent('17')
  expect(link).toHaveTextContent('£1,234')
  expect(screen.getByRole('link', { name: 'Data requests' })).toHaveAttribute(
    'href',
    '/accounts?tab=data-requests&state=open',
  )
})

test('the sessions of today lead to the students by their next one', async () => {
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    calls: { [numbersCall]: numbers, ...above },
  })
  expect(await screen.findByRole('link', { name: 'Sessions today' })).toHaveAttribute(
    'href',
    '/audit-dashboard?sort=nextSession',
  )
})
