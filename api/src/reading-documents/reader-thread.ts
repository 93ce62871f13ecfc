import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import { kindOfDocument } from './kind-of-document.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

/** A thread of `reader-process.ts`: reads the one document that it is started with, and ends. */

async function read(bytes: Uint8Array) {
  const kind = await kindOfDocument(bytes)
  return kind === 'docx'
    ? { kind, ...(await readDocx(bytes)) }
    : { kind, ...(await readPdf(bytes)) }
}

try {
  parentPort?.postMessage({ document: await read(workerData) })
} catch (error) {
  if (!(error instanceof Problem)) throw error
  parentPort?.postMessage({ refusal: { status: error.status, message: error.message } })
}
