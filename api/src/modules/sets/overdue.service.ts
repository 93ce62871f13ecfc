import type { Occasion } from '../../asked.ts'
import { eachInTurn } from '../../each-in-turn.ts'
import { finishSet } from './answers.service.ts'
import { setsThatEnded } from './contact.repository.ts'
import { isOverdue, overdueBefore } from './trust.rules.ts'

/** Sets that one round of the job hands in; the rest has its turn in the next. */
const mostAtOnce = 500

/** Hands in a set of which nothing more can count, with what the server has. Safe to repeat. */
export async function handInByServer(
  asked: Occasion,
  studentId: string,
  setId: string,
): Promise<void> {
  await finishSet(asked, studentId, { setId, finishedAt: asked.now.toISOString() })
}

/** The same for a set that is just being read; answers whether it was overdue. */
export async function handInIfOverdue(
  asked: Occasion,
  studentId: string,
  set: { id: string; deadlineAt: Date | null; finishedAt: Date | null },
): Promise<boolean> {
  if (set.finishedAt !== null || !isOverdue(set.deadlineAt, asked.now)) return false
  await handInByServer(asked, studentId, set.id)
  return true
}

/**
 * Hands in all sets that are overdue, of all students; several processes may do so at once.
 * @throws Error with the first failure, after all others had their turn.
 */
export async function handInOverdue(asked: Occasion): Promise<void> {
  const { db, now } = asked
  await eachInTurn(
    await setsThatEnded(db, overdueBefore(now), mostAtOnce),
    ({ setId, studentId }) => handInByServer(asked, studentId, setId),
    (count) => `${count} overdue sets were not handed in`,
  )
}
