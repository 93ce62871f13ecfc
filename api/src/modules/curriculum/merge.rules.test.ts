import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PublishedItem } from '../../database/schema/index.ts'
import { type HeldItem, type Merged, merge, newYear } from './merge.rules.ts'

const wanted = (id: string, more: Partial<PublishedItem> = {}): PublishedItem => ({
  ...{ id, month: 10, position: 1, text: id, isExtended: false, links: [], version: 1 },
  ...more,
})

const held = (id: string, more: Partial<HeldItem> = {}): HeldItem => ({
  ...{ id: `s-${id}`, templateItemId: id, takenVersion: 1, month: 10, position: 1, text: id },
  ...{ isExtended: false, links: [], isDone: false, isChanged: false, isRemoved: false },
  ...more,
})

const own = (id: string, more: Partial<HeldItem> = {}): HeldItem =>
  held(id, { templateItemId: null, takenVersion: null, ...more })

/** In the order of the list, from 1. */
const placed = <T extends { position: number }>(items: readonly T[]): T[] =>
  items.map((item, index) => ({ ...item, position: index + 1 }))

/** What the student has after a merge. */
function after(items: readonly HeldItem[], { updates, inserts }: Merged): HeldItem[] {
  const changed = new Map(updates.map((update) => [update.id, update]))
  return [
    ...items.map((item) => {
      const update = changed.get(item.id)
      if (update === undefined) return item
      const { isGone, ...now } = update
      return { ...item, ...now, isRemoved: item.isRemoved || isGone }
    }),
    ...inserts.map((item) => ({
      ...{ ...item, id: `s-${item.templateItemId}` },
      ...{ isDone: false, isChanged: false, isRemoved: false },
    })),
  ]
}

const shown = (items: readonly HeldItem[], month = 10) =>
  items
    .filter((item) => item.month === month && !item.isRemoved)
    .sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
    .map(({ text }) => text)

const countsOf = ({ changes }: Merged) => {
  const counts: Record<string, number> = {}
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

const october = new Set([10])
const autumn = new Set([10, 11])

describe('bringing a template to a student', () => {
  it('has the template’s order, with own items behind the ones that they stood behind', () => {
    const has = placed([held('T1'), own('X'), held('T2'), held('T3')])
    const template = placed([wanted('T3'), wanted('T1'), wanted('T4', { version: 2 })])
    const merged = merge(has, template, october)
    expect(shown(after(has, merged))).toEqual(['T3', 'T1', 'X', 'T4'])
    expect(countsOf(merged)).toEqual({ removed: 1, new: 1 })
  })

  it('puts an own item first that stood behind nothing, or behind what has gone', () => {
    const has = placed([own('X'), held('T1'), own('Y'), held('T2')])
    expect(shown(after(has, merge(has, placed([wanted('T2')]), october)))).toEqual(['X', 'Y', 'T2'])
  })

  it('changes what is open and untouched, and keeps what is done, changed or taken away', () => {
    const text = 'Read chapters 1 and 2'
    const template = [wanted('T', { text, version: 2 })]
    const one = (more: Partial<HeldItem>) => held('T', { text: 'Read chapter 1', ...more })
    const cases = [{}, { isDone: true }, { isChanged: true }, { isRemoved: true }].map(one)
    const first = cases.map((item) => merge([item], template, october))
    expect(first.map(countsOf)).toEqual([{ changed: 1 }, { kept: 1 }, { kept: 1 }, { kept: 1 }])
    expect(first.flatMap(({ changes }) => changes.map(({ why }) => why))).toEqual([
      undefined,
      'done',
      'changed',
      'removed',
    ])
    const then = cases.map((item, index) => after([item], first[index] as Merged))
    expect(then.map(([item]) => item?.text)).toEqual([
      text,
      'Read chapter 1',
      'Read chapter 1',
      'Read chapter 1',
    ])
    for (const items of then) expect(merge(items, template, october).changes).toEqual([])
  })

  it('moves an open item to another month, and leaves a ticked one where it is', () => {
    const template = [wanted('T', { month: 11, version: 2 })]
    const open = held('T')
    expect(countsOf(merge([open], template, autumn))).toEqual({ moved: 1 })
    expect(shown(after([open], merge([open], template, autumn)), 11)).toEqual(['T'])
    const ticked = held('T', { isDone: true })
    expect(shown(after([ticked], merge([ticked], template, autumn)), 10)).toEqual(['T'])
  })

  it('makes an item the student’s own that the template has no more, if it was done or changed', () => {
    const has = placed([held('T1', { isDone: true }), held('T2', { isChanged: true }), held('T3')])
    const merged = merge(has, [], october)
    expect(shown(after(has, merged))).toEqual(['T1', 'T2'])
    expect(merged.updates.map(({ templateItemId }) => templateItemId)).toEqual([null, null, null])
    expect(countsOf(merged)).toEqual({ kept: 2, removed: 1 })
  })

  it('writes nothing of what has not changed', () => {
    const has = placed([held('T1'), own('X'), held('T2')])
    expect(merge(has, placed([wanted('T1'), wanted('T2')]), october)).toEqual({
      ...{ updates: [], inserts: [], changes: [] },
    })
  })

  it('issues all afresh for a new year, and says what goes', () => {
    const has = placed([held('T1', { isDone: true }), own('X'), held('T2', { isRemoved: true })])
    const begun = newYear(has, placed([wanted('T1'), wanted('T2')]))
    expect(countsOf(begun)).toEqual({ archived: 2, new: 2 })
    expect(begun.inserts).toHaveLength(2)
  })
})

/** Any state of a template, and of a student who was given an earlier one. */
const aTemplate = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 5 })
  .chain((ids) =>
    fc
      .tuple(
        ...ids.map((id) =>
          fc.record({
            month: fc.constantFrom(10, 11),
            text: fc.constantFrom(id, `${id} again`),
            version: fc.integer({ min: 1, max: 3 }),
          }),
        ),
      )
      .map((parts) => placed(parts.map((part, index) => wanted(ids[index] ?? '', part)))),
  )

