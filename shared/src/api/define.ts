import type { Entitlement } from '../contract/entitlements.rules.ts'
import { type FileKind, fileKinds } from '../contract/file-kinds.ts'
import type { Role } from '../contract/roles.ts'
import type { VersionedKind } from './history.endpoints.ts'

/**
 * The part of a schema library's type that the contract needs. Structural on purpose:
 * naming the library's own generic type makes type checking ten times slower.
 */
export interface Schema<Out = unknown, In = unknown> {
  _zod: { output: Out; input: In }
}

/** What the id of a record is the id of. */
export type RecordKind =
  /** What admins edit with every save kept, by its own name. */
  | VersionedKind
  /** An academy as admins look after it, shown to anybody or not. */
  | 'academy to edit'
  /** A concern about a student, to those who may know of it. */
  | 'alert'
  /** An announcement as admins look after it, shown to anybody or not. */
  | 'announcement to edit'
  /** A course that a student applies for. */
  | 'application choice'
  /** A book of the library as admins look after it, shown to anybody or not. */
  | 'book to edit'
  /** A bookmark in a book of the library. */
  | 'book mark'
  /** A comment that markers use again. */
  | 'bank comment'
  /** A student of whom the tutor owes a card of the term that the call names beside. */
  | 'card to write'
  /** A student's checklist, named by the student. */
  | 'curriculum'
  /** An item of a student's checklist, to the student. */
  | 'curriculum item'
  /** The same, if the student added it. */
  | 'own curriculum item'
  /** A programme's checklist, from which those of its students are made. */
  | 'curriculum template'
  | 'deletion request'
  /** A lesson plan, guide or past paper as admins look after it, published or not. */
  | 'document to edit'
  | 'diagnostic test'
  /** A seminar or course as learners see it: published, and in what they have. */
  | 'event'
  /** The same as those who give it see it. */
  | 'event to give'
  /** The same as admins see it, a draft or not. */
  | 'event to edit'
  | 'event file'
  /** A session of an event, to those who have a place or give it. */
  | 'event session'
  /** A film that is given out to the caller. */
  | 'film'
  /** A film as those who look after it see it. */
  | 'film to edit'
  /** What somebody noted at a second of a film. */
  | 'film note'
  | 'flag'
  /** What somebody wrote to us. */
  | 'help message'
  /** What a student is to do until another hour, as a report sets it. */
  | 'homework'
  /** One booked hour of tuition; of a tutor's own, of a senior tutor's team. */
  | 'hour'
  | 'job'
  /** A question that the student got wrong or left out; named by the question. */
  | 'missed question'
  /** What somebody made of a version, to its student and its marker once it is returned. */
  | 'marking'
  /** A version, or the essay of a question, as it waits for its marker. */
  | 'marking item'
  /** An entry of the bell, which the calls of students call an alert. */
  | 'notification'
  /** An essay or a personal statement that a student writes. */
  | 'piece'
  /** A kept state of its draft. */
  | 'piece snapshot'
  /** What was handed in of it, to those who may read it. */
  | 'piece version'
  /** A film that somebody has begun to play. */
  | 'playback'
  /** An item that nobody has, to those who mark. */
  | 'pool item'
  /** A post as admins look after it, shown to anybody or not. */
  | 'post to edit'
  | 'preset'
  /** What students are advised to read, as admins look after it, published or not. */
  | 'reading to edit'
  | 'question'
  /** What a tutor wrote of an hour. */
  | 'report'
  | 'report template'
  /** A student's wish for another time for an hour. */
  | 'reschedule request'
  /** Criteria by which pieces are marked. */
  | 'rubric'
  /** What a tutor says of a student and a term. */
  | 'report card'
  | 'saved view'
  | 'school'
  /** A device on which somebody is signed in. */
  | 'session'
  | 'set'
  | 'sitting'
  /** A student whose light an admin has set aside. */
  | 'snoozed student'
  | 'student'
  /** What a tutor and a student have set themselves to reach. */
  | 'target'
  /** When a tutor does not teach. */
  | 'time off'
  /** An admissions test that a student sits. */
  | 'test registration'
  /** A term, by the report cards that are due in it. */
  | 'term with cards'
  | 'tutor'
  /** What may be added to a programme, as admins look after it. */
  | 'upgrade to edit'
  /** A student's wish to have an upgrade. */
  | 'upgrade request'
  /** A large file of which parts may be missing. */
  | 'upload'
  /** A video of an academy that is shown to the caller. */
  | 'video'
  /** A group of an academy's videos, as admins look after it. */
  | 'video group'
  /** A question of the quiz of a video that is shown to the caller. */
  | 'video question'
  /** A video of an academy as admins look after it. */
  | 'video to edit'
  /** Something of which every save is kept; which kind of thing, the call says beside it. */
  | 'versioned record'
  /** What is to be written, as admins look after it. */
  | 'writing task'

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
  /** The answer is a file, not the envelope; `answer` is then left out. */
  readonly file?: true
  /** The answer is a stream of events (text/event-stream); `answer` is then left out. */
  readonly stream?: true
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
  /** Bytes as they are instead of JSON; `body` is then left out. */
  readonly type?: 'application/octet-stream'
  readonly maxBytes?: number
  readonly seconds?: number
}

/** What is taken in the end, and as which media type. */
export interface Taken {
  readonly type: 'application/json' | 'application/octet-stream' | 'multipart/form-data'
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
