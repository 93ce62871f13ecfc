import type { Occasion } from '../../asked.ts'
import { Breather } from '../../breather.ts'
import { countsOf } from './columns.rules.ts'
import { eachCells, type ImportRow, updateImport, writeOutcomes } from './imports.repository.ts'
import { type FileRow, type TablePlan, tableKindOf } from './table-kinds.ts'

/** Works out what each row of an import would do, by what there is at this moment. */
export async function planOf(asked: Occasion, found: ImportRow): Promise<TablePlan> {
  const breather = new Breather()
  const rows: FileRow[] = []
  for await (const { line, cells } of eachCells(asked.db, found.id)) {
    const named = found.columns.flatMap(({ field }, at): [string, string][] =>
      field === null ? [] : [[field, cells[at] ?? '']],
    )
    rows.push({ line, cells: new Map(named) })
    await breather.breathe()
  }
  return await tableKindOf(found).plan(asked, rows)
}

/** Writes down what an import would do, for whoever looks at it before it is applied. */
export async function keepPlan(
  { db: tx }: Occasion,
  id: string,
  { rows, fingerprint }: TablePlan,
  isCheckedAnew: boolean,
): Promise<void> {
  await writeOutcomes(tx, id, rows)
  await updateImport(tx, id, {
    ...{ state: 'checked', counts: countsOf(rows), fingerprint, isCheckedAnew },
  })
}
