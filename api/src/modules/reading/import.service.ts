import type { CallAnswer, CallInput } from '@portal/shared/api'
import { mostReadingRows } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { parseCsv } from '../../csv/index.ts'
import { newId } from '../../database/ids.ts'
import { Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { missingColumns, type RowFault, readRows } from './import.rules.ts'
import { findKnown } from './items.repository.ts'
import { readingKind } from './reading.kind.ts'

const importCall = 'POST /readinglist/admin/reading-list/Import'

const refuse = (message: string) =>
  new Problem(422, message, { errors: [{ path: 'body.csv', message }] })

/** The rows of a file. @throws Problem 422 at the file, in words, for one that cannot be read. */
function rowsOf(csv: string) {
  try {
    const { header, rows } = parseCsv(Buffer.from(csv, 'utf8'), { rows: mostReadingRows })
    const missing = missingColumns(header)
    if (missing.length > 0) {
      throw refuse(`The file has no column ${missing.map((name) => `“${name}”`).join(', ')}.`)
    }
    if (rows.length === 0) throw refuse('The file has no rows.')
    return rows
  } catch (error) {
    if (error instanceof Problem && error.errors.length === 0) throw refuse(error.message)
    throw error
  }
}

const inWords = ({ row, column, message }: RowFault) => `Line ${row}, ${column}: ${message}`

/**
 * Adds the items of a file at the ends of their subjects, all of them or none; a dry run says what
 * would come of it.
 * @throws Problem 422 for a file that cannot be read, and without a dry run for rows with faults.
 */
export async function importItems(
  asked: Asked,
  { csv, isDryRun }: CallInput<typeof importCall>['body'],
): Promise<CallAnswer<typeof importCall>> {
  const rows = rowsOf(csv)
  return await inTransaction(asked, async (within) => {
    const { items, faults } = readRows(rows, await findKnown(within.db))
    if (isDryRun) return { rows: rows.length, added: 0, faults }
    if (faults.length > 0) {
      throw new Problem(422, 'Nothing was added: some rows have faults.', {
        errors: faults.map((fault) => ({ path: 'body.csv', message: inWords(fault) })),
      })
    }
    const batch = newId(within.now.getTime())
    for (const values of items) await saveVersioned(within, readingKind, { values, batch })
    return { rows: rows.length, added: items.length, faults: [] }
  })
}
