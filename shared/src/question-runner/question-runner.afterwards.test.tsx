import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QuestionReview } from './question-review.tsx'
import { ready, setUp } from './question-runner.testing.tsx'
import { makeQuestion, makeSet, makeVerdict } from './testing.ts'
import type { AfterwardsCalls } from './types.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const wrong = makeQuestion({
  response: { kind: 'choice', letter: 'b' },
  verdict: makeVerdict({ isCorrect: false, mark: 0 }),
})
const review = (calls: AfterwardsCalls, onPractise?: (questionIds: number[]) => void) =>
  renderScreen(<QuestionReview question={wrong} calls={calls} onPractise={onPractise} />)

describe('an answer that came too late', () => {
  const late = {
    response: { kind: 'choice' as const, letter: 'c' },
    saidAt: '2027-03-01T10:05:00.000Z',
    arrivedAt: '2027-03-01T12:00:00.000Z',
  }

  it('is shown beside the one that counts, and called what it is', async () => {
    renderScreen(<QuestionReview question={{ ...wrong, late }} />)
    expect(screen.getByText('Late answer, not marked')).toBeVisible()
    expect(screen.getByText(/^Option C reached us on/)).toHaveTextContent(
      /Option C reached us on .*1 Mar.*, after the time was up\./,
    )
    await expectNoAxeViolations()
  })

  it('is said of no other question', () => {
    renderScreen(<QuestionReview question={wrong} />)
    expect(screen.queryByText('Late answer, not marked')).not.toBeInTheDocument()
  })
})

describe('why an answer was wrong', () => {
  it('is said in one tap, shown at once, and stays on the question', async () => {
    const setMissReason = vi.fn(async () => undefined)
    const { user } = setUp(
      makeSet({ feedback: 'each', questions: [wrong, makeQuestion({ questionId: 2, number: 2 })] }),
      {
        calls: { setMissReason },
      },
    )
    await ready()
    await user.keyboard('{ArrowLeft}')
    await user.click(screen.getByRole('button', { name: 'Misread' }))
    expect(screen.getByRole('button', { name: 'Misread' })).toHaveAttribute('aria-pressed', 'true')
    expect(setMissReason).toHaveBeenCalledExactlyOnceWith(1, 'misread')
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(screen.getByRole('button', { name: 'Misread' })).toHaveAttribute('aria-pressed', 'true')
    await expectNoAxeViolations()
  })

  it('is taken back, with the reason, when it could not be kept', async () => {
    const { user } = review({ setMissReason: () => Promise.reject(new Error('Away')) })
    await user.click(screen.getByRole('button', { name: 'Guessed' }))
    expect(await screen.findByText('The reason could not be kept. Try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Guessed' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows what was said before, and is not asked of a right answer', () => {
    const calls = { setMissReason: async () => undefined }
    const first = renderScreen(
      <QuestionReview question={{ ...wrong, missReason: 'guessed' }} calls={calls} />,
    )
    expect(screen.getByRole('button', { name: 'Guessed' })).toHaveAttribute('aria-pressed', 'true')
    first.unmount()
    renderScreen(<QuestionReview question={{ ...wrong, verdict: makeVerdict() }} calls={calls} />)
    expect(screen.queryByText('Why was it wrong?')).toBeNull()
  })

  it('is asked of a question that was left out too', async () => {
    const setMissReason = vi.fn(async () => undefined)
    const leftOut = makeQuestion({ verdict: makeVerdict({ isCorrect: null, mark: null }) })
    const { user } = renderScreen(<QuestionReview question={leftOut} calls={{ setMissReason }} />)
    const reasons = screen.getByRole('group', { name: 'Why was it left out?' })
    await user.click(within(reasons).getByRole('button', { name: 'Ran out of time' }))
    expect(setMissReason).toHaveBeenCalledExactlyOnceWith(1, 'ran out of time')
  })
})

describe('a note on a question', () => {
  it('saves itself and says truly whether the server has it', async () => {
    let isAway = true
    const setNote = vi.fn(() => (isAway ? Promise.reject(new Error('Away')) : Promise.resolve()))
    const { user } = review({ setNote })
    const field = screen.getByRole('textbox', { name: 'Your note on this question' })
    await user.type(field, 'Mind the sign')
    expect(screen.getByText('Saving')).toBeVisible()
    await user.tab()
    expect(await screen.findByText('On this device only')).toBeVisible()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(setNote).toHaveBeenLastCalledWith(1, 'Mind the sign', { keepalive: false })
  })

  it('is sent when the question is left, and kept as a draft until then', async () => {
    const setNote = vi.fn(async () => undefined)
    const { user, unmount } = review({ setNote })
    await user.type(screen.getByRole('textbox', { name: 'Your note on this question' }), 'Quick')
    unmount()
    await waitFor(() => expect(setNote).toHaveBeenCalledWith(1, 'Quick', { keepalive: false }))
  })
})

describe('similar questions', () => {
  const similar = (questionId: number) => ({
    questionId,
    summary: `Question about forces ${questionId}`,
    summaryHtml: `Question about forces ${questionId}`,
    topicName: 'Forces',
    difficulty: 3,
    status: 'unused' as const,
  })

  it('come when asked for, five at most, and can be practised', async () => {
    const onPractise = vi.fn()
    const calls = { similar: vi.fn(async () => [11, 12, 13, 14, 15, 16].map(similar)) }
    const { user } = review(calls, onPractise)
    expect(calls.similar).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Similar questions' }))
    expect(await screen.findByText('Question about forces 11')).toBeVisible()
    expect(screen.getAllByText('Difficulty 3 of 5')).toHaveLength(5)
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Practise these' }))
    expect(onPractise).toHaveBeenCalledExactlyOnceWith([11, 12, 13, 14, 15])
  })

  it('say that there are none, and that they could not be loaded', async () => {
    let isAway = true
    const { user } = review({
      similar: async () => {
        if (isAway) throw new Error('Away')
        return []
      },
    })
    await user.click(screen.getByRole('button', { name: 'Similar questions' }))
    expect(await screen.findByText('They could not be loaded')).toBeVisible()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There are no others like it yet.')).toBeVisible()
  })
})

describe('an essay that a tutor marks', () => {
  const essay = (more: Partial<ReturnType<typeof makeVerdict>>) =>
    makeQuestion({
      questionType: 2,
      options: [],
      response: { kind: 'text', text: 'My essay' },
      verdict: makeVerdict({
        isCorrect: null,
        mark: null,
        correctLetter: null,
        modelAnswer: '<p>A model</p>',
        criteria: ['Clear', 'Short'],
        isMarkedByTutor: true,
        ...more,
      }),
    })

  it('says so and asks for no marking', () => {
    renderScreen(<QuestionReview question={essay({})} onMark={vi.fn()} />)
    expect(screen.getByRole('heading', { name: 'Your tutor marks this essay.' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('shows the criteria and what the tutor wrote once it is marked', () => {
    renderScreen(
      <QuestionReview
        question={essay({ mark: 0.5, criteriaMet: [true, false], comment: 'Shorten the start.' })}
      />,
    )
    const panel = screen.getByRole('region', { name: 'Solution of question 1' })
    expect(within(panel).getByText('Shorten the start.')).toBeVisible()
    expect(panel).toHaveTextContent('Marked by your tutor: 50%')
    expect(panel).toHaveTextContent('1 of 2')
  })
})
