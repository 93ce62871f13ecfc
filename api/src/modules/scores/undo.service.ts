import { type SittingMonth, sittingMonths } from '@portal/shared/contract'
import * as z from 'zod'
import type { Asked } from '../../asked.ts'
import type { Change } from '../../audit/audit.rules.ts'
import { isTaken } from '../../database/error-code.ts'
import { Problem } from '../../problem.ts'
import {
  deleteResults,
  holdResults,
  type StoredResult,
  writeResults,
} from './results.repository.ts'
import { noteResult } from './scores.service.ts'

const written = z.object({
  studentId: z.string(),
  admissionTestId: z.number(),
  sectionId: z.number().nullable().default(null),
  year: z.number(),
  sitting: z.enum(sittingMonths),
  satOn: z.string().nullable().default(null),
  score: z.number(),
  source: z.enum(['typed', 'imported']),
})

const monthOf = (sitting: SittingMonth) => sittingMonths.indexOf(sitting) + 1

/** What a result was before it was changed; null for one that was made then. */
function wasBefore(now: StoredResult | undefined, changes: readonly Change[]) {
  const before = Object.fromEntries(changes.map((change) => [change.field, change.before]))
  // What was made has had nothing before; each result has a student.
  if ('studentId' in before && before.studentId === null) return null
  const { month = 1, ...same } = now ?? {}
  const all = { ...same, ...(now && { sitting: sittingMonths[month - 1] }), ...before }
  return written.parse(all)
}

/**
 * Puts a result back as it was before a change of it: away again where it was made, and there again
 * where it was removed.
 * @throws Problem 409 where that cannot be any more.
 */
export async function undoResult(
  within: Asked,
  {
    record: id,
    version,
    changes,
  }: { record: string; version: number | null; changes: readonly Change[] },
  batch: string,
): Promise<void> {
  const { db: tx, caller, now } = within
  const [stands] = await holdResults(tx, { ids: [id], students: [], tests: [] })
  const was = wasBefore(stands, changes)
  if (was === null) {
    await deleteResults(tx, [id])
    await noteResult(within, id, { before: stands ?? null, after: null, batch })
    return
  }
  const { sitting, ...rest } = was
  const after = { ...rest, month: monthOf(sitting), version: (stands?.version ?? version ?? 0) + 1 }
  try {
    await writeResults(tx, [{ id, ...after }], { by: caller.userId, now })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Problem(
      409,
      'The student has another result of this sitting now. Nothing was undone.',
    )
  }
  await noteResult(within, id, { before: stands ?? null, after, batch })
}
