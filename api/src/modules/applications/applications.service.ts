import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { Problem } from '../../problem.ts'
import { choicesOf, registrationsOf } from './applications.repository.ts'

/**
 * What a student applies for: the caller's own where no student is named, whom the door has let
 * through otherwise.
 * @throws Problem 422 where somebody else than a student names none.
 */
export async function applicationOf({ db, caller }: Asked, named: string | undefined) {
  if (named === undefined && caller.role !== 'Student') {
    throw new Problem(422, 'Say whose application it is.')
  }
  const studentId = named ?? caller.userId
  const [choices, registrations] = await atOnce(db, (together) =>
    Promise.all([choicesOf(together, studentId), registrationsOf(together, studentId)]),
  )
  return {
    choices: choices.map(({ updatedMs: _, ...choice }) => choice),
    registrations: registrations.map(({ updatedMs: _, ...registration }) => registration),
    // Statements have no table yet, so that nothing is known of one.
    statementStatus: null,
  }
}
