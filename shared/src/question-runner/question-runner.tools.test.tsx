import {
  act,
  expectNoAxeViolations,
  fireEvent,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heading, ready, setUp } from './question-runner.testing.tsx'
import { memoryStorage } from './queue/answer-storage.ts'
import { makeFourTypes, makeQuestion, makeSet } from './testing.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40)
})
afterEach(() => {
  document.getSelection()?.removeAllRanges()
  localStorage.clear()
  vi.restoreAllMocks()
})

/** Selects words that stand within one piece of text. */
function selectWords(words: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let node = walker.nextNode()
  while (node !== null && !node.textContent?.includes(words)) node = walker.nextNode()
  if (node === null) throw new Error(`No text with ${words}`)
  const start = node.textContent?.indexOf(words) ?? 0
  act(() => {
    document.getSelection()?.setBaseAndExtent(node, start, node, start + words.length)
    document.dispatchEvent(new Event('selectionchange'))
  })
}

const marks = () =>
  [...document.querySelectorAll('mark[data-highlight]')].map((mark) => mark.textContent)

describe('highlights', () => {
  it('come with a button at the selection, stay over questions and reloads, and go by a press', async () => {
    const storage = memoryStorage(true)
    const first = setUp(makeSet(), { storage })
    await ready()
    selectWords('falling stone')
    await first.user.click(screen.getByRole('button', { name: 'Highlight' }))
    expect(marks()).toEqual(['falling stone'])
    await first.user.keyboard('{ArrowRight}')
    await heading('Question 2 of 4')
    expect(marks()).toEqual([])
    await first.user.keyboard('{ArrowLeft}')
    await heading('Question 1 of 4')
    expect(marks()).toEqual(['falling stone'])
    first.unmount()

    const second = setUp(makeSet(), { storage })
    await ready()
    expect(marks()).toEqual(['falling stone'])
    await second.user.click(screen.getByText('falling stone'))
    expect(marks()).toEqual([])
    expect(screen.getByText(/Which force acts on a falling stone/)).toBeVisible()
  })

  it('come and go by H, also where H is an option', async () => {
    const options = [...'abcdefgh'].map((letter) => ({ letter, html: `Option ${letter}` }))
    const { user } = setUp(makeSet({ questions: [makeQuestion({ options })] }))
    await ready()
    selectWords('force')
    await user.keyboard('h')
    expect(marks()).toEqual(['force'])
    expect(screen.getByRole('radio', { name: /Option h/ })).not.toBeChecked()
    selectWords('force')
    expect(screen.getByRole('button', { name: 'Remove highlight' })).toBeVisible()
    await user.keyboard('h')
    expect(marks()).toEqual([])
    await user.keyboard('h')
    expect(screen.getByRole('radio', { name: /Option h/ })).toBeChecked()
  })

  it('are listed in the notes, where each can be removed', async () => {
    const { user } = setUp()
    await ready()
    selectWords('falling stone')
    await user.keyboard('hn')
    const panel = await screen.findByRole('region', { name: 'Notes' })
    expect(within(panel).getByText('Question 1: falling stone')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(
      within(panel).getByRole('button', {
        name: 'Remove the highlight of question 1: falling stone',
      }),
    )
    expect(marks()).toEqual([])
  })

  it('take a formula as a whole and leave it as it is', async () => {
    const katex = '<span class="katex"><span class="katex-html">x²</span></span>'
    const { user } = setUp(
      makeSet({ questions: [makeQuestion({ text: `<p>Solve ${katex} for me</p>` })] }),
    )
    await ready()
    const formula = document.querySelector('.katex')
    const before = formula?.innerHTML
    const text = formula?.parentElement
    act(() => {
      if (text?.firstChild && text.lastChild) {
        document.getSelection()?.setBaseAndExtent(text.firstChild, 2, text.lastChild, 4)
      }
      document.dispatchEvent(new Event('selectionchange'))
    })
    await user.keyboard('h')
    expect(marks()).toEqual(['lve ', ' for'])
    expect(document.querySelector('.katex')).toHaveAttribute('data-highlight')
    expect(document.querySelector('.katex')?.innerHTML).toBe(before)
    await user.keyboard('n')
    expect(await screen.findByText('Question 1: lve [formula] for')).toBeVisible()
  })

  it('stay where they are when a blank is filled', async () => {
    const { user } = setUp(makeSet({ questions: makeFourTypes().slice(2, 3) }))
    await ready()
    selectWords('and mass')
    await user.keyboard('h')
    await user.keyboard('a')
    expect(screen.getByText('a scalar', { selector: 'mark' })).toBeVisible()
    expect(marks()).toEqual(['and mass'])
  })
})

describe('scratch notes', () => {
  it('open and close by keys, keep what is written on the device, and send none of it', async () => {
    const storage = memoryStorage(true)
    const first = setUp(makeSet(), { storage })
    await ready()
    await first.user.keyboard('n')
    const field = await screen.findByRole('textbox', { name: 'Scratch notes on this set' })
    expect(field).toHaveFocus()
    await first.user.keyboard('a = F/m, see ?')
    expect(screen.getByRole('radio', { name: /Option a/ })).not.toBeChecked()
    await first.user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull()
    first.unmount()

    const second = setUp(makeSet(), { storage })
    await ready()
    await second.user.click(screen.getByRole('button', { name: 'Notes' }))
    expect(screen.getByRole('textbox', { name: 'Scratch notes on this set' })).toHaveValue(
      'a = F/m, see ?',
    )
    expect(JSON.stringify([first.server.saves, second.server.saves])).not.toContain('F/m')
  })
})

describe('the calculator', () => {
  it('is there only where the test allows one', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('=')
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull()
  })

  it('works by keyboard and by its keys, and goes on with a result', async () => {
    const { user } = setUp(makeSet({ allowsCalculator: true }))
    await ready()
    await user.keyboard('=')
    const panel = await screen.findByRole('region', { name: 'Calculator' })
    const line = await within(panel).findByRole('textbox', { name: 'Calculation' })
    await waitFor(() => expect(line).toHaveFocus())
    await user.keyboard('1/4+sqrt(9){Enter}')
    expect(within(panel).getByRole('status')).toHaveTextContent('= 3.25')
    for (const name of ['Times', '2', 'Equals']) {
      await user.click(within(panel).getByRole('button', { name }))
    }
    expect(within(panel).getByRole('status')).toHaveTextContent('= 6.5')
    await user.click(within(panel).getByRole('button', { name: '7' }))
    expect(line).toHaveValue('7')
    await user.click(within(panel).getByRole('button', { name: 'Divided by' }))
    await user.click(within(panel).getByRole('button', { name: '0' }))
    await user.click(within(panel).getByRole('button', { name: 'Equals' }))
    expect(within(panel).getByRole('status')).toHaveTextContent('Nothing can be divided by zero.')
    expect(screen.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
    await expectNoAxeViolations()
    fireEvent.keyDown(line, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull())
  })
})

describe('the view', () => {
  it('is set by keys and remembered', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('++-t')
    expect(JSON.parse(localStorage.getItem('portal.runner') ?? '')).toEqual({
      zoom: 1.15,
      isTimeHidden: true,
    })
    expect(screen.getByRole('timer')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'View' }))
    expect(screen.getByText('Show the time')).toBeInTheDocument()
  })

  it('lists all keys', async () => {
    const { user } = setUp(makeSet({ allowsCalculator: true }))
    await ready()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const what of [
      'Highlight the selected text, or take its highlight away',
      'Notes and highlights',
      'Calculator',
      'Larger text',
      'Smaller text',
      'Show or hide the time',
    ]) {
      expect(within(dialog).getByText(what)).toBeVisible()
    }
    await expectNoAxeViolations()
  })

  it('puts a key elsewhere, refuses one that is taken, and remembers it for the person', async () => {
    const { user } = setUp()
    await ready()
    const mark = () => screen.getByRole('button', { name: 'Mark for review' })
    expect(mark()).toHaveAttribute('aria-keyshortcuts', 'M')
    await user.keyboard('?')
    await user.click(screen.getByRole('button', { name: 'Change or switch off keys' }))
    const field = () => screen.getByRole('textbox', { name: 'Mark for review' })
    await user.type(field(), 'n')
    expect(field()).toHaveAccessibleDescription('Error: N is taken: Notes and highlights')
    await user.type(field(), 'q')
    expect(field()).toHaveValue('Q')
    expect(field()).toHaveAccessibleDescription('')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Show the keys' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('QMark for review')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('m')
    expect(mark()).toHaveAttribute('aria-pressed', 'false')
    await user.keyboard('q')
    expect(mark()).toHaveAttribute('aria-pressed', 'true')
    expect(mark()).toHaveAttribute('aria-keyshortcuts', 'Q')
    expect(localStorage.getItem(`portal.runner.keys.${testUid(1)}`)).toBe(
      '{"isOff":false,"changed":{"mark":"q"}}',
    )
  })

  it('switches single keys off, and on again by a reset', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('?')
    await user.click(screen.getByRole('button', { name: 'Change or switch off keys' }))
    await user.click(screen.getByRole('switch', { name: /^Single-letter keys/ }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('a?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('radio', { name: /^A/ })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Mark for review' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    )
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
    expect(screen.getByText('Single-letter keys are switched off.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change or switch off keys' }))
    await user.click(screen.getByRole('button', { name: 'Reset to the usual keys' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('a')
    expect(screen.getByRole('radio', { name: /^A/ })).toBeChecked()
  })
})
