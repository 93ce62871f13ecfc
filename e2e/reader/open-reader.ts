import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page, Request } from 'playwright'
import { openAs, people } from '../support/people.ts'
import { servePiece } from '../support/piece.ts'
import { makePdf, type SamplePage } from './make-pdf.ts'

const pages = Array.from({ length: 60 }, (_, at): SamplePage => {
  const lines = [
    at === 0
      ? 'Mechanics, from the beginning'
      : `Chapter ${Math.floor(at / 10) + 1}, page ${at + 1}`,
    'Momentum is conserved where no force acts.',
    ...(at === 39 ? ['The Coriolis force turns with the Earth.'] : []),
  ]
  const more: Record<number, Partial<SamplePage>> = {
    0: { link: 12 },
    1: { link: 'https://example.org/energy' },
    2: { link: 'http://example.org/plain' },
    4: { turned: 90 },
    5: { size: [842, 595] },
    6: { size: [300, 300] },
  }
  return { lines, noiseBytes: 200_000, ...more[at] }
})

const samples: Readonly<Record<string, () => Buffer>> = {
  /** 12 MB in 60 pages. */
  book: () =>
    makePdf(pages, {
      outline: [
        { title: 'Forces', page: 1 },
        { title: 'Energy and momentum', page: 11 },
        { title: 'Circular motion', page: 31 },
      ],
    }),
  /** Text in a font that is not in it, by a character map that is not either. */
  japanese: () => makePdf([{ lines: ['力学の基礎', '運動量は保存される'] }], { isJapanese: true }),
  /** A page as JPEG 2000, and one as JBIG2: a black box in the middle of white. */
  scans: () => readFileSync(join(import.meta.dirname, 'scans.pdf')),
  empty: () => makePdf([{ lines: [] }]),
  locked: () => makePdf([{ lines: ['A secret'] }], { isLocked: true }),
  broken: () => Buffer.from('This is no PDF. '.repeat(20)),
}
const made = new Map<string, Buffer>()

/** What stands in the place of the server's files. */
export interface FileServer {
  /** Ranges that were given, in turn, in bytes. */
  given: { from: number; bytes: number }[]
  /** Nothing comes through. */
  isCut: boolean
  /** Requests that are refused for want of a session. */
  refusals: number
  /** The file is there no more. */
  isGone: boolean
}

/** The page with the reader, as a student of the portal has it. `query` is of its address. */
export async function openReader(
  query: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; files: FileServer }> {
  const page = await openAs(people.Student, options)
  const files: FileServer = { given: [], isCut: false, refusals: 0, isGone: false }
  await page.route('**/media/file/**', (route) => {
    if (files.isCut) return route.abort()
    if (files.isGone) return route.fulfill({ status: 404 })
    if (files.refusals > 0) {
      files.refusals -= 1
      return route.fulfill({ status: 401 })
    }
    const { from, body, length } = rangeOf(route.request())
    if (route.request().method() === 'GET') files.given.push({ from, bytes: body.length })
    return route.fulfill({
      status: 206,
      contentType: 'application/pdf',
      headers: { 'content-range': `bytes ${from}-${from + body.length - 1}/${length}` },
      body,
    })
  })
  await servePiece(page, 'reader', 'Reader')
  await page.goto(`/reader/?${query}`)
  return { page, files }
}

function rangeOf(request: Request): { from: number; body: Buffer; length: number } {
  const name = new URL(request.url()).pathname.split('/')[3] ?? ''
  const file = made.get(name) ?? samples[name]?.() ?? Buffer.alloc(0)
  made.set(name, file)
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers().range ?? '') ?? []
  const end = to === '' ? file.length : Number(to) + 1
  return { from: Number(from), body: file.subarray(Number(from), end), length: file.length }
}
