import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makePdf } from '../testing/pdf.ts'
import { openDocumentReader, type ReaderLimits } from './document-reader.ts'
import { docxOf, paragraph, run, wordTypes } from './testing.ts'

// As long as a busy machine may take; nothing waits for the end of it but one test, which has less.
const longestMs = 60_000
const readerWith = (limits: Partial<ReaderLimits> = {}, file?: string) =>
  openDocumentReader({ limits: { longestMs, ...limits }, ...(file !== undefined && { file }) })

/** A reader whose process does something else. */
async function readerOf(source: string, limits: Partial<ReaderLimits> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'reader-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'process.mjs')
  await writeFile(file, source)
  return readerWith(limits, file)
}

const essay = docxOf(paragraph(run('An essay')))

describe('a document that is brought', () => {
  it('is read by what it is', async () => {
    const reader = readerWith()
    const [docx, pdf] = await Promise.all([
      reader.read(essay),
      reader.read(makePdf(2, { text: 'Two words' })),
    ])
    expect(docx).toEqual({ kind: 'docx', ops: [{ insert: 'An essay\n' }], warnings: [] })
    expect(pdf).toEqual({ kind: 'pdf', pages: 2, words: 4 })
  })

  it('is refused in the words of what read it', async () => {
    const template = docxOf(paragraph(''), {}, wordTypes.template)
    await expect(readerWith().read(template)).rejects.toMatchObject({
      status: 415,
      message: 'This is a Word template (.dotx). Please save it as a Word document (.docx).',
    })
    await expect(readerWith().read(makePdf(61))).rejects.toMatchObject({ status: 422 })
  })

  it('waits for no turn: a third at once is told when to try again', async () => {
    const reader = await readerOf('process.on("message", () => {})', { longestMs: 500 })
    const two = [reader.read(essay), reader.read(essay)]
    await expect(reader.read(essay)).rejects.toMatchObject({
      status: 503,
      message: 'Two documents are being read just now. Try again.',
      retryAfter: 5,
    })
    const settled = await Promise.allSettled(two)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    // There is room again.
    await expect(reader.read(essay)).rejects.toMatchObject({ status: 422 })
  })

  it('is given up once it takes too long, whatever its process is doing', async () => {
    const reader = await readerOf('process.on("message", () => { for (;;); })', {
      longestMs: 500,
    })
    await expect(reader.read(essay)).rejects.toMatchObject({
      status: 422,
      message: 'Reading this document takes too long. Please copy its text into a new one.',
    })
  })

  const takesTooMuch = {
    status: 422,
    message: 'Reading this document takes too much memory. Please copy its text into a new one.',
  }

  it.each([
    // The first kind ends a thread, the second its whole process.
    ['very many parts of a text', docxOf('<w:p/>'.repeat(200_000))],
    ['parts in parts without end', docxOf('<w:p>'.repeat(600_000))],
  ])('is given up for %s', async (_, bytes) => {
    await expect(readerWith({ memoryMb: 32 }).read(bytes)).rejects.toMatchObject(takesTooMuch)
  })

  it('is given up where its process is ended by the machine', async () => {
    const reader = await readerOf('process.kill(process.pid, "SIGKILL")')
    await expect(reader.read(essay)).rejects.toMatchObject(takesTooMuch)
  })

  it('is given up when it unpacks to more than its process may hold', async () => {
    // 2 GB of spaces: a block that begins anew is the same wherever it stands.
    const block = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), {
      finishFlush: constants.Z_FULL_FLUSH,
    })
    const packed = Buffer.concat([
      Buffer.from('789c', 'hex'),
      ...Array.from({ length: 2_048 }, () => block),
      Buffer.from('0300', 'hex'),
    ])
    const data = deflateSync(packed).toString('hex')
    const drawing = `<< /Length ${data.length} /Filter [/ASCIIHexDecode /FlateDecode /FlateDecode] >>\nstream\n${data}\nendstream`
    const bomb = makePdf(1, { drawing })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readerWith({ residentMb: 300 }).read(bomb)).rejects.toMatchObject(takesTooMuch)
  })

  it.each([
    ['cannot start', 'import "no-such-package"', 'The reader ended with 1'],
    ['fails', 'process.send({ error: "a fault of ours" })', 'Not read: a fault of ours'],
  ])('is no fault of the file where its process %s', async (_, source, message) => {
    const reading = (await readerOf(source)).read(essay)
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.not.toHaveProperty('status')
  })

  it('goes on after one that ended its process', async () => {
    const reader = readerWith({ memoryMb: 32, atOnce: 1 })
    await expect(reader.read(docxOf('<w:p>'.repeat(600_000)))).rejects.toMatchObject(takesTooMuch)
    expect(await reader.read(essay)).toMatchObject({ kind: 'docx' })
  })
})
