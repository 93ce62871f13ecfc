import type { Asked } from '../../asked.ts'
import { rollUpProgramme } from '../sales/index.ts'
import type { SetEntitlement } from '../user/index.ts'
import { openTo, removeOverride, writeOverride } from './overrides.repository.ts'

/** Brings what a student has beside the bookings from how it was to how it is to be. */
export async function applyOverrides(
  within: Asked,
  studentId: string,
  before: readonly SetEntitlement[],
  after: readonly SetEntitlement[],
): Promise<void> {
  const { db, caller, now } = within
  const inWords = (one: SetEntitlement) => JSON.stringify(one)
  const known = new Set(before.map(inWords))
  for (const one of after) {
    if (known.has(inWords(one))) continue
    await writeOverride(db, studentId, one, caller.userId, now)
    await openTo(db, studentId, one)
  }
  for (const { entitlement } of before) {
    if (!after.some((one) => one.entitlement === entitlement)) {
      await removeOverride(db, studentId, entitlement)
    }
  }
  await rollUpProgramme(db, studentId, now)
}
