import { ApiError } from '@portal/shared/api'
import { afterRefusal, noTries } from './files.rules.ts'
import type { SendOptions } from './send.ts'

/** So many parts are under way at once. */
const atOnce = 3

/** How a file goes in parts, as the server has said. */
export interface InParts {
  partBytes: number
  parts: number
  /** Numbers, from 1, of those that the server has. */
  received: readonly number[]
}

export interface PartsOptions {
  signal?: AbortSignal | undefined
  /** Is told which share has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Sends the parts of a file that the server does not have. One that fails is tried again where that
 * may help, and stops the others once it fails for good.
 * @param sendPart sends one, counted from 1
 * @throws as `sendPart` does, or as the signal says when it was stopped.
 */
export async function sendParts(
  file: File,
  { partBytes, parts, received }: InParts,
  sendPart: (part: number, bytes: Uint8Array, options: SendOptions) => Promise<unknown>,
  { signal, onProgress }: PartsOptions = {},
): Promise<void> {
  const partOf = (part: number) => file.slice((part - 1) * partBytes, part * partBytes)
  /** Bytes of each part that have left. */
  const left = new Map(received.map((part) => [part, partOf(part).size]))
  const tell = () => {
    const sum = [...left.values()].reduce((all, bytes) => all + bytes, 0)
    onProgress?.(Math.min(1, sum / file.size))
  }
  tell()
  const failed = new AbortController()
  const all = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
  const waiting = Array.from({ length: parts }, (_, index) => index + 1).filter(
    (part) => !left.has(part),
  )
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const number = part
      const bytes = partOf(number)
      const onSent = (sent: number) => {
        left.set(number, Math.min(sent, bytes.size))
        tell()
      }
      // The older request takes the piece of the file as it is, unread.
      const unread = bytes as unknown as Uint8Array
      await again(all, () => sendPart(number, unread, { signal: all, onSent }))
      left.set(number, bytes.size)
      tell()
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } catch (error) {
    failed.abort(error)
    throw error
  }
}

/** Tries again what may go well the next time. */
export async function again<T>(signal: AbortSignal | undefined, act: () => Promise<T>): Promise<T> {
  for (let tries = noTries; ; ) {
    try {
      return await act()
    } catch (error) {
      const then =
        error instanceof ApiError ? afterRefusal(tries, error.status, error.retryAfter) : null
      if (then === null) throw error
      tries = then.tries
      await wait(then.pauseMs, signal)
    }
  }
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}
