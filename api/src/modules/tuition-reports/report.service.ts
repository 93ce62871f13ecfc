import type { CallAnswer } from '@portal/shared/api'
import { editableDays } from '@portal/shared/api/schemas'
import { type Asked, inTransaction } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { notFound } from '../../problem.ts'
import { recordActivity } from '../activity/index.ts'
import {
  findReport,
  type HomeworkRow,
  markHomework,
  noteRead,
  type PrintedReport,
} from './report.repository.ts'
import { htmlOfLine, htmlOfText } from './report-text.rules.ts'

type Report = CallAnswer<'GET /TutionReport/TutionReport/GetReport'>

const gone = () => notFound('The report')
const iso = (ms: number) => new Date(ms).toISOString()
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))

/** Until when the tutor of a report can change it, from when it was sent; milliseconds. */
export const editableUntil = (sentMs: number) => sentMs + editableDays * 86_400_000

/** Texts and figures of a report, as they are shown. */
export function shownOf(
  row: Pick<PrintedReport, 'topicsCovered' | 'wentWell' | 'toWorkOn' | 'engagement' | 'attainment'>,
) {
  return {
    topicsCoveredHtml: htmlOfLine(row.topicsCovered),
    wentWellHtml: htmlOfText(row.wentWell),
    toWorkOnHtml: htmlOfText(row.toWorkOn),
    engagement: row.engagement,
    attainment: row.attainment,
  }
}

/** Homework as it is shown. */
export function homeworkShown({ text, doneMs, ...row }: HomeworkRow) {
  return { ...row, html: htmlOfLine(text), doneAt: isoOrNull(doneMs) }
}

/**
 * A report, whole.
 * @throws Problem 404 for one that is out of the caller's sight.
 */
export async function getReport({ db, caller, now }: Asked, id: string): Promise<Report> {
  const row = await findReport(db, id, caller)
  if (row === undefined) throw gone()
  const until = editableUntil(row.sentMs)
  const mayEdit = row.tutorId === caller.userId && now.getTime() < until
  return {
    report: {
      id: row.id,
      sessionId: row.sessionId,
      sessionDate: iso(row.startsMs),
      length: row.quarters / 4,
      studentId: row.studentId,
      studentName: row.studentName,
      tutorName: row.tutorName,
      subject: row.subject,
      ...shownOf(row),
      sentAt: iso(row.sentMs),
      editedAt: isoOrNull(row.editedMs),
      isUnread: row.isUnread,
      isHourCorrected: !row.isDelivered,
      editableUntil: mayEdit ? iso(until) : null,
    },
    topics: row.topics,
    homework: row.homework.map(homeworkShown),
    earlierId: row.earlierId,
    laterId: row.laterId,
    ...(row.readers !== null && {
      readers: row.readers.map(({ readMs, ...reader }) => ({ ...reader, readAt: iso(readMs) })),
    }),
  }
}

/**
 * Notes once that the caller has opened a report; its tutor sees it at once.
 * @throws Problem 404 for one that is out of the caller's sight.
 */
export async function markRead(asked: Asked, id: string): Promise<void> {
  await inTransaction(asked, async ({ db, caller, now }) => {
    const tutorId = await noteRead(db, id, caller, now)
    if (tutorId === undefined) throw gone()
    if (tutorId !== null) await publish(db, 'tuition', [tutorId, caller.userId])
  })
}

/**
 * Checks homework off, or opens it again; tutor and parents see it at once.
 * @throws Problem 404 for what is not the student's.
 */
export async function setHomework(
  asked: Asked,
  wish: { homeworkId: string; isDone: boolean },
): Promise<CallAnswer<'POST /TutionReport/TutionReport/MarkHomework'>> {
  return await inTransaction(asked, async ({ db, caller, now }) => {
    const marked = await markHomework(db, caller.userId, wish, now)
    if (marked === undefined) throw notFound('The homework')
    if (wish.isDone) await recordActivity(db, caller.userId, 'homework', now)
    await publish(db, 'tuition', [caller.userId, marked.tutorId, ...marked.parentIds])
    return { doneAt: isoOrNull(marked.doneMs) }
  })
}
