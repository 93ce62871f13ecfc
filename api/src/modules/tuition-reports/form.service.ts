import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { notFound, Problem } from '../../problem.ts'
import { standingOf } from '../standing/index.ts'
import { hourToWrite, otherFirstNames, templatesOf } from './form.repository.ts'
import { editableUntil, homeworkShown, shownOf } from './report.service.ts'

type Form = CallAnswer<'GET /TutionReport/tutor/TutionReport/GetReportForm'>

const weakestShown = 5

const iso = (ms: number) => new Date(ms).toISOString()

/**
 * What the tutor of an hour needs to write its report, or to change it.
 * @throws Problem 404 for an hour of somebody else, 422 for one without a report that was not
 * delivered.
 */
export async function getReportForm(asked: Asked, sessionId: string): Promise<Form> {
  const { caller } = asked
  const row = await hourToWrite(asked.db, sessionId, caller.userId)
  if (row === undefined) throw notFound('The hour')
  const { draft, sent, last, studentId } = row
  if (row.state !== 'delivered' && sent === null) {
    throw new Problem(422, 'A report is of an hour that was delivered. Mark it first.')
  }
  const [{ topics }, templates, names] = await atOnce(asked.db, (db) =>
    Promise.all([
      standingOf({ ...asked, db }, studentId),
      templatesOf(db, caller.userId, row.subject),
      otherFirstNames(db, caller.userId, studentId),
    ]),
  )
  const isOwn = ({ sectionId }: { sectionId: number }) => row.ownSections.includes(sectionId)
  const ordered = [...topics.filter(isOwn), ...topics.filter((topic) => !isOwn(topic))]
  const started = topics.filter(({ mastery }) => mastery !== null)
  const weakest = started.sort((one, other) => (one.mastery ?? 0) - (other.mastery ?? 0))
  return {
    hour: {
      sessionId,
      startsAt: iso(row.startsMs),
      length: row.quarters / 4,
      subject: row.subject,
      studentId,
      studentName: row.studentName,
      studentFirstName: row.studentFirstName,
    },
    draft: draft && {
      version: draft.version,
      savedAt: iso(draft.savedMs),
      content: draft.content,
    },
    sent: sent && {
      reportId: sent.reportId,
      version: sent.version,
      sentAt: iso(sent.sentMs),
      editableUntil: iso(editableUntil(sent.sentMs)),
      content: sent.content,
    },
    templates,
    topics: ordered.map(({ topicId, topicName, subjectName, sectionId, sectionNo }) => ({
      topicId,
      topicName,
      subjectName,
      sectionId,
      sectionNo,
    })),
    lastTopicIds: last?.topicIds ?? [],
    weakestTopicIds: weakest.slice(0, weakestShown).map(({ topicId }) => topicId),
    lastReport: last && {
      id: last.id,
      sessionDate: iso(last.startsMs),
      subject: last.subject,
      ...shownOf(last),
      homework: last.homework.map(homeworkShown),
    },
    names,
  }
}
