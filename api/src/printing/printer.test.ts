import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { drawPortrait } from '../database/seed/drawing.ts'
import { StartError } from '../start-error.ts'
import type { PrintedDocument } from './document.ts'
import { openPrinter, type Printer, type PrinterLimits } from './printer.ts'
import { readPdf } from './testing.ts'

const limits: PrinterLimits = { idleMs: 60_000, documents: 50, longestMs: 60_000 }
const document = (title: string): PrintedDocument => ({ title, facts: [], sections: [] })

describe('a printed document', () => {
  let printer: Printer
  beforeAll(() => {
    printer = openPrinter({ limits })
  })
  afterAll(() => printer.close())

  it('has its texts as they were typed, a title, a language, and parts that are told apart', async () => {
    const typed = 'Ada #panic("no") *x* $y$ \\ [z] @ref <b> “ż”'
    const pdf = await readPdf(
      await printer.print({
        title: 'A #title',
        facts: [{ label: 'Student', value: typed }],
        sections: [
          {
            heading: 'Part #1',
            blocks: [
              { kind: 'heading', text: 'Question 1' },
              {
                kind: 'paragraph',
                parts: [
                  { kind: 'text', text: typed, strong: true },
                  { kind: 'equation', code: 'frac(a, b)', alt: 'a over b' },
                ],
              },
              { kind: 'item', mark: 'A', parts: [{ kind: 'text', text: 'choice' }] },
              { kind: 'rows', rows: [[[{ kind: 'text', text: 'cell' }], []]] },
            ],
          },
        ],
      }),
    )
    expect(pdf).toMatchObject({ title: 'A #title', language: 'en-GB', pages: 1 })
    expect(pdf.text).toContain(`Student: ${typed}`)
    expect(pdf.text).toContain('Part #1')
    expect(pdf.text).toMatch(/A choice cell .*Page 1 of 1/)
    for (const role of ['H1', 'H2', 'H3', 'P', 'Formula', 'Table']) {
      expect([role, pdf.roles.has(role)]).toEqual([role, true])
    }
  })

  it('is the same for the same', async () => {
    const [one, other] = [await printer.print(document('A')), await printer.print(document('A'))]
    expect(Buffer.from(one).equals(other)).toBe(true)
  })

  it('shows an equation that cannot be set as it was written, and the others set', async () => {
    const bad = { kind: 'equation', code: 'x^', alt: '^{14}C decays' } as const
    const good = { kind: 'equation', code: 'y^2', alt: 'y squared' } as const
    const blocks = [{ kind: 'paragraph', parts: [bad, good] }] as const
    const one = { ...document('Equations'), sections: [{ heading: '', blocks }] }
    const { text, roles } = await readPdf(await printer.print(one))
    expect(text).toContain('^{14}C decays')
    expect(text).not.toContain('y squared')
    expect(roles.has('Formula')).toBe(true)
  })

  it('has equations within the lines of lists and tables', async () => {
    const equation = { kind: 'equation', code: '2.35', alt: '2.35' } as const
    const parts = [equation, { kind: 'text', text: ' hours' }] as const
    const blocks = [
      { kind: 'item', mark: 'A', parts },
      { kind: 'rows', rows: [[parts]] },
    ] as const
    const one = { ...document('Lines'), sections: [{ heading: '', blocks }] }
    const { lines } = await readPdf(await printer.print(one))
    expect(lines.filter((line) => line.includes('2.35 hours'))).toHaveLength(2)
  })

  it('has its pictures with their descriptions, and the words of those that are broken', async () => {
    const image = (name: string, alt: string) => ({ kind: 'image', name, alt, width: 90 }) as const
    const parts = [
      image('/images/0.png', 'Ada'),
      image('/images/1.svg', 'A square'),
      image('/images/2.png', 'A graph'),
      image('/images/3.png', ''),
    ]
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    const images = {
      '/images/0.png': drawPortrait(),
      '/images/1.svg': Buffer.from(svg),
      '/images/2.png': drawPortrait().subarray(0, 60),
      '/images/3.png': drawPortrait(),
    }
    const blocks = [{ kind: 'paragraph', parts }] as const
    const one = { ...document('Pictures'), sections: [{ heading: '', blocks }], images }
    const { text, figures } = await readPdf(await printer.print(one))
    expect(figures).toEqual(['Ada', 'A square'])
    expect(text).toContain('[Picture: A graph]')
    // Of the next document they are others, though under the same names.
    const broken = Object.keys(images).map((name) => [name, Buffer.from('broken')])
    const next = { ...one, images: Object.fromEntries(broken) }
    expect((await readPdf(await printer.print(next))).text).toContain('[Picture: Ada]')
  })

  it('has signs that its fonts lack in those of the folder that is given', async () => {
    // A sign of no script, which the fonts of equations have under a number of their own.
    const sign = '\ue00c'
    const one = { ...document('Signs'), facts: [{ label: 'Sign', value: sign }] }
    const more = openPrinter({ limits, fontsDir: await folderOfFonts() })
    const fonts = await Promise.all(
      [printer, more].map(async (each) => (await readPdf(await each.print(one))).fonts),
    )
    more.close()
    expect(fonts.map((names) => names.some((name) => name.includes('KaTeX')))).toEqual([
      false,
      true,
    ])
  })

  it('is not begun with a folder that is not there', () => {
    expect(() => openPrinter({ fontsDir: '/not/there' })).toThrow(
      new StartError('The folder PDF_FONTS_DIR, /not/there, cannot be read (ENOENT).'),
    )
  })
})

