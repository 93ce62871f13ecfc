import type { ReportContent } from '@portal/shared/api/schemas'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import {
  draftTexts,
  equationText,
  sharedTemplates,
  topicsOfTexts,
  tutorTemplates,
} from './report-extras.ts'
import { at, between, pick, seededRandom, type World } from './world.ts'

const dayMs = 86_400_000

/** A report as this seed finds it. */
interface Written {
  id: string
  studentId: string
  tutorId: string
  topicsCovered: string
  startsAt: Date
  sentAt: Date
}

/**
 * What stands around the reports that the year of tuition has: topics of the bank, homework with days
 * and check marks, who has read what, drafts, an edited report, and templates. The main student, the
 * parent and the school have some that wait to be read.
 */
export async function seedTuitionReports(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(14_032_027)
  const reports = await writtenReports(db)
  const topics = await topicIds(db)
  await insertTopics(db, reports, topics)
  await setHomework(db, world, random, reports, topics)
  await noteReads(db, world, random, reports)
  await editOne(db, world, reports)
  await keepDrafts(db, world, topics)
  await keepTemplates(db, world, random)
}

async function writtenReports(db: Db): Promise<Written[]> {
  const { tuitionReports: reports, tuitionSessions: sessions } = schema
  return await db
    .select({
      id: reports.id,
      studentId: reports.studentId,
      tutorId: reports.tutorId,
      topicsCovered: reports.topicsCovered,
      startsAt: sessions.startsAt,
      sentAt: reports.sentAt,
    })
    .from(reports)
    .innerJoin(sessions, eq(sessions.id, reports.sessionId))
    .orderBy(desc(sessions.startsAt), reports.id)
}

type TopicIds = ReadonlyMap<string, number>

