import type { StaleSave } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { nameOfStudent } from './applications.repository.ts'

type Values = Readonly<Record<string, unknown>>

/** Names of the fields in which what stands is not what is wanted. */
export function changedIn<V extends object>(standing: V, wanted: V): (keyof V & string)[] {
  const fields = Object.keys(wanted) as (keyof V & string)[]
  return fields.filter((field) => standing[field] !== wanted[field])
}

/**
 * The refusal of a save on top of a version that is not the present one, with what stands now: only
 * students write, so that it was saved in another tab or on another device.
 */
export async function staleSave(
  { db, caller }: Asked,
  standing: { version: number; updatedMs: number },
  values: Values,
  changed: readonly string[],
): Promise<Problem> {
  const data: StaleSave = {
    by: await nameOfStudent(db, caller.userId),
    at: new Date(standing.updatedMs).toISOString(),
    version: standing.version,
    values,
    changed,
  }
  return new Problem(409, 'This was changed in another tab or on another device meanwhile.', {
    data,
  })
}
