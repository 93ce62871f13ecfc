import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import WritingDashboardCard from './dashboard-card.tsx'
import { essaysCall, type ListedEssay, tasksCall, type WritingTask } from './submissions.queries.ts'

const essay = (n: number, last: ListedEssay['last']): ListedEssay => ({
  ...{ id: testUid(n), title: `Essay ${n}`, savedAt: null, setBy: null, dueOn: null },
  ...{ taskTitle: null, words: 300, last },
})
const marked: ListedEssay['last'] = {
  ...{ versionId: testUid(9), number: 2, state: 'marked', percent: 63 },
  ...{ handedInAt: '2026-12-01T10:00:00Z', dueAt: '2026-12-08T23:59:59Z' },
  markedAt: '2026-12-04T10:00:00Z',
}
const task: WritingTask = {
  ...{ taskId: testUid(5), kind: 'essay', title: 'Paying at the door', brief: '<p>Argue.</p>' },
  ...{ admissionTest: null, minWords: null, maxWords: null, questions: null, maxCharacters: null },
  ...{ criteria: [], setBy: 'Grace Hopper', dueOn: '2026-12-09', note: null },
}

it('shows what was set with its day, and how the newest essays stand', async () => {
  const { network } = renderScreen(<WritingDashboardCard />, {
    calls: {
      [essaysCall]: { essays: [essay(1, null), essay(2, marked)], totalCount: 2 },
      [tasksCall]: { tasks: [task], totalCount: 1 },
    },
  })
  const set = await screen.findByRole('list', { name: 'Set by your tutors' })
  expect(within(set).getByText(/Set by Grace Hopper, due on .*9 December 2026/)).toBeVisible()
  expect(within(set).getByRole('link', { name: 'Paying at the door' })).toHaveAttribute(
    ...['href', `/resources/submissions?tab=essays&task=${testUid(5)}`],
  )
  const newest = await screen.findByRole('list', { name: 'Your newest essays' })
  const [draft, back] = within(newest).getAllByRole('listitem')
  expect(within(draft as HTMLElement).getByText('Draft')).toBeVisible()
  expect(within(back as HTMLElement).getByText('63%')).toBeVisible()
  expect(within(back as HTMLElement).getByRole('link', { name: 'Essay 2' })).toHaveAttribute(
    ...['href', `/resources/submissions?tab=essays&piece=${testUid(2)}&version=2`],
  )
  // Tasks of both kinds come at once.
  expect(network.requestsOf(tasksCall).map(({ query }) => query)).toEqual([
    { pageNo: '1', pageSize: '20' },
  ])
  await expectNoAxeViolations()
})

it('says that there is nothing yet, and that it could not be had', async () => {
  const none = { tasks: [], totalCount: 0 }
  const { unmount, network } = renderScreen(<WritingDashboardCard />, {
    calls: { [essaysCall]: { essays: [], totalCount: 0 }, [tasksCall]: none },
  })
  expect(await screen.findByText('No essays yet')).toBeVisible()
  unmount()
  network.restore()
  const away = new ApiError({ status: 422, message: 'Away.' })
  renderScreen(<WritingDashboardCard />, { calls: { [essaysCall]: away, [tasksCall]: none } })
  expect(await screen.findByText('Your essays could not be loaded')).toBeVisible()
})
