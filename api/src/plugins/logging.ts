import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { loggedError } from '../logging/logged-error.ts'

/**
 * What holds for every line, whoever writes it: errors without the values that their texts hold, and
 * nothing of a request's head, which a library tells at the finest level.
 */
export const logRules = {
  serializers: { err: (error: unknown) => loggedError(error) },
  redact: { paths: ['busboyOptions'], remove: true },
}

/**
 * One line for each answered call: which call, its status and how long it took. The call's pattern
 * stands for its address, and neither bodies nor query values are written, so that nothing private
 * gets into the log.
 */
export class CallLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.caller?.userId,
    }
    if (error) reply.log.warn({ ...line, err: error }, 'call broken off')
    else reply.log.info(line, 'call answered')
  }

  override routeNotFound(): void {}
}
