import type { SubmittedCard } from '@portal/shared/api/schemas'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { rowsOf } from '../open.ts'
import * as schema from '../schema/index.ts'
import { gradesFor, predictionFor, writtenComment } from './report-card-content.ts'
import { cardBeginnings, cardReopenings } from './report-card-texts.ts'
import { between, dayAt, pick, seededRandom, type World } from './world.ts'

const dayMs = 86_400_000

/** A tutor and a student with hours in a term. */
export interface Pair {
  termId: string
  studentId: string
  tutorId: string
  subject: string
  startsOn: string
  cardsDueOn: string
  /** 0 for the latest term that has begun, 1 for the one before. */
  ago: number
}

/** How a card stands in the demo world; `late` was submitted after its day. */
type Standing = 'due' | 'draft' | 'submitted' | 'late' | 'reopened'

type CardRow = typeof schema.reportCards.$inferInsert
type GradeRow = typeof schema.reportCardGrades.$inferInsert
type VersionRow = typeof schema.reportCardVersions.$inferInsert
type ReminderRow = typeof schema.reportCardReminders.$inferInsert

/**
 * Cards of every term that has begun: those of past terms handed in, some late, a few still missing
 * of the last one; of the present term some begun, some handed in and one opened again. The demo tutor
 * has one of each.
 */
export async function seedReportCards(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(27_112_026)
  const pairs = await pairsWithHours(db, world)
  const skills = await db.select().from(schema.skills).orderBy(schema.skills.position)
  const [esat] = await db
    .select({ id: schema.admissionTests.id, grades: schema.admissionTests.grades })
    .from(schema.admissionTests)
    .where(eq(schema.admissionTests.name, 'ESAT'))
  const cards: CardRow[] = []
  const grades: GradeRow[] = []
  const versions: VersionRow[] = []
  for (const pair of pairs) {
    const standing = standingOf(world, random, pair, pairs)
    const student = world.students.find(({ id }) => id === pair.studentId)
    if (standing === 'due' || student === undefined) continue
    const own = skills.filter(({ subject }) => subject === null || subject === pair.subject)
    const submittedAt = standing === 'draft' ? null : momentOf(world, random, pair, standing)
    const savedAt =
      submittedAt ?? new Date(world.today.getTime() - between(random, 3, 90) * 3_600_000)
    const id = seededId(random, savedAt.getTime())
    const scale = student.esatParts.length > 0 ? (esat?.grades ?? null) : null
    const given = gradesFor(random, student, pair, own)
    const predictedGrade = scale === null ? null : predictionFor(random, student, pair, scale)
    const comment = writtenComment(random, student, pair)
    const isDraft = standing === 'draft'
    const begun = given.slice(0, 3)
    cards.push({
      ...{ id, termId: pair.termId, studentId: pair.studentId, tutorId: pair.tutorId },
      subject: pair.subject,
      state: standing === 'late' ? 'submitted' : standing,
      comment: isDraft ? pick(random, cardBeginnings) : comment,
      predictedGrade: isDraft ? null : predictedGrade,
      admissionTestId: isDraft || predictedGrade === null ? null : (esat?.id ?? null),
      version: standing === 'reopened' ? 3 : 2,
      ...{ savedAt, submittedAt, firstSubmittedAt: submittedAt },
      ...(standing === 'reopened' && {
        reopenReason: pick(random, cardReopenings),
        reopenedBy: world.seniorTutors[0]?.id ?? null,
      }),
    })
    for (const { skillId, grade } of isDraft ? begun : given) {
      grades.push({ cardId: id, skillId, grade })
    }
    if (submittedAt === null) continue
    const content: SubmittedCard = {
      ...{ subject: pair.subject, grades: given, predictedGrade, comment },
      test: predictedGrade === null ? null : 'ESAT',
    }
    versions.push({ cardId: id, version: 1, content, submittedAt })
  }
  await db.insert(schema.reportCards).values(cards)
  await db.insert(schema.reportCardGrades).values(grades)
  await db.insert(schema.reportCardVersions).values(versions)
  const reminders = remindersOf(world, random, pairs, cards)
  if (reminders.length > 0) await db.insert(schema.reportCardReminders).values(reminders)
}

