import type { Asked, Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { holdResults, studentsByEmail, writeResults } from './results.repository.ts'
import {
  fingerprintOfResults,
  type PlannedResult,
  planResults,
  type ResultLine,
  resultExamples,
  resultFields,
} from './results-file.rules.ts'
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
  return wanted.map(({ line, after }) => ({ line, userId: after.studentId }))
}

/** Files of official results: each is found by its student, part and sitting. */
export const resultsTable = { fields: resultFields, examples: resultExamples, plan }
