import type { Role } from '../contract/roles.ts'

/**
 * The part of a schema library's type that the contract needs. Structural on purpose:
 * naming the library's own generic type makes type checking ten times slower.
 */
export interface Schema<Out = unknown, In = unknown> {
  _zod: { output: Out; input: In }
}

/**
 * Which records a caller may reach with an endpoint, beyond having the right role.
 * `none`: the endpoint names no record, or answers only from what belongs to the caller.
 * `own`: the record named at `at` belongs to the caller; the repository's statement takes the
 * caller's id, so that somebody else's record is not found (404).
 * The others are checked by the one door in `api/src/access` before the handler runs; `at` names
 * the field that holds the id (`query.studentId`, `body.studentId`, `params.id`).
 */
export type RecordRule =
  | 'none'
  | {
      readonly rule: 'own' | 'own child' | 'own student' | 'own school' | 'own team'
      readonly at: `${'query' | 'body' | 'params'}.${string}`
      /** The call may leave the field out, and then names no record. */
      readonly optional?: true
    }

/**
 * What a refusal is, where the browser does more than show its message.
 * `programme-ended`: the student's programme has ended, which `/expired` says and explains.
 */
export type ProblemCode = 'programme-ended'

/** Who may make a call. Required on every endpoint. */
export type Access =
  | { readonly who: 'public' }
  | { readonly who: 'signed in' }
  | {
      readonly who: readonly Role[]
      /** Entitlement that the caller's access token must carry. */
      readonly needs?: 'questionBank'
      readonly record: RecordRule
    }

/** One call of the portal. */
export interface Endpoint {
  /** One sentence for the API page. */
  readonly summary: string
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Schema of `data` in the envelope; left out when the answer carries none. */
  readonly answer?: Schema
  /** The answer is a file, not the envelope; `answer` is then left out. */
  readonly file?: true
  /** The answer is a stream of events (text/event-stream); `answer` is then left out. */
  readonly stream?: true
  /** The call brings one file as multipart/form-data, in any field; `body` is then left out. */
  readonly upload?: Upload
  /** The write takes an `Idempotency-Key` header, whose answer is kept for 24 hours. */
  readonly idempotent?: true
  /** The write's own statement refuses a stopped account; for calls too frequent for one more. */
  readonly checksAccount?: true
  /**
   * While a parent views the portal as a student, reads are allowed and writes are not; this says
   * otherwise: true for a write that stays allowed, false for a read that is the student's alone.
   */
  readonly whileImpersonating?: boolean
  /** How often an account may make the call; 429 with the seconds to wait after that. */
  readonly limit?: Limit
  /** Makes sense only then; 403 otherwise. */
  readonly onlyWhileImpersonating?: true
  /** Stays open to a student whose programme has ended; their entitlements are not asked for then. */
  readonly afterProgramme?: true
}

/** So many calls of one account within so many seconds, whatever comes of them. */
export interface Limit {
  readonly max: number
  readonly windowSeconds: number
  /** What is limited, for the sentence `Too many flags. Please try again in 10 minutes.` */
  readonly what: string
}

/** What a file that is sent must be; judged by its content, whatever its name. */
export interface Upload {
  readonly kind: 'image'
  /** The file must be smaller than this. */
  readonly lessThanBytes: number
}

/** Endpoints by `'METHOD /path'`, with path parameters as `:name`. */
export type Endpoints = Readonly<Record<`${'GET' | 'POST'} /${string}`, Endpoint>>

/** Declares the endpoints of an area; keeps their exact types. */
export function defineEndpoints<const E extends Endpoints>(endpoints: E): E {
  return endpoints
}
