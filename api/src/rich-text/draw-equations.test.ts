import { expect, it } from 'vitest'
import { drawEquations } from './index.ts'

it('equations are drawn as pictures that take the size and colour of their text', async () => {
  const [drawn] = await drawEquations(['\\frac{\\sqrt{3}}{2} \\le x^2'])
  expect(drawn).toMatchObject({ latex: '\\frac{\\sqrt{3}}{2} \\le x^2', message: null })
  expect(drawn?.svg).toMatch(/^<svg style="vertical-align: -[\d.]+ex;"[^>]* width="[\d.]+ex"/)
  expect(drawn?.svg).toContain('currentColor')
  expect(drawn?.svg).not.toContain('data-')
})

it.each([
  ['\\frac{1', /expected '\}'/],
  ['\\nothing{x}', /Undefined control sequence: \\nothing/],
  ['\\def\\a{\\a\\a}\\a', /Too many expansions/],
])('%s is not drawn, and it is said why', async (latex, reason) => {
  const [drawn] = await drawEquations([latex])
  expect(drawn).toEqual({ latex, svg: null, message: expect.stringMatching(reason) })
})

it('a long equation is one picture', async () => {
  const [drawn] = await drawEquations(['= \\dfrac{24}{\\frac{1}{2} + \\frac{3}{4}} = 19.2 = a + b'])
  expect(drawn?.svg?.match(/<svg/g)).toHaveLength(1)
  expect(drawn?.svg).not.toContain('mjx-break')
})

it.each([
  '\\mathbb{R}',
  '\\pounds 5',
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  '\\text{so }x<3',
])('%s is drawn', async (latex) => {
  expect(await drawEquations([latex])).toEqual([
    { latex, svg: expect.stringMatching(/^<svg/), message: null },
  ])
})
