import { describe, expect, it } from 'vitest'
import { plainLatex } from '../../rich-text/index.ts'
import { summaryOf } from './summary.ts'

describe('a summary in plain text', () => {
  it.each([
    ['<p>Solve \\(x^2 &lt; 3\\).</p>', 'Solve x^2 < 3.'],
    ['<p>One</p><p>two &amp; <em>three</em></p>', 'One two & three'],
    ['<p>The gas is [[blank]].</p>', 'The gas is ___.'],
    [
      '<figure><img src="data:image/png;base64,xx" alt="A graph" /></figure><p>Which?</p>',
      'Which?',
    ],
    ['<p>An area of 3 \\(\\text{cm}^2\\), or more</p>', 'An area of 3 cm^2, or more'],
    ['', ''],
    ['\\(x', 'x'],
  ])('of %s is %s', (html, summary) => {
    expect(summaryOf(html).summary).toBe(summary)
  })

  it('ends between words', () => {
    const { summary } = summaryOf(`<p>${'several words '.repeat(40)}</p>`)
    expect(summary.length).toBeLessThanOrEqual(111)
    expect(summary).toMatch(/(several|words)…$/)
  })
})

describe('a summary with equations', () => {
  it('sets them as maths that a screen reader reads, without the source', () => {
    const { summaryHtml } = summaryOf('<p>Solve \\(x^2 &lt; 3\\).</p>')
    expect(summaryHtml).toMatch(/^Solve <span class="katex"><math .*<msup><mi>x<\/mi><mn>2<\/mn>/)
    expect(summaryHtml).toMatch(/<\/math><\/span>\.$/)
    expect(summaryHtml).not.toContain('annotation')
    expect(summaryHtml).not.toContain('…')
  })

  it('keeps one that is long when little stands before it, and never cuts inside one', () => {
    const long = `${'x + '.repeat(40)}1`
    const alone = summaryOf(`<p>Find \\(${long}\\) and say why it is so.</p>`)
    expect(alone.summary).toBe(`Find ${long}…`)
    const late = summaryOf(`<p>${'word '.repeat(20)}\\(${long}\\) end</p>`)
    expect(late.summaryHtml).toBe(`${'word '.repeat(20).trim()}…`)
  })

  it('shows what cannot be set as it was written, and lets no tag through', () => {
    const { summaryHtml } = summaryOf('<p>\\(\\frac{1\\) &lt;img src=x&gt; <script>x</script></p>')
    expect(summaryHtml).toBe('<span class="katex-error">\\frac{1</span> &lt;img src=x&gt; x')
  })

  it('stays short however much mathematics a question holds', () => {
    const { summaryHtml } = summaryOf(`<p>${'\\(\\frac{a_1}{b^2}\\) '.repeat(300)}</p>`)
    expect(summaryHtml.length).toBeLessThan(8_000)
  })
})

it.each([
  ['\\frac{1}{2}x^{2}', '1/2x^2'],
  ['\\frac{x+1}{\\sqrt{2}}', '(x+1)/(√2)'],
  ['3\\times 10^{-4}\\,\\mathrm{m\\,s^{-1}}', '3× 10^(-4) m s^(-1)'],
  ['\\left(\\theta+\\pi\\right)', '(θ+π)'],
  ['\\sin x', 'sin x'],
  ['50\\%', '50%'],
])('%s in one line is %s', (latex, plain) => {
  expect(plainLatex(latex)).toBe(plain)
})
