import { sql } from 'drizzle-orm'
import { askedByNobody, makeTestApp } from '../../testing/index.ts'
import { type Notice, notify } from './notify.ts'

export const noon = new Date('2026-03-02T12:00:00Z')
export const hour = 3_600_000

export const feedOfTutor = 'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor'
export const feedOfSchool = 'GET /Notification/School/Notification/GetAllNotificationLogUnExpired'

export type NoticeWorld = Awaited<ReturnType<typeof makeNoticeWorld>>

/** People of each role who can be told something, at noon. */
export async function makeNoticeWorld() {
  const app = await makeTestApp({ now: noon })
  const student = await app.make.student()
  const parent = await app.make.parent([student])
  return {
    app,
    student,
    parent,
    manager: await app.make.schoolManager([await app.make.school()]),
    tutor: await app.make.tutor({ students: [student] }),
    /** Forgets what was told, chosen and mailed. */
    begin: async () => {
      app.clock.set(noon)
      await app.db.execute(sql`truncate notifications, notification_preferences, mails cascade`)
      await app.db.execute(sql`delete from tasks`)
    },
    tell: (own: Partial<Notice> & Pick<Notice, 'recipients'>) =>
      notify(askedByNobody(app), {
        kind: 'company',
        title: 'Holidays',
        description: 'We are closed at Easter.',
        ...own,
      }),
    parentFeed: async (as = parent) =>
      (await app.call('GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired', as))
        .data,
  }
}
