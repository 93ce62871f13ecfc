import { fireEvent, screen, within } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heading, ready, setUp } from './question-runner.testing.tsx'
import { makeQuestion, makeSet } from './testing.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const questions = Array.from({ length: 27 }, (_, index) =>
  makeQuestion({
    questionId: index + 1,
    number: index + 1,
    text: `<p>What is <b>${index}</b> and one?</p>`,
    options: ['a', 'b', 'c', 'd'].map((letter) => ({ letter, html: `<i>${letter}${index}</i>` })),
  }),
)

let commits = 0
/** A runner on which no time passes, which would be saved and shown. */
const standing = () => setUp(makeSet({ questions }), { onCommit: () => commits++, now: () => 0 })

/** Beside the question; hidden where the window is no wider. */
function paletteOf(): HTMLElement {
  const palette = document.querySelector('aside')
  if (palette === null) throw new Error('There is no palette')
  return palette
}

/** What happens on the screen while something is done. */
async function changesOf(run: () => void) {
  const changed: Node[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.push(target)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  commits = 0
  run()
  const drawn = commits
  // Observers are told before the next task.
  await Promise.resolve()
  observer.disconnect()
  const within = (part: Element) => [...new Set(changed.filter((node) => part.contains(node)))]
  return { drawn, within }
}

// What a step costs does not show in a test's time; what it draws does.
it.each([
  ['the next question', 'ArrowRight', 2],
  ['the previous question', 'ArrowLeft', 4],
])('a step to %s draws once, and no more than is another', async (_, key, from) => {
  const { user } = standing()
  await ready()
  const palette = paletteOf()
  await user.click(
    within(palette).getByRole('button', { name: `Question ${from}, not answered`, hidden: true }),
  )
  await heading(`Question ${from} of 27`)
  const options = [...document.querySelectorAll('[data-letter]')]

  const { drawn, within: of } = await changesOf(() => fireEvent.keyDown(window, { key }))
  await heading('Question 3 of 27')
  expect(drawn).toBe(1)
  // The cells that were left and come to.
  expect(of(palette)).toHaveLength(2)
  expect(of(screen.getByRole('banner'))).toEqual([])
  expect(of(screen.getByRole('contentinfo'))).toEqual([])
  // Those of the question before, with other words.
  expect([...document.querySelectorAll('[data-letter]')]).toEqual(options)
  expect(screen.getByRole('radio', { name: /a2/ })).not.toBeChecked()
})

it('an answer draws its option, its cell and what is counted', async () => {
  standing()
  await ready()
  const palette = paletteOf()
  const [text] = document.querySelectorAll('.rich-text')
  const { drawn, within: of } = await changesOf(() => fireEvent.keyDown(window, { key: 'b' }))
  expect(screen.getByRole('radio', { name: /b0/ })).toBeChecked()
  expect(drawn).toBe(1)
  expect(text && of(text)).toEqual([])
  expect(of(palette).length).toBeLessThanOrEqual(4)
})
