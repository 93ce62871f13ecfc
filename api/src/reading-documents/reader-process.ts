import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * A process of its own that reads one document: what a file asks of the libraries that read it is up
 * to the file. They run in a thread, so that this process sees from outside what they hold; a thread
 * alone would not do, because one that needs too much at once ends its whole process. It is told the
 * document and how much it may hold; whoever started it ends it.
 */

/** Beside this module in the sources and beside the bundle when built. */
const threadFile = fileURLToPath(
  new URL(`./reader-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
)

/** How often it is looked what is held. */
const lookMs = 50

interface Order {
  bytes: Uint8Array
  /** Of what the thread makes, in MB. */
  memoryMb: number
  /** Of all that the process holds, in MB: packed data that is unpacked counts in no other. */
  residentMb: number
}

function read({ bytes, memoryMb, residentMb }: Order): void {
  const thread = new Worker(threadFile, {
    workerData: bytes,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  })
  thread.once('message', (answer) => process.send?.(answer))
  thread.once('error', (error) => {
    const isOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    process.send?.(isOfMemory ? { isOverMemory: true } : { error: error.stack })
  })
  setInterval(() => {
    if (process.memoryUsage.rss() > residentMb * 1024 * 1024) process.send?.({ isOverMemory: true })
  }, lookMs)
}

process.once('message', read)
// The process that it reads for has ended.
process.on('disconnect', () => process.exit(0))
