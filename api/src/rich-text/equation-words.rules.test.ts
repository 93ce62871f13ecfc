import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equationsInWords } from './equation-words.rules.ts'

describe('an equation in words', () => {
  it.each([
    ['x^2', 'x²'],
    [' x^{10} + y_1 ', 'x¹⁰ + y₁'],
    ['n', 'n'],
    ['\\tfrac{n}{40}', 'n/40'],
    ['\\frac{x^2 + 1}{2}', '(x² + 1)/2'],
    ['\\sqrt{2}', '√2'],
    ['\\sqrt{\\frac{a}{b}}', '√(a/b)'],
    ['2 \\times 3 \\leq 7', '2 × 3 ≤ 7'],
    ['\\sin 30^\\circ', 'sin 30°'],
    ['90^{\\circ}', '90°'],
    ['5\\,\\text{m s}^{-1}', '5 m s⁻¹'],
    ['50\\%', '50%'],
    ['\\left(1, 2\\right)', '(1, 2)'],
    ['\\pi r^2', 'π r²'],
    ['a < b', 'a < b'],
  ])('%s is written with signs', (latex, words) => {
    expect(equationsInWords(`Learn \\(${latex}\\) well`)).toBe(`Learn ${words} well`)
  })

  it.each([
    ['a matrix', '\\begin{pmatrix} 1 & 2 \\end{pmatrix}'],
    ['an index without a sign', 'x^{y}'],
    ['named like something else', '\\constructor'],
    ['an unknown command', '\\lim_{x} x'],
    ['nothing', ' '],
    ['a long one', '1 + '.repeat(40)],
    ['a faulty one', '\\frac{1'],
    ['a deep one', `${'\\sqrt{'.repeat(5)}x${'}'.repeat(5)}`],
  ])('is left out where it is %s', (_, latex) => {
    expect(equationsInWords(`Learn \\(${latex}\\), and go on`)).toBe('Learn …, and go on')
  })

  it('stays as it is where it is never closed', () => {
    expect(equationsInWords('A \\(x\\) and \\(y')).toBe('A x and \\(y')
  })

  it('never shows how it was written, and leaves all around it as it is', () => {
    const around = fc.string().filter((text) => !text.includes('\\'))
    const inside = fc
      .array(
        fc.constantFrom(...['\\frac', '\\sqrt', '{', '}', '^', '_', 'x', '2', '\\alpha', ' ', '&']),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(around, inside, around, (before, latex, after) => {
        const words = equationsInWords(`${before}\\(${latex}\\)${after}`)
        expect(words.startsWith(before)).toBe(true)
        expect(words.endsWith(after)).toBe(true)
        expect(words.slice(before.length, words.length - after.length)).not.toMatch(/[\\{}^_&]|^$/)
      }),
    )
  })
})
