import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { terms } from '../../database/schema/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'

const call = 'GET /Dashboard/School/Dashboard/GetTrend'
let simulate: Simulate
beforeAll(async () => {
  simulate = await makeSimulate()
})
afterAll(() => simulate.app.close())

it('of a school has the mean mark of the papers that were sat in the term, by subject too', async () => {
  const { app } = simulate
  const day = app.clock.now().toISOString().slice(0, 10)
  const days = { startsOn: day, endsOn: day, cardsDueOn: day }
  await app.db.delete(terms)
  await app.db.insert(terms).values({ id: crypto.randomUUID(), name: 'This term', ...days })
  const schoolId = await app.make.school()
  const manager = await app.make.schoolManager([schoolId])
  const student = await app.make.student({ schools: [schoolId] })
  const other = await app.make.student()
  const sat = (who: string, part: string, score: number, ago = 0) =>
    app.db.execute(sql`insert into revise_sets (id, student_id, kind, title, subject_slug,
        admission_test_id, section_id, feedback, timing, "order", exam_section_id, filters, size,
        started_at, deadline_at, finished_at, answered, correct, score)
      select gen_random_uuid(), ${who}::uuid, 'simulate', 'Paper', 'mixed', e.admission_test_id,
        e.section_id, 'end', 'set', 'paper', e.id, '{}', 10, m.moment, m.moment, m.moment, 10, 5,
        ${score}::real
      from (select x.* from exam_sections x join section_numbers n on n.id = x.section_id
        where n.section_no = ${part} order by x.id limit 1) e
      cross join (select ${day}::date::timestamp at time zone 'Europe/London'
        + interval '9 hours' - make_interval(days => ${ago}::int) as moment) m`)
  await sat(student, 'Mathematics 1', 8)
  await sat(student, 'Physics', 3)
  // Wrong answers have taken off more than was right.
  await sat(student, 'Physics', -1)
  await sat(student, 'Physics', 10, 1)
  await sat(other, 'Physics', 10)
  const last = async (subject?: string) => {
    const query = { schoolId, ...(subject !== undefined && { subject }) }
    const [term] = (await app.call(call, manager, { query })).data.terms
    return { mark: term?.simulations, sat: term?.simulationsSat, mastery: term?.mastery }
  }
  expect(await last()).toEqual({ mark: 36.7, sat: 3, mastery: null })
  expect(await last('Physics')).toEqual({ mark: 15, sat: 2, mastery: 50 })
  expect(await last('Mathematics')).toEqual({ mark: 80, sat: 1, mastery: 50 })
  expect(await last('Math')).toEqual({ mark: null, sat: 0, mastery: null })
})
