import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import { search, uid, wholeNumber } from './common.ts'
import { defineEndpoints } from './define.ts'

/**
 * Whom a link joins, from the one to the other: `parent-child` a parent to a student, `tutor-student`
 * a tutor or senior tutor to a student, `student-school` and `manager-school` a person to a school,
 * `tutor-senior` a tutor to the senior tutor whose team it is.
 */
export const linkKinds = [
  'parent-child',
  'tutor-student',
  'student-school',
  'manager-school',
  'tutor-senior',
] as const

export type LinkKind = (typeof linkKinds)[number]

/** Links between people, and to schools. */
export const linkEndpoints = defineEndpoints({
  'GET /User/admin/Account/FindPeople': {
    summary:
      'People whose name or address has the words, in any case and without marks, twenty at most, by name; or the one that is named.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      search,
      role: z.enum(roles).optional(),
      /** Without those whose account was stopped. */
      onlyActive: z.enum(['true']).optional(),
      userId: uid.optional(),
    }),
    answer: z.object({
      people: z
        .array(
          z.object({
            userId: uid,
            name: z.string(),
            email: z.string(),
            role: z.enum(roles),
            isActive: z.boolean(),
          }),
        )
        .max(20),
    }),
  },
  'POST /User/admin/Account/SetLink': {
    summary:
      'Join two people, or a person and a school, or part them; again is no different from once.',
    access: { who: ['Admin'], record: 'none' },
    idempotent: true,
    body: z.strictObject({
      kind: z.enum(linkKinds),
      fromId: uid,
      toId: uid,
      isLinked: z.boolean(),
      /**
       * Of a student’s school: which of the schools it is, where 1 counts; the others move along. As
       * it is, or the last, where none is said.
       */
      position: wholeNumber(1, 20, 'Choose a place from 1 to 20').nullable().optional(),
    }),
    answer: z.object({
      /** False where it was so already. */
      isChanged: z.boolean(),
      /** What undoes it within 15 minutes; null where nothing was changed. */
      batchId: uid.nullable(),
    }),
  },
})
