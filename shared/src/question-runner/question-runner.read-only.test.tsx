// @vitest-environment jsdom
import { act, expectNoAxeViolations, screen } from '@portal/shared/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setUp } from './question-runner.testing.tsx'
import { memoryStorage } from './queue/answer-storage.ts'
import { makeFourTypes, makeQuestion, makeSet, makeVerdict } from './testing.ts'

const reason = 'You are viewing the portal as Kim Lee, so nothing can be changed.'
const readOnly = { reason, control: { 'aria-disabled': true, title: reason } as const }

const inThePast = new Date(Date.now() - 60_000).toISOString()

function lookOn(set = makeSet(), storage = memoryStorage(true)) {
  const locks = { request: vi.fn() }
  return { ...setUp(set, { readOnly, storage, locks }), locks }
}

describe('a runner that looks on', () => {
  it('says why, and disables whatever writes with that reason', async () => {
    lookOn()
    expect(screen.getByText(reason)).toBeVisible()
    for (const name of ['Flag', 'Mark for review', 'Bookmark', 'Finish']) {
      const button = screen.getByRole('button', { name })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(reason)
    }
    for (const option of screen.getAllByRole('radio')) expect(option).toBeDisabled()
    await expectNoAxeViolations()
  })

  it('sends and keeps nothing, whatever is pressed, and holds up no other tab', async () => {
    const storage = memoryStorage(true)
    const { user, server, locks, unmount } = lookOn(makeSet(), storage)
    for (const name of ['Flag', 'Mark for review', 'Bookmark', 'Finish']) {
      await user.click(screen.getByRole('button', { name }))
    }
    await user.keyboard('abmfxa{Enter}{ArrowRight}bm')
    unmount()
    await Promise.resolve()
    expect(screen.queryByRole('dialog')).toBeNull()
    for (const call of Object.values(server.calls)) expect(call).not.toHaveBeenCalled()
    expect(await storage.unconfirmedSets('ada')).toEqual([])
    expect(locks.request).not.toHaveBeenCalled()
  })

  it('goes from question to question', async () => {
    const { user } = lookOn(makeSet({ questions: makeFourTypes() }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText(/Question 2 of 4/)).toBeVisible()
    expect(screen.getByLabelText('Your answer')).toHaveAttribute('readonly')
  })

  it('hands nothing in when the time is over', () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { server, onFinished } = lookOn(makeSet({ deadlineAt: inThePast }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByRole('timer')).toHaveTextContent('00:00')
    for (const call of Object.values(server.calls)) expect(call).not.toHaveBeenCalled()
    expect(onFinished).not.toHaveBeenCalled()
  })

  it('marks no essay', async () => {
    const essay = makeQuestion({
      questionType: 2,
      response: { kind: 'text', text: 'An essay' },
      verdict: makeVerdict({
        isCorrect: null,
        modelAnswer: '<p>Better</p>',
        criteria: ['Clear'],
        criteriaMet: null,
      }),
    })
    const { user, server } = lookOn(makeSet({ questions: [essay] }))
    await user.click(screen.getByRole('button', { name: 'Save my marking' }))
    expect(screen.getByRole('checkbox', { name: 'Clear' })).toBeDisabled()
    expect(server.calls.selfMark).not.toHaveBeenCalled()
  })
})
