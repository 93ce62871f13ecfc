import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { renderHtml } from '../../rich-text/index.ts'
import { type FoundLine, linesListed } from './finding.repository.ts'
import { groupsOf, standingIn } from './groups.repository.ts'
import {
  academiesListed,
  countOwn,
  findShownAcademy,
  isAcademyShown,
  type LearnersAcademy,
} from './learner.repository.ts'
import { countsOf, currentOf, progressOf } from './learner.rules.ts'
import { momentOf } from './moments.ts'
import { myStudentsListed, type StudentOfAcademy } from './my-students.repository.ts'
import { declareWatched } from './watching.repository.ts'

const listCall = 'GET /academy/Academy/GetAllAcademy'
const courseCall = 'GET /academy/academy/:id'
const groupsCall = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
const searchCall = 'GET /academy/api/Academy/SearchTranscripts'
const studentsCall = 'GET /academy/api/tutor/Academy/GetMyStudents'

const academyName = 'The academy'

/** A page of the academies that are shown to the caller, and how far the caller is with all. */
export async function getAcademies(
  { db, caller, now }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = academiesListed(caller, query, now)
  const { rows, totalCount } = await pageOf<LearnersAcademy>(db, listed, query)
  const { total, completed } = await countOwn(db, caller, now)
  return { academies: rows, totalCount, totalProgress: progressOf(completed, total) }
}

/**
 * An academy that is shown to the caller.
 * @throws Problem 404 for any other.
 */
export async function getCourse(
  { db, caller, now }: Asked,
  id: string,
): Promise<CallAnswer<typeof courseCall>> {
  const found = await findShownAcademy(db, caller, id, now)
  if (found === undefined) throw notFound(academyName)
  const { total, completed } = await countOwn(db, caller, now)
  return {
    ...found,
    description: renderHtml(found.description),
    totalProgress: progressOf(completed, total),
  }
}

/**
 * The groups of an academy with the videos that are shown to the caller.
 * @throws Problem 404 for an academy that is not shown.
 */
export async function getGroups(
  { db, caller, now }: Asked,
  academyId: string,
): Promise<CallAnswer<typeof groupsCall>> {
  const groups = await groupsOf(db, caller, academyId, now)
  if (groups === undefined) throw notFound(academyName)
  return {
    videoGroups: groups.map(({ videos, ...group }) => ({
      ...group,
      videos: videos.map(({ playedMs: _, ...video }) => video),
    })),
    ...countsOf(groups),
    currentVideoId: currentOf(groups.flatMap(({ videos }) => videos)),
  }
}

/**
 * Completes a link, which nobody but the caller can know of; tells how it stands with a film.
 * @throws Problem 404 for a video that is not shown to the caller.
 */
export async function sayWatched(
  { db, caller, now }: Asked,
  videoId: string,
): Promise<CallAnswer<'POST /academy/UserVideo'>> {
  const before = await standingIn(db, caller, videoId, now)
  if (before === undefined) throw notFound('The video')
  const isNew = before.isLink && !before.isWatched
  if (isNew) await declareWatched(db, caller.userId, videoId, now)
  const standing = isNew ? ((await standingIn(db, caller, videoId, now)) ?? before) : before
  const { isCompleted, watchedPercent, needsQuiz } = standing
  return { isCompleted, watchedPercent, needsQuiz }
}

/**
 * Lines of captions with the words, of what the caller may watch.
 * @throws Problem 404 for an academy that is not shown.
 */
export async function searchTranscripts(
  { db, caller, now }: Asked,
  query: CallContext<typeof searchCall>['query'],
): Promise<CallAnswer<typeof searchCall>> {
  const { academyId } = query
  if (academyId !== undefined && !(await isAcademyShown(db, caller, academyId, now))) {
    throw notFound(academyName)
  }
  const { rows, totalCount } = await pageOf<FoundLine>(db, linesListed(caller, query, now), query)
  return { hits: rows, totalCount }
}

/**
 * How far own students are with an academy.
 * @throws Problem 404 for one that is not shown to the caller.
 */
export async function getMyStudents(
  { db, caller, now }: Asked,
  query: CallContext<typeof studentsCall>['query'],
): Promise<CallAnswer<typeof studentsCall>> {
  if (!(await isAcademyShown(db, caller, query.academyId, now))) throw notFound(academyName)
  const listed = myStudentsListed(caller, query, now)
  const { rows, totalCount } = await pageOf<StudentOfAcademy>(db, listed, query)
  return {
    students: rows.map(({ lastMs, ...row }) => ({
      ...row,
      lastAt: momentOf(lastMs),
    })),
    totalCount,
  }
}