/** The bank's topics by their names; of two of one name the first. */
async function topicIds(db: Db): Promise<TopicIds> {
  const rows = await db
    .select({ id: schema.topics.id, name: schema.topics.name })
    .from(schema.topics)
    .orderBy(desc(schema.topics.id))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Topics that a report is about, by what its tutor wrote. */
function topicsOf({ topicsCovered }: Pick<Written, 'topicsCovered'>, ids: TopicIds): number[] {
  const names = topicsOfTexts.find(([begins]) => topicsCovered.startsWith(begins))?.[1] ?? []
  return names.flatMap((name) => ids.get(name) ?? [])
}

async function insertTopics(db: Db, reports: readonly Written[], ids: TopicIds): Promise<void> {
  const rows = reports.flatMap((report) =>
    topicsOf(report, ids).map((topicId, index) => ({
      reportId: report.id,
      topicId,
      position: index + 1,
    })),
  )
  await db.insert(schema.tuitionReportTopics).values(rows)
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Homework is due within a week, and done by most; the main student has some of every kind. */
async function setHomework(
  db: Db,
  world: World,
  random: () => number,
  reports: readonly Written[],
  ids: TopicIds,
): Promise<void> {
  const diligence = new Map(world.students.map((student) => [student.id, student.diligence]))
  const changes = reports.map((report) => {
    const { startsAt } = report
    const due = startsAt.getTime() + between(random, 4, 7) * dayMs
    // What is long past was done or let go, so that what is open can be read.
    const isOld = due < world.today.getTime() - 21 * dayMs
    const isDone = random() < 0.45 + (diligence.get(report.studentId) ?? 0) / 2 || isOld
    const doneAt = due - between(random, 2, 60) * 3_600_000
    const isPast = doneAt > report.sentAt.getTime() && doneAt < world.today.getTime()
    return {
      report_id: report.id,
      due_on: random() < 0.85 ? dayOf(due) : null,
      topic_id: topicsOf(report, ids)[0] ?? null,
      done_at: isDone && isPast ? new Date(doneAt).toISOString() : null,
    }
  })
  await db.execute(sql`update tuition_homework h
    set due_on = c.due_on, topic_id = c.topic_id, done_at = c.done_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c (report_id uuid, due_on date, topic_id int, done_at timestamptz)
    where h.report_id = c.report_id`)
  await setMainStudents(db, world, random, reports)
}

/** The latest report of the main student has three things to do, one of them done; one before is late. */
async function setMainStudents(
  db: Db,
  world: World,
  random: () => number,
  reports: readonly Written[],
): Promise<void> {
  const [main] = world.students
  const [latest, before] = reports.filter(({ studentId }) => studentId === main?.id)
  if (latest === undefined || before === undefined) return
  const doneAt = new Date(latest.sentAt.getTime() + 3_600_000)
  const more = [
    {
      text: 'Correct last week’s set in another colour',
      dueOn: dayOf(at(world, 1).getTime()),
      doneAt,
    },
    { text: 'Bring one question that you would like to go over', dueOn: null, doneAt: null },
  ]
  await db.insert(schema.tuitionHomework).values(
    more.map((one, index) => ({
      id: seededId(random, latest.sentAt.getTime()),
      reportId: latest.id,
      position: index + 2,
      ...one,
    })),
  )
  const { tuitionHomework: homework, tuitionReports } = schema
  await db
    .update(homework)
    .set({ dueOn: dayOf(at(world, 3).getTime()), doneAt: null })
    .where(and(eq(homework.reportId, latest.id), eq(homework.position, 1)))
  await db
    .update(homework)
    .set({ dueOn: dayOf(at(world, -2).getTime()), doneAt: null })
    .where(eq(homework.reportId, before.id))
  await db
    .update(tuitionReports)
    .set({ toWorkOn: sql`${tuitionReports.toWorkOn} || ${equationText}::text` })
    .where(eq(tuitionReports.id, latest.id))
}

/** Families read most reports within days; what was sent lately waits. */
async function noteReads(
  db: Db,
  world: World,
  random: () => number,
  reports: readonly Written[],
): Promise<void> {
  const students = new Map(world.students.map((student) => [student.id, student]))
  const rows: (typeof schema.tuitionReportReads.$inferInsert)[] = []
  const newest = new Map<string, number>()
  for (const { id: reportId, studentId, sentAt } of reports) {
    const student = students.get(studentId)
    if (student === undefined) continue
    const place = (newest.get(studentId) ?? 0) + 1
    newest.set(studentId, place)
    const managers = world.schoolManagers.filter(({ schoolIds }) =>
      schoolIds.some((id) => student.schoolIds.includes(id)),
    )
    const people = [
      { ids: [studentId], share: 0.97, waits: 2 },
      { ids: student.parentIds, share: 0.85, waits: 3 },
      { ids: managers.map(({ id }) => id), share: 0.6, waits: 2 },
    ]
    for (const { ids, share, waits } of people) {
      for (const userId of ids) {
        const readAt = new Date(sentAt.getTime() + between(random, 1, 60) * 3_600_000)
        const isRead = random() < share
        if (place <= waits || !isRead || readAt > world.today) continue
        rows.push({ reportId, userId, readAt })
      }
    }
  }
  for (let from = 0; from < rows.length; from += 1_000) {
    await db.insert(schema.tuitionReportReads).values(rows.slice(from, from + 1_000))
  }
}

/** The demo tutor's newest report of the main student says something else than at first. */
async function editOne(db: Db, world: World, reports: readonly Written[]): Promise<void> {
  const [tutor] = world.tutors
  const [main] = world.students
  const found = reports.find((one) => one.tutorId === tutor?.id && one.studentId === main?.id)
  if (found === undefined) return
  const { tuitionReports, tuitionHomework } = schema
  const [report] = await db.select().from(tuitionReports).where(eq(tuitionReports.id, found.id))
  if (report === undefined) return
  const homework = await db
    .select({
      text: tuitionHomework.text,
      dueOn: tuitionHomework.dueOn,
      topicId: tuitionHomework.topicId,
    })
    .from(tuitionHomework)
    .where(eq(tuitionHomework.reportId, found.id))
    .orderBy(tuitionHomework.position)
  const { topicsCovered, wentWell, toWorkOn, attainment } = report
  const content: ReportContent = {
    ...{ topicsCovered, topicIds: [], wentWell, toWorkOn, homework, attainment },
    engagement: Math.max(1, report.engagement - 1),
  }
  const { id: reportId, sentAt } = report
  await db
    .insert(schema.tuitionReportVersions)
    .values({ reportId, version: 1, content, savedAt: sentAt })
  const editedAt = new Date(sentAt.getTime() + 1_800_000)
  await db
    .update(tuitionReports)
    .set({ version: 2, editedAt })
    .where(eq(tuitionReports.id, reportId))
}

/** Two of the hours that the demo tutor still owes a report of are begun. */
async function keepDrafts(db: Db, world: World, ids: TopicIds): Promise<void> {
  const [tutor] = world.tutors
  if (tutor === undefined) return
  const { tuitionSessions: sessions, tuitionReports: reports } = schema
  const owed = await db
    .select({ sessionId: sessions.id, startsAt: sessions.startsAt })
    .from(sessions)
    .leftJoin(reports, eq(reports.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.tutorId, tutor.id),
        eq(sessions.state, 'delivered'),
        sql`${reports.id} is null`,
      ),
    )
    .orderBy(sessions.startsAt)
  const rows = owed.slice(0, draftTexts.length).flatMap(({ sessionId, startsAt }, index) => {
    const text = draftTexts[index]
    if (text === undefined) return []
    const { topics, ...words } = text
    const content: ReportContent = {
      ...words,
      topicIds: topics.flatMap((name) => ids.get(name) ?? []),
    }
    const savedAt = new Date(startsAt.getTime() + 2 * 3_600_000)
    return [{ sessionId, tutorId: tutor.id, version: index + 2, content, savedAt }]
  })
  await db.insert(schema.tuitionReportDrafts).values(rows)
}

/** Templates that every tutor has, and some that tutors made for themselves. */
async function keepTemplates(db: Db, world: World, random: () => number): Promise<void> {
  const id = () => seededId(random, at(world, -90).getTime())
  const teachers = [...world.tutors.slice(0, 3), ...world.seniorTutors.slice(0, 1)]
  await db.insert(schema.reportTemplates).values([
    ...sharedTemplates.map((template) => ({ id: id(), ownerId: null, ...template })),
    ...teachers.map(({ id: ownerId }) => ({
      id: id(),
      ownerId,
      ...pick(random, tutorTemplates),
    })),
  ])
}
