/** Rows out as CSV files, and files in as rows. */
export { cellText } from './cells.rules.ts'
export { type CsvColumn, csvOf } from './csv-of.ts'
export { type CsvRow, parseCsv, readCsv } from './parse-csv.ts'
