import { ApiError, type CallAnswer, type CallInput, call } from '@portal/shared/api'
import type { FileKind } from '../contract/file-kinds.ts'
import {
  afterRefusal,
  fileFault,
  isInParts,
  noTries,
  type PartKind,
  type WholeKind,
} from './files.rules.ts'
import { type SendOptions, send } from './send.ts'
import { shrinkImage } from './shrink-image.ts'

/** A file that the server keeps; of a film that is for something, also what is known of it. */
export type KeptFile = CallAnswer<'POST /File/File/Upload'> &
  Partial<Pick<CallAnswer<'POST /Media/Upload/Complete'>, 'asset'>>

/** What a film can be for. */
export type FilmArea = NonNullable<CallInput<'POST /Media/Upload/Begin'>['body']['area']>

export interface UploadOptions {
  signal?: AbortSignal
  /** What a film is for; makes it one that can be played. */
  area?: FilmArea | undefined
  /** Is told which share has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  /** Is told by which upload a large file goes, for `giveUp`. */
  onBegun?: (uploadId: string) => void
}

/** So many parts are under way at once. */
const atOnce = 3

/**
 * Sends a file and answers it as the server keeps it. A large one goes in parts; the same one again,
 * after a reload too, goes on where it stopped.
 * @throws ApiError with the sentence for people, or as the signal says when it was stopped.
 */
export async function uploadFile(
  file: File,
  kind: FileKind,
  options: UploadOptions = {},
): Promise<KeptFile> {
  const fault = fileFault(file, kind)
  if (fault !== null) throw new ApiError({ status: 422, message: fault })
  const { size } = file
  return isInParts(kind, size)
    ? await sendParts(file, kind, options)
    : await sendWhole(file, kind as WholeKind, options)
}

async function sendWhole(file: File, kind: WholeKind, { signal, onProgress }: UploadOptions) {
  const sent = kind === 'image' ? await shrinkImage(file) : file
  signal?.throwIfAborted()
  return await send(
    'POST /File/File/Upload',
    { query: { kind }, file: sent },
    {
      ...(signal && { signal }),
      onSent: (bytes) => onProgress?.(Math.min(1, bytes / sent.size)),
    },
  )
}

async function sendParts(file: File, kind: PartKind, options: UploadOptions) {
  const { signal, onProgress, area } = options
  const { name, size, lastModified } = file
  const { uploadId, partBytes, parts, received } = await call(
    'POST /Media/Upload/Begin',
    { body: { kind, name: name.slice(0, 200), bytes: size, lastModified, ...(area && { area }) } },
    { ...(signal && { signal }) },
  )
  options.onBegun?.(uploadId)
  const partOf = (part: number) => file.slice((part - 1) * partBytes, part * partBytes)
  /** Bytes of each part that have left. */
  const left = new Map(received.map((part) => [part, partOf(part).size]))
  const tell = () => {
    const sum = [...left.values()].reduce((all, bytes) => all + bytes, 0)
    onProgress?.(Math.min(1, sum / size))
  }
  tell()
  // One that fails for good stops the others.
  const failed = new AbortController()
  const all = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
  const waiting = Array.from({ length: parts }, (_, index) => index + 1).filter(
    (part) => !left.has(part),
  )
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const number = part
      const bytes = partOf(number)
      await sendPart(uploadId, number, bytes, {
        signal: all,
        onSent: (sent) => {
          left.set(number, Math.min(sent, bytes.size))
          tell()
        },
      })
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
  return await again(all, () =>
    send('POST /Media/Upload/Complete', { body: { uploadId } }, { signal: all }),
  )
}

/** Lets go of what the server has of a large file. Where that fails it goes by itself, days later. */
export function giveUp(uploadId: string): void {
  call('POST /Media/Upload/Abort', { body: { uploadId } }).catch(() => undefined)
}

function sendPart(uploadId: string, partNumber: number, bytes: Blob, options: SendOptions) {
  const input = { query: { uploadId, partNumber }, bytes: bytes as unknown as Uint8Array }
  return again(options.signal, () => send('POST /Media/Upload/Part', input, options))
}

/** Tries again what may go well the next time. */
async function again<T>(signal: AbortSignal | undefined, act: () => Promise<T>): Promise<T> {
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
