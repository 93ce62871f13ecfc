import multipart from '@fastify/multipart'
import type { Upload } from '@portal/shared/api/schemas'
import { unkeepableField } from '@portal/shared/api/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadedFile } from '../calls.ts'
import { Problem } from '../problem.ts'
import { isKeepable } from './kept-characters.ts'
import { badInput } from './validation.ts'

/** Types that a browser shows as an image and that carry no script. */
const images: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Whoever sends more than this past the limit is not waited for. */
const readAtMost = 16 * 1024 * 1024

/** Lets the calls of a scope bring files. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Reads the one file of a call, in whichever field it comes.
 * @throws Problem 400 without a file or for a name that no database keeps, 413 for one too large, 415 for one of another kind.
 */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile> {
  if (Number(request.headers['content-length'] ?? 0) > readAtMost) throw tooLarge(upload)
  if (!request.isMultipart()) throw new Problem(400, 'Choose a file.')
  const bytes = await readFirst(request, upload)
  if (bytes === undefined || bytes.length === 0) throw new Problem(400, 'Choose a file.')
  if (bytes.length >= upload.lessThanBytes) throw tooLarge(upload)
  // By its content: its name and what the browser says of it can be anything.
  const found = await fileTypeFromBuffer(bytes)
  const extension = found && images[found.mime]
  if (found === undefined || extension === undefined) {
    throw new Problem(415, 'File must be an image')
  }
  return { bytes, type: found.mime, extension }
}

/** The bytes of the first file, of which no more are kept than it takes to see that they are too many. */
async function readFirst(request: FastifyRequest, upload: Upload): Promise<Buffer | undefined> {
  let bytes: Buffer | undefined
  let hasBadName = false
  try {
    const parts = request.parts({
      limits: { fileSize: upload.lessThanBytes, fields: 20, parts: 40, fieldSize: 100_000 },
    })
    // All of it is read, since a browser hears of no answer before it has sent everything.
    for await (const part of parts) {
      if (part.type !== 'file') continue
      hasBadName ||= !isKeepable(part.filename ?? '') || !isKeepable(part.fieldname)
      if (bytes === undefined) bytes = await part.toBuffer()
      else part.file.resume()
    }
  } catch (error) {
    request.log.info({ err: error }, 'a file could not be read')
    throw new Problem(400, 'The file could not be read. Please try again.')
  }
  if (hasBadName) throw badInput([{ path: 'file', message: unkeepableField }])
  return bytes
}

function tooLarge({ lessThanBytes }: Upload): Problem {
  return new Problem(413, `File size must be less than ${lessThanBytes / (1024 * 1024)}MB`)
}
