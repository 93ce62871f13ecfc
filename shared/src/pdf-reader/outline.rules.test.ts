import { expect, it } from 'vitest'
import { outlineOf, type RawEntry } from './outline.rules.ts'

const entry = (
  title: string,
  items: readonly RawEntry[] = [],
  dest: string | null = 'x',
): RawEntry => ({
  title,
  dest,
  items,
})

it('takes words and where they lead, without blanks that say nothing', () => {
  expect(outlineOf([entry(' Forces\n and\u00a0 energy ', [entry('Work', [], null)])])).toEqual([
    {
      title: 'Forces and energy',
      goal: 'x',
      entries: [{ title: 'Work', goal: null, entries: [] }],
    },
  ])
})

it('moves entries up out of one without words', () => {
  const found = outlineOf([entry('  ', [entry('One'), entry('Two')]), entry('Three')])
  expect(found.map(({ title }) => title)).toEqual(['One', 'Two', 'Three'])
})

it('ends an outline that never does', () => {
  const endless: { title: string; dest: null; items: RawEntry[] } = {
    title: 'a',
    dest: null,
    items: [],
  }
  endless.items.push(endless)
  let depth = 0
  for (let at = outlineOf([endless]); at.length > 0; at = [...(at[0]?.entries ?? [])]) depth += 1
  expect(depth).toBe(10)
})