const aStudent = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'X', 'Y'),
      month: fc.constantFrom(10, 11),
      position: fc.integer({ min: 1, max: 4 }),
      takenVersion: fc.integer({ min: 1, max: 2 }),
      isDone: fc.boolean(),
      isChanged: fc.boolean(),
      isRemoved: fc.boolean(),
    }),
    { maxLength: 7, selector: ({ id }) => id },
  )
  .map((parts) =>
    parts.map(({ id, ...part }) =>
      id === 'X' || id === 'Y'
        ? own(id, { ...part, takenVersion: null, isChanged: false })
        : held(id, part),
    ),
  )

describe('laws of publishing', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(aStudent, aTemplate, (items, template) => {
        const once = after(items, merge(items, template, autumn))
        expect(merge(once, template, autumn)).toEqual({ updates: [], inserts: [], changes: [] })
      }),
    )
  })

  it('loses no tick, and nothing that is somebody’s own', () => {
    fc.assert(
      fc.property(aStudent, aTemplate, (items, template) => {
        const then = after(items, merge(items, template, autumn))
        for (const item of items.filter(({ isRemoved }) => !isRemoved)) {
          if (!item.isDone && !item.isChanged && item.templateItemId !== null) continue
          const same = then.find(({ id }) => id === item.id)
          expect(same).toMatchObject({ text: item.text, isDone: item.isDone, isRemoved: false })
        }
      }),
    )
  })

  it('has every item in one place of its month, from 1 without a gap', () => {
    fc.assert(
      fc.property(aStudent, aTemplate, (items, template) => {
        const then = after(items, merge(items, template, autumn))
        for (const month of autumn) {
          const places = then
            .filter((item) => item.month === month && !item.isRemoved)
            .map(({ position }) => position)
          expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1))
        }
      }),
    )
  })

  it('brings back nothing that was taken away for the student', () => {
    fc.assert(
      fc.property(aStudent, aTemplate, (items, template) => {
        const then = after(items, merge(items, template, autumn))
        for (const { id } of items.filter(({ isRemoved }) => isRemoved)) {
          expect(then.find((item) => item.id === id)?.isRemoved).toBe(true)
        }
      }),
    )
  })
})
