import type { Asked } from '../../asked.ts'

/** What goes by the holidays of everybody, and is worked out anew when they change. */
export type AfterHolidays = (within: Asked) => Promise<void>

const registered: AfterHolidays[] = []

/**
 * Has something worked out anew whenever holidays of everybody come, change or go, in the
 * transaction of that change; said once in a process, see `modules/after-holidays.ts`.
 */
export function afterHolidays(...work: readonly AfterHolidays[]): void {
  registered.push(...work)
}

/** Works everything out anew that goes by holidays, unless they were one school's. */
export async function holidaysChanged(
  within: Asked,
  ...days: readonly ({ schoolId: string | null } | null)[]
): Promise<void> {
  if (!days.some((one) => one?.schoolId === null)) return
  for (const work of registered) await work(within)
}
