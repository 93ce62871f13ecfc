import { describe, expect, it } from 'vitest'
import { namesTag, readRange } from './ranges.rules.ts'

describe('a range of ten bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['BYTES= 2 - 4 ', { start: 2, end: 4 }],
    ['bytes=10-', 'none'],
    ['bytes=10-20', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-4', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=0-99999999999999999999', { start: 0, end: 9 }],
  ] as const)('that is asked for by %j is %j', (header, range) => {
    expect(readRange(header, 10)).toEqual(range)
  })
})

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('the tags %j name "a": %j', (header, isNamed) => {
  expect(namesTag(header, '"a"')).toBe(isNamed)
})
