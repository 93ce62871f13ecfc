import { isSame } from '../forms/paths.ts'

/** A field that differs between two versions. */
export interface FieldChange {
  field: string
  /** Undefined where the field was not there. */
  before: unknown
  after: unknown
}

type Values = Readonly<Record<string, unknown>>

/** What a version changed; all that is in it where the one before is not kept. */
export function changesOf(before: Values | undefined, after: Values): FieldChange[] {
  return Object.keys({ ...after, ...before })
    .map((field) => ({ field, before: before?.[field], after: after[field] }))
    .filter((change) => before === undefined || !isSame(change.before, change.after))
}
