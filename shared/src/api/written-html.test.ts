import { expect, test } from 'vitest'
import { writtenHtml } from './common.ts'

test.each([
  ['', true],
  ['<p>A text</p>', true],
  ['x'.repeat(200_000), true],
  ['x'.repeat(200_001), false],
  ['<img alt="">'.repeat(100), true],
  ['<img alt="">'.repeat(101), false],
])('a text may have 200,000 characters and 100 images (%#)', (text, isGood) => {
  expect(writtenHtml.safeParse(text).success).toBe(isGood)
})
