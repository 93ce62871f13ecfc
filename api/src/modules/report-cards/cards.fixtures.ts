import type { SubmittedCard } from '@portal/shared/api/schemas'
import { eq } from 'drizzle-orm'
import type { Made } from '../../access/area.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import {
  reportCards,
  reportCardVersions,
  terms,
  tutorStudents,
  users,
} from '../../database/schema/index.ts'
import { dayPlus } from '../../days.rules.ts'
import { makeTuition, type TestApp } from '../../testing/index.ts'

const dayMs = 86_400_000

/** The term in which records are made: everybody may read it, so that there is one from the start. */
export const presentTerm = '01900000-0000-7000-8000-00000000c0de'

/** Stores the term of these weeks, once. */
export async function storePresentTerm({ db, clock }: TestApp): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10)
  const [startsOn, endsOn] = [dayPlus(today, -40), dayPlus(today, 40)]
  const term = { id: presentTerm, name: 'This term', startsOn, endsOn, cardsDueOn: endsOn }
  await db.insert(terms).values(term).onConflictDoNothing()
}

/** A tutor's delivered hour with a student in that term. */
async function teach({ simulate: { app } }: World, tutorId: string, studentId: string) {
  await storePresentTerm(app)
  const startsAt = new Date(app.clock.now().getTime() - 2 * dayMs).toISOString()
  await makeTuition(app.db).session(tutorId, studentId, startsAt)
}

const content: SubmittedCard = {
  ...{ subject: 'Mathematics', predictedGrade: null, test: null },
  grades: [{ skillId: 1, skill: 'Understanding', grade: 4 }],
  comment: 'Works with care and asks good questions. '.repeat(3).trim(),
}

/** Whose card it is: of a tutor with a new student, or of a student with own or a new tutor. */
async function pairOf({ simulate: { app } }: World, owner: string) {
  const [account] = await app.db.select().from(users).where(eq(users.id, owner))
  if (account?.role !== 'Student') {
    return { tutor: owner, student: await app.make.student({ tutors: [owner] }) }
  }
  const [link] = await app.db.select().from(tutorStudents).where(eq(tutorStudents.studentId, owner))
  const tutor = link?.tutorId ?? (await app.make.tutor({ students: [owner] }))
  return { tutor, student: owner }
}

/** A student of whom a card is owed; of one that is named, by a tutor of the student. */
export async function owedStudent(world: World, owner: string): Promise<Made> {
  const { tutor, student } = await pairOf(world, owner)
  await teach(world, tutor, student)
  const card = { termId: presentTerm, tutorId: tutor }
  return { id: student, setId: student, questionId: 1, card }
}

/** A submitted card of this person. */
export async function submittedCard(world: World, owner: string): Promise<string> {
  const made = await owedStudent(world, owner)
  const { app } = world.simulate
  const [id, now] = [newId(), app.clock.now()]
  const { termId = '', tutorId = '' } = made.card ?? {}
  const added = await app.db
    .insert(reportCards)
    .values({
      ...{ id, termId, tutorId, studentId: made.id, subject: 'Mathematics', version: 1 },
      ...{ state: 'submitted', comment: content.comment },
      ...{ savedAt: now, submittedAt: now, firstSubmittedAt: now },
    })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return await cardOf(app, made.id)
  await app.db
    .insert(reportCardVersions)
    .values({ cardId: id, version: 1, content, submittedAt: now })
  return id
}

/** The card that a student has already. */
async function cardOf({ db }: TestApp, studentId: string): Promise<string> {
  const [card] = await db.select().from(reportCards).where(eq(reportCards.studentId, studentId))
  return card?.id ?? ''
}

/** A student with a submitted card. */
export async function gradedStudent(
  world: Pick<World, 'simulate'>,
  studentId: string,
): Promise<Made> {
  const whole = { ...world, nextQuestion: () => 0 }
  await submittedCard(whole, studentId)
  const { tutor } = await pairOf(whole, studentId)
  const card = { termId: presentTerm, tutorId: tutor }
  return { id: studentId, setId: studentId, questionId: 1, card }
}
