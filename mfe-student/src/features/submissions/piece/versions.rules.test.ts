import { describe, expect, it } from 'vitest'
import { makeVersionRow } from '../submissions.testing.ts'
import { hasCome, inTime, openedIn, shownVersion, sidesOf, usualSides } from './versions.rules.ts'

const versions = [
  makeVersionRow({ number: 3, state: 'pending', markedAt: null }),
  makeVersionRow({ number: 2, source: 'pdf' }),
  makeVersionRow({ number: 1 }),
]

describe('what an address opens', () => {
  it.each([
    ['', { kind: 'list' }],
    ['version=9', { kind: 'list' }],
    ['version=x&against=draft', { kind: 'list' }],
    ['version=1&against=3', { kind: 'compare', before: 1, after: 3 }],
    ['version=3&against=1', { kind: 'compare', before: 1, after: 3 }],
    ['version=1&against=draft', { kind: 'compare', before: 1, after: 'draft' }],
  ])('%s', (address, expected) => {
    expect(openedIn(new URLSearchParams(address), versions)).toEqual(expected)
  })

  it.each([
    ['version=1', 1],
    ['version=1&against=1', 1],
    ['version=1&against=7', 1],
    ['version=2&against=1', 2],
  ])('%s: one version to be read', (address, number) => {
    expect(openedIn(new URLSearchParams(address), versions)).toMatchObject({
      ...{ kind: 'read', version: { number } },
    })
  })
})

it('offers the draft and all that have a text', () => {
  expect(sidesOf(versions)).toEqual(['draft', 3, 1])
  expect(usualSides(versions)).toEqual({ before: 1, after: 3 })
  expect(usualSides(versions.slice(2))).toEqual({ before: 1, after: 'draft' })
  expect(usualSides(versions.slice(1, 2))).toBeNull()
  expect(inTime('draft', 2)).toEqual({ before: 2, after: 'draft' })
})

it('shows the version that is asked for, else the newest for which something came', () => {
  expect(shownVersion(versions, 1)?.number).toBe(1)
  expect(shownVersion(versions, undefined)?.number).toBe(2)
  expect(shownVersion(versions, 9)?.number).toBe(2)
  expect(shownVersion(versions.slice(0, 1), undefined)).toBeUndefined()
  expect(hasCome(makeVersionRow({ state: 'sent back', markedAt: null }))).toBe(true)
})
