import type { CallAnswer, CallInput } from '@portal/shared/api'
import { reachable } from '../../access/records.repository.ts'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { findSet } from '../sets/index.ts'
import { addMinutes, openPapers } from './open-papers.repository.ts'

/** Papers that the tutor's own students (or those of the team) are sitting. Two statements. */
export async function getOpenSittings({
  db,
  caller,
  now,
}: Asked): Promise<CallAnswer<'GET /Exam/tutor/Simulate/GetOpenSittings'>> {
  const studentIds = await reachable(db, caller, 'own student')
  if (studentIds.length === 0) return []
  return (await openPapers(db, studentIds, now)).map(({ deadlineMs, ...paper }) => ({
    ...paper,
    deadlineAt: new Date(Math.round(deadlineMs)).toISOString(),
  }))
}

/**
 * Gives a student more time in the paper that is open.
 * @throws Problem 404 for a set that is no paper of the student's, 409 when its time is up.
 */
export async function giveExtraMinutes(
  asked: Asked,
  given: CallInput<'POST /Exam/tutor/Simulate/GiveExtraMinutes'>['body'],
): Promise<CallAnswer<'POST /Exam/tutor/Simulate/GiveExtraMinutes'>> {
  const { setId, studentId, minutes } = given
  return await inTransaction(asked, async ({ db, now }) => {
    const moved = await addMinutes(db, given, now)
    if (moved === undefined) {
      const set = await findSet(db, setId, studentId)
      if (set?.kind !== 'simulate') throw notFound('The paper')
      throw new Problem(409, 'This paper has been handed in, or its time is up.')
    }
    await audit(db, asked, 'extra minutes given', {
      subjectId: studentId,
      record: {
        kind: 'set',
        id: setId,
        before: { extraMinutes: moved.extraMinutes - minutes },
        after: { extraMinutes: moved.extraMinutes },
      },
    })
    return {
      deadlineAt: new Date(Math.round(moved.deadlineMs)).toISOString(),
      extraMinutes: moved.extraMinutes,
    }
  })
}
