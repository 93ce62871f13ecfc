import { sql } from 'drizzle-orm'
import { countWords } from '../../modules/learn/index.ts'
import { cleanHtml } from '../../rich-text/index.ts'
import type { Db } from '../db.ts'
import { rowsOf } from '../open.ts'
import * as schema from '../schema/index.ts'
import { type LearnPage, learnPages } from './content/index.ts'
import { seedLearnVersions } from './learn-versions.ts'
import { silentDays } from './tuition.ts'
import { at, between, seededRandom, type World, type WorldStudent } from './world.ts'

/** A stored page and where it stands; in the order of the tests. */
export interface StoredPage {
  subTopicId: number
  part: string
}

interface FiledSubTopic extends Pick<LearnPage, 'part' | 'subject' | 'topic' | 'subTopic'> {
  id: number
}

const nameOf = ({ part, subject, topic, subTopic }: Omit<FiledSubTopic, 'id'>) =>
  [part, subject, topic, subTopic].join(' > ')

/**
 * Stores teaching pages on sub-topics that are filed already; texts are cleaned as those of editors
 * are.
 * @throws Error for a page whose sub-topic is not filed.
 */
export async function storeLearnPages(
  db: Db,
  pages: readonly LearnPage[],
  updatedAt: Date,
): Promise<StoredPage[]> {
  const filed = await rowsOf<FiledSubTopic>(
    db,
    sql`select b.id, n.section_no "part", u.name "subject", t.name "topic", b.name "subTopic"
      from sub_topics b
      join topics t on t.id = b.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      order by n.admission_test_id, n.position, u.position, t.position, b.position`,
  )
  const bodies = new Map(pages.map((page) => [nameOf(page), cleanHtml(page.html, 'page')]))
  const known = new Set(filed.map(nameOf))
  const stray = [...bodies.keys()].find((name) => !known.has(name))
  if (stray !== undefined) throw new Error(`The page ${stray} is filed under no known sub-topic`)
  const stored = filed.flatMap((each) => {
    const body = bodies.get(nameOf(each))
    return body === undefined ? [] : [{ subTopicId: each.id, part: each.part, body }]
  })
  if (stored.length > 0) {
    await db.insert(schema.learnPages).values(
      stored.map(({ subTopicId, body }) => ({
        subTopicId,
        body,
        words: countWords(body),
        updatedAt,
      })),
    )
    await db.insert(schema.learnPageVersions).values(
      stored.map(({ subTopicId, body }) => ({
        ...{ subTopicId, body, version: 1 },
        ...{ isPublished: true, createdAt: updatedAt },
      })),
    )
  }
  return stored.map(({ subTopicId, part }) => ({ subTopicId, part }))
}

/** Whole days from a day, `yyyy-mm-dd`, to today. */
const daysSince = (world: World, day: string) =>
  Math.floor((world.today.getTime() - Date.parse(day)) / 86_400_000)

/** These have not begun, as with their practice. */
const beginners: readonly WorldStudent['demoCase'][] = ['new', 'locked', 'diagnostic', 'esat']

/** Pages that a student has worked through, newest last: the first ones of each own part. */
function pagesDoneBy(
  student: WorldStudent,
  pages: readonly StoredPage[],
  random: () => number,
): StoredPage[] {
  const parts = student.esatParts.length > 0 ? student.esatParts : ['Mathematics 1']
  return parts.flatMap((part) => {
    const own = pages.filter((page) => page.part === part)
    const share = Math.min(0.95, student.diligence * (0.45 + 0.4 * random()))
    // Now and then one is left out.
    return own.slice(0, Math.round(own.length * share)).filter(() => random() < 0.93)
  })
}

/** The teaching pages, and which of them the demo students have marked as complete. */
export async function seedLearn(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_251_121)
  const pages = await storeLearnPages(db, learnPages, at(world, -200, 9))
  await seedLearnVersions(db, world, pages)
  const completions = world.students
    .filter((student) => student.hasQuestionBank && !beginners.includes(student.demoCase))
    .flatMap((student) => {
      const done = pagesDoneBy(student, pages, random)
      const begun = Math.max(1, Math.min(84, daysSince(world, student.startedOn)))
      const last = Math.min(
        begun,
        Math.max(silentDays(student) + 1, daysSince(world, student.expiresOn) + 1),
      )
      return done.map(({ subTopicId }, index) => {
        const day = begun - Math.floor(((begun - last) * (index + 1)) / done.length)
        return {
          studentId: student.id,
          subTopicId,
          completedAt: at(world, -day, between(random, 16, 20), between(random, 0, 59)),
        }
      })
    })
  for (let from = 0; from < completions.length; from += 5_000) {
    await db.insert(schema.learnCompletions).values(completions.slice(from, from + 5_000))
  }
}
