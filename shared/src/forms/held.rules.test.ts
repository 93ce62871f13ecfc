import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clashesOf,
  follow,
  type Held,
  keptOf,
  settle,
  shownOf,
  stillRefused,
  wholeOf,
} from './held.rules.ts'

const base = { name: 'Ada', tags: ['a'], version: 1 }
const mine = { ...base, name: 'Ada!' }

describe('what a form shows', () => {
  it.each([
    ['nothing is typed', null, { ...base, name: 'Eve' }, { ...base, name: 'Eve' }],
    ['nothing else has changed', { base, mine }, base, mine],
    [
      'another field has changed, and the version',
      { base, mine },
      { ...base, tags: ['b'], version: 2 },
      { name: 'Ada!', tags: ['b'], version: 2 },
    ],
    [
      'the same field has changed: the version stays, so that saving is refused',
      { base, mine },
      { name: 'Eve', tags: ['b'], version: 2 },
      { name: 'Ada!', tags: ['b'], version: 1 },
    ],
    [
      'the same field has changed to the same',
      { base, mine },
      { ...mine, version: 2 },
      { ...mine, version: 2 },
    ],
    [
      'the record is not read again yet',
      { base: { ...base, version: 2 }, mine: { ...mine, version: 2 }, given: base },
      base,
      { ...mine, version: 2 },
    ],
    [
      'the server made something else of what was saved from here',
      { base: mine, mine: { ...mine, name: 'Ada!!' }, given: base, isOwn: true as const },
      { ...base, name: 'ADA', version: 2 },
      { ...base, name: 'Ada!!', version: 2 },
    ],
    [
      'a list is one field',
      { base, mine: { ...base, tags: ['a', 'b'] } },
      { ...base, tags: ['c'] },
      { ...base, tags: ['a', 'b'] },
    ],
  ])('when %s', (_, held, start, shown) => {
    expect(shownOf(held, start)).toEqual(shown)
  })

  it('stays the same however often the record is read, key after key', () => {
    const second = { ...base, tags: ['b'], version: 2 }
    const third = { ...base, tags: ['c'], version: 3 }
    const held = follow({ base, mine }, second)
    expect(shownOf({ ...held, mine: { ...held.mine, name: 'Ada!!' } }, third)).toEqual({
      ...third,
      name: 'Ada!!',
    })
  })
})

describe('a clash', () => {
  it.each([
    ['another field', { ...base, tags: ['b'] }, []],
    ['the same field', { ...base, name: 'Eve' }, ['name']],
    ['the same field to the same', mine, []],
    ['the same field back', base, []],
  ])('of %s', (_, theirs, places) => {
    expect(clashesOf({ base, mine }, theirs)).toEqual(places)
  })

  it.each([
    ['mine', [], { name: 'Ada!', tags: ['b'], version: 3 }],
    ['theirs', ['name'], { name: 'Eve', tags: ['b'], version: 3 }],
  ])('is settled as %s, on their version', (_, taken, settled) => {
    expect(settle({ base, mine }, { name: 'Eve', tags: ['b'], version: 3 }, taken)).toEqual(settled)
  })
})

it.each([
  ['the field is as it was sent', { name: 'No.' }, mine, ['name']],
  ['it is another', { name: 'No.' }, base, []],
  ['another field is another', { name: 'No.' }, { ...mine, tags: [] }, ['name']],
  [
    'something in the list is another',
    { tags: 'No.', 'tags.0': 'No.' },
    { ...mine, tags: ['b'] },
    [],
  ],
  ['it is no field, and all is as it was sent', { token: 'No.' }, mine, ['token']],
  ['it is no field, and any is another', { token: 'No.' }, base, []],
])('a refusal where %s', (_, refused, now, places) => {
  expect(Object.keys(stillRefused(refused, mine, now))).toEqual(places)
})

describe('what is kept of it', () => {
  it('is what differs, and the version', () => {
    expect(keptOf({ base, mine })).toEqual({
      base: { name: 'Ada', version: 1 },
      mine: { name: 'Ada!', version: 1 },
      fields: ['name', 'tags', 'version'],
    })
    const behind = { base: mine, mine: { ...mine, name: 'Ada!!' }, given: base }
    expect(keptOf(behind)).toBe(behind)
  })

  const record = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    address: fc.record({ street: fc.constantFrom('a', 'b'), town: fc.constantFrom('a', 'b') }),
    version: fc.integer({ min: 1, max: 3 }),
  })
  type Row = typeof record extends fc.Arbitrary<infer T> ? T : never

  it('shows the same when it is read again, whatever the server says by then', () => {
    fc.assert(
      fc.property(record, record, record, fc.boolean(), (before, typed, start, isBehind) => {
        const typedOn = { ...typed, version: before.version }
        const held: Held<Row> = {
          base: before,
          mine: typedOn,
          ...(isBehind && { given: start, isOwn: true as const }),
        }
        const kept = JSON.parse(JSON.stringify(keptOf(held)))
        expect(shownOf(wholeOf<Row>(kept, start) as Held<Row>, start)).toEqual(shownOf(held, start))
      }),
    )
  })
})
