import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../problem.ts'
import { StartError } from '../start-error.ts'
import type { PrintedDocument } from './document.ts'
import { findFonts } from './fonts.ts'

/** Makes PDFs, one at a time, in a process of its own that is there while there is work. */
export interface Printer {
  /** @throws Problem 503 when it takes too long, or its process ended meanwhile. */
  print(document: PrintedDocument): Promise<Uint8Array>
  /** Ends its process, for good. What is being printed and what waits fails. */
  close(): void
}

/** When its process ends, and when a document is given up. */
export interface PrinterLimits {
  idleMs: number
  /** Documents after which a new process takes over: the library keeps memory of each. */
  documents: number
  longestMs: number
}

const usual: PrinterLimits = { idleMs: 30_000, documents: 50, longestMs: 10_000 }

/** Documents that wait at most; more would wait longer than anybody does. */
const mostWaiting = 20

/** Beside this module in the sources and beside the bundle when built. */
const processFile = fileURLToPath(
  new URL(`./printer-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
)

const tryAgain = () =>
  new Problem(503, 'The PDF could not be made just now. Try again.', { retryAfter: 5 })

/** Where else a printer looks, and how long. */
export interface PrinterOptions {
  /** With fonts for the signs that ours lack. */
  fontsDir?: string | undefined
  limits?: PrinterLimits
  /** Of the process, for tests. */
  file?: string
}

/**
 * A printer; its process starts with the first document.
 * @throws StartError for a folder of fonts that cannot be read.
 */
export function openPrinter({
  fontsDir,
  limits = usual,
  file = processFile,
}: PrinterOptions = {}): Printer {
  if (fontsDir !== undefined) checkFonts(fontsDir)
  const folder = fontsDir === undefined ? [] : [path.resolve(fontsDir)]

  let child: ChildProcess | undefined
  let printed = 0
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
    printed = 0
  }
  const start = () => {
    // Binary answers as they are, not as JSON; what it says belongs to this process's log.
    const started = fork(file, folder, { serialization: 'advanced', execArgv: [], env: {} })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }
  const printOne = async (document: PrintedDocument) => {
    clearTimeout(idle)
    if (isClosed) throw tryAgain()
    if (printed >= limits.documents) end()
    child ??= start()
    printed += 1
    try {
      return await answerOf(child, document, limits.longestMs)
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }

  return {
    print: async (document) => {
      if (waiting >= mostWaiting) throw tryAgain()
      waiting += 1
      const turn = last.then(() => printOne(document))
      last = turn.catch(() => undefined).finally(() => (waiting -= 1))
      return await turn
    },
    close: () => {
      isClosed = true
      end()
    },
  }
}

function checkFonts(folder: string): void {
  try {
    findFonts(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`The folder PDF_FONTS_DIR, ${folder}, cannot be read${code}.`)
  }
}

/** What the process makes of a document: it has as long for it as for its own start before it. */
function answerOf(
  child: ChildProcess,
  document: PrintedDocument,
  longestMs: number,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('exit', gone).off('error', gone).off('message', hear)
      act()
    }
    const gone = () => settle(() => reject(tryAgain()))
    const hear = (message: unknown) => {
      const { pdf, error } = Object(message)
      if (pdf instanceof Uint8Array) settle(() => resolve(pdf))
      else if (typeof error === 'string') settle(() => reject(new Error(`Not printed: ${error}`)))
    }
    const timer = setTimeout(gone, longestMs)
    child.once('exit', gone).once('error', gone).on('message', hear)
    child.send(document, (error) => error && gone())
  })
}
