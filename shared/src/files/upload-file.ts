import { ApiError, type CallAnswer, type CallInput, call } from '@portal/shared/api'
import type { FileKind } from '../contract/file-kinds.ts'
import { fileFault, isInParts, type PartKind, type WholeKind } from './files.rules.ts'
import { type SendOptions, send } from './send.ts'
import { again, sendParts } from './send-parts.ts'
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
    ? await sendInParts(file, kind, options)
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

async function sendInParts(file: File, kind: PartKind, options: UploadOptions) {
  const { signal, onProgress, area } = options
  const { name, size, lastModified } = file
  const { uploadId, ...inParts } = await call(
    'POST /Media/Upload/Begin',
    { body: { kind, name: name.slice(0, 200), bytes: size, lastModified, ...(area && { area }) } },
    { ...(signal && { signal }) },
  )
  options.onBegun?.(uploadId)
  const sendPart = (partNumber: number, bytes: Uint8Array, how: SendOptions) =>
    send('POST /Media/Upload/Part', { query: { uploadId, partNumber }, bytes }, how)
  await sendParts(file, inParts, sendPart, { signal, onProgress })
  return await again(signal, () =>
    send('POST /Media/Upload/Complete', { body: { uploadId } }, { ...(signal && { signal }) }),
  )
}

/** Lets go of what the server has of a large file. Where that fails it goes by itself, days later. */
export function giveUp(uploadId: string): void {
  call('POST /Media/Upload/Abort', { body: { uploadId } }).catch(() => undefined)
}