/** A folder with one font more, and with what is none. */
async function folderOfFonts(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-fonts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const font = fileURLToPath(import.meta.resolve('katex/dist/fonts/KaTeX_AMS-Regular.ttf'))
  await copyFile(font, path.join(folder, 'KaTeX_AMS-Regular.ttf'))
  await writeFile(path.join(folder, 'README.txt'), 'A licence')
  return folder
}

describe('the process that prints', () => {
  let folder: string
  let printer: Printer
  afterEach(async () => {
    printer.close()
    await rm(folder, { recursive: true })
  })

  /** A printer whose process does this with a document and answers with its own number. */
  const open = async (own: Partial<PrinterLimits>, work = '') => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-printer-'))
    const file = path.join(folder, 'process.mjs')
    const script = `process.on('message', async ({ title }) => { ${work}
      process.send({ pdf: new TextEncoder().encode(title + ' ' + process.pid) }) })
      process.on('disconnect', () => process.exit(0))`
    await writeFile(file, script)
    printer = openPrinter({ limits: { ...limits, ...own }, file })
  }
  const print = async (title: string) =>
    new TextDecoder().decode(await printer.print(document(title))).split(' ')

  it('is one for all, which gets them one after another, each its own', async () => {
    await open({})
    const all = await Promise.all(['a', 'b', 'c'].map(print))
    expect(all.map(([title]) => title)).toEqual(['a', 'b', 'c'])
    expect(new Set(all.map(([, pid]) => pid)).size).toBe(1)
  })

  it('is another after so many documents', async () => {
    await open({ documents: 2 })
    const pids = []
    for (const title of ['a', 'b', 'c']) pids.push((await print(title))[1])
    expect([pids[0] === pids[1], pids[1] === pids[2]]).toEqual([true, false])
  })

  it('ends when nothing is printed for a while', async () => {
    await open({ idleMs: 1 })
    const [, pid] = await print('a')
    const runs = () => {
      try {
        return process.kill(Number(pid), 0)
      } catch {
        return false
      }
    }
    await expect.poll(runs).toBe(false)
  })

  it('is killed when it takes too long, and the next document gets another', async () => {
    await open({ longestMs: 4_000 }, `if (title === 'slow') await new Promise(() => {});`)
    await expect(print('slow')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
    expect((await print('quick'))[0]).toBe('quick')
  })

  it('that ends in the middle fails the document that it has, and no other', async () => {
    await open({}, `if (title === 'deadly') process.exit(1);`)
    const both = await Promise.allSettled([print('deadly'), print('next')])
    expect(both).toMatchObject([
      { status: 'rejected', reason: { status: 503 } },
      { status: 'fulfilled', value: ['next', expect.any(String)] },
    ])
  })

  it('is not kept busy by more documents than people wait for', async () => {
    await open({}, 'await new Promise(() => {});')
    const waiting = Array.from({ length: 20 }, () => print('a').catch(() => 'refused'))
    await expect(print('one too many')).rejects.toMatchObject({ status: 503 })
    printer.close()
    expect(await Promise.all(waiting)).toEqual(Array(20).fill('refused'))
  })
})
