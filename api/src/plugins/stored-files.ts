import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../calls.ts'
import type { ByteRange } from '../files/file-store.ts'
import { dispositionOf } from './file-answers.ts'
import { namesTag, readRange } from './ranges.rules.ts'

/** A file of the store, as it is sent. */
export interface SentFile {
  storedName: string
  /** What it is called when it is kept. */
  name: string
  type: string
  bytes: number
  sha256: string
}

/** For how long, and by whom, an answer may be kept. */
export type Kept = 'for ever' | 'at an edge' | 'asked each time'

const forEver = 'private, max-age=31536000, immutable'

/**
 * What is said of how an answer may be kept. An edge that checks the cookie itself keeps films for
 * everybody; what goes by `Cache-Control` keeps them for one person.
 */
function keeping(kept: Kept): Record<string, string> {
  if (kept === 'asked each time') return { 'cache-control': 'private, no-cache' }
  const edge = { 'cdn-cache-control': 'public, max-age=31536000' }
  return { 'cache-control': forEver, ...(kept === 'at an edge' ? edge : {}) }
}

/** What all that stands under `/media` is sent with. */
export const mediaHeaders = (sha256: string, kept: Kept) => ({
  ...keeping(kept),
  etag: `"${sha256.slice(0, 32)}"`,
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
})

/**
 * What of so many bytes a request wants: nothing where it has them, one range, or all.
 */
export function wantedOf(
  { headers }: FastifyRequest,
  etag: string,
  bytes: number,
): ByteRange | 'whole' | 'none' | 'known' {
  if (namesTag(headers['if-none-match'], etag)) return 'known'
  // A range of what somebody holds another content of is of no use to them.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  return isSame ? readRange(headers.range, bytes) : 'whole'
}

/** Answers what is not there, or is there already; undefined where bytes are to be sent. */
export function answerWithout(
  reply: FastifyReply,
  wanted: ReturnType<typeof wantedOf>,
  headers: Record<string, string>,
  bytes: number,
): FastifyReply | undefined {
  if (wanted === 'known') return reply.headers(headers).code(304).send()
  if (wanted !== 'none') return undefined
  return reply.code(416).header('content-range', `bytes */${bytes}`).send()
}

/** Says which bytes follow. */
export function sayRange(reply: FastifyReply, range: 'whole' | ByteRange, bytes: number): void {
  const length = range === 'whole' ? bytes : range.end - range.start + 1
  reply.header('content-length', length)
  if (range === 'whole') return
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
}

/** Sends a file, or the range of it that is asked for; its content never changes. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  { files, settings }: Server,
  kept: Kept = 'for ever',
): Promise<FastifyReply> {
  const { bytes, sha256, type, storedName } = file
  const isKept = 'download' in (request.query as object)
  const said = {
    ...mediaHeaders(sha256, kept),
    'content-disposition': dispositionOf(type, file.name, isKept),
  }
  const range = wantedOf(request, said.etag, bytes)
  const without = answerWithout(reply, range, said, bytes)
  if (without !== undefined || range === 'known' || range === 'none') return without ?? reply
  const { mediaAccel } = settings
  const isGateways = mediaAccel !== undefined && kept !== 'asked each time'
  if (isGateways && request.method !== 'HEAD' && files.addressOf !== undefined) {
    const { pathname, search } = await files.addressOf(storedName)
    // Of what is said here the gateway keeps the type and the name, and says the rest itself, once
    // the store has answered (`deploy/nginx/gateway.conf`).
    return reply
      .type(type)
      .headers({
        'content-disposition': said['content-disposition'],
        'x-accel-redirect': `${mediaAccel}${pathname}${search}`,
        'x-media-tag': said.etag,
        ...(kept === 'at an edge' ? { 'x-media-edge': keeping(kept)['cdn-cache-control'] } : {}),
      })
      .send()
  }
  // Before anything is said of the file, or a failure would be kept as if it were the file.
  const stream = request.method === 'HEAD' ? undefined : await streamOf(files, storedName, range)
  reply.headers(said).type(type)
  sayRange(reply, range, bytes)
  return reply.send(stream)
}

/** @throws Error when the store has not got what a row says. */
async function streamOf(store: Server['files'], storedName: string, range: 'whole' | ByteRange) {
  const found = await store.open(storedName, range === 'whole' ? undefined : range)
  if (found === undefined) throw new Error('A file is not where its row says')
  return found.stream
}
