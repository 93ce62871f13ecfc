import type { Db } from '../../database/db.ts'
import { notify } from '../notifications/notify.ts'
import { flagQuestion, studentWithTutors } from './questions.repository.ts'

/**
 * Flags a question and tells the student's tutors of it, once for each flag. False when there is
 * no such question.
 */
export async function flagAndTell(
  db: Db,
  flag: { studentId: string; questionId: number; text: string },
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const flagged = await flagQuestion(tx, flag, now)
    if (flagged?.isNew === true) {
      const { name, tutorIds } = await studentWithTutors(tx, flag.studentId)
      await notify(tx, {
        kind: 'questions',
        title: 'Flagged question',
        description: `${name} flagged question ${flag.questionId}: ${flag.text}`,
        recipients: tutorIds,
        publicUrl,
        now,
      })
    }
    return flagged !== undefined
  })
}
