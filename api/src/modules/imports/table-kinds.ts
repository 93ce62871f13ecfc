import type { CallInput } from '@portal/shared/api'
import type { Asked, Occasion } from '../../asked.ts'
import type { RowError } from '../../database/schema/index.ts'
import type { RowOutcome } from './imports.repository.ts'

/** A field that a column may fill. */
export interface TableField {
  label: string
  /** A row cannot do without it. */
  isNeeded: boolean
}

/** A row as it stands in the file: what it says of each field that a column fills. */
export interface FileRow {
  line: number
  cells: ReadonlyMap<string, string>
}

/** What a row would do. */
export interface JudgedRow {
  line: number
  outcome: RowOutcome
  errors: readonly RowError[]
}

/** What a row made or changed. */
export interface AppliedRow {
  line: number
  /** Whom it is about. */
  userId: string
  /** The record of that person; left out where it is the account itself. */
  recordId?: string
}

/** A row that made something, which may be taken back. */
export interface MadeRow {
  line: number
  userId: string
  recordId: string | null
}

/** What a file would do now, and how that is done. */
export interface TablePlan {
  rows: readonly JudgedRow[]
  /** By what it is known: whatever would be done otherwise makes it another one. */
  fingerprint: string
  /**
   * Does all of it, within the transaction in which it was made.
   * @returns what each line is about, of those that did something
   */
  apply(within: Asked, how: { invitations: 'now' | 'later'; batch: string }): Promise<AppliedRow[]>
}

/** What came of taking some rows back. */
export interface TakenBack {
  removed: number
  /** What stays, and why: what comes after the person’s name, as `has chosen a password`. */
  stayed: { line: number; why: string }[]
  /** What is still to be done once that is kept. */
  after?: () => Promise<void>
}

/** A kind of file, as the area says it whose rows it brings. */
export interface TableKind {
  /** In the order of the template, by their names. */
  fields: Readonly<Record<string, TableField>>
  /** What the template shows, by the names of the fields. */
  examples: readonly Readonly<Record<string, string>>[]
  /** Works out what rows would do by what there is at this moment; in the same few statements for any number. */
  plan(asked: Occasion, rows: readonly FileRow[]): Promise<TablePlan>
  /** Takes back what rows of an import made and nobody used; `batch` ties all that is written down. */
  takeBack(
    within: Asked,
    made: { importId: string; rows: readonly MadeRow[]; batch: string },
  ): Promise<TakenBack>
}

/** The names of all kinds that can be brought. */
export type TableKindName = CallInput<'POST /User/admin/Import/Upload'>['query']['kind']

let registered: Readonly<Record<TableKindName, TableKind>> | undefined

/** Tells of all kinds of files, once in a process; see `modules/table-kinds.ts`. */
export function registerTableKinds(kinds: Readonly<Record<TableKindName, TableKind>>): void {
  registered = kinds
}

/** @throws Error where nobody has registered the kinds */
export function tableKindOf({ kind }: { kind: TableKindName }): TableKind {
  if (registered === undefined) throw new Error('The kinds of files are not registered')
  return registered[kind]
}
