import {
  expectNoAxeViolations,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import QuestionAdminScreen from '../question-admin.screen.tsx'
import { questionsCall } from '../questions.queries.ts'
import { makeQuestionRow } from '../questions.testing.ts'
import { bulkCall, listCall, resultsCall, undoCall } from './bulk.queries.ts'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const path = '/question-bank/question-admin'
const changeId = '019cb84a-4100-7dfc-9708-5dee4f178369'
const results = {
  results: [
    {
      ...{ questionId: 43, summary: 'A draft', outcome: 'refused' as const },
      message: 'Enter the question',
    },
    { questionId: 42, summary: 'Whole', outcome: 'done' as const, message: null },
  ],
  ...{ totalCount: 2, change: { publish: true }, done: 2, total: 2, canUndo: true },
  state: 'done' as const,
  counts: { done: 1, same: 0, refused: 1, undone: 0, left: 0 },
}

const open = () =>
  renderScreen(<QuestionAdminScreen />, {
    ...{ role: 'Admin', route: path, path },
    calls: {
      [questionsCall]: {
        questions: [makeQuestionRow(), makeQuestionRow({ id: 43, key: 'forces-2' })],
        totalCount: 2,
      },
      [bulkCall]: { changeId },
      [resultsCall]: results,
    },
  })
const chooseBoth = async (user: ReturnType<typeof open>['user']) => {
  for (const name of ['Select question 42 (forces-1)', 'Select question 43 (forces-2)']) {
    await user.click(await screen.findByRole('checkbox', { name }))
  }
}

describe('many questions', () => {
  it('are published at once, each with its result, and changed back', async () => {
    const { user, network } = open()
    await chooseBoth(user)
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Publish 2 questions?' }))
    await user.click(asked.getByRole('button', { name: 'Publish' }))
    const told = within(await screen.findByRole('dialog', { name: 'What came of it' }))
    expect(await told.findByText('2 questions: 1 changed, 1 refused.')).toBeVisible()
    expect(told.getByText('Enter the question')).toBeVisible()
    expect(network.requestsOf(bulkCall)[0]?.body).toEqual({
      ...{ questionIds: [42, 43], change: { publish: true } },
    })
    network.answer({
      [undoCall]: { undone: 1, left: [] },
      [resultsCall]: { ...results, state: 'undone', canUndo: false },
    })
    await user.click(told.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 question changed back.')).toBeVisible()
    expect(network.requestsOf(undoCall)[0]?.body).toEqual({ changeId })
  })

  it('are withdrawn with a reason alone, and nothing is sent without', async () => {
    const { user, network } = open()
    await chooseBoth(user)
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Withdraw 2 questions?' }))
    await user.click(asked.getByRole('button', { name: 'Withdraw' }))
    expect(await asked.findByText('Say why they are withdrawn')).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(network.requestsOf(bulkCall)).toEqual([])
    expect(screen.getByText('2 questions chosen')).toBeVisible()
  })
})

describe('what was changed together', () => {
  const change = {
    ...{ id: changeId, change: { publish: true }, place: null, state: 'done' as const },
    ...{ done: 2, total: 2, counts: results.counts, canUndo: true, createdBy: 'Ada Byron' },
    ...{ createdAt: '2026-11-28T09:00:00.000Z', undoUntil: '2026-12-28T09:00:00.000Z' },
  }
  const running = {
    ...{ ...change, id: testUid(2), change: { file: [] }, place: 'ESAT > Forces' },
    ...{ state: 'running' as const, done: 300, total: 1_200, canUndo: false },
    counts: { ...results.counts, done: 300, refused: 0 },
  }
  const openChanges = (changes: (typeof change | typeof running)[], search = '') =>
    renderScreen(<QuestionAdminScreen />, {
      ...{ role: 'Admin', route: path, path: `${path}?view=changes${search}` },
      calls: {
        [listCall]: { changes, totalCount: changes.length },
        [resultsCall]: results,
      },
    })

  it('stands with what it was, by whom, how far it is and what came of it', async () => {
    openChanges([running, change])
    expect(await screen.findByText('File under ESAT > Forces')).toBeVisible()
    expect(
      screen.getByRole('progressbar', {
        name: 'Running: File under ESAT > Forces, 1,200 questions',
      }),
    ).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('300 changed, 900 still to come')).toBeVisible()
    expect(screen.getByText('1 changed, 1 refused')).toBeVisible()
    expect(screen.getAllByText(/Ada Byron/)).toHaveLength(2)
    expect(screen.getByText(/^28 Dec/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
    await expectNoAxeViolations()
  })

  it('is undone once that is sure, and the list says so', async () => {
    const { user, network } = openChanges([change])
    await user.click(await screen.findByRole('button', { name: 'Undo Publish, 2 questions' }))
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Change 1 question back?' }),
    )
    const undone = { ...results.counts, done: 0, undone: 1 }
    network.answer({
      [undoCall]: { undone: 0, left: [] },
      [listCall]: {
        changes: [{ ...change, state: 'undone', counts: undone, canUndo: false }],
        totalCount: 1,
      },
    })
    await user.click(asked.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The questions are being changed back.')).toBeVisible()
    expect(await screen.findByText('Undone')).toBeVisible()
    expect(network.requestsOf(undoCall)[0]?.body).toEqual({ changeId })
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('opens with its results, by an address that keeps them', async () => {
    const { user, address } = openChanges([change])
    await user.click(await screen.findByRole('button', { name: 'Results Publish, 2 questions' }))
    const told = within(await screen.findByRole('dialog', { name: 'What came of it' }))
    expect(await told.findByText('Enter the question')).toBeVisible()
    expect(address()).toBe(`${path}?view=changes&change=${changeId}`)
    await user.click(told.getByRole('button', { name: 'Done' }))
    expect(address()).toBe(`${path}?view=changes`)
  })

  it('that there is none yet is said', async () => {
    openChanges([])
    expect(await screen.findByText('Nothing changed together yet')).toBeVisible()
  })
})
