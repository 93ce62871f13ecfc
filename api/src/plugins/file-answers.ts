import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../calls.ts'
import { etagOf } from '../files/etag.ts'
import { namesTag } from './ranges.rules.ts'

/** Sends a file: kept by the person's own browser, which asks each time whether it has changed. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, name }: FileAnswer,
): FastifyReply {
  reply.headers({
    'cache-control': 'private, no-cache',
    // The same address is another file for another person.
    vary: 'authorization',
    'x-content-type-options': 'nosniff',
    'content-disposition': dispositionOf(type, name),
  })
  // What is made as it goes is another each time.
  if (content instanceof Readable) return reply.type(type).send(content)
  const etag = content instanceof Uint8Array ? etagOf(content) : content.etag
  reply.header('etag', etag)
  const isKnown = namesTag(request.headers['if-none-match'], etag)
  if (content instanceof Uint8Array) {
    return isKnown ? reply.code(304).send() : reply.type(type).send(content)
  }
  if (isKnown) {
    content.stream.destroy()
    return reply.code(304).send()
  }
  return reply.type(type).header('content-length', content.bytes).send(content.stream)
}

/** Only what cannot carry a script is shown; all else is to be kept, and so is what `isKept` says. */
export function dispositionOf(type: string, name: string | undefined, isKept = false): string {
  const isShown = /^(image\/(png|jpeg|webp|gif)|video\/[\w.+-]+|application\/pdf)$/.test(type)
  const way = isShown && !isKept ? 'inline' : 'attachment'
  if (name === undefined) return way
  const plain = name.replace(/[^\w. -]/g, '_')
  return `${way}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
