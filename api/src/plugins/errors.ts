import { type Taken, takenOf } from '@portal/shared/api/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Answers a failure in the envelope. Unforeseen ones are logged, and only their id is told. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error, takenOf(request.routeOptions.config.endpoint))
  if (problem.status >= 500) request.log.error({ err: error }, 'a call failed')
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(problem, request.id))
}

/** The envelope of a failure as text. */
export function failureBody({ message, errors, code, data }: Problem, requestId: string): string {
  return JSON.stringify({ success: false, message, errors, code, data, requestId })
}

const byCode: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as it says.'],
  FST_ERR_BAD_URL: [400, 'The address is not valid.'],
  // Of the database: a NUL character in a text, also inside JSON.
  '22021': [400, 'A text holds a character that cannot be kept.'],
  '22P05': [400, 'A text holds a character that cannot be kept.'],
  ENOSPC: [503, 'There is no room for files right now. Please try again later.'],
  ECONNREFUSED: [503, 'The portal is not available right now. Please try again.'],
  ECONNRESET: [503, 'The portal is not available right now. Please try again.'],
  '57P01': [503, 'The portal is not available right now. Please try again.'],
  '57014': [503, 'This took too long. Please try again.'],
}

function toProblem(error: unknown, { type, maxBytes }: Taken): Problem {
  if (error instanceof Problem) return error
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Problem(413, `The body is larger than ${Math.floor(maxBytes / 1_048_576)} MB.`)
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Problem(415, `Send the body as ${type}.`)
  }
  const known = code === undefined ? undefined : byCode[code]
  if (known !== undefined) {
    const [status, message] = known
    return new Problem(status, message, status === 503 ? { retryAfter: 5 } : {})
  }
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return new Problem(400, 'The body is not valid JSON.')
  }
  return new Problem(500, 'Something went wrong. If the problem persists, please contact us.')
}

/** The code of an error, or of the database's error that the query builder wrapped. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
