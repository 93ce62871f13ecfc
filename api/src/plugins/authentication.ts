import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessTokens } from '../access/access-tokens.ts'
import { refusal } from '../access/policy.ts'
import type { Caller } from '../calls.ts'
import { Problem, sessionEnded } from '../problem.ts'
import { answerFailure } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined on public calls. */
    caller: Caller | undefined
  }
}

/** What the hook needs of the process. */
export interface Gate {
  tokens: AccessTokens
  /** The allow-list as it is now. */
  allowList: () => readonly string[]
  clock: () => Date
  /** Whether somebody's tokens are refused before their time is over. */
  hasEnded: (caller: Caller) => boolean
}

/**
 * The one hook that lets calls in: it reads the access token and enforces the endpoint's `access`
 * before anything of the body is read. A token seen before costs no waiting.
 */
export function authenticate({ tokens, allowList, clock, hasEnded }: Gate) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    const { endpoint } = request.routeOptions.config
    if (endpoint === undefined || endpoint.access.who === 'public') {
      done()
      return
    }
    const admit = (caller: Caller) => {
      if (hasEnded(caller)) {
        answerFailure(sessionEnded(), request, reply)
        return
      }
      const refused = refusal(endpoint, request.method === 'POST', caller, allowList())
      if (refused !== undefined) {
        answerFailure(refused, request, reply)
        return
      }
      request.caller = caller
      done()
    }
    const token = bearerOf(request.headers.authorization)
    if (token === undefined) {
      answerFailure(new Problem(401, 'Please sign in.'), request, reply)
      return
    }
    const now = clock().getTime()
    const caller = tokens.recall(token, now)
    if (caller !== undefined) {
      admit(caller)
      return
    }
    tokens.read(token, now).then(admit, (error: unknown) => answerFailure(error, request, reply))
  }
}

function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined || header.length > 8_000) return undefined
  return /^bearer +(\S+)$/i.exec(header)?.[1]
}
