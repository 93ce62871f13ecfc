import { sql } from 'drizzle-orm'
import { masteryAt } from '../../modules/standing/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { rowsOf } from '../open.ts'
import * as schema from '../schema/index.ts'
import { uuidArray } from '../sql.ts'
import { at, between, dayAt, seededRandom, type World } from './world.ts'

type TargetRow = typeof schema.tutorTargets.$inferInsert
type Own = Pick<TargetRow, 'title' | 'measure' | 'goal'> & Partial<TargetRow>

/** What somebody is weakest in, with how far that is, percent. */
interface Weakest {
  studentId: string
  topicId: number
  name: string
  sectionId: number
  mastery: number
}

/**
 * Targets that the shown tutor has set with students, in every state and by every measure. To be
 * made after the answers, from which it is measured where they begin.
 */
export async function seedTargets(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(1_112_026)
  const tutor = world.tutors.find(({ email }) => email === 'tutor@portal.test')
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  if (tutor === undefined || main === undefined) throw new Error('The demo world has no tutor')
  const weakest = await weakestOf(db, tutor.studentIds, world)
  const row = (studentId: string, setDay: number, dueDay: number, own: Own): TargetRow => {
    const setAt = at(world, setDay, 17)
    return {
      id: seededId(random, setAt.getTime()),
      ...{ studentId, tutorId: tutor.id, setAt, updatedAt: setAt, start: 0 },
      dueOn: dayAt(world, dueDay),
      ...own,
    }
  }
  const ofMain = weakest.find(({ studentId }) => studentId === main.id)
  if (ofMain === undefined) throw new Error('The demo student has no topic')
  const { topicId, name, sectionId, mastery } = ofMain
  const upTo = (from: number) => Math.min(95, Math.round(from / 5) * 5 + 20)
  const rows = [
    row(main.id, -4, 40, {
      ...{ title: `${name}: sure enough for the test`, measure: 'topic mastery', topicId },
      ...{ start: mastery, goal: upTo(mastery) },
    }),
    row(main.id, -30, 10, {
      ...{ title: 'Two thousand questions before the mock', measure: 'questions', goal: 2_000 },
    }),
    row(main.id, -45, 12, {
      ...{ title: 'Three past papers of the school, marked together', measure: 'by hand', goal: 3 },
      ...{ noted: 3, metAt: at(world, -6, 18), version: 3 },
    }),
    row(main.id, -60, -8, {
      ...{ title: 'A paper almost without a mistake', measure: 'simulation score', sectionId },
      ...{ start: null, goal: 99.5 },
    }),
    row(main.id, -50, 30, {
      ...{ title: 'Twenty hours before Christmas', measure: 'hours', goal: 20, version: 2 },
      ...{ droppedAt: at(world, -20, 17), dropReason: 'Fewer hours were agreed with the parents' },
    }),
  ]
  for (const studentId of tutor.studentIds.filter((id) => id !== main.id).slice(0, 6)) {
    const own = weakest.find((each) => each.studentId === studentId)
    rows.push(
      own !== undefined && random() < 0.5
        ? row(studentId, -between(random, 10, 40), between(random, 15, 60), {
            ...{ title: `Secure in ${own.name}`, measure: 'topic mastery', topicId: own.topicId },
            ...{
              start: Math.max(1, own.mastery - between(random, 2, 15)),
              goal: upTo(own.mastery),
            },
          })
        : row(studentId, -between(random, 8, 30), between(random, 10, 50), {
            ...{ title: 'Work through the problem sheets', measure: 'by hand', goal: 10 },
            noted: between(random, 1, 8),
          }),
    )
  }
  await db.insert(schema.tutorTargets).values(rows)
}

/** The weakest begun topic of each of these students, as it is today. */
async function weakestOf(db: Db, studentIds: readonly string[], world: World): Promise<Weakest[]> {
  return await rowsOf<Weakest>(
    db,
    sql`select distinct on (m.student_id) m.student_id "studentId", t.id "topicId", t.name,
        u.section_id "sectionId", round((100 * ${masteryAt(world.today)})::numeric, 1)::float8 "mastery"
      from topic_mastery m join topics t on t.id = m.topic_id join subjects u on u.id = t.subject_id
      where m.student_id = any(${uuidArray(studentIds)}) and m.answered > 0
      order by m.student_id, ${masteryAt(world.today)}, m.topic_id`,
  )
}
