import { type SQL, sql } from 'drizzle-orm'
import { newId } from '../database/ids.ts'
import {
  notificationPreferences,
  parentChildren,
  students,
  tuitionSessions,
  tutors,
} from '../database/schema/index.ts'
import { makeBulkJob } from '../modules/accounts/testing.ts'
import { sealLog, startNightlyCheck } from '../modules/audit/index.ts'
import { makeTemplate } from '../modules/curriculum/testing.ts'
import { askToApply, family } from '../modules/imports/testing.ts'
import { bring } from '../modules/interchange/testing.ts'
import type { JobKindName } from '../modules/job-kinds.ts'
import { audienceWith, messagesOf } from '../modules/messages/testing.ts'
import { startIssuing, startReminders } from '../modules/money/index.ts'
import { notify, startDigests } from '../modules/notifications/index.ts'
import { makeItem } from '../modules/submissions/sharing.testing.ts'
import { askedByNobody } from '../testing/index.ts'
import {
  many,
  manyElsewhere,
  now,
  questions,
  type Stage,
  sellTo,
  today,
  zone,
} from './killed-stage.testing.ts'
import { startJob } from './start-job.ts'

/** A job, with enough work for it to be in the middle of. */
interface KilledJob {
  /**
   * Batches that are kept before its process is killed; none of work that is one transaction, whose
   * process is killed after all that it writes, before that is kept.
   */
  kept: number
  /** Leaves the job waiting. */
  arrange(stage: Stage): Promise<unknown>
  /** What came of it, without ids. */
  outcome: SQL
}

const itemsOf = (name: string) => sql`select i.state, i.done, i.total, count(*)::int "items",
    count(q.id)::int "questions", count(distinct q.id)::int "different",
    count(n.applied_at)::int "applied", count(n.undone_at)::int "undone"
  from imports i join import_items n on n.import_id = i.id
    left join questions q on q.id = n.question_id
  where i.origin = ${name} group by i.id`

const told = (title: string) => sql`select n.title, count(*)::int "told",
    count(distinct r.user_id)::int "people"
  from notifications n join notification_recipients r on r.notification_id = n.id
  where n.title like ${title} group by 1 order by 1`

