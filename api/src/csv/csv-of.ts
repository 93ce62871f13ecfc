import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { keptApostrophe } from './cells.rules.ts'

/** A column of a file: its header, and what stands in it; null for an empty cell. */
export interface CsvColumn<R> {
  header: string
  cell: (row: R) => string | number | null
}

/**
 * Rows as a CSV file that spreadsheets open as it is: UTF-8 with its mark, commas, CRLF. Rows come
 * and go batch by batch, so that the whole is never in memory; what breaks on the way breaks the
 * stream, and no file looks whole that is not. No cell is a formula: `'` goes before `=`, `+`, `-`,
 * `@`, a tab or a carriage return, and `parseCsv` takes it off again.
 */
export function csvOf<R>(
  columns: readonly CsvColumn<R>[],
  batches: AsyncIterable<readonly R[]>,
): Readable {
  async function* cells() {
    for await (const rows of batches) {
      for (const row of rows) yield columns.map(({ cell }) => cell(row))
    }
  }
  const file = stringify({
    header: true,
    columns: columns.map(({ header }, at) => ({ key: String(at), header })),
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    // One that was there before is not taken off for one that was put there.
    cast: { string: keptApostrophe },
  })
  // A failure ends the file; whoever sends it is told by that.
  pipeline(Readable.from(cells()), file, () => undefined)
  return file
}
