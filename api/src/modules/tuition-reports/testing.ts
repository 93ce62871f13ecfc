import type { CallInput } from '@portal/shared/api'
import { makeTestApp, makeTuition } from '../../testing/index.ts'

type Whole = Omit<
  CallInput<'POST /TutionReport/tutor/TutionReport/Send'>['body'],
  'sessionId' | 'version'
>

/** A report that can be sent, for tests. */
export const wholeReport = (own: Partial<Whole> = {}): Whole => ({
  topicsCovered: 'Surds',
  topicIds: [],
  wentWell: 'Most of it.',
  toWorkOn: 'The rest.',
  homework: [],
  engagement: 4,
  attainment: 3,
  ...own,
})

/** A tutor with two students, the people around the first, and all that can be asked of reports. */
export async function makeReports(now = new Date('2026-03-02T10:00:00Z')) {
  const app = await makeTestApp({ now })
  const { make } = app
  const tuition = makeTuition(app.db)
  const school = await make.school()
  const senior = await make.seniorTutor()
  const tutor = await make.tutor({ seniorTutorId: senior }, { firstName: 'Tom', lastName: 'Hale' })
  const student = await make.student(
    { tutors: [tutor], schools: [school] },
    { firstName: 'Maya', lastName: 'Clarke' },
  )
  await make.student({ tutors: [tutor] }, { firstName: 'Theo' })
  const parent = await make.parent([student])
  const manager = await make.schoolManager([school])
  const hour = (startsAt = '2026-03-01T10:00:00Z', own = {}) =>
    tuition.session(tutor, student, startsAt, own)

  return {
    app,
    tuition,
    people: { school, senior, tutor, student, parent, manager },
    hour,
    /** An hour with a report that has just been sent. */
    report: async (startsAt?: string, own = {}) =>
      await tuition.report(await hour(startsAt), { sentAt: app.clock.now(), ...own }),
    list: (as: string, query = {}) =>
      app.call('GET /TutionReport/TutionReport/GetReports', as, { query }),
    read: (as: string, id: string) =>
      app.call('GET /TutionReport/TutionReport/GetReport', as, { query: { id } }),
    markRead: (as: string, id: string) =>
      app.call('POST /TutionReport/TutionReport/MarkRead', as, { body: { id } }),
    markHomework: (as: string, homeworkId: string, isDone = true) =>
      app.call('POST /TutionReport/TutionReport/MarkHomework', as, {
        body: { homeworkId, isDone },
      }),
    form: (as: string, sessionId: string) =>
      app.call('GET /TutionReport/tutor/TutionReport/GetReportForm', as, { query: { sessionId } }),
    draft: (as: string, sessionId: string, version: number, own: Partial<Whole> = {}) =>
      app.call('POST /TutionReport/tutor/TutionReport/SaveDraft', as, {
        body: { sessionId, version, content: wholeReport(own) },
      }),
    send: (as: string, sessionId: string, version = 0, own: Partial<Whole> = {}, key?: string) =>
      app.call(
        'POST /TutionReport/tutor/TutionReport/Send',
        as,
        { body: { sessionId, version, ...wholeReport(own) } },
        { 'idempotency-key': key ?? crypto.randomUUID() },
      ),
    edit: (as: string, reportId: string, version: number, own: Partial<Whole> = {}) =>
      app.call('POST /TutionReport/tutor/TutionReport/Edit', as, {
        body: { reportId, version, ...wholeReport(own) },
      }),
  }
}
