import type { Occasion } from '../../asked.ts'
import { Breather } from '../../breather.ts'
import { readFacts } from './facts.repository.ts'
import { findCells, type ImportRow, updateImport, writeOutcomes } from './imports.repository.ts'
import { isPeopleField, type PeopleField } from './people-fields.rules.ts'
import {
  countsOf,
  type Facts,
  type FileRow,
  fingerprintOf,
  type PlannedRow,
  planPeople,
} from './people-plan.rules.ts'

/** What an import would do now. */
export interface Plan {
  planned: PlannedRow[]
  facts: Facts
  fingerprint: string
}

/** Works out what each row of an import would do, by what there is at this moment. */
export async function planOf(asked: Occasion, found: ImportRow): Promise<Plan> {
  const fields = found.columns.map(({ field }) =>
    field !== null && isPeopleField(field) ? field : null,
  )
  const breather = new Breather()
  const rows: FileRow[] = []
  for (const { line, cells } of await findCells(asked.db, found.id)) {
    const named = fields.flatMap((field, at): [PeopleField, string][] =>
      field === null ? [] : [[field, cells[at] ?? '']],
    )
    rows.push({ line, cells: new Map(named) })
    await breather.breathe()
  }
  const facts = await readFacts(asked.db, rows, asked.now)
  const planned = await planPeople(rows, facts, () => breather.breathe())
  return { planned, facts, fingerprint: fingerprintOf(planned, facts) }
}

/** Writes down what an import would do, for whoever looks at it before it is applied. */
export async function keepPlan(
  { db: tx }: Occasion,
  id: string,
  { planned, fingerprint }: Plan,
  isCheckedAnew: boolean,
): Promise<void> {
  await writeOutcomes(
    tx,
    id,
    planned.map(({ line, outcome, errors }) => ({ line, outcome, errors })),
  )
  const counts = countsOf(planned)
  await updateImport(tx, id, { state: 'checked', counts, fingerprint, isCheckedAnew })
}