/** All kinds of jobs, in the order in which they are asked for. */
export const killedJobs: Record<JobKindName, KilledJob> = {
  importUndo: {
    kept: 0,
    arrange: async ({ app, admin, toUndo: importId }) => {
      // The call itself undoes a hundred.
      await app.db.execute(sql`update imports set state = 'undoing' where id = ${importId}::uuid`)
      await startJob(askedByNobody(app), 'importUndo', { importId, by: admin })
    },
    outcome: itemsOf('Undone'),
  },
  importApply: {
    kept: 0,
    arrange: ({ app, admin, toApply: importId }) =>
      app.call('POST /question/admin/Import/Apply', admin, { body: { importId } }),
    outcome: itemsOf('Done'),
  },
  importAnalyse: {
    kept: 1,
    arrange: async ({ app, admin }) => {
      const importId = await bring(app, admin, questions('Read', 60), { origin: 'Read' })
      await app.call('POST /question/admin/Import/Analyse', admin, { body: { importId } })
    },
    outcome: itemsOf('Read'),
  },
  exportQuestions: {
    kept: 0,
    arrange: ({ app, admin, questionIds }) =>
      app.call('POST /question/admin/Export/Begin', admin, {
        body: { format: 'moodle', questionIds },
      }),
    outcome: sql`select state, done, total, "left", stored_name is not null "isThere" from exports`,
  },
  tableTakeBack: {
    kept: 0,
    arrange: ({ app, admin, tables: { applied: importId } }) =>
      app.call('POST /User/admin/Import/TakeBack', admin, { body: { importId } }),
    outcome: sql`select state, removed from table_imports where state like 'tak%'`,
  },
  tableApply: {
    kept: 0,
    arrange: ({ app, admin, tables: { checked } }) => askToApply(app, admin, checked, 'now'),
    outcome: sql`select i.state, i.counts, count(u.id)::int "accounts",
        count(distinct u.email)::int "different",
        (select count(*)::int from mails where to_address like '%@file.test') "invited"
      from table_imports i join table_import_rows r on r.import_id = i.id
        left join users u on u.id = r.user_id
      where i.file_name = 'people.csv' and i.state not in ('taking back', 'taken back')
      group by i.id`,
  },
  tableCheck: {
    kept: 0,
    arrange: ({ app, admin }) =>
      app.call('POST /User/admin/Import/Upload', admin, {
        ...{ query: { kind: 'people' }, file: new File([family().csv], 'checked.csv') },
      }),
    outcome: sql`select i.state, i.counts, count(r.outcome)::int "judged"
      from table_imports i join table_import_rows r on r.import_id = i.id
      where i.file_name = 'checked.csv' group by i.id`,
  },
  keyCorrection: {
    kept: 1,
    arrange: ({ correct }) => correct(),
    outcome: sql`select done, total, gained, lost, finished_at is not null "isOver"
      from key_corrections`,
  },
  bulkChange: {
    kept: 1,
    arrange: ({ app, admin, questionIds }) =>
      app.call('POST /question/admin/Question/BulkUpdate', admin, {
        body: { questionIds: questionIds.slice(1), change: { difficulty: 5 } },
      }),
    outcome: sql`select q.difficulty::int "difficulty", b.outcome, count(*)::int "questions"
      from bulk_change_questions b join questions q on q.id = b.question_id group by 1, 2`,
  },
  bulkPeople: {
    kept: 1,
    arrange: async ({ app, admin }) => {
      await makeBulkJob(app, admin, await manyElsewhere(app, 60))
    },
    outcome: sql`select b.outcome, u.is_active "isActive", count(*)::int "people"
      from bulk_people b join users u on u.id = b.user_id group by 1, 2`,
  },
  batchUndo: {
    kept: 0,
    arrange: async ({ app, admin }) => {
      const userIds = await manyElsewhere(app, 5)
      const { data } = await app.call('POST /User/admin/Account/Bulk', admin, {
        body: { userIds, action: 'stop', value: null, reason: 'They left' },
      })
      // The call itself undoes a thousand.
      await startJob(askedByNobody(app), 'batchUndo', {
        ...{ batchId: data.batchId, by: admin, askedMs: now.getTime() },
      })
    },
    outcome: sql`select result from tasks where kind = 'batchUndo'`,
  },
  curriculumPublish: {
    kept: 1,
    arrange: async ({ app, admin }) => {
      const ids = await many(app, 'Student', 600)
      await app.db.insert(students).values(
        ids.map((userId) => ({
          ...{ userId, programName: 'Premium', yearGroup: 13 },
          ...{ startedOn: '2026-09-01', expiresOn: '2027-08-31' },
        })),
      )
      const templateId = newId()
      const items = [{ text: 'T1' }, { text: 'T2' }]
      const [first = ''] = await makeTemplate(app.db, {
        ...{ id: templateId, programName: 'Killed', students: ids, items },
      })
      const saved = await app.call('POST /Curriculum/admin/Curriculum/SaveMonth', admin, {
        body: {
          ...{ templateId, monthNumber: 10, version: 1 },
          items: [
            { id: first, text: 'T1', isExtended: false, links: [] },
            { text: 'T3', isExtended: false, links: [] },
          ],
        },
      })
      const { version } = saved.data
      await app.call('POST /Curriculum/admin/Curriculum/Publish', admin, {
        body: { templateId, version, mode: 'merge', tellStudents: true },
      })
    },
    outcome: sql`select text, count(*)::int "items", count(distinct student_id)::int "students",
        count(archived_at)::int "archived", (select json_agg(done_students) from curriculum_publications) "done"
      from curriculum_items group by 1 order by 1`,
  },
  digest: {
    kept: 1,
    arrange: async ({ app }) => {
      const recipients = await many(app, 'Parent', 600)
      await app.db.insert(notificationPreferences).values(
        recipients.map((userId) => ({
          ...{ userId, kind: 'company' as const, inPortal: true, email: 'daily' as const },
        })),
      )
      app.clock.set(new Date('2026-11-24T20:00:00Z'))
      await notify(askedByNobody(app), {
        ...{ kind: 'company', title: 'Closed', description: 'At Easter.', recipients },
      })
      app.clock.set(now)
      await startDigests(askedByNobody(app))
    },
    outcome: sql`select count(*)::int "mails", count(distinct to_address)::int "people"
      from mails where kind = 'daily'`,
  },
  issueInvoices: {
    kept: 1,
    arrange: async (stage) => {
      const days = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? today : '2026-11-26'))
      await sellTo(stage, days, 100)
      await startIssuing(askedByNobody(stage.app))
    },
    outcome: sql`select number, gross_pence "pence" from money_documents where series = 'INV'
      order by number`,
  },
  documentPdf: {
    kept: 0,
    arrange: (stage) => sellTo(stage, ['2026-10-02'], 5_000),
    outcome: sql`select count(*)::int "printed", count(distinct file_id)::int "different"
      from money_documents where file_id is not null`,
  },
  invoiceReminders: {
    kept: 0,
    arrange: async (stage) => {
      await sellTo(stage, ['2026-10-02'], 7_000)
      await startReminders(askedByNobody(stage.app))
    },
    outcome: sql`select step, count(*)::int "reminders",
        (select count(*)::int from mails where subject like '%is overdue') "mails"
      from money_reminders group by 1`,
  },
  dueSoon: {
    kept: 0,
    arrange: async ({ app, student }) => {
      for (const markerId of [await app.make.tutor(), await app.make.tutor()]) {
        await makeItem(app, student, { markerId, dueAt: new Date('2026-11-26T23:59:59Z') })
      }
      await startJob(askedByNobody(app), 'dueSoon', { zone, today })
    },
    outcome: told('%due Thu 26 Nov'),
  },
  mornings: {
    kept: 1,
    arrange: async ({ app, student: studentId }) => {
      const ids = await many(app, 'Tutor', 210)
      await app.db.insert(tutors).values(ids.map((userId) => ({ userId, subject: 'Maths' })))
      await app.db.insert(tuitionSessions).values(
        ids.map((tutorId, at) => ({
          ...{ id: newId(), studentId, tutorId, subject: 'Maths', quarters: 1 },
          startsAt: new Date(Date.parse('2026-11-23T06:00:00Z') - at * 3_600_000),
          state: 'scheduled' as const,
        })),
      )
      await startJob(askedByNobody(app), 'mornings', { zone, today })
    },
    outcome: sql`select n.description, count(*)::int "told", count(distinct r.user_id)::int "people"
      from notifications n join notification_recipients r on r.notification_id = n.id
      where n.description like '%to mark%' group by 1`,
  },
  sendMessage: {
    kept: 1,
    arrange: async ({ app, admin }) => {
      const people = await many(app, 'School Manager', 1_100)
      const audience = audienceWith({ roles: ['School Manager'] })
      await messagesOf(app, admin).begin({ audience, title: 'Easter' }, people.length)
    },
    outcome: told('Easter'),
  },
  weekly: {
    kept: 1,
    arrange: async ({ app, student: studentId }) => {
      const ids = await many(app, 'Parent', 210)
      await app.db.insert(parentChildren).values(ids.map((parentId) => ({ parentId, studentId })))
      const week = { monday: '2026-11-23', first: '2026-11-16', last: '2026-11-22' }
      await startJob(askedByNobody(app), 'weekly', { zone, week })
    },
    outcome: sql`select (select count(*)::int from weekly_summaries) "summaries",
      count(*)::int "mails", count(distinct to_address)::int "people"
      from mails where kind = 'weekly'`,
  },
  auditCheck: {
    // The first of its two chains.
    kept: 1,
    arrange: async ({ app }) => {
      const asked = askedByNobody(app)
      await sealLog({ ...asked, now: new Date(now.getTime() + 7_200_000) })
      await startNightlyCheck(asked)
    },
    outcome: sql`select result from tasks where kind = 'auditCheck'`,
  },
}
