import { act, fireEvent, renderScreen, screen } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNewFilings } from '../filing/use-filings-form.ts'
import { AnswerCards } from './answer-cards.tsx'
import { useCreateForm } from './use-create-form.ts'

function Answers() {
  const { form } = useCreateForm(useNewFilings(), () => undefined)
  return <AnswerCards form={form} />
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

const editorOf = (letter: string) =>
  screen.queryByRole('textbox', { name: `Text of answer ${letter}` })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add Answer/Passage' }))

/** The editors that are there at first are loaded before the clock is held. */
const open = async () => {
  renderScreen(<Answers />, { role: 'Admin' })
  await screen.findByRole('textbox', { name: 'Text of answer D' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

it('the editor of a new answer is attached 3,000 ms after it was added, and not before', async () => {
  await open()
  add()
  const card = screen.getByRole('region', { name: 'Answer E' })
  expect(card).toBeVisible()
  // Nothing moves when the editor comes: what stands in its place is as high.
  const heights = [...card.querySelectorAll('*')].map((each) => getComputedStyle(each).height)
  expect(heights).toContain('278px')
  await act(async () => await vi.advanceTimersByTimeAsync(2_999))
  expect(editorOf('E')).toBeNull()
  await act(async () => await vi.advanceTimersByTimeAsync(1))
  expect(editorOf('E')).toBeVisible()
})

it('is never attached to an answer that was deleted', async () => {
  await open()
  add()
  fireEvent.click(screen.getByRole('button', { name: 'What to do with answer E' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await act(async () => await vi.advanceTimersByTimeAsync(4_000))
  expect(screen.queryByRole('region', { name: 'Answer E' })).toBeNull()
  expect(editorOf('E')).toBeNull()
})
