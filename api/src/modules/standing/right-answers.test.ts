import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())

const week = 7 * 86_400_000

interface Week {
  answered: number
  correct: number
}
const percentOf = (weeks: readonly Week[]) => {
  const sum = (of: keyof Week) => weeks.reduce((total, each) => total + each[of], 0)
  return (100 * sum('correct')) / sum('answered')
}

it('of a student are the same number in every call that shows them', async () => {
  const { app } = revise
  const { make } = app
  const school = await make.school()
  const seniorTutor = await make.seniorTutor()
  const tutor = await make.tutor({ seniorTutorId: seniorTutor })
  const student = await make.student({ tutors: [tutor, seniorTutor], schools: [school] })
  const parent = await make.parent([student])
  const manager = await make.schoolManager([school])
  const admin = await make.admin()

  const practise = async (rights: readonly boolean[]) => {
    const ids = revise.bank.questions
      .filter((each) => each.topic === 'Surds' && each.type === 1)
      .slice(0, rights.length)
      .map((each) => each.questionId)
    const set = await revise.setOf(ids, student)
    const order = new Map(ids.map((id, at) => [id, rights[at] === true]))
    for (const question of set.questions) {
      const response = answerTo(question, order.get(question.questionId) === true)
      await revise.save(set.id, question.questionId, { response }, student)
    }
    await revise.finish(set.id, student)
  }
  // Long ago all wrong; then the same questions again, and twice more: first answers say nothing.
  app.clock.set(new Date(start.getTime() - 20 * week))
  await practise([false, false, false, false, false])
  app.clock.set(new Date(start.getTime() - 11 * week))
  await practise([true, true, false])
  app.clock.set(start)
  await practise([true, true, true, true, false])
  const expected = (100 * 6) / 8

  const home = await app.call('GET /Dashboard/Dashboard/GetDashboardDataV2', student)
  const bank = await app.call('GET /Revise/api/Revise/GetReviseDashBoardData', student)
  const child = await app.call('GET /Dashboard/Parent/Dashboard/GetDashboardData', parent, {
    query: { studentId: student },
  })
  const summary = await app.call('GET /Dashboard/School/Dashboard/GetSchoolSummary', manager, {
    query: { schoolId: school },
  })
  const shown = {
    student: percentOf(home.data.accuracy),
    'the question bank': percentOf(bank.data.trend),
    parent: percentOf(child.data.accuracy),
    'the school’s summary': percentOf(summary.data.accuracy),
    tutor: (await app.call('GET /Dashboard/Tutor/Dashboard/GetMyStudents', tutor)).data.students[0]
      ?.accuracy,
    'the school’s table': (
      await app.call('GET /Dashboard/School/Dashboard/GetSchoolStudents', manager, {
        query: { schoolId: school },
      })
    ).data.students[0]?.accuracy,
    admin: (
      await app.call('GET /user/admin/AuditDashboard/GetStudents', admin, {
        query: { sort: 'accuracy', direction: 'desc' },
      })
    ).data.students[0]?.accuracy,
  }
  expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((who) => [who, expected])))
})
