import { expect, it, test } from 'vitest'
import { compareLines, withoutRuns } from './lines.rules.ts'

const told = (before: string, after: string) =>
  compareLines([...before], [...after])
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `-${text}` : `+${text}`))
    .join(' ')

test.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['', 'ab', '+a +b'],
  ['ab', '', '-a -b'],
  ['abcd', 'bcde', '-a b c d +e'],
])('%s to %s is %s', (before, after, expected) => {
  expect(told(before, after)).toBe(expected)
})

it('gives both texts again', () => {
  const signs = ['a', 'b']
  const texts = [0, 1, 2, 3].reduce<string[]>(
    (all) => [...all, ...all.flatMap((text) => signs.map((sign) => text + sign))],
    [''],
  )
  const all = [...new Set(texts)]
  expect(all.length).toBeGreaterThan(20)
  for (const before of all) {
    for (const after of all) {
      const lines = compareLines([...before], [...after])
      const without = (kind: string) =>
        lines.flatMap((line) => (line.kind === kind ? [] : [line.text])).join('')
      expect([without('new'), without('gone')]).toEqual([before, after])
    }
  }
})

it('leaves out what is the same far from a change', () => {
  const lines = withoutRuns(compareLines([...'abcdefg'], [...'abcdxfg']))
  expect(lines.map((line) => line?.text ?? '…').join('')).toBe('…dexf…')
  expect(withoutRuns(compareLines(['a'], ['a']))).toEqual([null])
})
