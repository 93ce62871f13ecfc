import { expect, it, test } from 'vitest'
import { countWords, minutesToRead } from './learn.rules.ts'

test.each([
  ['<p>Two words</p>', 2],
  ["<h3>Newton's laws</h3><p>A well-known law</p>", 5],
  ['<p>The sum \\(a + b\\) is \\(c\n\\text{ over two lines}\\) here</p>', 4],
  ['<p>Less &lt; more&nbsp;or not</p>', 4],
  ['<figure><img src="data:image/svg+xml;utf8,many words" alt="not read" /></figure>', 0],
  ['', 0],
])('%s has its words counted: %#', (html, words) => {
  expect(countWords(html)).toBe(words)
})

it('takes a minute for each 200 words begun, and one at least', () => {
  expect([0, 1, 200, 201, 1_000].map(minutesToRead)).toEqual([1, 1, 1, 2, 5])
})
