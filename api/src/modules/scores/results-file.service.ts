import type { Asked, Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import {
  deleteResults,
  holdResults,
  type StoredResult,
  studentsByEmail,
  writeResults,
} from './results.repository.ts'
import {
  fingerprintOfResults,
  type PlannedResult,
  planResults,
  type ResultLine,
  resultExamples,
  resultFields,
} from './results-file.rules.ts'
import { sittingOf } from './saving.rules.ts'
import { noteResult } from './scores.service.ts'
import { findTests } from './tests.repository.ts'

/** What rows would do by what there is at this moment; three statements for any number of them. */
async function plan({ db, now }: Occasion, rows: readonly ResultLine[]) {
  const emails = rows.map(({ cells }) => cells.get('email')?.trim().toLowerCase() ?? '')
  const students = await studentsByEmail(db, [...new Set(emails)])
  const tests = await findTests(db)
  const held = await holdResults(db, {
    ...{ ids: [], students: [...students.values()] },
    tests: tests.map(({ admissionTestId }) => admissionTestId),
  })
  const planned = planResults(rows, { students, tests, held, today: dayOf(now, officeZone) })
  return {
    rows: planned.map(({ line, outcome, errors }) => ({ line, outcome, errors })),
    fingerprint: fingerprintOfResults(planned),
    apply: (within: Asked, { batch }: { batch: string }) => apply(within, planned, batch),
  }
}

/** Writes what a plan would make and change; answers whom each line is about. */
async function apply(within: Asked, planned: readonly PlannedResult[], batch: string) {
  const { db: tx, now, caller } = within
  const wanted = planned.flatMap(({ line, outcome, values, before }) => {
    if (values === undefined || (outcome !== 'create' && outcome !== 'update')) return []
    const version = (before?.version ?? 0) + 1
    const after = { ...values, source: 'imported' as const, version }
    return [{ line, id: before?.id ?? newId(now.getTime()), before: before ?? null, after }]
  })
  await writeResults(
    tx,
    wanted.map(({ id, after }) => ({ id, ...after })),
    { by: caller.userId, now },
  )
  for (const { id, before, after } of wanted) await noteResult(within, id, { before, after, batch })
  return wanted.map(({ line, id, after }) => ({ line, userId: after.studentId, recordId: id }))
}

/** Removes results that rows of a file made and nobody has written since. */
async function takeBack(
  within: Asked,
  { rows, batch }: { rows: readonly { line: number; recordId: string | null }[]; batch: string },
) {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const held = await holdResults(within.db, { ids, students: [], tests: [] })
  // What a file makes is of the first version; whoever changes it makes another one.
  const isUnchanged = ({ version }: StoredResult) => version === 1
  const removed = held.filter(isUnchanged)
  await deleteResults(
    within.db,
    removed.map(({ id }) => id),
  )
  for (const before of removed) await noteResult(within, before.id, { before, after: null, batch })
  const stayed = rows.flatMap(({ line, recordId }) => {
    const result = held.find(({ id }) => id === recordId)
    if (result === undefined || isUnchanged(result)) return []
    const sat = `${sittingOf(result.month)} ${result.year}`
    return [{ line, why: `has a result of ${sat} that was changed since` }]
  })
  return { removed: removed.length, stayed }
}

/** Files of official results: each is found by its student, part and sitting. */
export const resultsTable = { fields: resultFields, examples: resultExamples, plan, takeBack }
