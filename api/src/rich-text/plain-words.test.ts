import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

describe('a text in plain words', () => {
  it.each([
    [' x^2 ', 'x²'],
    ['x^{10} + y_1', 'x¹⁰ + y₁'],
    ['n', 'n'],
    ['2^n', '2ⁿ'],
    ['\\tfrac{n}{40}', 'n/40'],
    ['\\frac{x^2 + 1}{2}', '(x² + 1)/2'],
    ['2 \\times 3 \\leq 7', '2 × 3 ≤ 7'],
    ['5\\,\\text{m s}^{-1}', '5 m s⁻¹'],
    ['x^{y}', 'x^y'],
    ['x^{0.5}', 'x^0.5'],
    ['a < b', 'a < b'],
    ['x \\le \\frac{1}{2}', 'x ≤ 1/2'],
    ['\\constructor x', 'constructor x'],
  ])('has %s with signs', (latex, words) => {
    expect(plainWords(`Learn \\(${latex}\\) well`)).toBe(`Learn ${words} well`)
  })

  it.each([
    ['a matrix', '\\begin{pmatrix} 1 & 2 \\end{pmatrix}'],
    ['nothing', ' '],
    ['a long equation', '1 + '.repeat(40)],
  ])('leaves out %s', (_, latex) => {
    expect(plainWords(`Learn \\(${latex}\\), and go on`)).toBe('Learn …, and go on')
  })

  it('keeps what is never closed', () => {
    expect(plainWords('A \\(x\\) and \\(y')).toBe('A x and \\(y')
  })

  it('keeps all around an equation, and nothing of how it was written', () => {
    const around = fc.string().filter((text) => !text.includes('\\'))
    const signs = ['\\frac', '\\sqrt', '{', '}', '^', '_', 'x', '2', '\\alpha', ' ', '-']
    const inside = fc.array(fc.constantFrom(...signs)).map((parts) => parts.join(''))
    fc.assert(
      fc.property(around, inside, around, (before, latex, after) => {
        const words = plainWords(`${before}\\(${latex}\\)${after}`)
        expect(words.startsWith(before)).toBe(true)
        expect(words.endsWith(after)).toBe(true)
        expect(words.slice(before.length, words.length - after.length)).not.toMatch(/[\\{}]|^$/)
      }),
    )
  })
})
