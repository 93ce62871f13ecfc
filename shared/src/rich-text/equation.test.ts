import { expect, test } from 'vitest'
import { toLatex } from './equation.ts'

const flat = (text: string | undefined) => text?.replaceAll(/\s+/g, '')

test('plain maths becomes LaTeX', () => {
  expect(flat(toLatex('x/2'))).toBe('\\frac{x}{2}')
  expect(flat(toLatex('sqrt(3)'))).toBe('\\sqrt{3}')
  expect(flat(toLatex('2*pi*r'))).toBe('2\\cdot\\pi\\cdotr')
  expect(flat(toLatex('v^2 = u^2 + 2a s'))).toContain('=')
  expect(flat(toLatex('x <= 4'))).toContain('\\le')
  expect(flat(toLatex('3 × π'))).toContain('\\pi')
})

test('what cannot be read is undefined', () => {
  for (const text of ['sqrt(3', '2 +', 'x =', ')', '1/(2']) expect(toLatex(text)).toBeUndefined()
})
