import type { Entitlement, Role } from '@portal/shared/contract'
import type { Db } from '../../../database/db.ts'

/** Who reads a link, and whose progress it tells of. */
export interface LinkReader {
  role: Role
  /** Null where links are shown without anybody's progress, as in a template. */
  studentId: string | null
  /** Whether the reader may open what needs this. */
  has: (needed: Entitlement) => boolean
}

/** What is known of what a link leads to; whatever is not there any more has no such entry. */
export interface Target {
  /** A path of the portal for the reader's role; null where the role has no page of it. */
  to: string | null
  isDone: boolean
}

/** Something that a link may be set to. */
export interface LinkChoice {
  id: string
  label: string
  /** Its page for students. */
  path: string
}

/** How links of one kind are looked up: one statement for all of them. */
export interface LinkKind {
  /** What a student needs for it. */
  needs: Entitlement
  /** By id. An id that is none of this kind has no entry. */
  find(db: Db, ids: readonly string[], reader: LinkReader, now: Date): Promise<Map<string, Target>>
  /** By its words, 20 at most. */
  search(db: Db, words: string | undefined): Promise<LinkChoice[]>
}

/** Ids that are whole numbers; anything else is none. */
export const numbersIn = (ids: readonly string[]): number[] =>
  ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)

/** Ids of the random kind; anything else is none. */
export const uidsIn = (ids: readonly string[]): string[] =>
  ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
