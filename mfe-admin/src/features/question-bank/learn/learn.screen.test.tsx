import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import LearnScreen from './learn.screen.tsx'
import { makeListedPage, makeSubject } from './learn.testing.ts'

const allCall = 'GET /training/admin/Learning'

const all = [
  makeSubject({
    ...{ learningId: 12, name: 'Algebra', holes: 1 },
    pages: [
      makeListedPage({ subTopicId: 7, name: 'Roots', words: 1_420 }),
      makeListedPage({ subTopicId: 8, name: 'Surds', hasDraft: true }),
      makeListedPage({
        subTopicId: 9,
        name: 'Logarithms',
        state: 'none',
        words: 0,
        changedAt: null,
      }),
    ],
  }),
  makeSubject({
    ...{ learningId: 13, name: 'Waves', slug: 'waves', sectionId: 20, sectionNo: 'Physics' },
    pages: [makeListedPage({ subTopicId: 10, name: 'Sound', state: 'draft', hasDraft: true })],
  }),
]

beforeEach(() => fakeDate('2027-03-03T10:00:00Z'))

const open = (path = '/question-bank/learn', answer: FakeCalls[typeof allCall] = all) =>
  renderScreen(<LearnScreen />, { role: 'Admin', path, calls: { [allCall]: answer } })

it('shows all pages by part, subject and topic, with how each stands', async () => {
  const { user } = open()
  expect(
    await screen.findByText('2 pages that students read, 2 drafts, 1 sub-topic without a page'),
  ).toBeVisible()
  const maths = within(screen.getByRole('region', { name: 'Mathematics 1' }))
  expect(maths.getByText('3 sub-topics, 1 without a page')).toBeVisible()
  await user.click(maths.getByText('Algebra'))
  const roots = maths.getByRole('link', { name: /^Roots/ })
  expect(roots).toHaveAttribute('href', '/question-bank/learn/12-algebra/7')
  expect(roots).toHaveTextContent('1,420 words')
  expect(roots).toHaveTextContent('2 days ago, Ada Author')
  expect(within(roots).getByText('Published')).toBeVisible()
  const surds = within(maths.getByRole('link', { name: /^Surds/ }))
  expect(surds.getByText('Draft not published')).toBeVisible()
  expect(
    within(maths.getByRole('link', { name: /^Logarithms/ })).getByText('No page'),
  ).toBeVisible()
  await expectNoAxeViolations()
})

it('finds pages by what the address says, and clears it', async () => {
  const { user, address } = open('/question-bank/learn?state=none')
  expect(await screen.findByRole('link', { name: /^Logarithms/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Roots/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'With a draft' }))
  expect(address()).toBe('/question-bank/learn?state=draft')
  expect(screen.getByRole('link', { name: /^Sound/ })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'Mathematics 1')
  expect(screen.queryByRole('link', { name: /^Sound/ })).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: /^Search pages/ }), 'x-ray{Enter}')
  expect(await screen.findByText('No page fits')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/question-bank/learn')
})

it('says what could not be loaded, and that there is nothing yet', async () => {
  const { unmount, network } = open(
    undefined,
    new ApiError({ status: 403, message: 'Not for you.' }),
  )
  expect(await screen.findByText('The pages could not be loaded')).toBeVisible()
  unmount()
  network.restore()
  open(undefined, [])
  expect(await screen.findByText('There is nothing to write about yet')).toBeVisible()
})
