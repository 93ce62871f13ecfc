import { sql } from 'drizzle-orm'
import { findSharedHolidays } from '../../modules/company-calendar/index.ts'
import { defaultRubrics, dueAt } from '../../modules/writing/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { rowsOf } from '../open.ts'
import * as schema from '../schema/index.ts'
import { at, dayAt, seededRandom, type World } from './world.ts'
import { addCrowd, type Crowd, fullPile } from './writing/crowd.ts'
import { addMain } from './writing/main.ts'
import { addNotices } from './writing/notices.ts'
import { addQuestionItems } from './writing/question-items.ts'
import { bank, sharedBank } from './writing/remarks.ts'
import { type DemoRubric, type MadeTask, type Making, noRows } from './writing/rows.ts'
import { demoTasks, timedCriteria } from './writing/tasks.ts'

/**
 * What students have written and handed in, who marks it, and what came back: a year of it, with one
 * student and two markers who show every state.
 */
export async function seedWriting(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_261_128)
  const cast = await castOf(db, world)
  const timed = await addTimedRubric(db, world, random)
  const defaults = {
    essay: await rubricOf(db, 'essay'),
    statement: await rubricOf(db, 'statement'),
  }
  const tasks = await addTasks(db, world, { random, timed, defaults })
  const holidays = await findSharedHolidays(db, dayAt(world, -400))
  const making: Making = {
    ...{ db, world, random, rows: noRows(), tasks, defaults },
    dueAt: (handedInAt) => dueAt(handedInAt, holidays),
  }
  await addQuestionItems(making)
  await addMain(making, cast)
  addCrowd(making, cast)
  await insertRows(db, making)
  await addNotices(making)
  await setTasks(db, world, { tasks, cast })
  await addBank(db, world, { random, ownerId: cast.marker.id })
  await setMarkers(db, world, cast)
}

type Cast = Crowd & Parameters<typeof addMain>[1] & { away: string }

/** Who writes and marks. @throws where the world has no such people */
async function castOf(db: Db, world: World): Promise<Cast> {
  const rows = await rowsOf<{ id: string; essays: boolean; statements: boolean }>(
    db,
    sql`select user_id id, has_essay_submission essays, has_ps_submission statements from students
      where expires_on >= ${dayAt(world, 0)}`,
  )
  const flagged = await rowsOf<{ id: string }>(
    db,
    sql`select user_id id from tutors where is_essay_ps_tutor`,
  )
  const mayMark = new Set(flagged.map(({ id }) => id))
  const [senior] = world.seniorTutors
  const student = world.students.find(({ demoCase }) => demoCase === 'main')
  const team = world.tutors.filter(
    ({ id, seniorTutorId }) => mayMark.has(id) && seniorTutorId === senior?.id,
  )
  const [checked, away, full] = team
  const marker = world.tutors.find(({ email }) => email === 'tutor-essay@portal.test')
  if (!(senior && student && checked && away && full && marker)) {
    throw new Error('Somebody is missing who writes or marks')
  }
  const others = world.students.filter(
    ({ demoCase }) =>
      demoCase === undefined || demoCase === 'no school' || demoCase === 'two schools',
  )
  const may = (right: 'essays' | 'statements') => {
    const ids = new Set(rows.flatMap((row) => (row[right] ? [row.id] : [])))
    return others.filter(({ id }) => ids.has(id))
  }
  return {
    ...{ student, marker, other: checked, checked, full, senior, away: away.id },
    ...{ essayists: may('essays'), applicants: may('statements') },
    markers: [marker, ...team, ...world.seniorTutors],
  }
}

async function rubricOf(db: Db, kind: 'essay' | 'statement'): Promise<DemoRubric> {
  const rubricId = defaultRubrics[kind]
  const [row] = await rowsOf<Omit<DemoRubric, 'rubricId'>>(
    db,
    sql`select id "versionId", criteria from rubric_versions
      where rubric_id = ${rubricId}::uuid and number = 1`,
  )
  if (row === undefined) throw new Error(`There are no criteria for ${kind}`)
  return { rubricId, ...row }
}

/** The third set of criteria, beside the two that every portal has. */
async function addTimedRubric(db: Db, world: World, random: () => number): Promise<DemoRubric> {
  const savedAt = at(world, -380, 10)
  const rubricId = seededId(random, savedAt.getTime())
  const versionId = seededId(random, savedAt.getTime())
  await db.insert(schema.rubrics).values({
    ...{ id: rubricId, name: 'Essay under time', kind: 'essay', number: 1, updatedAt: savedAt },
  })
  await db.insert(schema.rubricVersions).values({
    ...{ id: versionId, rubricId, number: 1, criteria: [...timedCriteria], savedAt },
    savedBy: world.admins[0]?.id ?? null,
  })
  return { rubricId, versionId, criteria: timedCriteria }
}

