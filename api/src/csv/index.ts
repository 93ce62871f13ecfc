/** Rows out as CSV files, and files in as rows. */
export { type CsvColumn, csvOf } from './csv-of.ts'
export { type CsvRow, parseCsv } from './parse-csv.ts'
