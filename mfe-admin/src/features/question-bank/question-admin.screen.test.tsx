import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeSet,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from './edit-question.testing.tsx'
import HomeScreen from './home.screen.tsx'
import PickQuestionScreen from './pick-question.screen.tsx'
import QuestionAdminScreen from './question-admin.screen.tsx'
import {
  copyCall,
  deleteCall,
  lookThroughCall,
  questionsCall,
  stateCall,
} from './questions.queries.ts'
import { makeQuestionRow } from './questions.testing.ts'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const rows = [
  makeQuestionRow(),
  makeQuestionRow({ id: 43, key: 'forces-2', state: 'draft', filings: 0, filedUnder: null }),
]
const path = '/question-bank/question-admin'
const open = (more: FakeCalls = {}, search = '') =>
  renderScreen(<QuestionAdminScreen />, {
    ...{ role: 'Admin', route: path, path: `${path}${search}` },
    calls: { [questionsCall]: { questions: rows, totalCount: 2 }, ...more },
  })
const choose = async (user: ReturnType<typeof open>['user'], id: number, action: string) => {
  await user.click(
    await screen.findByRole('button', {
      name: `What to do with question ${id} (forces-${id - 41})`,
    }),
  )
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('all questions', () => {
  it('come with what they say, their state and figures, those edited last first', async () => {
    const { network } = open()
    expect(await screen.findByText('42 · forces-1 · Multiple choice')).toBeVisible()
    expect(screen.getAllByText('Which force acts on a falling stone?')).toHaveLength(2)
    expect(screen.getByText('Nowhere')).toBeVisible()
    expect(network.requestsOf(questionsCall)[0]?.query).toEqual({
      ...{ pageNo: '1', pageSize: '20', sort: 'changedAt', direction: 'desc' },
    })
    await expectNoAxeViolations()
  })

  it('that none fits is said, with the way to all', async () => {
    open({ [questionsCall]: { questions: [], totalCount: 0 } }, '?search=unicorn')
    expect(await screen.findByText('No question fits')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  })

  it('are looked through in the runner, several at once', async () => {
    const { user, network } = open({
      [lookThroughCall]: { set: makeSet({ title: 'Look through' }), statistics: [] },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select question 42 (forces-1)' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select question 43 (forces-2)' }))
    await user.click(await screen.findByRole('button', { name: 'Look through' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Look through' }))
    expect(await dialog.findByText('Which force acts on a falling stone?')).toBeVisible()
    // The page has its own.
    expect(dialog.queryByRole('main')).toBeNull()
    expect(network.requestsOf(lookThroughCall)[0]?.query).toEqual({ questionIds: '42,43' })
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('what is chosen stays chosen on other pages', async () => {
    const { user } = open({
      [questionsCall]: ({ query }) => ({
        questions: String(query?.pageNo) === '1' ? rows.slice(0, 1) : rows.slice(1),
        totalCount: 21,
      }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select question 42 (forces-1)' }))
    await user.click(await screen.findByRole('link', { name: /Page 2|^2$/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select question 43 (forces-2)' }))
    expect(await screen.findByText(/^2 questions chosen/)).toBeVisible()
  })

  it('one is published, and what it lacks is said', async () => {
    const { user, network } = open({
      [stateCall]: refusal(422, 'It cannot be published.', undefined),
    })
    await choose(user, 43, 'Publish')
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this question?' }))
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await dialog.findByText('It cannot be published.')).toBeVisible()
    network.answer({ [stateCall]: undefined })
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Question 43 (forces-2) is live.')).toBeVisible()
    expect(network.requestsOf(stateCall)[1]?.body).toEqual({
      ...{ questionId: 43, state: 'live', version: 3 },
    })
  })

  it('one is withdrawn with a reason, which is asked for', async () => {
    const { user, network } = open({ [stateCall]: undefined })
    await choose(user, 42, 'Withdraw')
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this question?' }))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await dialog.findByText('Say why it is withdrawn')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ambiguous')
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(network.requestsOf(stateCall)).toHaveLength(1))
    expect(network.requestsOf(stateCall)[0]?.body).toEqual({
      ...{ questionId: 42, state: 'withdrawn', version: 3, reason: 'Ambiguous' },
    })
  })

  it.each([
    ['draft', false, ['Edit', 'Publish', 'Make a copy', 'Delete draft', 'Look through']],
    ['draft', true, ['Edit', 'Publish', 'Make a copy', 'Look through']],
    ['live', false, ['Edit', 'Withdraw', 'Make a copy', 'Back to draft', 'Look through']],
    ['live', true, ['Edit', 'Withdraw', 'Make a copy', 'Look through']],
    ['withdrawn', false, ['Edit', 'Publish', 'Make a copy', 'Back to draft', 'Look through']],
    ['withdrawn', true, ['Edit', 'Publish', 'Make a copy', 'Look through']],
  ] as const)(
    'offer for a %s one, given out: %s, what its editor offers',
    async (state, isGivenOut, offered) => {
      const { user } = open({
        [questionsCall]: { questions: [makeQuestionRow({ state, isGivenOut })], totalCount: 1 },
      })
      await user.click(
        await screen.findByRole('button', { name: 'What to do with question 42 (forces-1)' }),
      )
      const items = await screen.findAllByRole('menuitem')
      expect(items.map((item) => item.textContent)).toEqual(offered)
    },
  )

  it('a draft that nobody was given is deleted, once that is sure', async () => {
    const { user, network } = open({ [deleteCall]: undefined })
    await choose(user, 43, 'Delete draft')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete draft' }))
    expect(await screen.findByText('Question 43 (forces-2) is deleted.')).toBeVisible()
    expect(network.requestsOf(deleteCall)[0]?.body).toEqual({ questionId: 43 })
  })

  it('a live one that nobody was given goes back to being a draft', async () => {
    const { user, network } = open({ [stateCall]: undefined })
    await choose(user, 42, 'Back to draft')
    expect(await screen.findByText(/^Question 42 \(forces-1\) is a draft\./)).toBeVisible()
    expect(network.requestsOf(stateCall)[0]?.body).toEqual({
      ...{ questionId: 42, state: 'draft', version: 3 },
    })
  })

  it('show as many columns as a laptop has room for, and the others when asked', async () => {
    const { user, address } = open()
    const headers = async () =>
      (await screen.findAllByRole('columnheader')).map((header) => header.textContent)
    await screen.findByText('42 · forces-1 · Multiple choice')
    expect(await headers()).toContain('Filed under')
    expect(await headers()).not.toContain('Discrimination')
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns and rows' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Discrimination' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await headers()).toContain('Discrimination')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Discrimination' }))
    expect(address()).toBe(path)
  })

  it('one is copied, and its copy opened', async () => {
    const { user, address } = open({ [copyCall]: { id: 99 } })
    await choose(user, 42, 'Make a copy')
    await waitFor(() => expect(address()).toBe(`${path}/edit-question/qu-99`))
  })
})

it('a question is picked to be edited', async () => {
  renderScreen(<PickQuestionScreen />, {
    ...{ role: 'Admin', route: `${path}/edit-question`, path: `${path}/edit-question` },
    calls: { [questionsCall]: { questions: rows, totalCount: 2 } },
  })
  const [first] = await screen.findAllByRole('link', { name: /Which force acts/ })
  expect(first).toHaveAttribute('href', `${path}/edit-question/qu-42`)
})

it('the home has a figure at each door, and the topics with their questions by state', async () => {
  const counts = { live: 12, draft: 2, withdrawn: 1, isArchived: false }
  const { user, network } = renderScreen(<HomeScreen />, {
    ...{ role: 'Admin', path: '/question-bank' },
    calls: {
      'GET /subject/admin/Tree': [
        {
          ...{ id: 1, name: 'ESAT', isRetired: false, ...counts },
          parts: [
            {
              ...{ id: 2, sectionNo: 'Physics', isCompulsory: false, ...counts },
              subjects: [
                {
                  ...{ id: 3, name: 'Mechanics', ...counts },
                  topics: [
                    {
                      ...{ id: 4, name: 'Forces', ...counts },
                      subTopics: [{ id: 5, name: 'Weight', ...counts }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
      [questionsCall]: ({ query }) => ({
        questions: [makeQuestionRow()],
        totalCount: query?.isFlagged === 'true' ? 3 : 0,
      }),
      'GET /question/admin/Report/GetItems': {
        ...{ items: [], totalCount: 714 },
        counts: { veryLikely: 1, likely: 2, none: 3, notAvailable: 4 },
      },
      [lookThroughCall]: { set: makeSet(), statistics: [] },
    },
  })
  const doors = within(screen.getByRole('navigation', { name: 'Parts of the question bank' }))
  expect(await doors.findByText('714 questions')).toBeVisible()
  expect(await doors.findByText('3 questions wait')).toBeVisible()
  expect(await doors.findByText('1 very likely needs a check')).toBeVisible()
  expect(await doors.findByText('1 page')).toBeVisible()
  await user.click(screen.getByText('Physics'))
  expect(screen.getByRole('row', { name: /^Forces 12 2 1/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look through Forces' }))
  expect(await screen.findByRole('dialog', { name: 'Look through' })).toBeVisible()
  expect(network.requestsOf(lookThroughCall)[0]?.query).toEqual({ questionIds: '42' })
})
