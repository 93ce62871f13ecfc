import type { ProblemCode } from '@portal/shared/api/schemas'

/** A field that was refused, with where it stands (`body.size`) and why. */
export interface FieldError {
  path: string
  message: string
}

/**
 * A failure that the caller is told of: thrown anywhere under a handler, answered in the envelope
 * as `{ success: false, message, errors }` with its status. Anything else thrown is a 500 whose
 * cause goes to the log alone.
 */
export class Problem extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** What the browser tells the refusal by, where it does more than show the message. */
  readonly code: ProblemCode | undefined
  /** What else the browser needs to help with the refusal. */
  readonly data: object | undefined

  constructor(
    status: number,
    message: string,
    options: {
      errors?: readonly FieldError[]
      retryAfter?: number
      code?: ProblemCode
      data?: object
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.errors = options.errors ?? []
    this.retryAfter = options.retryAfter
    this.code = options.code
    this.data = options.data
  }
}

/** The account was deactivated: it cannot write any more, although its token is still good. */
export function accountStopped(): Problem {
  return new Problem(403, 'This account has been stopped. Please contact us.')
}

/** The student's programme has ended: only what `afterProgramme` marks in the contract is open. */
export function programmeEnded(): Problem {
  return new Problem(403, 'Your programme has ended. Renew it to go on.', {
    code: 'programme-ended',
  })
}

/** The session is over, or was never there; signing in again is what helps. */
export function sessionEnded(): Problem {
  return new Problem(401, 'Your session has expired. Please sign in again.')
}

/** The record does not exist, or is not the caller's; the two are not told apart. */
export function notFound(what: string): Problem {
  return new Problem(404, `${what} was not found.`)
}