/** Pairs with a delivered hour in a term that has begun, the latest term first. */
async function pairsWithHours(db: Db, world: World): Promise<Pair[]> {
  const rows = await rowsOf<Omit<Pair, 'ago'>>(
    db,
    sql`select t.id "termId", s.student_id "studentId", s.tutor_id "tutorId",
        max(s.subject) "subject", t.starts_on::text "startsOn", t.cards_due_on::text "cardsDueOn"
      from terms t join tuition_sessions s on s.state = 'delivered'
        and (s.starts_at at time zone 'Europe/London')::date between t.starts_on and t.ends_on
      where t.starts_on <= ${dayAt(world, 0)}::date
      group by t.id, s.student_id, s.tutor_id
      order by t.starts_on desc, s.tutor_id, s.student_id`,
  )
  const terms = [...new Set(rows.map(({ termId }) => termId))]
  return rows.map((row) => ({ ...row, ago: terms.indexOf(row.termId) }))
}

/** What the demo tutor's cards are there to show, in the order of the students. */
const shown: readonly Standing[] = ['due', 'draft', 'submitted', 'reopened', 'due', 'draft']

function standingOf(
  world: World,
  random: () => number,
  { termId, studentId, tutorId, ago }: Pair,
  pairs: readonly Pair[],
): Standing {
  const chance = random()
  const isMain = world.students[0]?.id === studentId
  const demoTutor = world.tutors[0]
  if (ago === 0) {
    if (tutorId === demoTutor?.id) {
      const own = pairs.filter((pair) => pair.termId === termId && pair.tutorId === tutorId)
      const inOrder = demoTutor.studentIds.filter((id) => own.some((pair) => pair.studentId === id))
      return shown[inOrder.indexOf(studentId)] ?? 'due'
    }
    if (isMain) return 'submitted'
    return chance < 0.3 ? 'submitted' : chance < 0.36 ? 'reopened' : chance < 0.6 ? 'draft' : 'due'
  }
  if (isMain || ago > 1) return chance < 0.06 && !isMain ? 'late' : 'submitted'
  // One of the demo tutor's is still to be written.
  if (tutorId === demoTutor?.id) return studentId === demoTutor.studentIds[2] ? 'due' : 'submitted'
  return chance < 0.05 ? 'due' : chance < 0.08 ? 'draft' : chance < 0.2 ? 'late' : 'submitted'
}

/** When a card was submitted: by its day or after it, within its term and not in the future. */
function momentOf(
  { today }: World,
  random: () => number,
  { startsOn, cardsDueOn }: Pair,
  standing: Standing,
): Date {
  const due = Date.parse(cardsDueOn)
  const wanted =
    standing === 'late'
      ? due + between(random, 2, 9) * dayMs
      : Math.min(due, today.getTime()) - between(random, 1, 12) * dayMs
  const hour = between(random, 9, 20) * 3_600_000
  const at = Math.max(wanted + hour, Date.parse(startsOn) + hour)
  return new Date(Math.min(at, today.getTime() - 3_600_000))
}

/** Tutors with cards missing of the last term were asked twice, and some of the present one once. */
function remindersOf(
  world: World,
  random: () => number,
  pairs: readonly Pair[],
  cards: readonly CardRow[],
): ReminderRow[] {
  const by = world.admins[0]?.id ?? null
  const isDone = ({ termId, tutorId, studentId }: Pair) =>
    cards.some(
      (card) =>
        card.termId === termId &&
        card.tutorId === tutorId &&
        card.studentId === studentId &&
        card.state === 'submitted',
    )
  const rows = new Map<string, ReminderRow>()
  const note = ({ termId, tutorId }: Pair, moment: number) => {
    const at = new Date(Math.min(moment, world.today.getTime() - dayMs) + 10 * 3_600_000)
    const day = at.toISOString().slice(0, 10)
    const row = { termId, tutorId, day, remindedAt: at, remindedBy: by }
    rows.set(`${termId} ${tutorId} ${day}`, row)
  }
  for (const pair of pairs) {
    if (isDone(pair)) continue
    const due = Date.parse(pair.cardsDueOn)
    if (pair.ago === 1) for (const days of [3, 10]) note(pair, due + days * dayMs)
    else if (pair.ago === 0 && random() < 0.15) note(pair, world.today.getTime() - 2 * dayMs)
  }
  return [...rows.values()]
}
