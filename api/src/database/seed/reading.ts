import { inArray } from 'drizzle-orm'
import { insertVersion } from '../../versions/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { contentSubjectNames } from './content-subjects.ts'
import { demoReading } from './reading-texts.ts'
import { at, seededRandom, type World } from './world.ts'

type Mark = typeof schema.readingMarks.$inferInsert

/** The reading list: what there is for each subject, and what students have read and noted. */
export async function seedReading(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(28_112_026)
  const savedAt = at(world, -90, 11)
  const savedBy = world.admins[0]?.id ?? null
  const marks: Mark[] = []
  const bookOf = await findBooks(db)
  for (const [place, subject] of contentSubjectNames.entries()) {
    for (const [index, reading] of demoReading[subject].entries()) {
      const { kind, title, authors, why, state = 'published', note } = reading
      const id = seededId(random, savedAt.getTime())
      const values = {
        ...{ subjectId: place + 1, kind, title, authors, why, state },
        ...{ address: reading.address ?? null, level: reading.level ?? ('first' as const) },
        minutes: reading.minutes ?? null,
        bookId: reading.isInLibrary ? bookOf(title) : null,
      }
      await db
        .insert(schema.readingItems)
        .values({ id, ...values, position: index + 1, updatedAt: savedAt })
      const version = { version: 1, snapshot: values, savedBy, savedAt }
      await insertVersion(db, { kind: 'reading', id }, version)
      if (state === 'published') marks.push(...marksOf(world, random, id, note))
    }
  }
  await db.insert(schema.readingMarks).values(marks)
}

/** Ids of the books that items lead to, by title. @throws for one that the library does not have */
async function findBooks(db: Db): Promise<(title: string) => string> {
  const titles = Object.values(demoReading)
    .flat()
    .flatMap(({ title, isInLibrary }) => (isInLibrary ? [title] : []))
  const { id, title } = schema.books
  const rows = await db.select({ id, title }).from(schema.books).where(inArray(title, titles))
  const ids = new Map(rows.map((row) => [row.title, row.id]))
  return (named) => {
    const found = ids.get(named)
    if (found === undefined) throw new Error(`The library has no book “${named}”`)
    return found
  }
}

/** Who has read an item: the main student where there is a note, and of the others the diligent ones. */
function marksOf(
  world: World,
  random: () => number,
  itemId: string,
  note: string | undefined,
): Mark[] {
  return world.students.flatMap(({ id: userId, demoCase, diligence }): Mark[] => {
    const isRead =
      demoCase === 'main'
        ? note !== undefined
        : demoCase === undefined && random() < diligence * 0.3
    if (!isRead) return []
    const readAt = at(world, -1 - Math.floor(random() * 60), 17)
    const own = demoCase === 'main' ? (note ?? '') : ''
    return [{ itemId, userId, readAt, note: own, version: own === '' ? 0 : 1, updatedAt: readAt }]
  })
}
