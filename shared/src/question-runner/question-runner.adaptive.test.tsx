import { screen, waitFor, within } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { heading, ready, setUp } from './question-runner.testing.tsx'
import { makeQuestion, makeSet } from './testing.ts'
import type { DrawnQuestion, RunnerSet } from './types.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const adaptive = (more: Partial<RunnerSet> = {}) =>
  makeSet({ order: 'adaptive', total: 3, questions: [makeQuestion()], ...more })
const drawn = (position: number): DrawnQuestion => ({
  question: makeQuestion({ questionId: position, number: position }),
  level: 2.5,
})

it('draws the next question while the solution is read, so that Next has it at once', async () => {
  const drawNext = vi.fn(async (position: number) => drawn(position))
  const { user } = setUp(adaptive({ feedback: 'each' }), { calls: { drawNext } })
  await ready()
  await user.click(screen.getByRole('button', { name: 'Questions' }))
  const drawer = await screen.findByRole('dialog', { name: 'Questions' })
  expect(within(drawer).getByText('Question 2, to come')).toBeInTheDocument()
  expect(within(drawer).getByText(/2 to come/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('radio', { name: /Option b/ }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('region', { name: 'Solution' })
  await waitFor(() => expect(drawNext).toHaveBeenCalledExactlyOnceWith(2))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  expect(drawNext).toHaveBeenCalledOnce()
})

it('is busy while it draws, after the answer is with the server', async () => {
  let give: ((answer: DrawnQuestion) => void) | undefined
  const drawNext = vi.fn(
    (_position: number) => new Promise<DrawnQuestion>((resolve) => (give = resolve)),
  )
  const { user, server } = setUp(adaptive(), { calls: { drawNext } })
  await ready()
  await user.keyboard('b')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(drawNext).toHaveBeenCalledOnce())
  expect(server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'b' })
  expect(screen.getByRole('button', { name: /Next/ })).toHaveAttribute('aria-busy', 'true')
  give?.(drawn(2))
  await heading('Question 2 of 3')
})

it('waits for the connection, says so, and tries again', async () => {
  let isAway = true
  const drawNext = vi.fn(async (position: number) => {
    if (isAway) throw new ApiError({ status: 0, message: 'The connection was lost.' })
    return drawn(position)
  })
  const { user } = setUp(adaptive(), { calls: { drawNext } })
  await ready()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('The next question comes when you are connected.')).toBeVisible()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Question 2 of 3')
  expect(screen.queryByText('The next question comes when you are connected.')).toBeNull()
})

it('is complete when no question fits any more, and offers to finish', async () => {
  const { user } = setUp(adaptive(), {
    calls: { drawNext: async () => ({ question: null, level: 3 }) },
  })
  await ready()
  await user.keyboard('b')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(
    await screen.findByText('No more questions fit. You can finish the set now.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Finish' }).at(-1) ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Finish this set?' })).toBeVisible()
})
