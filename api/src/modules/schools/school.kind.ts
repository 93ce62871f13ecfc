import * as z from 'zod'
import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import { findSchool, isNameTaken, writeSchool } from './schools.repository.ts'

const values = z.strictObject({ name: z.string(), isArchived: z.boolean() })

/** What is edited of a school. */
export type SchoolValues = z.infer<typeof values>

/** The refusal of a name that another school has. */
export function nameTaken(): Problem {
  const message = 'Another school has this name'
  return new Problem(409, message, { errors: [{ path: 'body.name', message }] })
}

/** Schools. A version that comes back brings its name, and leaves the school archived or not. */
export const schoolKind = defineVersioned<SchoolValues>({
  kind: 'school',
  noun: 'The school',
  schema: values,
  restored: (version, { isArchived }) => ({ ...version, isArchived }),
  find: findSchool,
  check: async ({ db }, id, { name }) => {
    if (await isNameTaken(db, name, id)) throw nameTaken()
  },
  write: (within, id, standing) => writeSchool(within.db, id, standing, within.now),
})
