import { asc } from 'drizzle-orm'
import { addMessage, reopenFlag, storeAnswer, storeSettlement } from '../../modules/flags/index.ts'
import type { Db } from '../db.ts'
import { questionFlags } from '../schema/index.ts'
import { between, pick, seededRandom, type World } from './world.ts'

/** What students ask of any question, each with what its tutor answers. */
export const askedAndAnswered = [
  {
    asked: 'I do not see how the second line of the solution follows from the first.',
    explained:
      'Good question. That line does two things at once. Write each of them down on a line of its own, and you will see that nothing is new.',
  },
  {
    asked: 'I got the right answer in another way. Would that always work?',
    explained:
      'Yes, your way is as good, and it may even be quicker. Just check at the end that your answer fits all that the question gives.',
  },
  {
    asked: 'Is there a quicker way? This took me more than two minutes.',
    explained:
      'There is: look at the options first. Two of them can be ruled out by their size alone, and then one line of working is enough.',
  },
  {
    asked: 'Is this still part of the current specification?',
    explained:
      'Yes, it is part of the content list for this section. The Learn page of this topic has the same idea in its worked example.',
  },
  {
    asked: 'Why is the option that I chose wrong? I cannot find my mistake.',
    explained:
      'Your method is right up to the last step. Put your result back into the question: it does not quite fit, and that shows where the slip is.',
  },
]

const doubts = [
  'Thank you. I still do not see why the first step is allowed.',
  'That helped, but how would I have seen this in the test?',
]

/** What admins say of faults; every third of them waits. */
const settlements = [
  {
    settledAs: 'changed',
    text: 'The question now says how exact the answer is to be. Thank you for telling us.',
  },
  {
    settledAs: 'unchanged',
    text: 'We have looked at it again: with the data as they are given, only one option fits.',
  },
  null,
] as const

/**
 * Answers to some of the flags of the demo world: explained ones, faults that wait for an admin or are
 * settled, and threads that went on. The newest third waits for its tutor.
 */
export async function seedFlagAnswers(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_261_120)
  const flags = await db
    .select()
    .from(questionFlags)
    .orderBy(asc(questionFlags.createdAt), asc(questionFlags.id))
  const admin = world.admins[0]?.id
  let faults = 0
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
    await storeAnswer(
      db,
      {
        flagId: flag.id,
        answeredBy: tutorId,
        outcome: isFault ? 'fault' : 'explained',
        suggestedChange: isFault
          ? 'Say in the stem that the answer is to two significant figures.'
          : null,
      },
      answeredAt,
    )
    const text = isFault
      ? 'You are right, the wording can be read in two ways. I have passed it on to be changed.'
      : (askedAndAnswered.find(({ asked }) => asked === flag.text)?.explained ?? '')
    await addMessage(db, { flagId: flag.id, authorId: tutorId, text }, answeredAt)
    const settled = isFault ? settlements[faults++ % settlements.length] : null
    const settledAt = later(40)
    if (settled && admin !== undefined && settledAt.getTime() <= latest) {
      const { settledAs } = settled
      await storeSettlement(db, [flag.id], { settledAs, settledBy: admin }, settledAt)
      const said = { flagId: flag.id, authorId: admin, text: settled.text }
      await addMessage(db, said, settledAt)
    }
    const goesOn = !isFault && (flag.studentId === main?.id ? index % 2 === 0 : index % 5 === 0)
    const repliedAt = later(30)
    if (!goesOn || repliedAt.getTime() > latest) continue
    if (!(await reopenFlag(db, flag.id))) continue
    const doubt = pick(random, doubts)
    await addMessage(db, { flagId: flag.id, authorId: flag.studentId, text: doubt }, repliedAt)
  }
}
