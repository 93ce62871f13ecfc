import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, normalHtml, sha256Of } from './normal-form.rules.ts'
import type { PortableQuestion } from './portable-question.ts'

const none = () => undefined

describe('the normal form of a text', () => {
  it.each([
    ['<p>a  b</p>\n<p>c</p>', '<p> a&nbsp;b </p><p>c</p>'],
    ['é &lt; &ndash; &#8722;', 'e\u0301 &#60; – −'],
    ['\\( x \\)', '\\(x\\)'],
    ['a<br>b', 'a<br /> b'],
    ['<p>a</p><script>b</script>', '<p class="x" style="color: red">a</p>'],
    ['<td colspan="2" rowspan="3">a</td>', '<td rowspan="3" colspan="2">a</td>'],
    ['<img data-latex="x &lt; 1">', '\\(x &lt; 1\\)'],
    ['<p></p>', ''],
    ['x > 1', 'x &gt; 1'],
  ])('%j is %j', (one, other) => {
    expect(normalHtml(one, none)).toBe(normalHtml(other, none))
  })

  it.each([
    ['a b', 'ab'],
    ['<b>a</b>', 'a'],
    ['&lt;b&gt;', '<b></b>'],
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['H<sub>2</sub>', 'H<sup>2</sup>'],
    ['a', 'A'],
  ])('%j is not %j', (one, other) => {
    expect(normalHtml(one, none)).not.toBe(normalHtml(other, none))
  })

  it('has an image by its bytes, in a file or written into the text', () => {
    const id = '11111111-1111-4111-8111-111111111111'
    const bytes = Buffer.from('a picture')
    const written = `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="A">`
    const file = `<img alt="A" data-file="${id}">`
    const hashOf = () => sha256Of(bytes)
    expect(normalHtml(file, hashOf)).toBe(normalHtml(written, none))
    expect(normalHtml(file, () => sha256Of('another'))).not.toBe(normalHtml(written, none))
    expect(normalHtml(file.replace('"A"', '"B"'), hashOf)).not.toBe(normalHtml(written, none))
  })
})

const question = (words: readonly string[]): PortableQuestion => {
  const [text = '', data = '', solution = '', a = '', b = '', why = ''] = words
  return {
    ...{ type: 1, text: `<p>${text} &amp; more</p>`, data: `<p>${data}</p>`, solution },
    ...{ marking: null, difficulty: 3, key: null, name: 'A', filings: [], tags: [] },
    answers: [
      { letter: 'a', text: a, isCorrect: true, why },
      { letter: 'b', text: b, isCorrect: false, why: '' },
    ],
  }
}

const word = fc.stringMatching(/^[a-zé]{1,8}$/)
const six = fc.array(word, { minLength: 6, maxLength: 6 })

describe('the fingerprint of a question', () => {
  it('is the same however its white space and signs are written', () => {
    const space = fc.constantFrom(' ', '\n', '&nbsp;', '&#160;', '\t ', '\u00a0')
    fc.assert(
      fc.property(fc.array(six, { minLength: 6, maxLength: 6 }), space, (all, between) => {
        const plain = all.map((words) => words.join(' '))
        const other = all.map((words) => words.join(between).replaceAll('é', '&eacute;'))
        expect(fingerprintOf(question(other))).toBe(fingerprintOf(question(plain)))
      }),
      { numRuns: 40 },
    )
  })

  it('is another with any one word changed', () => {
    fc.assert(
      fc.property(six, fc.nat(5), (words, at) => {
        const changed = words.map((one, index) => (index === at ? `${one}x` : one))
        expect(fingerprintOf(question(changed))).not.toBe(fingerprintOf(question(words)))
      }),
      { numRuns: 40 },
    )
  })

  const base = question(['a', 'b', 'c', 'd', 'e', 'f'])
  const marking = { kind: 'equation', expected: '3', variables: ['x'] } as const
  const typed: PortableQuestion = { ...base, type: 4, marking: { ...marking, variables: ['x'] } }
  const withMarking = (more: object): PortableQuestion => ({
    ...typed,
    marking: { ...marking, variables: ['x'], ...more },
  })

  it.each([
    ['type', { ...base, type: 3 as const }, base],
    ['key', { ...base, answers: base.answers.map((one) => ({ ...one, isCorrect: false })) }, base],
    ['order', { ...base, answers: base.answers.toReversed() }, base],
    ['expected', withMarking({ expected: '4' }), typed],
    ['variables', withMarking({ variables: ['y'] }), typed],
    ['unit', withMarking({ unit: 'm' }), typed],
    ['tolerance', withMarking({ tolerance: 0.1 }), typed],
  ])('is another with another %s', (_what, one, other) => {
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other))
  })

  it('says nothing of difficulty, name, filings and tags, nor of data that is empty', () => {
    const other = { ...base, difficulty: 1, name: 'B', key: 'k', tags: ['t'] }
    expect(fingerprintOf(other)).toBe(fingerprintOf(base))
    expect(fingerprintOf({ ...base, data: '' })).toBe(fingerprintOf({ ...base, data: null }))
  })
})
