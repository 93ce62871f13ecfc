import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
import { useCallback, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { chosenRange, partOfText, textOf, type WritingPart } from '../writing-rules/index.ts'
import { MarkedParts } from './marked-parts.tsx'
import { MarkedText } from './marked-text.tsx'
import type { TextMark } from './marks.rules.ts'
import { offsetsOfSelection, placeAtPoint, rangeOf, showMark } from './places-on-page.ts'

const part: WritingPart = {
  ops: [
    { insert: 'On law' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'I like ' },
    { insert: 'arguments', attributes: { bold: true } },
    { insert: '.\nreasons' },
    { insert: '\n', attributes: { list: 'bullet' } },
    { insert: 'said so' },
    { insert: '\n', attributes: { blockquote: true } },
  ],
}
const text = textOf(part)

function mark(number: number, quote: string, changes: Partial<TextMark> = {}): TextMark {
  const start = text.indexOf(quote)
  const end = start + quote.length
  return { id: `c${number}`, number, start, end, part: 0, sort: 'suggestion', ...changes }
}

const marks = [mark(1, 'I like arguments'), mark(2, 'arguments.\nreasons'), mark(3, 'said')]

/** The text of the document’s marks, each with its comments. */
const marked = () =>
  [...document.querySelectorAll('mark')].map((one) => [
    one.textContent,
    one.getAttribute('data-marks'),
  ])

const root = (): HTMLElement => {
  const [found] = document.querySelectorAll<HTMLElement>('main, body')
  if (found === undefined) throw new Error('Nothing is drawn')
  return found
}

function select(from: [Node | null, number], to: [Node | null, number]) {
  const selection = document.getSelection()
  if (selection === null || from[0] === null || to[0] === null) throw new Error('Nothing to select')
  selection.setBaseAndExtent(from[0], from[1], to[0], to[1])
}

describe('a marked text', () => {
  it('is split at all ends of its comments, which speak and are numbered', async () => {
    renderScreen(<MarkedText part={part} marks={marks} onChoose={vi.fn()} />)
    expect(marked()).toEqual([
      ['I like ', 'c1'],
      ['arguments', 'c2 c1'],
      ['.', 'c2'],
      ['reasons', 'c2'],
      ['said', 'c3'],
    ])
    expect(screen.getByRole('heading', { name: 'On law' })).toBeVisible()
    expect(within(screen.getByRole('listitem')).getByText('reasons')).toBeVisible()
    expect(
      within(screen.getByRole('blockquote')).getByRole('button', { name: 'Comment 3' }),
    ).toBeVisible()
    expect(screen.getByText('(comment 1 from here)')).toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('chooses by a click on words, on a number, and by another click the next on the same words', async () => {
    function Chosen() {
      const [active, setActive] = useState<string | null>(null)
      return (
        <MarkedText
          part={part}
          marks={marks}
          active={active}
          onChoose={useCallback((id: string) => setActive(id), [])}
        />
      )
    }
    const { user } = renderScreen(<Chosen />)
    const number = (one: number) => screen.getByRole('button', { name: `Comment ${one}` })
    await user.click(screen.getByText('arguments'))
    expect(number(1)).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByText('arguments'))
    expect(number(2)).toHaveAttribute('aria-pressed', 'true')
    expect(number(1)).toHaveAttribute('aria-pressed', 'false')
    await user.click(number(3))
    expect(number(3)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('said')).toHaveAttribute('data-active')
  })

  it('can be read without its marks', () => {
    renderScreen(<MarkedText part={part} marks={marks} isHidden onChoose={vi.fn()} />)
    expect(marked()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('arguments')).toBeVisible()
  })

  it('shows where somebody is who goes by keys', () => {
    renderScreen(
      <MarkedText
        part={part}
        marks={marks}
        onChoose={vi.fn()}
        place={{ part: 0, anchor: text.indexOf('like'), focus: text.indexOf('arguments') + 3 }}
      />,
    )
    const chosen = [...document.querySelectorAll('[data-chosen]')]
    expect(chosen.map((one) => one.textContent).join('')).toBe('like arg')
    expect(document.querySelectorAll('[data-caret]')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Comment 1' })).toHaveAttribute('tabindex', '-1')
  })

  it('draws markup as words', () => {
    renderScreen(<MarkedText part={partOfText('<img src=x onerror=alert(1)>')} marks={[]} />)
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  it('draws only the lines again that have changed', async () => {
    let looks = 0
    const counted: TextMark = {
      ...mark(1, 'like'),
      get sort() {
        looks += 1
        return 'praise' as const
      },
    }
    const here = [counted, mark(2, 'reasons'), mark(3, 'said')]
    function Moving() {
      const [active, setActive] = useState<string | null>(null)
      return (
        <>
          <button type="button" onClick={() => setActive('c3')}>
            Next
          </button>
          <MarkedText part={part} marks={here} active={active} />
        </>
      )
    }
    const { user } = renderScreen(<Moving />)
    const before = looks
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('said')).toHaveAttribute('data-active')
    expect(looks).toBe(before)
    expect(before).toBeGreaterThan(0)
  })
})

describe('places in a marked text', () => {
  const open = () =>
    renderScreen(
      <MarkedParts
        parts={[part, partOfText('Another answer.')]}
        questions={[{ text: 'Why?' }, { text: 'How?' }]}
        marks={marks}
        onChoose={vi.fn()}
      />,
    )

  it('are read from what is selected, over numbers and over runs', () => {
    open()
    select([screen.getByText('I like').firstChild, 2], [screen.getByText('reasons').firstChild, 3])
    expect(offsetsOfSelection(root())).toEqual({
      ...{ part: 0, anchor: text.indexOf('like'), focus: text.indexOf('reasons') + 3 },
    })
  })

  it('of a triple click are trimmed to the paragraph', () => {
    open()
    const next = screen.getByRole('listitem')
    select([screen.getByText('I like').firstChild, 0], [next, 0])
    const place = offsetsOfSelection(root())
    expect(place).toEqual({ part: 0, anchor: 7, focus: text.indexOf('reasons') })
    expect(place === null ? null : chosenRange([text], place)).toEqual({
      ...{ start: 7, end: text.indexOf('\nreasons') },
    })
  })

  it('do not go beyond the answer in which the selection began', () => {
    open()
    const other = screen.getByText('Another answer.').firstChild
    select([screen.getByText('said').firstChild, 2], [other, 7])
    expect(offsetsOfSelection(root())).toEqual({
      ...{ part: 0, anchor: text.indexOf('said') + 2, focus: text.length },
    })
    select([other, 8], [other, 14])
    expect(offsetsOfSelection(root())).toEqual({ part: 1, anchor: 8, focus: 14 })
  })

  it('are none where nothing of the text is selected', () => {
    open()
    const question = screen.getByText('Why?').firstChild
    select([question, 0], [question, 3])
    expect(offsetsOfSelection(root())).toBeNull()
    document.getSelection()?.collapseToEnd()
    expect(offsetsOfSelection(root())).toBeNull()
    expect(placeAtPoint(root(), screen.getByText('said').firstChild ?? document, 1)).toEqual({
      ...{ part: 0, offset: text.indexOf('said') + 1 },
    })
  })

  it('are found on the page again', () => {
    open()
    const start = text.indexOf('like')
    const range = rangeOf(root(), { part: 0, start, end: text.length })
    const words = range?.cloneContents()
    for (const aside of words?.querySelectorAll('[data-aside]') ?? []) aside.remove()
    expect(words?.textContent).toBe('like arguments.reasonssaid so')
    expect(rangeOf(root(), { part: 2, start: 0, end: 1 })).toBeNull()
    expect(showMark(root(), 'c2')).toBe(true)
    expect(showMark(root(), 'gone')).toBe(false)
  })
})

it('draws a long text with a hundred comments at once', () => {
  const long = Array.from({ length: 60 }, (_, line) =>
    Array.from({ length: 50 }, (_word, word) => `word${line}x${word}`).join(' '),
  ).join('\n')
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...mark(index + 1, 'said'),
    ...{ start: index * 200, end: index * 200 + 300 },
  }))
  renderScreen(<MarkedText part={partOfText(long)} marks={many} onChoose={vi.fn()} />)
  expect(screen.getAllByRole('button', { name: /^Comment \d+$/ })).toHaveLength(100)
})
