import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { chosenIds, pageOf } from '../../lists/index.ts'
import { pageLink } from '../../mail/page-links.rules.ts'
import { mailPriorities, queueMails } from '../../mail/queue-mail.ts'
import {
  findLateTutors,
  holdToRemind,
  type LateRow,
  lateListed,
  noteReminded,
  type ToRemind,
} from './late-reports.repository.ts'

/** A page of the hours whose report is late; one statement. */
export async function getLateReports(
  { db, now }: Asked,
  query: CallContext<'GET /Dashboard/Admin/Dashboard/GetLateReports'>['query'],
): Promise<CallAnswer<'GET /Dashboard/Admin/Dashboard/GetLateReports'>> {
  const { rows, totalCount } = await pageOf<LateRow>(db, lateListed(query, now), query)
  return {
    reports: rows.map(({ endedMs, remindedMs, ...row }) => ({
      ...row,
      endedAt: new Date(endedMs).toISOString(),
      remindedAt: remindedMs === null ? null : new Date(remindedMs).toISOString(),
    })),
    totalCount,
  }
}

/** Tutors who owe a late report, as one types a name. */
export async function findTutorsOfLate(
  { db, now }: Asked,
  query: { search?: string | undefined; personId?: string | undefined },
): Promise<CallAnswer<'GET /Dashboard/Admin/Dashboard/FindLateTutors'>> {
  return { people: await findLateTutors(db, query, now) }
}

/**
 * Mails each tutor of these late reports once, with all of them; nobody twice on one day. What is not
 * late any more is passed over.
 * @throws Problem 409 where not as many match as were shown.
 */
export async function remindTutors(
  asked: Asked,
  body: CallContext<'POST /Dashboard/Admin/Dashboard/RemindTutors'>['body'],
): Promise<CallAnswer<'POST /Dashboard/Admin/Dashboard/RemindTutors'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    const ids = await chosenIds(tx, 'filter' in body ? body : { ids: body.sessionIds }, (filter) =>
      lateListed(filter, now),
    )
    const day = dayOf(now, officeZone)
    const byTutor = Map.groupBy(await holdToRemind(tx, ids, { day, now }), (row) => row.tutorId)
    const toMail = [...byTutor.values()].filter(([first]) => first?.wasReminded === false)
    if (toMail.length === 0) return { reminded: 0, skipped: byTutor.size }
    await queueMails(tx, toMail.flatMap(mailOf), now)
    await noteReminded(
      tx,
      toMail.flat().map(({ sessionId, tutorId }) => ({
        ...{ sessionId, tutorId, day, remindedAt: now, remindedBy: caller.userId },
      })),
    )
    const batch = newId(now.getTime())
    for (const rows of toMail) {
      const [first] = rows
      if (first === undefined) continue
      await audit(tx, within, 'reports reminded of', {
        subjectId: first.tutorId,
        record: {
          ...{ kind: 'tutor', id: first.tutorId, batch },
          before: null,
          after: { reports: rows.length },
        },
      })
    }
    return { reminded: toMail.length, skipped: byTutor.size - toMail.length }
  })
}

/** One mail of all late reports of a tutor, each with the way to write it. */
function mailOf(rows: readonly ToRemind[]) {
  const [first] = rows
  if (first === undefined) return []
  const many = rows.length === 1 ? 'A report is late' : `${rows.length} reports are late`
  const when = new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone: first.timeZone },
  })
  const lines = rows.map(
    ({ sessionId, studentName, subject, startsMs }) =>
      `${studentName}, ${subject}, ${when.format(startsMs)}\n${pageLink(`/?report=${sessionId}`)}`,
  )
  return [
    {
      to: first.email,
      subject: many,
      text: `Dear ${first.firstName},\n\nPlease write what you and your students did:\n\n${lines.join('\n\n')}\n\nA report is due 24 hours after the hour.`,
      priority: mailPriorities.onePerson,
    },
  ]
}
