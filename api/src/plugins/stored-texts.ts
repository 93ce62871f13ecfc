import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerWithout, mediaHeaders, sayRange, wantedOf } from './stored-files.ts'

/** Sends captions, which are written anew each time and never another under their address. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, sha256 }: { text: Buffer; sha256: string },
): FastifyReply {
  const said = mediaHeaders(sha256, 'at an edge')
  const range = wantedOf(request, said.etag, text.length)
  const without = answerWithout(reply, range, said, text.length)
  if (without !== undefined || range === 'known' || range === 'none') return without ?? reply
  reply.headers(said).type('text/vtt; charset=utf-8')
  sayRange(reply, range, text.length)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(range === 'whole' ? text : text.subarray(range.start, range.end + 1))
}
