import type { Entitlement } from '../contract/entitlements.rules.ts'
import { type FileKind, fileKinds } from '../contract/file-kinds.ts'
import type { Role } from '../contract/roles.ts'
import type { RecordKind } from './record-kinds.ts'

/**
 * The part of a schema library's type that the contract needs. Structural on purpose:
 * naming the library's own generic type makes type checking ten times slower.
 */
export interface Schema<Out = unknown, In = unknown> {
  _zod: { output: Out; input: In }
}

/** What is given out: to a student by the bank, to everybody by what is published. */
type GivenKind =
  | 'question'
  | 'film'
  | 'academy'
  | 'video'
  | 'video question'
  | 'event'
  | 'event file'
  | 'post'
  | 'document'
  | 'upgrade'
  | 'book'
  | 'reading'

/**
 * Whose a record must be.
 * `own`: the caller's, or meant for the caller.
 * `own child`, `own student` (of a senior tutor, the team's too), `own school`, `own team` (every
 * tutor for admins): as the links between people say at that moment.
 * `in sight`: oneself, an own child, an own student, a student of an own school, every student for
 * admins; of another kind, a record of such a student. A tutor: oneself, of the own team, all for
 * admins.
 * `given`: for a student, a question that the bank gave to this student; for others, any. A film, an
 * academy with what it has, an event, a post, a book: one that is shown to the caller by what is published.
 * `any`: whichever there is, for those who look after all of them.
 */
type Whose =
  | { readonly rule: 'own child' | 'own student'; readonly kind: 'student' }
  | { readonly rule: 'own school'; readonly kind: 'school' }
  | { readonly rule: 'own team'; readonly kind: 'tutor' }
  | { readonly rule: 'given'; readonly kind: GivenKind }
  | { readonly rule: 'own' | 'in sight' | 'any'; readonly kind: RecordKind }

/**
 * A record that a call names: what it is, whose it must be, and the field that holds its id
 * (`query.studentId`, `params.id`; through a list, `body.tutorRatings.TutorId`). Any other record
 * is not found (404). Students, schools and teams are looked up by the one door in `api/src/access`
 * before the handler runs; for the rest the repository's own statement takes the caller.
 */
export type NamedRecord = Whose & {
  readonly at: `${'query' | 'body' | 'params'}.${string}`
  /** The call may leave the field out, and then names no record. */
  readonly optional?: true
}

/**
 * The record that a caller must be let to, beyond having the right role. `none`: the call names no
 * record of anybody's, or answers only from what belongs to the caller.
 */
export type RecordRule = 'none' | NamedRecord

/**
 * What a refusal is, where the browser does more than show its message.
 * `programme-ended`: the student's programme has ended, which `/expired` says and explains.
 */
export type ProblemCode = 'programme-ended'

/** Who may make a call. Required on every endpoint. */
export type Access =
  | { readonly who: 'public' }
  /** Names no record where none is said. */
  | { readonly who: 'signed in'; readonly record?: NamedRecord }
  | {
      readonly who: readonly Role[]
      /** What the caller must have beside the role, by the access token. */
      readonly needs?: Entitlement
      readonly record: RecordRule
    }

/** The record that a call names; undefined where it names none. */
export function recordOf(access: Access): NamedRecord | undefined {
  if (!('record' in access) || access.record === 'none') return undefined
  return access.record
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
  /**
   * The answer is a file, not the envelope; `answer` is then what is said (202) while the file is
   * still being made, and left out where it is made at once.
   */
  readonly file?: true
  /** The answer is a stream of events (text/event-stream); `answer` is then left out. */
  readonly stream?: true
  /** The answer is a plain page without a script, to be opened by its address; it has no `answer`. */
  readonly page?: true
  /** The call brings one file as multipart/form-data, in any field; `body` is then left out. */
  readonly upload?: Upload
  /** The body’s type, size and time, as far as they are not those of most calls. */
  readonly takes?: Takes
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

/** What a call takes as its body, and how long that and the answer may take. */
export interface Takes {
  /**
   * Bytes as they are instead of JSON, where `body` is left out; or what a form of a plain page sends,
   * whose fields are then the `body`.
   */
  readonly type?: 'application/octet-stream' | 'application/x-www-form-urlencoded'
  readonly maxBytes?: number
  readonly seconds?: number
}

/** What is taken in the end, and as which media type. */
export interface Taken {
  readonly type: 'application/json' | 'multipart/form-data' | NonNullable<Takes['type']>
  readonly maxBytes: number
  readonly seconds: number
}

/**
 * What a call takes: JSON of 1 MB within half a minute, unless the contract says otherwise; what is
 * no call takes as much. A file comes with a frame around it, and one that is too large by a little
 * is to hear so in the words for files.
 */
export function takenOf({ upload, takes }: Pick<Endpoint, 'upload' | 'takes'> = {}): Taken {
  const file = upload && fileKinds[upload.kind === 'query.kind' ? 'image' : upload.kind]
  return {
    type: file === undefined ? 'application/json' : 'multipart/form-data',
    maxBytes: file === undefined ? 1_048_576 : 8 * file.lessThanBytes,
    seconds: 30,
    ...takes,
  }
}

/** Which kind of file is sent: always the same, or the one that the call names. */
export interface Upload {
  readonly kind: FileKind | 'query.kind'
}

/** Endpoints by `'METHOD /path'`, with path parameters as `:name`. */
export type Endpoints = Readonly<Record<`${'GET' | 'POST'} /${string}`, Endpoint>>

/** Declares the endpoints of an area; keeps their exact types. */
export function defineEndpoints<const E extends Endpoints>(endpoints: E): E {
  return endpoints
}

/** Access of a student who has the question bank, to what is the student's own. */
export const bankStudent = { who: ['Student'], needs: 'questionBank', record: 'none' } as const
