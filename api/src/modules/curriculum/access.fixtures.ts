import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { makeTuition } from '../../testing/index.ts'

export const curriculumAccess = {
  calls: {
    'GET /Curriculum/Curriculum/GetStudentCurriculumV2': { who: '-S----' },
    'POST /Curriculum/Curriculum/SetCompletion': { who: '-S----', record: 'own: curriculum item' },
  },
  inputs: {
    'POST /Curriculum/Curriculum/SetCompletion': ({ id }) => ({ body: { id, isCompleted: true } }),
  },
  records: {
    'curriculum item': {
      whose: 'a student',
      of: async ({ simulate: { app } }, owner) =>
        nothingBut(await makeTuition(app.db).item(owner, 3, 1)),
    },
  },
} satisfies AreaAccess