async function addTasks(
  db: Db,
  world: World,
  made: {
    random: () => number
    timed: DemoRubric
    defaults: Making['defaults']
  },
): Promise<Map<string, MadeTask>> {
  const tests = await db.select().from(schema.admissionTests)
  const updatedAt = at(world, -370, 11)
  const tasks = new Map<string, MadeTask>()
  for (const task of demoTasks) {
    const { key, kind, title, brief, words, state = 'published', asksCheck = false } = task
    const rubric = task.isTimed ? made.timed : made.defaults[kind]
    const id = seededId(made.random, updatedAt.getTime())
    tasks.set(key, { id, key, title, kind, rubric })
    await db.insert(schema.writingTasks).values({
      savedBy: world.admins[0]?.id ?? null,
      ...{ id, kind, title, brief, asksCheck, state, updatedAt, rubricId: rubric.rubricId },
      ...{ format: kind === 'statement' ? 'ucas-2026' : null },
      admissionTestId: tests.find(({ name }) => name === task.test)?.id ?? null,
      ...{ minWords: words?.[0] ?? null, maxWords: words?.[1] ?? null },
    })
  }
  return tasks
}

async function insertRows(db: Db, { rows }: Making): Promise<void> {
  await db.insert(schema.writings).values(rows.writings)
  await db.insert(schema.writingDrafts).values(rows.drafts)
  await db.insert(schema.writingSnapshots).values(rows.snapshots)
  await db.insert(schema.writingVersions).values(rows.versions)
  await db.insert(schema.markingItems).values(rows.items)
  await db.insert(schema.markings).values(rows.markings)
  await db.insert(schema.markingEvents).values(rows.events)
  await db.insert(schema.markingReplies).values(rows.replies)
  await db.insert(schema.markingTicks).values(rows.ticks)
}

/** Tasks that were set: one that the shown student has not begun, and some of others. */
async function setTasks(
  db: Db,
  world: World,
  { tasks, cast }: { tasks: ReadonlyMap<string, MadeTask>; cast: Cast },
): Promise<void> {
  const set = (key: string, studentId: string, setBy: string, dueIn: number, note: string) => ({
    ...{ taskId: tasks.get(key)?.id ?? '', studentId, setBy, note },
    ...{ setAt: at(world, -2, 15), dueOn: dayAt(world, dueIn), remindedAt: null },
  })
  const { marker, student, senior } = cast
  const own = cast.essayists.filter(({ tutorIds }) => tutorIds.includes(marker.id)).slice(0, 2)
  await db
    .insert(schema.writingSetTasks)
    .values([
      set('museum', student.id, senior.id, 6, 'In forty minutes, without looking anything up.'),
      ...own.map(({ id }) => set('luck', id, marker.id, 9, '')),
    ])
}

/** What the essay tutor keeps for use again, and what everybody has. */
async function addBank(
  db: Db,
  world: World,
  { random, ownerId }: { random: () => number; ownerId: string },
): Promise<void> {
  const createdAt = at(world, -200, 12)
  const row =
    (owner: string | null) =>
    ([shortcut, text]: readonly [string, string]) => ({
      ...{ id: seededId(random, createdAt.getTime()), ownerId: owner, kind: 'any' as const },
      ...{ criterion: null, shortcut, text, createdAt },
    })
  const own = bank.map(row(ownerId))
  await db.insert(schema.commentBank).values([...own, ...sharedBank.map(row(null))])
  await db.insert(schema.commentBankUses).values(
    own.slice(0, 6).map(({ id }, place) => ({
      ...{ userId: ownerId, commentId: id, at: at(world, -1 - place, 14) },
    })),
  )
}

/** One marker is away, one has as much as fits, and one is always checked. */
async function setMarkers(db: Db, world: World, cast: Cast): Promise<void> {
  await db.execute(sql`update tutors set marking_away_until = ${dayAt(world, 5)}
    where user_id = ${cast.away}`)
  await db.execute(sql`update tutors set marking_capacity = ${fullPile}
    where user_id = ${cast.full.id}`)
  await db.execute(sql`update tutors set is_checked = true where user_id = ${cast.checked.id}`)
}
