import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { FileStore } from '../../files/file-store.ts'
import { bulkUpdate } from '../../modules/authoring/index.ts'
import {
  analyseImport,
  applyImport,
  beginExport,
  beginImport,
  exportJob,
  sendPart,
} from '../../modules/interchange/index.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import { collegeQuiz, collegeQuizAgain } from './exchange-files.ts'
import type { StoredBank } from './question-bank-content.ts'
import { type Doing, doAsAdmin, serving } from './serving.ts'
import { at, type World } from './world.ts'

const origin = 'Riverside College'

/** Questions of the file that is written. */
const exported = 25

async function bring(
  doing: Doing,
  when: Date,
  file: { name: string; text: string; defaultTopicId?: number | undefined },
): Promise<string> {
  const bytes = Buffer.from(file.text)
  const about = { name: file.name, size: bytes.length, origin }
  const { importId } = await doing(when, (asked) => beginImport(asked, about))
  // One part holds it.
  await doing(when, (asked) => sendPart(asked, { importId, part: 1 }, bytes))
  const { defaultTopicId } = file
  await doing(when, (asked) => analyseImport(asked, { importId, defaultTopicId }))
  return importId
}

/**
 * What a college brought and what of it was changed together, what it brings again and nobody has
 * applied yet, and a file that can be taken. All by the services and jobs themselves.
 */
export async function seedExchange(db: Db, world: World, bank: StoredBank): Promise<void> {
  await doAsAdmin(db, world, (doing) => exchange(db, world, bank, doing))
}

async function exchange(db: Db, world: World, bank: StoredBank, doing: Doing): Promise<void> {
  const topicId = bank.questions.find(({ part }) => part === 'Physics')?.topicId
  const first = { name: 'physics-autumn.xml', text: collegeQuiz, defaultTopicId: topicId }
  const importId = await bring(doing, at(world, -6, 10), first)
  await doing(at(world, -6, 11), (asked) => applyImport(asked, importId))
  const brought = await db
    .select({ id: schema.importItems.questionId })
    .from(schema.importItems)
    .where(and(eq(schema.importItems.importId, importId), isNotNull(schema.importItems.questionId)))
    .orderBy(asc(schema.importItems.itemNo))
  const ids = brought.flatMap(({ id }) => id ?? [])
  const change = { difficulty: 2 }
  await doing(at(world, -5, 15), (asked) => bulkUpdate(asked, { questionIds: ids, change }))
  await bring(doing, at(world, -1, 9), { name: 'physics-spring.xml', text: collegeQuizAgain })
  const chosen = bank.questions.slice(0, exported).map(({ questionId }) => questionId)
  const wanted = { format: 'moodle' as const, questionIds: [...chosen, ...ids] }
  await doing(at(world, -1, 11), (asked) => beginExport(asked, wanted))
}

/** Writes the files of exports anew that are not there: the world was made in another place. */
export async function putExports(
  db: Db,
  files: FileStore,
  there: ReadonlySet<string>,
): Promise<void> {
  const { exports } = schema
  const done = await db.select().from(exports).where(eq(exports.state, 'done'))
  for (const { id, storedName, createdAt } of done) {
    if (storedName === null || there.has(storedName)) continue
    await db.transaction(async (tx) => {
      await tx.update(exports).set({ state: 'waiting' }).where(eq(exports.id, id))
      const at = { tx, now: createdAt, server: serving(files), cursor: null }
      await exportJob.step({ ...at, input: { exportId: id } })
    })
  }
}
