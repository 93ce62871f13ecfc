import type { GradeScale, SubmittedCard } from '@portal/shared/api/schemas'
import { eq, sql } from 'drizzle-orm'
import { asList, managerIdsOf, parentIdsOf } from '../../access/around-student.sql.ts'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { reportCardGrades, reportCards } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { gradesInHand, nameOf, subjectTaught, testOf } from './cards.sql.ts'
import { type CardKey, tutorsLookedAt } from './form.repository.ts'

/** What is written on a card, whole or in part. */
export interface CardContent {
  grades: { skillId: number; grade: number }[]
  predictedGrade: number | null
  comment: string
}

/** A card in hand, as it is kept. */
export interface KeptCard {
  id: string
  state: 'draft' | 'submitted' | 'reopened'
  version: number
  savedMs: number
  content: CardContent
}

/** A card that its tutor may write, which is held until the transaction ends. */
export interface HeldCard {
  termName: string
  studentName: string
  tutorName: string
  subject: string
  test: { id: number; name: string; grades: GradeScale | null } | null
  /** Null before the first save. */
  card: KeptCard | null
}

/**
 * Holds a card that this tutor owes of a student and a term, written or not; undefined where the tutor
 * does not teach the student, or gave no hour in the term. Held by the link of the two, so that of two
 * first saves one is the second, and by the card, which others may open again.
 */
export async function holdCard(
  tx: Db,
  { termId, studentId, tutorId }: CardKey,
): Promise<HeldCard | undefined> {
  const links = await rowsOf(
    tx,
    sql`select 1 from tutor_students
      where tutor_id = ${tutorId}::uuid and student_id = ${studentId}::uuid for no key update`,
  )
  if (links.length === 0) return undefined
  await tx.execute(sql`select 1 from report_cards where term_id = ${termId}::uuid
    and tutor_id = ${tutorId}::uuid and student_id = ${studentId}::uuid for no key update`)
  // Read once it is held, so that nothing of it is from before somebody else’s change.
  const [row] = await rowsOf<HeldCard>(
    tx,
    sql`select t.name "termName", ${nameOf('p')} "studentName", ${nameOf('w')} "tutorName",
        coalesce(c.subject, taught.subject) "subject", ${testOf(sql`p.id`)} "test",
        case when c.id is not null then json_build_object('id', c.id, 'state', c.state,
          'version', c.version, 'savedMs', ${ms(sql`c.saved_at`)},
          'content', json_build_object('grades', ${gradesInHand},
            'predictedGrade', c.predicted_grade::float8, 'comment', c.comment)) end "card"
      from terms t
      join users p on p.id = ${studentId}::uuid
      join users w on w.id = ${tutorId}::uuid
      left join report_cards c on c.term_id = t.id and c.student_id = p.id and c.tutor_id = w.id
      cross join lateral (select ${subjectTaught(sql`w.id`, sql`p.id`)} subject) taught
      where t.id = ${termId}::uuid and taught.subject is not null`,
  )
  return row
}

/** Writes a held card as it now is in hand; gives its id and version. */
export async function keepCard(
  tx: Db,
  key: CardKey,
  { card, subject, test }: HeldCard,
  { grades, predictedGrade, comment }: CardContent,
  now: Date,
): Promise<{ id: string; version: number }> {
  const written = {
    comment,
    predictedGrade,
    admissionTestId: predictedGrade === null ? null : (test?.id ?? null),
    version: (card?.version ?? 0) + 1,
    savedAt: now,
  }
  const id = card?.id ?? newId(now.getTime())
  if (card === null) {
    await tx.insert(reportCards).values({ ...key, ...written, id, subject, state: 'draft' })
  } else {
    await tx.update(reportCards).set(written).where(eq(reportCards.id, id))
    await tx.delete(reportCardGrades).where(eq(reportCardGrades.cardId, id))
  }
  if (grades.length > 0) {
    await tx.insert(reportCardGrades).values(grades.map((each) => ({ cardId: id, ...each })))
  }
  return { id, version: written.version }
}

/** Marks a held card as submitted, and keeps what was submitted as its next version. */
export async function submitCard(
  tx: Db,
  id: string,
  content: SubmittedCard,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into report_card_versions (card_id, version, content, submitted_at)
    select ${id}::uuid, coalesce(max(version), 0) + 1, ${JSON.stringify(content)}::jsonb, ${at(now)}
    from report_card_versions where card_id = ${id}::uuid`)
  await tx.execute(sql`update report_cards set state = 'submitted', submitted_at = ${at(now)},
      first_submitted_at = coalesce(first_submitted_at, ${at(now)}), reopen_reason = '',
      reopened_by = null
    where id = ${id}::uuid`)
}

/** A card that may be opened again, which is held until the transaction ends. */
export interface LockedCard {
  termId: string
  termName: string
  tutorId: string
  studentId: string
  studentName: string
  state: 'draft' | 'submitted' | 'reopened'
  version: number
  savedMs: number
  reopenReason: string
}

/** Locks a card of a student in the caller's sight, by a tutor whose cards the caller looks after. */
export async function lockCard(
  tx: Db,
  caller: Caller,
  cardId: string,
): Promise<LockedCard | undefined> {
  const theirs = sql`c.id = ${cardId}::uuid and ${inSight(caller, sql`c.student_id`)}
    and ${tutorsLookedAt(caller, sql`c.tutor_id`)}`
  await tx.execute(sql`select 1 from report_cards c where ${theirs} for no key update`)
  const [row] = await rowsOf<LockedCard>(
    tx,
    sql`select c.term_id "termId", t.name "termName", c.tutor_id "tutorId",
        c.student_id "studentId", ${nameOf('p')} "studentName", c.state, c.version,
        ${ms(sql`c.saved_at`)} "savedMs", c.reopen_reason "reopenReason"
      from report_cards c join terms t on t.id = c.term_id join users p on p.id = c.student_id
      where ${theirs}`,
  )
  return row
}

/** Opens a locked card again for its tutor. */
export async function reopenCard(
  tx: Db,
  cardId: string,
  { reason, by, version }: { reason: string; by: string; version: number },
): Promise<void> {
  await tx
    .update(reportCards)
    .set({ state: 'reopened', reopenReason: reason, reopenedBy: by, version })
    .where(eq(reportCards.id, cardId))
}

/** The people around a student who read cards. */
export async function readersOf(
  db: Db,
  studentId: string,
): Promise<{ parentIds: string[]; managerIds: string[] }> {
  const [row] = await rowsOf<{ parentIds: string[]; managerIds: string[] }>(
    db,
    sql`select ${asList(parentIdsOf(sql`${studentId}::uuid`))} "parentIds",
        ${asList(managerIdsOf(sql`${studentId}::uuid`))} "managerIds"`,
  )
  return row ?? { parentIds: [], managerIds: [] }
}
