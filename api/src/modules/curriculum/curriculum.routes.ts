import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { monthOf, setCompletion } from './curriculum.repository.ts'

export const curriculumHandlers = defineHandlers({
  'GET /Curriculum/Curriculum/GetStudentCurriculumV2': async ({ caller, query, db, now }) => ({
    items: await monthOf(db, caller.userId, query.monthNumber ?? null, now),
  }),
  'POST /Curriculum/Curriculum/SetCompletion': async ({ caller, body, db, now }) => {
    const item = await setCompletion(db, caller.userId, body.id, body.isCompleted, now)
    if (item === undefined) throw notFound('The curriculum item')
    return item
  },
})
