// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, folded, markedIn, pageFrom, plainFaqs, wordsOf } from './help.rules.ts'

it('reads the words of a text, blocks apart', () => {
  expect(wordsOf('<p>One <b>two</b></p><ul><li>three</li><li>four &amp; five</li></ul>')).toBe(
    'One two three four & five',
  )
})

it('puts questions of all sections into one list', () => {
  const faq = { id: '1', question: 'Why?', answer: '<p>So.</p>' }
  expect(plainFaqs([{ name: 'A', faqs: [faq] }])).toEqual([{ ...faq, section: 'A', words: 'So.' }])
})

describe('what was found', () => {
  it('is marked as whole words, in any letter case and with any accent', () => {
    expect(markedIn('A Résumé, not resumed.', ['resume'])).toEqual([
      { text: 'A ', isHit: false, at: 0 },
      { text: 'Résumé', isHit: true, at: 2 },
      { text: ', not resumed.', isHit: false, at: 8 },
    ])
    expect(markedIn('', ['a'])).toEqual([])
  })

  it('leaves the text as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
        const all = [...terms, ...text.split(/\W+/).map(folded)]
        expect(
          markedIn(text, all)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('is shown with what stands around it', () => {
    const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim()
    const excerpt = excerptOf(long, ['needle'])
    expect(excerpt).toContain('needle')
    expect(excerpt).toMatch(/^…before .* after…$/)
    expect(excerpt.length).toBeLessThanOrEqual(182)
    expect(excerptOf('Short.', ['x'])).toBe('Short.')
    expect(excerptOf(long, [])).toMatch(/^before .*…$/)
    expect(excerptOf(long, ['after'])).toContain('after')
  })
})

it.each([
  [null, '/help'],
  ['/tuition?show=entries', '/tuition?show=entries'],
  ['//elsewhere.example', '/help'],
  ['https://elsewhere.example', '/help'],
  ['/with blank', '/help'],
  [`/${'x'.repeat(300)}`, '/help'],
])('takes %s as the page of %s', (from, expected) => {
  expect(pageFrom(from, '/help')).toBe(expected)
})
