import { insertVersion } from '../../versions/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { messagePlans } from './help-messages.ts'
import { schoolFaqs } from './help-schools.ts'
import { studentFaqs } from './help-students.ts'
import { tutorFaqs } from './help-tutors.ts'
import { at, seededRandom, type World } from './world.ts'

/** A frequent question; it is published where nothing else is said. */
export interface FaqTexts {
  section: string
  question: string
  /** Cleaned HTML. */
  answer: string
  state?: 'draft' | 'archived'
}

const audiences = [
  ['student', studentFaqs],
  ['tutor', tutorFaqs],
  ['school', schoolFaqs],
] as const

const hourMs = 3_600_000

/** Frequent questions of three audiences, and messages in every state. */
export async function seedHelp(db: Db, world: World): Promise<void> {
  // Its own numbers, so that what is planned here leaves the rest of the world as it is.
  const random = seededRandom(20_270_311)
  const writtenAt = at(world, -40)
  const newId = (moment: Date) => seededId(random, moment.getTime())
  const ids = new Map<string, string>()
  for (const [audience, texts] of audiences) {
    for (const [
      index,
      { section, question, answer, state = 'published' as const },
    ] of texts.entries()) {
      const id = newId(writtenAt)
      const values = { audience, section, question, answer, state }
      ids.set(question, id)
      await db
        .insert(schema.faqs)
        .values({ ...values, id, position: index + 1, updatedAt: writtenAt })
      const [admin] = world.admins
      const saved = { version: 1, snapshot: values, savedBy: admin?.id ?? null, savedAt: writtenAt }
      await insertVersion(db, { kind: 'faq', id }, saved)
    }
  }
  await seedMessages(db, world, { newId, faqIdOf: (question) => ids.get(question) ?? null })
}

interface Making {
  newId: (moment: Date) => string
  faqIdOf: (question: string) => string | null
}

async function seedMessages(db: Db, world: World, { newId, faqIdOf }: Making): Promise<void> {
  const [admin] = world.admins
  if (admin === undefined) return
  for (const plan of messagePlans) {
    const { from, daysAgo, topic, text, page, state, isTaken = false, faq, replies = [] } = plan
    const writer = from(world)
    if (writer === undefined) continue
    const sentAt = at(world, -daysAgo, 10)
    const after = (hours: number) => new Date(sentAt.getTime() + hours * hourMs)
    const theirs = replies.filter(({ isOurs }) => !isOurs).at(-1)
    const id = newId(sentAt)
    await db.insert(schema.helpMessages).values({
      ...{ id, userId: writer.id, topic, text, page, state, sentAt },
      ...{ waitingSince: after(theirs?.hours ?? 0), saidAt: after(replies.at(-1)?.hours ?? 0) },
      ...{ assignedTo: isTaken ? admin.id : null, faqId: faq === undefined ? null : faqIdOf(faq) },
      version: 1 + replies.length,
    })
    for (const { hours, isOurs, text: said } of replies) {
      await db.insert(schema.helpReplies).values({
        ...{ id: newId(after(hours)), messageId: id, isOurs, text: said, saidAt: after(hours) },
        authorId: isOurs ? admin.id : writer.id,
      })
    }
  }
}
