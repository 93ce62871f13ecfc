import * as z from 'zod'
import { day, listOf, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { pieceKind } from './writing.shapes.ts'

const setters = ['Tutor', 'Senior Tutor', 'Admin'] as const

/** Tasks that tutors set for their students. */
export const writingOfTutors = defineEndpoints({
  'GET /Writing/tutor/Task/GetSetTasks': {
    summary: 'What the caller has set for students in sight, the latest day first.',
    access: { who: setters, needs: 'essayPsTutor', record: 'none' },
    query: z.object(paging),
    answer: listOf(
      'setTasks',
      z.object({
        taskId: uid,
        title: z.string(),
        kind: pieceKind,
        studentId: uid,
        studentName: z.string(),
        dueOn: day,
        note: z.string(),
        /** The student has begun a piece of it: it cannot be taken back any more. */
        isBegun: z.boolean(),
      }),
    ),
  },
  'POST /Writing/tutor/Task/SetForStudents': {
    summary:
      'Set a task for own students with a day, from today to a year on; those without the right are passed over and named.',
    access: { who: setters, needs: 'essayPsTutor', record: 'none' },
    body: z.strictObject({
      taskId: uid,
      studentIds: z.array(uid).min(1, 'Choose a student').max(200, 'At most 200 students'),
      dueOn: day,
      note: z.string().trim().max(500, 'A note has at most 500 characters').default(''),
    }),
    answer: z.object({
      set: z.int(),
      skipped: z.array(z.object({ studentId: uid, name: z.string(), why: z.string() })),
    }),
  },
  'POST /Writing/tutor/Task/RemoveSetTask': {
    summary: 'Take a task back that one has set (admins: anybody’s); 409 once a piece was begun.',
    access: { who: setters, needs: 'essayPsTutor', record: 'none' },
    body: z.strictObject({ taskId: uid, studentId: uid }),
  },
})
