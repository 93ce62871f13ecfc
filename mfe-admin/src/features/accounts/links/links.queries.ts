import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { tellOutcome } from '@portal/shared/lists'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useWrite } from '@portal/shared/query'

const peopleCall = 'GET /User/admin/Account/FindPeople'
const linkCall = 'POST /User/admin/Account/SetLink'

type Body = CallInput<typeof linkCall>['body']
export type LinkKind = Body['kind']

/** People to pick one from, found by the server; of one role where it is said, and then those in use. */
export const peopleOf = (what: string, role?: Role): Pickable<CallAnswer<typeof peopleCall>> => ({
  what,
  find: (search) =>
    queryOf(peopleCall, { query: { search, ...(role && { role, onlyActive: 'true' as const }) } }),
  byId: (userId) => queryOf(peopleCall, { query: { userId } }),
  found: ({ people }) =>
    people.map(({ userId, name, email, role: theirs, isActive }) => ({
      value: userId,
      label: name,
      note: [role ? email : `${theirs}, ${email}`, isActive ? '' : 'stopped']
        .filter(Boolean)
        .join(', '),
    })),
})

/** Whoever has an account. */
export const everybody = peopleOf('people')
export const students = peopleOf('students', 'Student')
export const parents = peopleOf('parents', 'Parent')
export const managers = peopleOf('school managers', 'School Manager')
export const seniorTutors = peopleOf('senior tutors', 'Senior Tutor')

/** A link that is set or taken away, with what is said once it is. */
export type Linking = Omit<Body, 'position'> & { position?: number; said: string }

/**
 * Sets links and takes them away, each with the way back.
 * @param changes the reads that show them
 */
export function useLinking(changes: readonly CallKey[]) {
  const set = useWrite(linkCall, { changes })
  const undo = useWrite('POST /User/admin/Audit/Undo', { changes })
  return {
    isWriting: set.isWriting,
    /** Resolves to whether it was done; what is refused is said. */
    link: ({ said, ...body }: Linking) =>
      tellOutcome(async () => {
        const { batchId } = await set.write({ body })
        return {
          said,
          ...(batchId !== null && { undo: () => undo.write({ body: { batchId } }) }),
        }
      }),
  }
}
