import { and, eq } from 'drizzle-orm'
import { askedByServer } from '../../asked.ts'
import {
  fileQuestion,
  insertVersion,
  makeDraft,
  preparedOf,
  prepareQuestions,
} from '../../modules/authoring/index.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import { type WrittenQuestion, writtenQuestions } from './authoring-content.ts'
import type { StoredBank } from './question-bank-content.ts'
import { at, type World } from './world.ts'

/** Days before today on which the oldest version was written; the next ones a few days later each. */
const begun = 30

function contentsOf({ versions: [first, ...later] }: WrittenQuestion) {
  const all = [first]
  for (const { note, change } of later) {
    all.push({ note, content: { ...(all.at(-1)?.content ?? first.content), ...change } })
  }
  return all
}

async function write(db: Db, world: World, bank: StoredBank, question: WrittenQuestion) {
  const [admin] = world.admins
  const { key, difficulty, under, withdrawn } = question
  const made = at(world, -begun, 9)
  const { questionType } = question.versions[0].content
  const id = await makeDraft(askedByServer(db, made), { key, questionType, difficulty })
  for (const [index, { note, content }] of contentsOf(question).entries()) {
    await insertVersion(
      db,
      {
        ...{ questionId: id, version: index + 1, content, difficulty, note },
        ...{ createdBy: admin?.id, ...preparedOf(content) },
      },
      at(world, -begun + 4 * index, 9 + index, 20),
    )
  }
  const place =
    under && bank.questions.find(({ part, topic }) => part === under.part && topic === under.topic)
  if (place !== undefined) {
    const { topicId } = place
    const filing = { questionLocation: 1, admissiontestId: bank.testId, topicId }
    await fileQuestion(askedByServer(db, made), { id, state: 'draft' }, [filing])
  }
  if (withdrawn === undefined) return
  await db
    .update(schema.questions)
    .set({ state: 'withdrawn', stateReason: withdrawn, changedAt: at(world, -5, 16) })
    .where(eq(schema.questions.id, id))
}

/** The first question of the bank, the solution of which somebody has made clearer since. */
async function correctSolution(db: Db, world: World, bank: StoredBank) {
  const [question] = bank.questions
  const [admin] = world.admins
  if (question === undefined) return
  const { questionId, difficulty, versionId } = question
  const { questionVersions: versions, questionOptions: options } = schema
  const [before] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.questionId, questionId), eq(versions.version, 1)))
  if (before === undefined) return
  const answers = await db
    .select()
    .from(options)
    .where(eq(options.versionId, versionId))
    .orderBy(options.letter)
  const { text, data, questionType, marking } = before
  const solution = `${before.solution}<p>Put the answer back into the question to check it.</p>`
  const content = { text, data, solution, questionType, marking, answers }
  await insertVersion(
    db,
    {
      ...{ questionId, version: 2, content, difficulty, createdBy: admin?.id },
      ...{ note: 'How to check it', ...preparedOf(content) },
    },
    at(world, -2, 14),
  )
}

/**
 * What admins of the demo world have written beside the bank: drafts of every type, finished and not,
 * questions that were withdrawn, and histories. None of it reaches a student.
 */
export async function seedAuthoring(db: Db, world: World, bank: StoredBank): Promise<void> {
  for (const question of writtenQuestions) await write(db, world, bank, question)
  await correctSolution(db, world, bank)
  await prepareQuestions(askedByServer(db, world.today))
}
