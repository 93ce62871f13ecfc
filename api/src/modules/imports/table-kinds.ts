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

/** What a file would do now, and how that is done. */
export interface TablePlan {
  rows: readonly JudgedRow[]
  /** By what it is known: whatever would be done otherwise makes it another one. */
  fingerprint: string
  /**
   * Does all of it, within the transaction in which it was made.
   * @returns whom each line is about, of those that did something
   */
  apply(
    within: Asked,
    how: { invitations: 'now' | 'later'; batch: string },
  ): Promise<{ line: number; userId: string }[]>
}

/** What somebody made by an import may be left with, and why. */
export interface Stayed {
  userId: string
  name: string
  why: string
}

/** A kind of file, as the area says it whose rows it brings. */
export interface TableKind {
  /** In the order of the template, by their names. */
  fields: Readonly<Record<string, TableField>>
  /** What the template shows, by the names of the fields. */
  examples: readonly Readonly<Record<string, string>>[]
  /** Works out what rows would do by what there is at this moment; in the same few statements for any number. */
  plan(asked: Occasion, rows: readonly FileRow[]): Promise<TablePlan>
  /** Takes back what applying made and nobody used; left out where it cannot be. */
  takeBack?(
    within: Asked,
    importId: string,
  ): Promise<{ removed: number; stayed: Stayed[]; after: (within: Asked) => Promise<void> }>
}

/** The names of all kinds that there can be. */
export type TableKindName = 'people' | 'results'

let registered: Readonly<Partial<Record<TableKindName, TableKind>>> | undefined

/** Tells of all kinds of files, once in a process; see `modules/table-kinds.ts`. */
export function registerTableKinds(
  kinds: Readonly<Partial<Record<TableKindName, TableKind>>>,
): void {
  registered = kinds
}

/** @throws Error for a kind that nobody has registered */
export function tableKindOf({ kind }: { kind: TableKindName }): TableKind {
  const found = registered?.[kind]
  if (found === undefined) throw new Error(`This kind of file is not registered: ${kind}`)
  return found
}
