import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { subTopics } from '../../database/schema/index.ts'
import { storeLearnPages } from '../../database/seed/learn.ts'
import { makeRevise, type Revise, start } from '../sets/testing.ts'

/** The small bank of the tests of Revise, with teaching pages. */
export interface Learn {
  revise: Revise
  /** The id of a sub-topic by its name. */
  pageId(name: string): number
}

const page = (
  part: 'Mathematics 1' | 'Physics',
  subject: string,
  topic: string,
  subTopic: string,
  html = `<h3>${subTopic}</h3><p>${'word '.repeat(240)}\\(x^2\\)</p>`,
) => ({ part, subject, topic, subTopic, html })

/** Pages of all four topics; `Surds` has two, of which only the first has questions. */
export async function makeLearn(): Promise<Learn> {
  const revise = await makeRevise()
  const { db } = revise.app
  const topicId = revise.topicId('Surds')
  await db.insert(subTopics).values([
    { topicId, name: 'Conjugates', position: 1 },
    { topicId, name: 'Not written yet', position: 2 },
  ])
  await storeLearnPages(
    db,
    [
      page('Physics', 'Forces', 'Motion', 'Speed'),
      page('Mathematics 1', 'Algebra', 'Surds', 'Conjugates'),
      page('Mathematics 1', 'Algebra', 'Surds', 'Rules'),
      page('Mathematics 1', 'Algebra', 'Quadratics', 'Roots', '<p onclick="x()">Few words</p>'),
      page('Mathematics 1', 'Number', 'Indices', 'Laws'),
    ],
    start,
  )
  const ids = new Map((await db.select().from(subTopics)).map(({ id, name }) => [name, id]))
  return { revise, pageId: (name) => ids.get(name) ?? 0 }
}

/** A sub-topic whose page was saved twice as a draft, with the version that it has. */
export async function makeWrittenPage(db: Db): Promise<{ subTopicId: number; version: number }> {
  const [topic] = await rowsOf<{ id: number }>(db, sql`select min(id) id from topics`)
  const [made] = await db
    .insert(subTopics)
    .values({ topicId: topic?.id ?? 0, name: `Page ${crypto.randomUUID()}`, position: 99 })
    .returning()
  const subTopicId = made?.id ?? 0
  await db.execute(sql`insert into learn_page_versions
    (sub_topic_id, version, body, is_published, created_at)
    select ${subTopicId}, v, '<p>Words ' || v || '</p>', false, '2026-01-01' from generate_series(1, 2) v`)
  return { subTopicId, version: 2 }
}
