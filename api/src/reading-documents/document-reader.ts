import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Problem } from '../problem.ts'
import type { DocxText } from './read-docx.ts'
import type { PdfFigures } from './read-pdf.ts'

/** What was read of a document that somebody brought. */
export type ReadDocument = ({ kind: 'docx' } & DocxText) | ({ kind: 'pdf' } & PdfFigures)

/** Reads documents, each in a process of its own, two at once. */
export interface DocumentReader {
  /**
   * Reads a document by its content, whatever it is called.
   * @throws Problem 415 and 422 for what is not read, and why; 503 while two others are being read.
   */
  read(bytes: Uint8Array): Promise<ReadDocument>
}

/** What reading a document may take. */
export interface ReaderLimits {
  longestMs: number
  /** Of what the libraries make of it, in MB. */
  memoryMb: number
  /** Of all that its process holds, in MB. */
  residentMb: number
  /** Documents at once. */
  atOnce: number
}

const usual: ReaderLimits = { longestMs: 10_000, memoryMb: 192, residentMb: 384, atOnce: 2 }

/** Beside this module in the sources and beside the bundle when built. */
const processFile = fileURLToPath(
  new URL(`./reader-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
)

const busy = () =>
  new Problem(503, 'Two documents are being read just now. Try again.', { retryAfter: 5 })

const takesTooLong = () =>
  new Problem(422, 'Reading this document takes too long. Please copy its text into a new one.')

const takesTooMuch = () =>
  new Problem(
    422,
    'Reading this document takes too much memory. Please copy its text into a new one.',
  )

/** Where else a reader looks, and how much it lets a document take; for tests. */
export interface ReaderOptions {
  limits?: Partial<ReaderLimits>
  /** Of the process. */
  file?: string
}

/** A reader; it holds nothing while nothing is read. */
export function openDocumentReader({
  limits: own,
  file = processFile,
}: ReaderOptions = {}): DocumentReader {
  const limits = { ...usual, ...own }
  let reading = 0
  return {
    read: async (bytes) => {
      if (reading >= limits.atOnce) throw busy()
      reading += 1
      try {
        return await readIn(file, bytes, limits)
      } finally {
        reading -= 1
      }
    },
  }
}

/** What a process makes of a document. It has ended once this is settled. */
async function readIn(
  file: string,
  bytes: Uint8Array,
  limits: ReaderLimits,
): Promise<ReadDocument> {
  const child = fork(file, {
    // Bytes as they are, not as JSON.
    serialization: 'advanced',
    execArgv: [],
    env: {},
    // What a process that is out of memory says of itself is long, and of no use to anybody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = once(child, 'exit').catch(() => undefined)
  try {
    return await answerOf(child, bytes, limits)
  } finally {
    child.kill('SIGKILL')
    await gone
  }
}

/** What `reader-process.ts` says. */
type Answer =
  | { document: ReadDocument }
  | { refusal: { status: number; message: string } }
  | { isOverMemory: true }
  | { error: string }

function answerOf(
  child: ChildProcess,
  bytes: Uint8Array,
  { longestMs, memoryMb, residentMb }: ReaderLimits,
): Promise<ReadDocument> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(takesTooLong()), longestMs)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    child.once('message', (answer: Answer) =>
      settle(() => {
        if ('document' in answer) resolve(answer.document)
        else if ('refusal' in answer) {
          reject(new Problem(answer.refusal.status, answer.refusal.message))
        } else if ('isOverMemory' in answer) reject(takesTooMuch())
        else reject(new Error(`Not read: ${answer.error}`))
      }),
    )
    child.once('error', (error) => settle(() => reject(error)))
    child.once('exit', (code, signal) =>
      settle(() =>
        // By a signal ends one that needed more at once than could be refused, or than there is.
        reject(signal === null ? new Error(`The reader ended with ${code}`) : takesTooMuch()),
      ),
    )
    // That it cannot be told says that it has ended, which is heard of.
    child.send({ bytes, memoryMb, residentMb }, () => undefined)
  })
}
