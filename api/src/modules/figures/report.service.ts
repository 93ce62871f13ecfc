import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { itemStatisticsOf, summaryOf, thirdsOf } from '../questions/index.ts'
import {
  countChecks,
  findItem,
  findPast,
  findPoints,
  type ReportRow,
  reportListed,
} from './report.repository.ts'

const listCall = 'GET /question/admin/Report/GetItems'
const exportCall = 'GET /question/admin/Report/ExportItems'
const scatterCall = 'GET /question/admin/Report/GetScatter'
const itemCall = 'GET /question/admin/Report/GetItem'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** A page of the report, with how many questions each check has. */
export async function getItems(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const checks = await countChecks(db, query)
  const fitting = checks.filter(({ check }) =>
    [undefined, check ?? 'not available'].includes(query.check),
  )
  const count = sumOf(fitting.map(({ questions }) => questions))
  const { rows, totalCount } = await pageOf<ReportRow>(db, reportListed(query, count), query)
  const having = (wanted: ReportRow['check']) =>
    checks.find(({ check }) => check === wanted)?.questions ?? 0
  return {
    items: rows.map(({ text, ...item }) => ({ ...item, ...summaryOf(text) })),
    totalCount,
    counts: {
      veryLikely: having('very likely'),
      likely: having('likely'),
      none: having('none'),
      notAvailable: having(null),
    },
  }
}

const types = ['MCQ', 'Essay Response', 'Fill in the Blanks', 'Equation Response']

const columns: readonly CsvColumn<ReportRow>[] = [
  { header: 'Question', cell: ({ id }) => id },
  { header: 'Name', cell: ({ key }) => key },
  { header: 'Text', cell: ({ text }) => summaryOf(text).summary },
  { header: 'Type', cell: ({ questionType }) => types[questionType - 1] ?? '' },
  { header: 'Difficulty', cell: ({ difficulty }) => difficulty },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Answers', cell: ({ answered }) => answered },
  { header: 'Facility %', cell: ({ facility }) => facility },
  { header: 'Discrimination', cell: ({ discriminationIndex }) => discriminationIndex },
  { header: 'Efficiency', cell: ({ discriminativeEfficiency }) => discriminativeEfficiency },
  { header: 'Needs a check', cell: ({ check }) => check ?? 'not available' },
  { header: 'Median seconds', cell: ({ medianMs }) => medianMs && Math.round(medianMs / 1000) },
  { header: 'Flags per 100 answers', cell: ({ flagRate }) => flagRate },
  { header: 'Open flags', cell: ({ openFlags }) => openFlags },
]

/** The whole report as it is filtered and sorted, as CSV; that somebody took it is written down. */
export async function exportItems(
  asked: Asked,
  query: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db } = asked
  await audit(db, asked, 'list exported', { details: { list: 'question report' } })
  const batches = allOf<ReportRow>(db, reportListed(query))
  return { content: csvOf(columns, batches), type: 'text/csv', name: 'question-report.csv' }
}

/** Points of the scatter of facility and discrimination. */
export async function getScatter(
  { db }: Asked,
  query: CallContext<typeof scatterCall>['query'],
): Promise<CallAnswer<typeof scatterCall>> {
  return await findPoints(db, query)
}

/** The mark of a right answer, as `item_marks` keeps it. */
const fullMark = 100

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * A question's figures as they are now.
 * @throws Problem 404 for an unknown one.
 */
export async function getItem(
  { db }: Asked,
  questionId: number,
): Promise<CallAnswer<typeof itemCall>> {
  const item = await findItem(db, questionId)
  const [statistics] = await itemStatisticsOf(db, [questionId])
  if (item === undefined || statistics === undefined) throw notFound('The question')
  const past = await findPast(db, questionId)
  const { text, sinceMs, correct, pairs, ...form } = item
  const { questionId: _, optionCounts, ...figures } = statistics
  const thirds = thirdsOf(pairs, fullMark)
  return {
    ...form,
    ...summaryOf(text),
    ...figures,
    countedSince: sinceMs === null ? null : moment(sinceMs),
    optionCounts: optionCounts.map((option) => ({
      ...option,
      isCorrect: option.letter === correct,
    })),
    lowerThird: rounded(thirds?.lower),
    upperThird: rounded(thirds?.upper),
    sat: sumOf(pairs.map(({ students }) => students)),
    versions: past.versions.map(({ createdMs, ...each }) => ({
      ...each,
      createdAt: moment(createdMs),
    })),
    flags: past.flags.map(({ createdMs, ...each }) => ({ ...each, createdAt: moment(createdMs) })),
  }
}

/** To two decimals, as other figures are. */
const rounded = (share: number | undefined) =>
  share === undefined ? null : Math.round(share * 100) / 100
