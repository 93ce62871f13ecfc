import {
  expectNoAxeViolations,
  fireEvent,
  makeQuestion,
  makeVerdict,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import type { RunnerQuestion } from '../types.ts'
import { QuestionsReview } from './questions-review.tsx'
import { useReviewAddress } from './review-address.ts'

const path = '/solutions'

/** What a hundred questions may cost in the page at first, whatever stands in each of them. */
const mostElements = 1_500

const questions: RunnerQuestion[] = Array.from({ length: 100 }, (_, index) =>
  makeQuestion({
    questionId: index + 1,
    number: index + 1,
    text: `<p>Text ${index + 1}</p>${'<i>x</i>'.repeat(200)}`,
    response: { kind: 'choice', letter: index % 3 === 0 ? 'b' : 'a' },
    timeMs: 30_000,
    verdict: makeVerdict({ isCorrect: index % 3 !== 0 }),
  }),
)

function Solutions() {
  const address = useReviewAddress()
  const shown =
    address.filter === 'wrong'
      ? questions.filter(({ verdict }) => verdict?.isCorrect === false)
      : questions
  return (
    <QuestionsReview
      questions={shown}
      address={address}
      filter={
        <button type="button" onClick={() => address.show('wrong')}>
          Wrong
        </button>
      }
      empty={null}
      reviewOf={() => ({})}
    />
  )
}

const renderReview = (query = '') =>
  renderScreen(<Solutions />, { path: path + query, route: path })

const headings = () =>
  screen.getAllByRole('heading', { name: /^Question \d/ }).map(({ textContent }) => textContent)
const step = (name: string) => screen.getByRole('button', { name })

describe('a hundred questions to look back at', () => {
  it.each(['', '?view=list'])('are few elements at first%s', async (query) => {
    const { container } = renderReview(query)
    expect(container.querySelectorAll('*').length).toBeLessThan(mostElements)
    await expectNoAxeViolations()
  })

  it('come one at a time, by buttons and by keys, each at its own address with the focus on it', async () => {
    const { user, address } = renderReview()
    expect(headings()).toEqual(['Question 1'])
    expect(step('Previous question')).toBeDisabled()
    await user.click(step('Next question'))
    expect(headings()).toEqual(['Question 2'])
    expect(screen.getByRole('heading', { name: 'Question 2' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(headings()).toEqual(['Question 3'])
    expect(screen.getByRole('heading', { name: 'Question 3' })).toHaveFocus()
    expect(address()).toBe(`${path}?question=3`)
    expect(screen.getByText('3 of 100')).toBeVisible()
  })

  it('leave the arrow keys to a field that has the focus', async () => {
    const { user, address } = renderReview()
    await user.click(screen.getByRole('radio', { name: 'One at a time' }))
    await user.keyboard('{ArrowRight}')
    expect(address()).toBe(`${path}?view=list`)
  })

  it('are chosen from the palette', async () => {
    const { user } = renderReview()
    await user.click(step('All questions'))
    const palette = screen.getByRole('dialog', { name: 'Questions' })
    await user.click(within(palette).getByRole('button', { name: 'Question 40, wrong' }))
    expect(headings()).toEqual(['Question 40'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Question 40' })).toHaveFocus()
  })

  it('begin with the first that the filter leaves, which the focus does not follow', async () => {
    const { user, address } = renderReview('?question=2')
    await user.click(step('Wrong'))
    expect(headings()).toEqual(['Question 1'])
    expect(address()).toBe(`${path}?show=wrong`)
    expect(step('Wrong')).toHaveFocus()
    await user.click(step('Next question'))
    expect(headings()).toEqual(['Question 4'])
    expect(screen.getByText('2 of 34')).toBeVisible()
  })

  it('open under their row in the list, one at a time', async () => {
    const { user, address } = renderReview('?view=list')
    expect(screen.queryByRole('heading', { name: /^Question/ })).toBeNull()
    await user.click(step('Question 7 Forces Wrong 30 s'))
    expect(headings()).toEqual(['Question 7'])
    await user.click(step('Question 9 Forces Right 30 s'))
    expect(headings()).toEqual(['Question 9'])
    expect(address()).toBe(`${path}?view=list&question=9`)
    await user.click(step('Question 9 Forces Right 30 s'))
    expect(address()).toBe(`${path}?view=list`)
  })

  it('are all on the paper when the page is printed', async () => {
    renderReview('?view=list')
    fireEvent(window, new Event('beforeprint'))
    expect(headings()).toHaveLength(100)
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Question 100' })).toBeNull())
  })
})
