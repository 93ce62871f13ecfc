import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlOfLine, htmlOfText } from './report-text.rules.ts'

describe('a text of a report as HTML', () => {
  it.each([
    ['one paragraph', 'All of it.', '<p>All of it.</p>'],
    ['a break', 'One\nTwo', '<p>One<br>Two</p>'],
    ['paragraphs', 'One\n\n \nTwo\r\n\r\nThree', '<p>One</p><p>Two</p><p>Three</p>'],
    ['markup as it was typed', '<b>a</b> & b', '<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p>'],
    ['blanks at its ends', '\n One \n', '<p>One</p>'],
    ['an equation that is not closed', 'So \\( x', '<p>So \\( x</p>'],
  ])('has %s', (_, text, html) => expect(htmlOfText(text)).toBe(html))

  it('has its equations set, also over a break and with signs of markup', () => {
    const html = htmlOfText('Then \\(a <\n\n b\\) holds')
    expect(html).toContain('<annotation encoding="application/x-tex">a &lt; b</annotation>')
    expect(html).not.toContain('<br>')
    expect(htmlOfLine('\\(x^2\\)\nonce')).toMatch(/<\/span> once$/)
  })

  it('shows what cannot be set as it was written', () => {
    expect(htmlOfText('\\(\\frac{1\\)')).toContain('katex-error')
  })

  it('never holds a tag of what was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const text = typed.replaceAll('\\(', '')
        expect(htmlOfText(`<x>${text}</x>`).replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })
})
