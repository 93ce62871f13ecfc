import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import { type ProgrammeValues, programmeValues } from './programme.values.ts'
import { findByName, findProgramme, writeProgramme } from './programmes.repository.ts'
import { programmeErrors } from './programmes.rules.ts'

/** Programmes. A version that comes back leaves it sold or not, as it is. */
export const programmeKind = defineVersioned<ProgrammeValues>({
  kind: 'programme',
  noun: 'The programme',
  schema: programmeValues,
  restored: (version, { isArchived }) => ({ ...version, isArchived }),
  find: findProgramme,
  check: async ({ db }, id, values, before) => {
    const errors = programmeErrors(values, before)
    if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? '', { errors })
    const known = await findByName(db, values.name)
    if (known === undefined || known === id) return
    const message = 'There is a programme of this name already.'
    throw new Problem(409, message, { errors: [{ path: 'body.name', message }] })
  },
  write: ({ db }, id, standing) => writeProgramme(db, id, standing),
})
