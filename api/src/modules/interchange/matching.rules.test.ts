import { describe, expect, it } from 'vitest'
import type { ReadItem } from '../../interchange/index.ts'
import type { Known, NewItem } from './items.repository.ts'
import { matched, type WorkedItem, withLikeness } from './matching.rules.ts'

const nothing: Known = { byKey: [], byOrigin: [], byFingerprint: [], earlier: [] }
const there = (fingerprint: string) => ({ id: 7, key: 'there', version: 3, fingerprint })

/** An item that says `says`, with what is told of it. */
function item(
  says: string,
  { key = null, ...more }: Partial<ReadItem> & { key?: string | null } = {},
): WorkedItem {
  const question = {
    ...{ type: 4 as const, text: says, data: null, solution: '', answers: [], marking: null },
    ...{ difficulty: null, key, name: 'A name', filings: [], tags: [] },
  }
  const read = {
    ...{ itemNo: 1, title: '', line: 5, externalId: 'a', refusal: null, warnings: [] },
    ...{ files: [], category: [], question, ...more },
  }
  return { item: read, stored: { question, filings: [] }, fingerprint: says }
}

const outcomesOf = (items: readonly WorkedItem[], known: Partial<Known> = {}) =>
  matched(items, { ...nothing, ...known }).map(({ outcome, questionId }) => [outcome, questionId])

describe('an item is', () => {
  it.each<[string, WorkedItem, Partial<Known>, [string, number | null]]>([
    ['new where nobody knows it', item('x'), {}, ['new', null]],
    [
      'its question by its own key, first of all',
      item('x', { key: 'there' }),
      { byKey: [there('x')], byOrigin: [{ ...there('y'), id: 8, externalId: 'a' }] },
      ['same', 7],
    ],
    [
      'its question by its id where it comes from, before what it says',
      item('x'),
      {
        byOrigin: [{ ...there('y'), externalId: 'a' }],
        byFingerprint: [{ ...there('x'), id: 8 }],
      },
      ['changed', 7],
    ],
    [
      'no question of another id',
      item('x'),
      { byOrigin: [{ ...there('x'), externalId: 'b' }] },
      ['new', null],
    ],
    ['else its question by what it says', item('x'), { byFingerprint: [there('x')] }, ['same', 7]],
  ])('%s', (_, one, known, expected) => {
    expect(outcomesOf([one], known)).toEqual([expected])
  })

  it('there twice by its id or by what it says, but not by an own key', () => {
    const items = [item('x'), item('y'), item('x', { externalId: 'b' })]
    expect(outcomesOf(items).map(([outcome]) => outcome)).toEqual(['new', 'twice', 'twice'])
    const own = [
      item('x', { key: 'one', externalId: 'portal:one' }),
      item('x', { key: 'two', externalId: 'portal:two' }),
    ]
    expect(outcomesOf(own).map(([outcome]) => outcome)).toEqual(['new', 'new'])
  })

  it('refused with its name, and stops no other', () => {
    const refusal = { name: 'no-question', message: 'It asks nothing.' }
    const bad: WorkedItem = { ...item('x'), stored: null, fingerprint: null }
    const [first, second] = matched(
      [{ ...bad, item: { ...bad.item, refusal } }, item('x')],
      nothing,
    )
    expect(first).toMatchObject({
      ...{ outcome: 'refused', isChosen: false, message: 'It asks nothing.' },
      warnings: [{ name: 'no-question' }],
    })
    expect(second).toMatchObject({ outcome: 'new', isChosen: true })
  })
})

describe('chosen at first is', () => {
  const known = { ...nothing, byOrigin: [{ ...there('before'), externalId: 'a' }] }
  it.each<[string, string[], Known, boolean]>([
    ['what is new', [], nothing, true],
    ['what is new, whatever is said of it', ['part-marks'], nothing, true],
    ['what is changed', [], known, true],
    ['not what is changed with a warning', ['part-marks'], known, false],
    ['what is changed and filed nowhere in its file', ['no-filing'], known, true],
  ])('%s', (_, names, of, expected) => {
    const warnings = names.map((name) => ({ name }))
    expect(matched([item('x', { warnings })], of)[0]?.isChosen).toBe(expected)
  })

  it('nothing that is the same', () => {
    const same = { ...nothing, byOrigin: [{ ...there('x'), externalId: 'a' }] }
    expect(matched([item('x')], same)[0]).toMatchObject({ outcome: 'same', isChosen: false })
  })
})

const became = (
  itemNo: number,
  outcome: NewItem['outcome'],
  warnings: NewItem['warnings'] = [],
) => ({
  ...{ itemNo, outcome, warnings, title: 'A question', place: 'Line 1', externalId: '' },
  ...{ message: null, isChosen: outcome === 'new', questionId: null, baseVersion: null },
  ...{ fingerprint: null, content: null },
})

describe('what reads like a question that is there', () => {
  it('says so where it is new, after its other warnings, and stays chosen', () => {
    const items = [
      became(1, 'new', [{ name: 'no-filing' }]),
      became(2, 'new'),
      became(3, 'changed'),
      became(4, 'twice'),
    ]
    const alike = new Map([1, 3, 4].map((itemNo) => [itemNo, 42]))
    const [first, ...others] = withLikeness(items, alike)
    expect(first?.warnings).toEqual([{ name: 'no-filing' }, { name: 'reads-like', detail: '42' }])
    expect(first?.isChosen).toBe(true)
    expect(others).toEqual(items.slice(1))
  })
})
