/** A field that differs between two versions. */
export interface FieldChange {
  field: string
  /** Undefined where the field was not there. */
  before: unknown
  after: unknown
}

type Values = Readonly<Record<string, unknown>>

/** Whether two values are the same, in whichever order the names of an object stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  )
}

/** What a version changed; all that is in it where the one before is not kept. */
export function changesOf(before: Values | undefined, after: Values): FieldChange[] {
  return Object.keys({ ...after, ...before })
    .map((field) => ({ field, before: before?.[field], after: after[field] }))
    .filter((change) => before === undefined || !isSame(change.before, change.after))
}
