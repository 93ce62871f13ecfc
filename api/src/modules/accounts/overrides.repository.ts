import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { entitlementOverrides, students } from '../../database/schema/index.ts'
import type { SetEntitlement } from '../user/index.ts'

type Name = typeof entitlementOverrides.$inferInsert.entitlement

const isName = (name: string): name is Name =>
  (entitlementOverrides.entitlement.enumValues as readonly string[]).includes(name)

/** Sets by hand whether a student has something. */
export async function writeOverride(
  tx: Db,
  studentId: string,
  { entitlement, ...set }: SetEntitlement,
  by: string,
  at: Date,
): Promise<void> {
  if (!isName(entitlement)) throw new Error(`${entitlement} is no entitlement`)
  await tx
    .insert(entitlementOverrides)
    .values({ studentId, entitlement, ...set, by, at })
    .onConflictDoUpdate({
      target: [entitlementOverrides.studentId, entitlementOverrides.entitlement],
      set: { ...set, by, at },
    })
}

/** Leaves it to the student's bookings again. */
export async function removeOverride(
  tx: Db,
  studentId: string,
  entitlement: string,
): Promise<void> {
  if (!isName(entitlement)) return
  await tx
    .delete(entitlementOverrides)
    .where(
      and(
        eq(entitlementOverrides.studentId, studentId),
        eq(entitlementOverrides.entitlement, entitlement),
      ),
    )
}

/** Opens or closes something at once to a student whose programme no booking began. */
export async function openTo(
  tx: Db,
  studentId: string,
  { entitlement, isOn }: Pick<SetEntitlement, 'entitlement' | 'isOn'>,
): Promise<void> {
  if (!isName(entitlement)) return
  await tx
    .update(students)
    .set({ [entitlement]: isOn })
    .where(eq(students.userId, studentId))
}
