import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../database/open.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { equationCode } from './equations.rules.ts'

describe('an equation', () => {
  it.each([
    ['x^2', 'x^2'],
    ['\\frac{a}{b}', 'a/b'],
    ['\\text{if }', '"if "'],
    ['a \\le b', 'a <= b'],
    ['^{14}C', '#none^14 C'],
    ['{}^{14}C', '#none^14 C'],
  ])('%s is set as %s', (latex, code) => {
    expect(equationCode(latex)).toBe(code)
  })

  it.each([
    ['ends a text within it', '\\text{a" + panic() + "b}'],
    ['begins code', '\\text{a #panic() b}'],
    ['begins code outside of a text', '#read("/etc/passwd")'],
    ['ends a text and begins code', '\\text{a" #x "b}'],
    ['is very long', 'x+'.repeat(300)],
    ['is none', '\\frac{'],
  ])('that %s is shown as it was written', (_, latex) => {
    expect(equationCode(latex)).toBeUndefined()
  })
})

describe('the equations of the bank', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp({ world: 'demo' })
  })
  afterAll(() => app.close())

  it('are set, but for very few', async () => {
    const texts = await rowsOf<{ text: string }>(
      app.db,
      sql`select text from question_versions union all select solution from question_versions`,
    )
    const all = texts.flatMap(({ text }) =>
      [...text.matchAll(/\\\((.*?)\\\)/gs)].map(([, latex = '']) => latex),
    )
    const different = [...new Set(all)]
    const refused = different.filter((latex) => equationCode(latex) === undefined)
    expect(different.length).toBeGreaterThan(500)
    expect(refused.length / different.length).toBeLessThan(0.01)
  })
})
