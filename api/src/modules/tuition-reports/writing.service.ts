import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { editableDays, type ReportContent } from '@portal/shared/api/schemas'
import { pathTo } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { notify } from '../notifications/index.ts'
import { editableUntil } from './report.service.ts'
import {
  type Audience,
  audienceOf,
  changeReport,
  type Draft,
  insertReport,
  keepDraft,
  type LockedHour,
  lockHour,
  lockReport,
  unknownTopics,
  type WholeContent,
  writtenOf,
} from './writing.repository.ts'
import { changedIn, wrongDays, wrongTopics } from './writing.rules.ts'

type DraftIn = CallInput<'POST /TutionReport/tutor/TutionReport/SaveDraft'>['body']
type SendIn = CallInput<'POST /TutionReport/tutor/TutionReport/Send'>['body']
type EditIn = CallInput<'POST /TutionReport/tutor/TutionReport/Edit'>['body']

/** Only its tutor writes a report, so that what was saved meanwhile is of the same person. */
const byOneself = 'You in another window'

/** The refusal of what was written on top of something older, with what stands there now. */
function stale(
  mine: ReportContent,
  { version, content, savedMs }: Draft,
  message: string,
): Problem {
  const data: StaleSave = {
    by: byOneself,
    at: new Date(savedMs).toISOString(),
    version,
    values: content,
    changed: changedIn(content, mine),
  }
  return new Problem(409, message, { data })
}

/**
 * Locks an hour that its tutor may write of, and reads what is written by now.
 * @throws Problem 404 for an hour of somebody else, 422 for one that is not delivered or whose report
 * has been sent.
 */
async function openHour({ db, caller }: Asked, sessionId: string) {
  const hour = await lockHour(db, sessionId, caller.userId)
  if (hour === undefined) throw notFound('The hour')
  if (hour.state !== 'delivered') {
    throw new Problem(422, 'A report is of an hour that was delivered.')
  }
  const { draft, isSent } = await writtenOf(db, sessionId)
  if (isSent) throw new Problem(422, 'The report of this hour has been sent.')
  return { hour, draft }
}

const draftStale = 'This report was changed in another window meanwhile.'

/**
 * Keeps a draft; the same content twice is kept once.
 * @throws Problem as `openHour`, and 409 (`StaleSave`) where another window has kept another.
 */
export async function saveDraft(
  asked: Asked,
  { sessionId, version, content }: DraftIn,
): Promise<CallAnswer<'POST /TutionReport/tutor/TutionReport/SaveDraft'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const { draft } = await openHour(within, sessionId)
    if (draft !== null && changedIn(draft.content, content).length === 0) {
      return { version: draft.version }
    }
    if (draft !== null && draft.version !== version) throw stale(content, draft, draftStale)
    const next = (draft?.version ?? 0) + 1
    await keepDraft(db, { sessionId, tutorId: caller.userId, version: next, content }, now)
    return { version: next }
  })
}

/** @throws Problem 422 naming the fields of which the contract cannot know that they are wrong. */
async function check({ db }: Asked, content: WholeContent, hourOn: string): Promise<void> {
  const named = content.homework.flatMap(({ topicId }) => (topicId === null ? [] : [topicId]))
  const unknown = await unknownTopics(db, [...content.topicIds, ...named])
  const errors = [...wrongTopics(content, unknown), ...wrongDays(content.homework, hourOn)]
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/**
 * Sends the report of an hour, and tells student, parents and school managers of it.
 * @throws Problem as `openHour`, 409 (`StaleSave`) where another window has kept another draft, and
 * 422 for homework that is due before its hour and topics that are not there.
 */
export async function sendReport(
  asked: Asked,
  { sessionId, version, ...content }: SendIn,
): Promise<CallAnswer<'POST /TutionReport/tutor/TutionReport/Send'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const { hour, draft } = await openHour(within, sessionId)
    const isOther = draft !== null && draft.version !== version
    if (isOther && changedIn(draft.content, content).length > 0) {
      throw stale(content, draft, draftStale)
    }
    await check(within, content, hour.day)
    const { studentId } = hour
    const of = { sessionId, studentId, tutorId: caller.userId }
    const reportId = await insertReport(db, of, content, now)
    await audit(db, within, 'report sent', {
      subjectId: studentId,
      record: { kind: 'report', id: reportId, version: 1, before: null, after: content },
    })
    await tellOf(within, hour, reportId)
    return { reportId }
  })
}

async function tellOf(
  within: Asked,
  { studentId, subject }: LockedHour,
  reportId: string,
): Promise<void> {
  const { db, caller } = within
  const audience = await audienceOf(db, studentId, caller.userId)
  const { studentName, tutorName, parentIds, managerIds } = audience
  const told = { kind: 'tuition', title: 'Tuition report' } as const
  await notify(within, {
    ...told,
    description: `${tutorName} has written about your hour of ${subject}.`,
    navigatableLink: pathTo('/tuition/tuition-reports/:id', { id: reportId }),
    recipients: [studentId],
  })
  await notify(within, {
    ...told,
    description: `${tutorName} has written about an hour of ${subject} with ${studentName}.`,
    navigatableLink: pathTo('/tuition-reports/report/:id', { id: reportId }),
    recipients: [...parentIds, ...managerIds],
  })
  await publish(db, 'tuition', everybodyOf(audience, studentId, caller.userId))
}

const everybodyOf = ({ parentIds, managerIds }: Audience, ...others: string[]) => [
  ...others,
  ...parentIds,
  ...managerIds,
]

/**
 * Changes a sent report; what it said before is kept. What changes nothing makes no version.
 * @throws Problem 404 for a report of somebody else, 409 (`StaleSave`) for a stale version, and 422
 * after seven days, and as `sendReport`.
 */
export async function editReport(
  asked: Asked,
  { reportId, version, ...content }: EditIn,
): Promise<CallAnswer<'POST /TutionReport/tutor/TutionReport/Edit'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const before = await lockReport(db, reportId, caller.userId)
    if (before === undefined) throw notFound('The report')
    if (now.getTime() >= editableUntil(before.sentMs)) {
      throw new Problem(422, `A report can be changed for ${editableDays} days after it was sent.`)
    }
    if (changedIn(before.content, content).length === 0) return { version: before.version }
    if (before.version !== version) {
      const savedMs = before.editedMs ?? before.sentMs
      throw stale(content, { ...before, savedMs }, draftStale)
    }
    await check(within, content, before.day)
    await changeReport(db, reportId, before, content, now)
    const next = version + 1
    await audit(db, within, 'report edited', {
      subjectId: before.studentId,
      record: {
        kind: 'report',
        id: reportId,
        version: next,
        before: before.content,
        after: content,
      },
    })
    const audience = await audienceOf(db, before.studentId, caller.userId)
    await publish(db, 'tuition', everybodyOf(audience, before.studentId, caller.userId))
    return { version: next }
  })
}
