import { takenOf } from '@portal/shared/api/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Gives up a request whose body trickles in longer than its call may take, so that nobody holds
 * connections open with it. Answered as the server itself answers a head that is too slow: with 408
 * and the end of the connection.
 */
export function waitForBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { raw, server, routeOptions } = request
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
  if ((length !== undefined && length !== '0') || encoding !== undefined) {
    const { seconds } = takenOf(routeOptions.config.endpoint)
    const timer = setTimeout(() => {
      // Answered before it was read, as what is refused is.
      if (reply.raw.headersSent) return void raw.destroy()
      const late = Object.assign(new Error('The body is late'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      server.server.emit('clientError', late, raw.socket)
    }, seconds * 1000)
    timer.unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  }
  done()
}
