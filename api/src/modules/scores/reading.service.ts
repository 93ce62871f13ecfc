import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, countOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { binsOf, errorsOf, rankCorrelation } from './calibration.rules.ts'
import { inPercent, predictionOf, type Tables } from './predictions.rules.ts'
import { resultsOfTest } from './results.repository.ts'
import { type ResultFilters, type ResultRow, resultsListed } from './results.sql.ts'
import { sittingOf } from './saving.rules.ts'
import { findTables, findTests } from './tests.repository.ts'

const listCall = 'GET /User/admin/Score/GetResults'
const calibrationCall = 'GET /User/admin/Score/GetCalibration'

type Shown = CallAnswer<typeof listCall>['results'][number]

/** Points of a chart; the figures are of all. */
const mostPoints = 2_000

/** All tests with their parts and the scale of their scores. */
export async function getTests({
  db,
}: Asked): Promise<CallAnswer<'GET /User/admin/Score/GetTests'>> {
  return { tests: await findTests(db) }
}

function shownOf(row: ResultRow, tables: Tables): Shown {
  const { email: _, month, share, shareMargin, grade, examSectionId, ...rest } = row
  const known = { share, shareMargin, grade, examSectionId }
  const found = predictionOf(known, row.sectionId, tables)
  const prediction = found?.isOfficial === true ? found : null
  return {
    ...rest,
    sitting: sittingOf(month),
    predicted: prediction?.predicted ?? null,
    margin: prediction?.margin ?? null,
    difference:
      prediction === null ? null : Math.round((row.score - prediction.predicted) * 100) / 100,
  }
}

/** A page of the official results that fit, with what was predicted. Two statements. */
export async function getResults(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<ResultRow>(db, resultsListed(query), query)
  const tables = await findTables(db)
  return { results: rows.map((row) => shownOf(row, tables)), totalCount }
}

type FileRow = Shown & { email: string }

/** By the names of the list's columns. */
const columns = {
  name: { header: 'Student', cell: ({ studentName }) => studentName },
  email: { header: 'Email', cell: ({ email }) => email },
  test: { header: 'Test', cell: ({ testName }) => testName },
  part: { header: 'Part', cell: ({ sectionNo }) => sectionNo },
  year: { header: 'Year', cell: ({ year }) => year },
  sitting: { header: 'Sitting', cell: ({ sitting }) => sitting },
  satOn: { header: 'Day', cell: ({ satOn }) => satOn },
  score: { header: 'Score', cell: ({ score }) => score },
  predicted: { header: 'Predicted', cell: ({ predicted }) => predicted },
  margin: { header: 'Margin', cell: ({ margin }) => margin },
  difference: { header: 'Difference', cell: ({ difference }) => difference },
  source: { header: 'Source', cell: ({ source }) => source },
} satisfies Readonly<Record<string, CsvColumn<FileRow>>>

/** The asked ones in the order asked for, or all. @throws Problem 400 for a name of no column. */
function columnsOf(asked: string | undefined): CsvColumn<FileRow>[] {
  const offered = new Map<string, CsvColumn<FileRow>>(Object.entries(columns))
  if (asked === undefined) return [...offered.values()]
  return asked.split(',').map((name) => {
    const column = offered.get(name)
    if (column !== undefined) return column
    const message = 'Choose columns of the list.'
    throw new Problem(400, message, { errors: [{ path: 'query.columns', message }] })
  })
}

/** All official results that fit, in the order of the list, as CSV. */
export async function exportResults(
  asked: Asked,
  { columns: wanted, ...query }: ResultFilters & { columns?: string | undefined },
): Promise<FileAnswer> {
  const { db } = asked
  const chosen = columnsOf(wanted)
  // Words that somebody searched for may be a name, which would outlive its account in the log.
  const { search: _, ...filter } = query
  const listed = resultsListed(query)
  await audit(db, asked, 'list exported', {
    details: {
      ...{ list: 'official results', filter: JSON.stringify(filter) },
      rows: String(await countOf(db, listed)),
    },
  })
  const tables = await findTables(db)
  async function* batches() {
    for await (const rows of allOf<ResultRow>(db, listed)) {
      yield rows.map((row) => ({ ...shownOf(row, tables), email: row.email }))
    }
  }
  return { content: csvOf(chosen, batches()), type: 'text/csv', name: 'official-results.csv' }
}

/**
 * How far predictions of a test were right. Three statements.
 * @throws Problem 404 for an unknown test.
 */
export async function getCalibration(
  { db }: Asked,
  query: CallContext<typeof calibrationCall>['query'],
): Promise<CallAnswer<typeof calibrationCall>> {
  const test = (await findTests(db)).find((one) => one.admissionTestId === query.admissionTestId)
  if (test === undefined) throw notFound('The test')
  const results = await resultsOfTest(db, query)
  const tables = await findTables(db)
  const found = results.map((row) => predictionOf(row, row.sectionId, tables))
  const isOfficial = test.scale !== null && found.every((one) => one?.isOfficial !== false)
  const points = results.flatMap((row, at) => {
    const prediction = isOfficial ? found[at] : (inPercent(row) ?? found[at])
    if (!prediction) return []
    const { predicted, margin } = prediction
    const { resultId, studentId, studentName, sectionNo, score: official } = row
    return [{ resultId, studentId, studentName, sectionNo, predicted, margin, official }]
  })
  return {
    scale: isOfficial ? 'official' : 'rank',
    range: test.scale,
    points: points.slice(0, mostPoints),
    pointsLeftOut: Math.max(0, points.length - mostPoints),
    bins: isOfficial && test.scale !== null ? binsOf(points, test.scale) : [],
    n: points.length,
    withoutPrediction: results.length - points.length,
    ...errorsOf(isOfficial ? points : []),
    rankCorrelation: rankCorrelation(points),
  }
}
