import * as z from 'zod'
import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import { findTeaching, teamMembers, writeTeaching } from './teaching.repository.ts'
import { teamFault } from './teaching.rules.ts'

const values = z.strictObject({
  subjects: z.array(z.string()).min(1),
  isSeminarTutor: z.boolean(),
  isEssayPsTutor: z.boolean(),
  capacity: z.int(),
  isTakingStudents: z.boolean(),
  seniorTutorId: z.uuid().nullable(),
})

/** What is edited of a tutor; the first subject is the main one. */
export type TeachingValues = z.infer<typeof values>

/** The refusal of a team, at the field that names whose it is. */
export function noTeam(message: string, path: string): Problem {
  return new Problem(422, message, { errors: [{ path, message }] })
}

/** What tutors teach and take on. Whoever is in a team already may stay there. */
export const tutorKind = defineVersioned<TeachingValues>({
  kind: 'tutor',
  noun: 'The tutor',
  schema: values,
  find: findTeaching,
  check: async ({ db }, id, { seniorTutorId }, before) => {
    if (seniorTutorId === null || seniorTutorId === before?.seniorTutorId) return
    const { tutor, senior } = await teamMembers(db, id, seniorTutorId)
    const fault = teamFault(tutor, senior)
    if (fault !== null) throw noTeam(fault, 'body.seniorTutorId')
  },
  write: (within, id, standing) => writeTeaching(within.db, id, standing),
})
