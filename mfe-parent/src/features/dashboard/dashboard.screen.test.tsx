import {
  expectNoAxeViolations,
  makeChildDashboard,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import DashboardScreen from './dashboard.screen.tsx'

const childrenCall = 'GET /Dashboard/Parent/Dashboard/GetChildren'
const childCall = 'GET /Dashboard/Parent/Dashboard/GetDashboardData'
const maya = { studentId: testUid(1), firstName: 'Maya', fullName: 'Maya Clarke' }
const theo = { studentId: testUid(2), firstName: 'Theo', fullName: 'Theo Clarke' }

test('shows the only child without a switcher, in words a parent understands', async () => {
  renderScreen(<DashboardScreen />, {
    role: 'Parent',
    calls: {
      [childrenCall]: { children: [maya], first: null, announcements: [] },
      [childCall]: makeChildDashboard({
        openAlerts: [
          {
            id: testUid(8),
            type: 2,
            note: 'Missed two sessions',
            raisedAt: '2027-03-01T10:00:00Z',
          },
        ],
      }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText(/Needs work/)).toBeVisible()
  expect(screen.getByText(/Secure: answers questions on this reliably/)).toBeVisible()
  expect(screen.getByText('Unresponsive Student')).toBeVisible()
  expect(screen.getByText('Missed two sessions')).toBeVisible()
  await expectNoAxeViolations()
})

test('switches between children and keeps the choice in the address', async () => {
  const { user, network, address } = renderScreen(<DashboardScreen />, {
    role: 'Parent',
    calls: {
      [childrenCall]: {
        children: [maya, theo],
        first: makeChildDashboard(maya),
        announcements: [],
      },
      [childCall]: ({ query }) =>
        query.studentId === theo.studentId
          ? makeChildDashboard({ ...theo, programName: 'Full Blue' })
          : makeChildDashboard(maya),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Theo' }))
  expect(await screen.findByRole('heading', { name: 'Theo Clarke' })).toBeVisible()
  expect(address()).toBe(`/?child=${theo.studentId}`)
  // The first child's has come with the list.
  expect(network.requestsOf(childCall).map((request) => request.query.studentId)).toEqual([
    theo.studentId,
  ])
})

test('says what will be here for a parent without children', async () => {
  renderScreen(<DashboardScreen />, {
    role: 'Parent',
    calls: { [childrenCall]: { children: [], first: null, announcements: [] } },
  })
  expect(await screen.findByText('No child is linked to this account yet')).toBeVisible()
})

test('is asked for again when the server tells of a change', async () => {
  renderScreen(<DashboardScreen />, {
    role: 'Parent',
    calls: {
      [childrenCall]: { children: [maya], first: makeChildDashboard(maya), announcements: [] },
      [childCall]: makeChildDashboard({
        ...maya,
        openAlerts: [
          {
            id: testUid(8),
            type: 2,
            note: 'Missed two sessions',
            raisedAt: '2027-03-01T10:00:00Z',
          },
        ],
      }),
    },
  })
  await screen.findByRole('heading', { name: 'Maya Clarke' })
  expect(screen.queryByText('Missed two sessions')).toBeNull()
  await waitFor(() => {
    tellLive()
    expect(screen.getByText('Missed two sessions')).toBeVisible()
  })
})
