import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

describe('a summary', () => {
  it.each([
    ['<p>Solve \\(x^2 &lt; 3\\).</p>', 'Solve ….'],
    ['<p>One</p><p>two &amp; <em>three</em></p>', 'One two & three'],
    ['<p>The gas is [[blank]].</p>', 'The gas is ___.'],
    [
      '<figure><img src="data:image/png;base64,xx" alt="A graph" /></figure><p>Which?</p>',
      'Which?',
    ],
    ['', ''],
    ['\\(x', '…'],
  ])('of %s is %s', (html, summary) => {
    expect(summaryOf(html)).toBe(summary)
  })

  it('ends between words', () => {
    const summary = summaryOf(`<p>${'several words '.repeat(40)}</p>`)
    expect(summary.length).toBeLessThanOrEqual(111)
    expect(summary).toMatch(/(several|words)…$/)
  })
})
