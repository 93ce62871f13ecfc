import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { momentOf } from './moments.ts'
import { type LearnerRow, learnersListed, watchedVideos } from './watched.repository.ts'

const call = 'GET /academy/admin/Academy/GetWatched'
const exportCall = 'GET /academy/admin/Academy/ExportWatched'

const learnerOf = ({ lastMs, ...row }: LearnerRow) => ({ ...row, lastAt: momentOf(lastMs) })

/**
 * Who has begun an academy and how far each is, and how each video is watched: as counted last.
 * @throws Problem 404 for an unknown academy.
 */
export async function getWatched(
  { db }: Asked,
  query: CallContext<typeof call>['query'],
): Promise<CallAnswer<typeof call>> {
  const counted = await watchedVideos(db, query.academyId)
  if (counted === undefined) throw notFound('The academy')
  const { rows, totalCount } = await pageOf<LearnerRow>(db, learnersListed(query), query)
  return {
    learners: rows.map(learnerOf),
    totalCount,
    videos: counted.videos,
    asOf: momentOf(counted.asOfMs),
  }
}

const columns: readonly CsvColumn<LearnerRow>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Completed videos', cell: ({ completedVideos }) => completedVideos },
  { header: 'Videos', cell: ({ totalVideos }) => totalVideos },
  { header: 'Watched minutes', cell: ({ watchedMinutes }) => watchedMinutes },
  { header: 'Quiz rounds', cell: ({ quizRounds }) => quizRounds },
  { header: 'Said to be watched', cell: ({ selfDeclared }) => selfDeclared },
  { header: 'Last watched', cell: ({ lastMs }) => momentOf(lastMs) ?? '' },
]

/**
 * All who have begun an academy and fit, as CSV.
 * @throws Problem 404 for an unknown academy.
 */
export async function exportWatched(
  asked: Asked,
  query: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db } = asked
  if ((await watchedVideos(db, query.academyId)) === undefined) throw notFound('The academy')
  await audit(db, asked, 'list exported', {
    details: { list: 'academy learners', academy: query.academyId },
  })
  const batches = allOf<LearnerRow>(db, learnersListed(query))
  return { content: csvOf(columns, batches), type: 'text/csv', name: 'academy-learners.csv' }
}
