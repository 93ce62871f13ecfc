import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../calls.ts'

/** Sends a file: kept by the person's own browser, which asks each time whether it has changed. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, name }: FileAnswer,
): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({
    'cache-control': 'private, no-cache',
    // The same address is another file for another person.
    vary: 'authorization',
    etag,
    'x-content-type-options': 'nosniff',
    'content-disposition': dispositionOf(type, name),
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(bytes)
}

/** Only what cannot carry a script is shown; all else is to be kept. */
function dispositionOf(type: string, name: string | undefined): string {
  const isShown = /^(image\/(png|jpeg|webp|gif)|video\/[\w.+-]+|application\/pdf)$/.test(type)
  const way = isShown ? 'inline' : 'attachment'
  if (name === undefined) return way
  const plain = name.replace(/[^\w. -]/g, '_')
  return `${way}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
