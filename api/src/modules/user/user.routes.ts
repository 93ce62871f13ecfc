import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { findPerson, findProgramme, findSchools } from './user.repository.ts'

/** The person who is signed in. */
export const userHandlers = defineHandlers({
  'GET /User/Account/GetMe': async ({ db, caller }) => {
    const person = await findPerson(db, caller.userId)
    if (person === undefined) throw notFound('The account')
    const { emailState, ...me } = person
    return {
      ...me,
      schools: await findSchools(db, caller.userId),
      ...(emailState === 'bouncing' && { mailsComeBack: true as const }),
    }
  },

  'GET /user/student/booking-light': async ({ db, caller }) => {
    const programme = await findProgramme(db, caller.userId)
    if (programme === undefined) throw notFound('The programme')
    return programme
  },
})
