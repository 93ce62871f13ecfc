import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { facilityOf, summaryOf } from '../questions/index.ts'
import {
  type AcademyRow,
  academiesOfAdmins,
  countedAt,
  findTree,
  type RawVideo,
} from './admin.repository.ts'
import { hiddenBecauseOf } from './hidden.rules.ts'
import { momentOf } from './moments.ts'
import { type QuizQuestion, questionsListed } from './quiz-questions.repository.ts'

const listCall = 'GET /academy/admin/Academy/GetAllAcademy'
const treeCall = 'GET /academy/admin/Academy/GetAcademy'
const questionsCall = 'GET /academy/admin/Video/FindQuestions'

/** A page of all academies, with how many watch them as of the last count. */
export async function getAllAcademies(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<AcademyRow>(db, academiesOfAdmins(query), query)
  return {
    academies: rows.map(({ updatedMs, ...row }) => ({
      ...row,
      updatedAt: new Date(updatedMs).toISOString(),
    })),
    totalCount,
    asOf: momentOf(await countedAt(db)),
  }
}

type Video = CallAnswer<typeof treeCall>['groups'][number]['videos'][number]

function videoOf({ academy, isGroupOpen, video, hasLink, film, ...row }: RawVideo): Video {
  return {
    ...row,
    questions: row.questions.map(({ text, ...question }) => ({
      ...question,
      summary: summaryOf(text).summary,
    })),
    hiddenBecause: hiddenBecauseOf({ academy, isGroupOpen, video, hasLink, film }),
  }
}

/**
 * An academy as it is edited.
 * @throws Problem 404 for an unknown one.
 */
export async function getTree(
  { db, now }: Asked,
  id: string,
): Promise<CallAnswer<typeof treeCall>> {
  const tree = await findTree(db, id, now)
  if (tree === undefined) throw notFound('The academy')
  const groups = tree.groups.map((group) => ({ ...group, videos: group.videos.map(videoOf) }))
  return { ...tree, groups }
}

/** A page of the questions that a quiz may ask. */
export async function findQuestions(
  { db }: Asked,
  query: CallContext<typeof questionsCall>['query'],
): Promise<CallAnswer<typeof questionsCall>> {
  const { rows, totalCount } = await pageOf<QuizQuestion>(db, questionsListed(query), query)
  return {
    questions: rows.map(({ text, markSum, answered, ...row }) => {
      const facility = facilityOf(markSum, answered)
      return {
        ...row,
        summary: summaryOf(text).summary,
        facility: facility === null ? null : Math.round(facility),
      }
    }),
    totalCount,
  }
}
