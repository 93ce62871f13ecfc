import { newId } from '../../database/ids.ts'
import { ratings, terms } from '../../database/schema/index.ts'
import { makeTestApp, makeTuition } from '../../testing/index.ts'
import { makeAround } from '../alerts/testing.ts'

/** A Monday after the Christmas holidays. */
export const now = new Date('2027-01-04T12:00:00Z')

/** A student with everybody around, a second tutor of another team, and calls of the summary. */
export async function makeSummary() {
  const app = await makeTestApp({ now })
  const tuition = makeTuition(app.db)
  const people = await makeAround(app)
  const { student } = people
  const second = await app.make.tutor(
    { students: [student] },
    { firstName: 'Sam', lastName: 'Second' },
  )
  return {
    app,
    tuition,
    people: { ...people, second },
    /** A delivered hour that the student rated. */
    rated: async (tutorId: string, startsAt: string, rating: number, feedback = '') => {
      const id = await tuition.session(tutorId, student, startsAt)
      await app.db.insert(ratings).values({
        ...{ sessionId: id, tutorId, rating, feedback },
        ratedAt: new Date(startsAt),
      })
      return id
    },
    term: async (name: string, startsOn: string, endsOn: string) => {
      const id = newId()
      await app.db.insert(terms).values({ id, name, startsOn, endsOn, cardsDueOn: endsOn })
      return id
    },
    overview: async (as: string, studentId = student) =>
      await app.call('GET /Student/Summary/GetOverview', as, { query: { studentId } }),
    timeline: async (as: string, query: { before?: string; kinds?: string } = {}) =>
      await app.call('GET /Student/Summary/GetTimeline', as, {
        query: { studentId: student, ...query },
      }),
    feedback: async (as: string, query: object = {}) =>
      await app.call('GET /Student/Summary/GetFeedback', as, {
        query: { studentId: student, ...query },
      }),
  }
}
