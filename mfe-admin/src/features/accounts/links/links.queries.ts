import type { CallInput, CallKey } from '@portal/shared/api'
import { tellOutcome } from '@portal/shared/lists'
import { useWrite } from '@portal/shared/query'
import { peopleOf } from '../../../people/people.queries.ts'

const linkCall = 'POST /User/admin/Account/SetLink'

type Body = CallInput<typeof linkCall>['body']
export type LinkKind = Body['kind']

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
