import type { Role } from '@portal/shared/contract'
import { eq } from 'drizzle-orm'
import { degreeGroups, subTopics, users } from '../database/schema/index.ts'
import { storeLearnPages } from '../database/seed/learn.ts'
import { storePresentTerm } from '../modules/report-cards/cards.fixtures.ts'
import type { Simulate } from '../modules/simulate/testing.ts'
import type { Made, Readable } from './area.fixtures.ts'

/** The world that records are made in: a small bank with papers. */
export interface World {
  simulate: Simulate
  /** A question that was not taken before: whoever is given it is the only one. */
  nextQuestion(): number
}

export function makeWorld(simulate: Simulate): World {
  const ids = simulate.revise.bank.questions
    .filter(({ type }) => type === 1)
    .map(({ questionId }) => questionId)
  let taken = 0
  return {
    simulate,
    nextQuestion: () => {
      taken += 1
      // Students are new for each call, so that going round gives nobody a question again.
      return ids[taken % ids.length] ?? 0
    },
  }
}

/** Stores what everybody may read beside the bank: a paper is there, a page to learn from is made. */
export async function makeReadable({ simulate }: World): Promise<Readable> {
  const { db, clock } = simulate.app
  await storePresentTerm(simulate.app)
  await db.insert(degreeGroups).values({ name: 'Engineering', position: 0 }).onConflictDoNothing()
  const place = { part: 'Mathematics 1', subject: 'Algebra', topic: 'Surds' } as const
  await storeLearnPages(db, [{ ...place, subTopic: 'Rules', html: '<p>Words</p>' }], clock.now())
  const [page] = await db.select().from(subTopics).where(eq(subTopics.name, 'Rules'))
  return { paperId: simulate.part('2024').examSectionId, pageId: page?.id ?? 0 }
}

export async function roleOf({ simulate: { app } }: World, id: string): Promise<Role> {
  const [user] = await app.db.select({ role: users.role }).from(users).where(eq(users.id, id))
  if (user === undefined) throw new Error(`There is no account ${id}`)
  return user.role
}

/** A set of this person's with this question alone. */
export async function setOfOne(
  { simulate: { revise } }: World,
  owner: string,
  questionId: number,
): Promise<Made> {
  const { id } = await revise.setOf([questionId], owner)
  return { id, setId: id, questionId }
}
