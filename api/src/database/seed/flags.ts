import { asc } from 'drizzle-orm'
import { addMessage, reopenFlag, settleFlag } from '../../modules/flags/flags.repository.ts'
import type { Db } from '../db.ts'
import { questionFlags } from '../schema/index.ts'
import { between, pick, seededRandom, type World } from './world.ts'

const explanations = [
  'Good question. Write the second line out with brackets around the whole denominator: then the step is just cancelling the common factor.',
  'The two options differ in their sign. Try x = 0 in both and you will see which one fits.',
  'Yes, it is part of the content list for this section. The idea is the same as in the Learn page of this topic; read the worked example there first.',
  'The units cancel here, since it is a ratio of two lengths. When you are unsure, write the units beside every number.',
]

const doubts = [
  'Thank you. I still do not see why the first step is allowed.',
  'That helped with the algebra, but where does the factor of two come from?',
]

/**
 * Answers to some of the flags of the demo world: explained ones, one at fault, and threads that
 * went on. The newest third waits for its tutor.
 */
export async function seedFlagAnswers(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_261_120)
  const flags = await db
    .select()
    .from(questionFlags)
    .orderBy(asc(questionFlags.createdAt), asc(questionFlags.id))
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  for (const [index, flag] of flags.slice(0, Math.ceil((flags.length * 2) / 3)).entries()) {
    const student = world.students.find(({ id }) => id === flag.studentId)
    const tutorId = student?.tutorIds[0]
    if (tutorId === undefined) continue
    const later = (hours: number) => new Date(flag.createdAt.getTime() + hours * 3_600_000)
    const latest = world.today.getTime()
    const answeredAt = later(between(random, 2, 12))
    if (answeredAt.getTime() > latest) continue
    const isFault = index % 7 === 3
    await settleFlag(
      db,
      {
        flagId: flag.id,
        tutorId,
        outcome: isFault ? 'fault' : 'explained',
        suggestedChange: isFault
          ? 'Say in the stem that the answer is to two significant figures.'
          : null,
      },
      answeredAt,
    )
    const text = isFault
      ? 'You are right, the wording can be read in two ways. I have passed it on to be changed.'
      : pick(random, explanations)
    await addMessage(db, { flagId: flag.id, authorId: tutorId, text }, answeredAt)
    const goesOn = !isFault && (flag.studentId === main?.id ? index % 2 === 0 : index % 5 === 0)
    const repliedAt = later(30)
    if (!goesOn || repliedAt.getTime() > latest) continue
    if (!(await reopenFlag(db, flag.id))) continue
    const doubt = pick(random, doubts)
    await addMessage(db, { flagId: flag.id, authorId: flag.studentId, text: doubt }, repliedAt)
  }
}
