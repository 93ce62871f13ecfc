import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeCurriculumItem,
  makeStudentDashboard,
  makeTopic,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, test } from 'vitest'
import DashboardScreen from './dashboard.screen.tsx'

const dashboardCall = 'GET /Dashboard/Dashboard/GetDashboardDataV2'
const mechanics = {
  ...{ id: testUid(7), title: 'Mechanics', subjectSlug: 'physics', answered: 4, total: 12 },
  ...{ startedAt: '2027-03-01T10:00:00Z', lastSavedAt: null, sittingId: null },
}
const failure = new ApiError({ status: 500, message: 'The server could not answer.' })

test('shows the figures of the answer, under a greeting by first name', async () => {
  renderScreen(<DashboardScreen />, { calls: { [dashboardCall]: makeStudentDashboard() } })
  expect(await screen.findByRole('heading', { level: 1, name: /Maya$/ })).toBeVisible()
  const tuition = screen.getByRole('region', { name: 'Tuition' })
  expect(tuition).toHaveTextContent('12.5')
  expect(tuition).toHaveTextContent('27.5 of 40 h')
  expect(screen.getByRole('region', { name: 'What to do next' })).toHaveTextContent('3 of 8')
  const bank = screen.getByRole('region', { name: 'Question bank' })
  expect(bank).toHaveTextContent('50')
  expect(bank).toHaveTextContent('68%')
  expect(screen.getByRole('region', { name: 'Readiness' })).toHaveTextContent('61%, give or take 8')
  expect(screen.getByRole('region', { name: 'Habit' })).toHaveTextContent('1 h more')
  expect(screen.getByText('ESAT registration closes')).toBeVisible()
  expect(screen.getByText('Completing the square')).toBeVisible()
  await expectNoAxeViolations()
})

test('says that it failed, and really tries again', async () => {
  const { user, network } = renderScreen(<DashboardScreen />, {
    calls: { [dashboardCall]: failure },
  })
  expect(await screen.findByText('Your dashboard could not be loaded')).toBeVisible()
  expect(screen.getByText('The server could not answer.')).toBeVisible()
  network.answer({ [dashboardCall]: makeStudentDashboard() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Tuition' })).toBeVisible()
})

test('leads a new account through its first week in place of empty charts', async () => {
  renderScreen(<DashboardScreen />, {
    calls: {
      [dashboardCall]: makeStudentDashboard({
        isNew: true,
        accuracy: [],
        readiness: [],
        guide: [
          { id: 'sign-in', text: 'Sign in', isDone: true },
          { id: 'esat-parts', text: 'Choose two parts', isDone: false },
          { id: 'first-session', text: 'Meet your tutor', isDone: false },
        ],
      }),
    },
  })
  const guide = await screen.findByRole('region', { name: 'Your first week' })
  expect(guide).toHaveTextContent('1 of 3 steps done')
  expect(guide).toHaveTextContent('Meet your tutor')
  // Steps that are taken in the portal lead there, but not once they are done.
  const links = within(guide).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-application-&-account?tab=account',
  ])
  expect(screen.queryByRole('region', { name: 'Question bank' })).toBeNull()
})

test('offers to go on with the set under way before anything else', async () => {
  renderScreen(<DashboardScreen />, {
    calls: {
      [dashboardCall]: makeStudentDashboard({
        unfinished: [mechanics],
      }),
    },
  })
  const [first] = await screen.findAllByRole('link', { name: /Continue/ })
  expect(first).toHaveAttribute('href', `/resources/question-bank/revise/physics/${testUid(7)}`)
})

test('goes on with a paper under way where papers are sat', async () => {
  renderScreen(<DashboardScreen />, {
    calls: {
      [dashboardCall]: makeStudentDashboard({
        unfinished: [
          {
            id: testUid(7),
            title: 'ESAT Mock 2 · Physics',
            subjectSlug: 'mixed',
            answered: 4,
            total: 27,
            startedAt: '2027-03-01T10:00:00Z',
            lastSavedAt: null,
            sittingId: testUid(8),
          },
        ],
      }),
    },
  })
  const [first] = await screen.findAllByRole('link', { name: /Continue/ })
  expect(first).toHaveAttribute('href', `/resources/question-bank/simulate/continue/${testUid(8)}`)
})

