import type { ProblemCode } from './define.ts'

/** One field that the server refused; `path` as in `body.email` or `email`. */
export interface FieldError {
  path: string
  message: string
}

export interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came (network down, time limit). */
  status: number
  /** A sentence that may be shown to the person. */
  message: string
  /** What the server said; left out when it said nothing. */
  serverMessage?: string
  errors?: readonly FieldError[]
  /** The server's id of the request, for the error page and the logs. */
  requestId?: string
  /** Seconds after which the server says to try again. */
  retryAfter?: number
  /** What kind of refusal it is, where there is more to do than to show the message. */
  code?: ProblemCode
  /** What else the server says of the refusal: a `StaleSave`. */
  data?: unknown
}

/**
 * What the server says beside the refusal (409) of a save on top of a version that is not the
 * present one: who saved it since, when, and what it is now.
 */
export interface StaleSave {
  by: string
  at: string
  /** The version that it has now. */
  version: number
  /** What it is now, by the names that the save takes. */
  values: Readonly<Record<string, unknown>>
  /** The fields that were changed since the version which was edited. */
  changed: readonly string[]
}

/** What a call that failed throws. An aborted call throws the `AbortError` of its signal instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  declare readonly status: number
  /** What the server said; undefined when it said nothing, and `message` is the portal’s own. */
  declare readonly serverMessage: string | undefined
  declare readonly errors: readonly FieldError[]
  declare readonly requestId: string | undefined
  declare readonly retryAfter: number | undefined
  declare readonly code: ProblemCode | undefined
  declare readonly data: unknown

  constructor({ message, ...details }: ApiErrorDetails) {
    super(message)
    Object.assign(this, { errors: [], ...details })
  }
}

/** The message of a call that got no answer. */
export const connectionLost = 'The connection was lost.'

/** True when no answer came: what was sent may be sent again once the network is back. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
