import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '../database/open.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { equationCode } from './equations.rules.ts'
import { openPrinter } from './printer.ts'
import { readPdf } from './testing.ts'

describe('an equation', () => {
  it.each([
    ['x^2', 'x^2'],
    ['\\frac{a}{b}', 'a/b'],
    ['\\text{if }', '"if "'],
    ['a \\le b', 'a <= b'],
    ['^{14}C', '""^14 C'],
    ['{}^{14}C', '""^14 C'],
    ['{}^{14}_{6}C', '""_6^14 C'],
    ['\\mathrm{{}^{\\circ}C}', 'upright(""^circle.small C)'],
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

  it('are all set', async () => {
    const texts = await rowsOf<{ text: string }>(
      app.db,
      sql`select text from question_versions union all select solution from question_versions
        union all select data from question_versions where data is not null
        union all select text from question_options`,
    )
    const all = texts.flatMap(({ text }) =>
      [...text.matchAll(/\\\((.*?)\\\)/gs)].map(([, latex = '']) => latex),
    )
    const different = [...new Set(all)]
    const codes = different.map((latex) => equationCode(latex))
    // One that the printer cannot set is there by its description.
    const parts = codes.flatMap((code) =>
      code === undefined ? [] : [{ kind: 'equation', code, alt: '☒' } as const],
    )
    const limits = { idleMs: 60_000, documents: 50, longestMs: 60_000 }
    const printer = openPrinter({ limits })
    onTestFinished(() => printer.close())
    const { text } = await readPdf(
      await printer.print({
        title: 'The bank',
        facts: [],
        sections: [{ heading: '', blocks: [{ kind: 'paragraph', parts }] }],
      }),
    )
    const refused = codes.filter((code) => code === undefined).length
    const failed = text.match(/☒/g)?.length ?? 0
    expect({ different: different.length, refused, failed }).toEqual({
      different: 3_325,
      refused: 0,
      failed: 0,
    })
  })
})
