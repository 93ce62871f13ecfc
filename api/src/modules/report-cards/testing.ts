import type { CallInput } from '@portal/shared/api'
import { newId } from '../../database/ids.ts'
import {
  admissionTests,
  sectionNumbers,
  studentEsatParts,
  terms,
} from '../../database/schema/index.ts'
import { makeTestApp, makeTuition } from '../../testing/index.ts'

type Whole = Pick<
  CallInput<'POST /ReportCard/tutor/ReportCard/Submit'>['body'],
  'grades' | 'predictedGrade' | 'comment'
>

/** Skills of all subjects and of mathematics. */
const skillIds = [1, 2, 3, 4, 5, 6, 7]

/** A card in mathematics that can be submitted, for tests; of a student with the ESAT. */
export const wholeCard = (own: Partial<Whole> = {}): Whole => ({
  grades: skillIds.map((skillId) => ({ skillId, grade: 4 })),
  predictedGrade: 6.5,
  comment: 'Works with care and asks good questions. '.repeat(3).trim(),
  ...own,
})

/** Three terms in a row; the clock stands in the second. */
const termDays = {
  autumn: ['Autumn 2025', '2025-09-03', '2025-12-19'],
  spring: ['Spring 2026', '2026-01-05', '2026-03-27'],
  summer: ['Summer 2026', '2026-04-13', '2026-07-17'],
} as const

/** A tutor with two students and hours, the people around the first, and all calls of report cards. */
export async function makeCards(now = new Date('2026-03-05T15:00:00Z')) {
  const app = await makeTestApp({ now })
  const { make, db } = app
  const tuition = makeTuition(db)
  const termOf = { autumn: newId(), spring: newId(), summer: newId() }
  for (const key of ['autumn', 'spring', 'summer'] as const) {
    const [name, startsOn, endsOn] = termDays[key]
    await db.insert(terms).values({ id: termOf[key], name, startsOn, endsOn, cardsDueOn: endsOn })
  }
  const [test] = await db
    .insert(admissionTests)
    .values({ name: 'ESAT', grades: { from: 1, to: 9, step: 0.5 } })
    .returning()
  const [part] = await db
    .insert(sectionNumbers)
    .values({ admissionTestId: test?.id ?? 0, sectionNo: 'Mathematics 1', position: 1 })
    .returning()
  const school = await make.school()
  const senior = await make.seniorTutor()
  const tutor = await make.tutor({ seniorTutorId: senior }, { firstName: 'Tom', lastName: 'Hale' })
  const student = await make.student(
    { tutors: [tutor], schools: [school] },
    { firstName: 'Maya', lastName: 'Clarke' },
  )
  const other = await make.student({ tutors: [tutor] }, { firstName: 'Theo', lastName: 'Abel' })
  const parent = await make.parent([student])
  const manager = await make.schoolManager([school])
  const admin = await make.admin()
  const sitsEsat = async (studentId: string) => {
    await db.insert(studentEsatParts).values({ studentId, sectionId: part?.id ?? 0 })
  }
  await sitsEsat(student)
  const hour = (startsAt: string, own = {}, studentId = student, tutorId = tutor) =>
    tuition.session(tutorId, studentId, startsAt, own)
  await hour('2026-02-10T16:00:00Z')

  interface Of {
    term?: keyof typeof termOf
    of?: string
    version?: number
    key?: string
  }
  const body = ({ term = 'spring', of = student, version = 0 }: Of, own: Partial<Whole>) => ({
    ...{ termId: termOf[term], studentId: of, version },
    ...wholeCard(own),
  })
  return {
    app,
    tuition,
    termOf,
    hour,
    sitsEsat,
    people: { school, senior, tutor, student, other, parent, manager, admin },
    due: (as: string, term?: keyof typeof termOf) =>
      app.call('GET /ReportCard/tutor/ReportCard/GetDueCards', as, {
        query: { ...(term && { termId: termOf[term] }) },
      }),
    form: (as: string, { term = 'spring', of = student }: Of = {}, tutorId?: string) =>
      app.call('GET /ReportCard/tutor/ReportCard/GetCardForm', as, {
        query: { termId: termOf[term], studentId: of, ...(tutorId && { tutorId }) },
      }),
    draft: (as: string, of: Of = {}, own: Partial<Whole> = {}) =>
      app.call('POST /ReportCard/tutor/ReportCard/SaveDraft', as, { body: body(of, own) }),
    submit: (as: string, of: Of = {}, own: Partial<Whole> = {}) =>
      app.call(
        'POST /ReportCard/tutor/ReportCard/Submit',
        as,
        { body: body(of, own) },
        { 'idempotency-key': of.key ?? crypto.randomUUID() },
      ),
    reopen: (as: string, cardId: string, version: number, reason = 'A slip.') =>
      app.call('POST /ReportCard/tutor/ReportCard/Reopen', as, {
        body: { cardId, version, reason },
      }),
    read: (as: string, studentId = student) =>
      app.call('GET /ReportCard/ReportCard/GetCards', as, { query: { studentId } }),
    tracking: (query = {}, as = admin) =>
      app.call('GET /ReportCard/admin/ReportCard/GetTracking', as, { query }),
    remind: (tutorIds: string[], term: keyof typeof termOf = 'spring', as = admin) =>
      app.call('POST /ReportCard/admin/ReportCard/Remind', as, {
        body: { termId: termOf[term], tutorIds },
      }),
  }
}
