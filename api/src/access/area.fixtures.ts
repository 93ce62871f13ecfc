import type { CallInput, CallKey } from '@portal/shared/api'
import type { Contract, NamedRecord, RecordKind } from '@portal/shared/api/schemas'
import type { Entitlement, Role } from '@portal/shared/contract'
import type { World } from './world.fixtures.ts'

/**
 * Who may make which call, written by hand from what each role is for, and reviewed apart from
 * the contract, so that a slip in the one shows against the other.
 * `who`: `everybody` needs no sign-in; otherwise the roles by their letter (see `letters`).
 * `needs`: what the caller must have beside the role.
 * `record`: the call names a record: whose it must be, and what it is.
 * `after`: stays open to a student whose programme has ended.
 * `limit`: how often an account may make the call.
 * `viewing`: while a parent views the portal as the student, `true` stays allowed although it
 *   writes, `false` is refused although it reads.
 */
export interface Expected {
  who: 'everybody' | `${'A' | '-'}${'S' | '-'}${'T' | '-'}${'R' | '-'}${'P' | '-'}${'M' | '-'}`
  needs?: Entitlement
  record?: `${NamedRecord['rule']}: ${RecordKind}`
  after?: true
  viewing?: boolean
  /** Refused at any other time. */
  onlyViewing?: true
  limit?: `${number} in ${number} min`
}

export const letters = {
  A: 'Admin',
  S: 'Student',
  T: 'Tutor',
  R: 'Senior Tutor',
  P: 'Parent',
  M: 'School Manager',
} as const satisfies Record<string, Role>

/** Calls that name a record of somebody's. */
export type RecordKey = {
  [K in CallKey]: Contract[K]['access'] extends { record: NamedRecord } ? K : never
}[CallKey]

/** Calls that write or name a record. */
export type InputKey = Extract<CallKey, `POST ${string}`> | RecordKey

/** Calls that read. */
export type Reading = Extract<CallKey, `GET ${string}`>

/** What there is to name of a record. */
export interface Made {
  id: string
  /** The set that belongs to it; its own id where it is one, or where there is none. */
  setId: string
  /** A question in it, or itself; `id` is then its number as text. */
  questionId: number
  /** Of students and their hours: a tutor of the student, and a time at which both are free. */
  hour?: { tutorId: string; startsAt: string }
  /** Of an event: a student with a place in it, or one who could have it. */
  person?: string
  /** Of a student with a report card: its term, and the tutor whose it is. */
  card?: { termId: string; tutorId: string }
  /** Of a question to edit: a filing that it has. */
  filing?: number
  /** Of an invoice: one of its lines. */
  line?: string
  /** Of a piece: a document that its student has brought. */
  file?: string
}

/** A record of which nothing but the id is known. */
export const nothingBut = (id: string): Made => ({ id, setId: id, questionId: 1 })

/** How a record must stand for its call to be answered with 200; as it begins where none is said. */
export type State =
  | 'finished'
  | 'adaptive'
  | 'timed'
  | 'essay'
  | 'paper'
  | 'reported'
  | 'to report'
  | 'to check'
  | 'waiting for review'
  | 'closed'
  | 'begun'
  | 'marked'
  | 'graded'
  | 'of a course'
  | 'with a place'
  | 'with a file'
  | 'analysed'
  | 'applied'
  | 'in credit'
  | 'overdue'

/** Makes real records of one kind. */
export interface Maker {
  /** Who can have one; of what is nobody's alone, only `others` says what is foreign. */
  whose: 'a student' | 'anybody' | 'staff' | 'a school' | 'nobody'
  /** A new one that belongs to this person (or is this person or school). */
  of(world: World, owner: string, state?: State): Promise<Made>
  /** Further real ones that are not the caller's, beside those of strangers. */
  others?(world: World, caller: string): Promise<Made[]>
}

/** What everybody may read of the world in which lists are read. */
export interface Readable {
  paperId: number
  /** A page to learn from. */
  pageId: number
}

/**
 * What an area says of its calls for the tests that walk over all of them, in its
 * `access.fixtures.ts`; `areas.fixtures.ts` gathers it, where what is owed and not said does not
 * compile.
 */
export interface AreaAccess {
  /** Owed by every call: who may make it. */
  calls: { readonly [K in CallKey]?: Expected }
  /**
   * Owed by every call that writes or names a record: input that passes validation; of a record
   * that was made for the call it is answered with 200.
   */
  inputs?: { readonly [K in InputKey]?: (made: Made) => CallInput<K> }
  /** Owed by every kind of record: what makes one. */
  records?: { readonly [K in RecordKind]?: Maker }
  /** The calls that want a record in another state than it begins in. */
  states?: { readonly [K in RecordKey]?: State }
  /**
   * Calls that refuse somebody else's record in another way than with 404, each with the field
   * that they name and the reason.
   */
  refusals?: { readonly [K in RecordKey]?: { status: number; path: string; why: string } }
  /**
   * Fields with an id that is not the record of their call, and why anybody who may make the call
   * may name any; by where they stand. Reviewed by hand: an id of something that is somebody's
   * belongs into the contract, as the call's record.
   */
  openIds?: { readonly [K in CallKey]?: Readonly<Record<string, string>> }
  /** What a reading that names no record is asked, where it wants to be asked something. */
  reads?: { readonly [K in Reading]?: (readable: Readable) => CallInput<K> }
  /** Answers in which what belongs to strangers shows, and why it may; to one role, where it is named. */
  shared?: { readonly [K in Reading]?: string | { role: Role; why: string } }
  /** Changes by staff of which nothing is written down, and why nothing need be. */
  unaudited?: { readonly [K in CallKey]?: string }
  /** What none of a role, or of several, can do, although they may make the call. */
  undoable?: { readonly [K in CallKey]?: Role | readonly Role[] }
  /**
   * Input of a change that does something, where that which only passes validation does not; made of
   * what there is, where it must name that.
   */
  doing?: { readonly [K in CallKey]?: object | ((world: World) => Promise<object>) }
}
