import { fakeDate, renderScreen, screen, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import QuestionAdminScreen from '../question-admin.screen.tsx'
import { questionsCall } from '../questions.queries.ts'
import { makeQuestionRow } from '../questions.testing.ts'
import { bulkCall, resultsCall, undoCall } from './bulk.queries.ts'

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
      [resultsCall]: { ...results, canUndo: false },
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
