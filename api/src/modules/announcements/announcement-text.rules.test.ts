import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../rich-text/index.ts'
import { editedTextOf, keptTextOf, wordsOf } from './announcement-text.rules.ts'

const id = '0198f3a0-0000-7000-8000-000000000001'

describe('a text', () => {
  it.each([
    ['of words', '<p>Places are few.</p>', 'Places are few.'],
    ['of words without a paragraph', 'Places are few.', 'Places are few.'],
    ['with signs of markup', '<p>5 &lt; 7 &amp; 8</p>', '5 < 7 & 8'],
  ])('%s is kept without markup', (_, cleaned, text) => {
    expect(keptTextOf(cleaned)).toEqual({ text, html: null })
  })

  it.each([
    ['a bold word', '<p>A <strong>bold</strong> word</p>', 'A bold word'],
    ['two paragraphs', '<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a list', '<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
    ['an equation', '<p>Learn \\(x^2\\)</p>', 'Learn \\(x^2\\)'],
    ['an image', `<p>See</p><p><img data-file="${id}" alt="The plan"></p>`, 'See\nThe plan'],
    ['a table', '<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
  ])('with %s is kept with it', (_, cleaned, text) => {
    expect(keptTextOf(cleaned)).toEqual({ text, html: cleaned })
  })

  it('of words is edited as it is kept, whatever signs are in it', () => {
    const words = fc.string().filter((text) => !text.includes('\\('))
    fc.assert(
      fc.property(words, (typed) => {
        const text = wordsOf(editedTextOf({ text: typed, html: null }))
        const kept = keptTextOf(cleanHtml(editedTextOf({ text, html: null }), 'page'))
        expect(kept).toEqual({ text, html: null })
      }),
    )
  })
})
