import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { makePiece, makeRubric, makeSetTask, makeSnapshot, makeTask } from './testing.ts'

const parts = (canary: string) =>
  sql`${JSON.stringify([{ ops: [{ insert: `${canary}\n` }] }])}::jsonb`

export const writingRows = {
  add: async ({ app, id, pupil }) => {
    const taskId = await makeTask(app, { savedBy: id })
    const pieceId = await makePiece(app, id, { taskId })
    await makeSnapshot(app, pieceId)
    await makePiece(app, id)
    await makeSetTask(app, { taskId, studentId: id })
    await makeSetTask(app, { taskId, studentId: pupil, setBy: id })
    await makeRubric(app, id)
  },
  say: ({ id, canary }) => [
    sql`update writings set title = ${canary},
      question = case when question is not null then ${canary} end where student_id = ${id}`,
    sql`update writing_drafts d set parts = ${parts(canary)} from writings w
      where w.id = d.writing_id and w.student_id = ${id}`,
    sql`update writing_snapshots s set parts = ${parts(canary)} from writings w
      where w.id = s.writing_id and w.student_id = ${id}`,
    sql`update writing_set_tasks set note = ${canary} where student_id = ${id}`,
  ],
  says: ['writings', 'writing_drafts', 'writing_snapshots', 'writing_set_tasks'],
} satisfies PersonalRows
