import { eq, sql } from 'drizzle-orm'
import { countWords } from '../../modules/learn/index.ts'
import type { Db } from '../db.ts'
import { rowsOf } from '../open.ts'
import { learnPages, learnPageVersions } from '../schema/index.ts'
import { at, type World } from './world.ts'

/** The pages, by their place among all, that were worked on since. */
const rewritten = 2
const drafted = 5

const warning = `<h3>Before you go on</h3>
<p>Cover the example above, and work it through on paper. Then compare line by line: where you and the
page part is what to practise next.</p>`

/**
 * What admins have done with pages since they were stored: one was published a second time, and one
 * has a draft that nobody reads yet.
 */
export async function seedLearnVersions(
  db: Db,
  world: World,
  pages: readonly { subTopicId: number }[],
): Promise<void> {
  const by = world.admins[0]?.id ?? null
  const shown = async (place: number) => {
    const subTopicId = pages[place]?.subTopicId ?? 0
    const rows = await rowsOf<{ body: string }>(
      db,
      sql`select body from learn_pages where sub_topic_id = ${subTopicId}`,
    )
    return rows.map(({ body }) => ({ subTopicId, body }))
  }
  for (const { subTopicId, body } of await shown(rewritten)) {
    const content = { body: `${body}\n${warning}`, version: 2 }
    const savedAt = at(world, -60, 15)
    await db.insert(learnPageVersions).values({
      ...{ ...content, subTopicId, createdBy: by, createdAt: savedAt },
      ...{ isPublished: true, note: 'What to do after the example' },
    })
    await db
      .update(learnPages)
      .set({ ...content, words: countWords(content.body), updatedAt: savedAt })
      .where(eq(learnPages.subTopicId, subTopicId))
  }
  for (const { subTopicId, body } of await shown(drafted)) {
    await db.insert(learnPageVersions).values({
      ...{ subTopicId, version: 2, body: `${body}\n${warning}`, createdBy: by },
      ...{ isPublished: false, note: 'To be read by somebody else first' },
      createdAt: at(world, -2, 16),
    })
  }
}