test('starts a set on the weakest topic, of as many questions as there are, and opens it', async () => {
  const { user, network, address } = renderScreen(<DashboardScreen />, {
    route: '/',
    calls: {
      [dashboardCall]: makeStudentDashboard({ weakestTopic: makeTopic({ topicId: 42 }) }),
      'GET /Question/Question/GetQuestionCount': { questionCount: 6, byTopic: [] },
      'POST /Revise/api/Revise/CreateSet': { id: testUid(9), subjectSlug: 'algebra' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Start a set' }))
  await waitFor(() =>
    expect(address()).toBe(`/resources/question-bank/revise/algebra/${testUid(9)}`),
  )
  const [request] = network.requestsOf('POST /Revise/api/Revise/CreateSet')
  expect(request?.body).toMatchObject({ topicIds: [42], size: 6, feedback: 'each' })
  expect(request?.headers.get('idempotency-key')).not.toBeNull()
})

test('offers a set on the weakest topic too, where a set under way comes first', async () => {
  const { user, network, address } = renderScreen(<DashboardScreen />, {
    route: '/',
    calls: {
      [dashboardCall]: makeStudentDashboard({
        unfinished: [mechanics],
        weakestTopic: makeTopic({ topicId: 42 }),
      }),
      'GET /Question/Question/GetQuestionCount': { questionCount: 60, byTopic: [] },
      'POST /Revise/api/Revise/CreateSet': { id: testUid(9), subjectSlug: 'algebra' },
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Your weakest topic' }))
  expect(card.getByText(makeTopic().topicName)).toBeVisible()
  await expectNoAxeViolations()
  await user.click(card.getByRole('button', { name: 'Practise it' }))
  await waitFor(() => expect(address()).toContain(testUid(9)))
  expect(network.requestsOf('POST /Revise/api/Revise/CreateSet')[0]?.body).toMatchObject({
    ...{ topicIds: [42], size: 10 },
  })
})

test.each([
  ['it is the next step', { weakestTopic: makeTopic() }, {}],
  ['no topic can be told', { weakestTopic: null, unfinished: [mechanics] }, {}],
  [
    'there is no question bank',
    { weakestTopic: makeTopic(), unfinished: [mechanics] },
    { hasQuestionBank: false },
  ],
])('names no weakest topic beside where %s', async (_, dashboard, claims) => {
  renderScreen(<DashboardScreen />, {
    claims,
    calls: { [dashboardCall]: makeStudentDashboard(dashboard) },
  })
  // Comes with what is fetched when all is calm.
  await screen.findByRole('img', { name: /answers/i })
  expect(screen.queryByRole('region', { name: 'Your weakest topic' })).toBeNull()
})

test('checks an item off at once, and takes the check back when the server refuses it', async () => {
  const { user, network } = renderScreen(<DashboardScreen />, {
    calls: {
      [dashboardCall]: makeStudentDashboard(),
      'POST /Curriculum/Curriculum/SetCompletion': failure,
    },
  })
  const item = await screen.findByRole('checkbox', { name: 'Revise surds' })
  await user.click(item)
  await waitFor(() => expect(screen.getByText(/The item could not be changed/)).toBeVisible())
  expect(screen.getByRole('checkbox', { name: 'Revise surds' })).not.toBeChecked()

  network.answer({
    [dashboardCall]: makeStudentDashboard({
      nextItems: makeStudentDashboard().nextItems.map((item, place) => ({
        ...item,
        isCompleted: place === 0,
      })),
    }),
    'POST /Curriculum/Curriculum/SetCompletion': makeCurriculumItem({
      ...{ id: testUid(1), isCompleted: true, monthNumber: 3 },
    }),
  })
  await user.click(screen.getByRole('checkbox', { name: 'Revise surds' }))
  expect(screen.getByRole('checkbox', { name: 'Revise surds' })).toBeChecked()
})

test('closes an announcement for good, and brings it back when that fails', async () => {
  const { user, network } = renderScreen(<DashboardScreen />, {
    calls: {
      [dashboardCall]: makeStudentDashboard({
        announcements: [
          {
            id: testUid(5),
            title: 'Mock week',
            text: 'Mocks start on Monday.',
            html: null,
            from: '2027-03-01',
            to: '2027-03-08',
          },
        ],
      }),
      'POST /Announcement/Announcement/Dismiss': failure,
    },
  })
  expect(await screen.findByText('Mocks start on Monday.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText(/The announcement could not be closed/)).toBeVisible()
  expect(screen.getByText('Mocks start on Monday.')).toBeVisible()
  expect(network.requestsOf('POST /Announcement/Announcement/Dismiss')[0]?.body).toEqual({
    announcementId: testUid(5),
  })
})

test('has no empty charts for a programme without the question bank', async () => {
  renderScreen(<DashboardScreen />, {
    claims: { hasQuestionBank: false },
    calls: { [dashboardCall]: makeStudentDashboard({ accuracy: [], readiness: [] }) },
  })
  expect(await screen.findByRole('region', { name: 'Habit' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Question bank' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Readiness' })).toBeNull()
})

test('is asked for again when the server tells of a change', async () => {
  const { network } = renderScreen(<DashboardScreen />, {
    calls: { [dashboardCall]: makeStudentDashboard() },
  })
  expect(await screen.findByRole('region', { name: 'Tuition' })).toHaveTextContent('12.5')
  const tuition = { ...makeStudentDashboard().tuition, remaining: 11.5, used: 28.5 }
  network.answer({ [dashboardCall]: makeStudentDashboard({ tuition }) })
  await waitFor(() => {
    tellLive()
    expect(screen.getByRole('region', { name: 'Tuition' })).toHaveTextContent('11.5')
  })
})
