// @vitest-environment jsdom
import { makeItemLink } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { chapter, film, makeTemplate, surds } from './curriculum.testing.tsx'
import {
  brokenText,
  changedMonth,
  itemsInWords,
  monthBody,
  monthValues,
  moveOf,
  unpublishedText,
} from './template.rules.ts'

const template = makeTemplate()
const [a, b, c] = [surds.id, chapter.id, film.id]
const order = (september: string[], october: string[], november: string[] = []) => [
  { id: '9', keys: september },
  { id: '10', keys: october },
  { id: '11', keys: november },
]

describe('an order of the year', () => {
  it.each([
    ['within a month', order([b, a], [c]), 9, [chapter, surds]],
    ['to another month', order([a], [c, b]), 10, [film, chapter]],
    ['to an empty one', order([a, b], [], [c]), 11, [film]],
    ['to an earlier one', order([c, a, b], []), 9, [film, surds, chapter]],
  ])('changes the month that an item has moved to: %s', (_, wanted, month, items) => {
    expect(changedMonth(template, wanted)).toEqual({ month, items })
  })

  it('that is as it was changes none', () => {
    expect(changedMonth(template, order([a, b], [c]))).toBeUndefined()
  })
})

describe('a move in a month', () => {
  const all = ['a', 'b', 'c', 'd']
  it.each([
    ['bacd', 0, 1],
    ['bcad', 0, 2],
    ['bcda', 0, 3],
    ['dabc', 3, 0],
    ['acbd', 1, 2],
    ['adbc', 3, 1],
  ])('is found from its keys: %s', (after, from, to) => {
    const move = moveOf(all, [...after])
    const rest = all.filter((_, at) => at !== move?.from)
    expect(rest.toSpliced(move?.to ?? 0, 0, all[move?.from ?? 0] ?? '').join('')).toBe(after)
    expect([[move?.from, move?.to].join(), `${to},${from}`]).toContain(`${from},${to}`)
  })

  it('is none where nothing has moved', () => {
    expect(moveOf(all, all)).toBeUndefined()
  })
})

describe('a month', () => {
  it('is sent with its version, and new items without an id', () => {
    const values = monthValues(template, 9)
    const added = { id: '', text: 'New', isExtended: false, links: [] }
    expect(monthBody(template.id, 9, { ...values, items: [...values.items, added] })).toEqual({
      ...{ templateId: template.id, monthNumber: 9, version: 4 },
      items: [
        { id: a, text: 'Revise surds', isExtended: false, links: [] },
        { id: b, text: 'Read chapter 1', isExtended: true, links: [] },
        { text: 'New', isExtended: false, links: [] },
      ],
    })
  })

  it('is compared by its lines', () => {
    const { items } = monthValues(
      makeTemplate({
        months: [{ monthNumber: 9, items: [{ ...surds, links: [makeItemLink()] }, chapter] }],
      }),
      9,
    )
    expect(itemsInWords(items)).toBe('Revise surds → Practise surds\nRead chapter 1 (extended)')
  })

  it('that the template has nothing for is empty', () => {
    expect(monthValues(template, 5)).toEqual({ version: 4, items: [] })
  })
})

it('says what is not published, and what leads nowhere', () => {
  expect([0, 1, 3].map(unpublishedText)).toEqual([
    ...['Everything is published', '1 change not published', '3 changes not published'],
  ])
  expect([1, 2].map(brokenText)).toEqual(['1 link leads nowhere', '2 links lead nowhere'])
})
