import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { officialResults } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

export type SaveIn = CallInput<'POST /User/admin/Score/Save'>['body']['results'][number]

/** A test with two parts; the first has a table in which n of 4 marks are 1, 3, 5, 7 and 9. */
export async function makeScoredTest(app: TestApp, name = `Test ${newId()}`) {
  const [test] = await rowsOf<{ id: number }>(
    app.db,
    sql`insert into admission_tests (name, scores)
      values (${name}, '{"from": 1, "to": 9, "step": 0.1}') returning id`,
  )
  const testId = test?.id ?? 0
  const parts = await rowsOf<{ id: number }>(
    app.db,
    sql`insert into section_numbers (admission_test_id, section_no, position)
      values (${testId}, 'Physics', 1), (${testId}, 'Mathematics 1', 2) returning id`,
  )
  const [physics = 0, maths = 0] = parts.map(({ id }) => id)
  const [paper] = await rowsOf<{ id: number }>(
    app.db,
    sql`with paper as (
        insert into papers (admission_test_id, paper_type, year, published_at)
        values (${testId}, 1, 2025, now()) returning id
      )
      insert into exam_sections (paper_id, admission_test_id, section_id, position, minutes, conversion)
      select id, ${testId}, ${physics}, 1, 40, '{"source": "ours", "points": [1, 3, 5, 7, 9]}'::jsonb
      from paper returning id`,
  )
  return { name, testId, physics, maths, examSectionId: paper?.id ?? 0 }
}

/** Keeps how ready a student was for a part on a day. */
export async function keepReady(
  app: TestApp,
  studentId: string,
  sectionId: number,
  days: readonly [takenOn: string, score: number, margin: number][],
): Promise<void> {
  for (const [takenOn, score, margin] of days) {
    await app.db.execute(sql`insert into readiness_snapshots
      values (${studentId}, ${sectionId}, ${takenOn}, ${score}, ${margin})`)
  }
}

/** A result in the database; answers its id. */
export async function makeResult(
  app: TestApp,
  values: Pick<typeof officialResults.$inferInsert, 'studentId' | 'admissionTestId'> &
    Partial<typeof officialResults.$inferInsert>,
): Promise<string> {
  const id = newId()
  await app.db.insert(officialResults).values({
    ...{ id, sectionId: null, year: 2025, month: 10, score: 6.5, source: 'typed' },
    ...{ savedAt: new Date('2025-12-01T10:00:00Z'), ...values },
  })
  return id
}

/** A part of a paper that a student sat, with a mark of 4. */
export async function sitPaper(
  app: TestApp,
  studentId: string,
  { testId, physics, examSectionId }: Awaited<ReturnType<typeof makeScoredTest>>,
  { finishedAt, score, answered = 4 }: { finishedAt: string; score: number; answered?: number },
): Promise<void> {
  await app.db.execute(sql`insert into revise_sets (id, student_id, kind, title, subject_slug,
      admission_test_id, section_id, feedback, timing, "order", exam_section_id, filters, size,
      started_at, finished_at, answered, score)
    values (${newId()}, ${studentId}, 'simulate', 'Paper', 'physics', ${testId}, ${physics}, 'end',
      'none', 'paper', ${examSectionId}, '{}', 4, ${finishedAt}, ${finishedAt}, ${answered}, ${score})`)
}

/** A grade that a tutor predicts in a card that is handed in. */
export async function predictGrade(
  app: TestApp,
  studentId: string,
  card: { test: string; subject: string; grade: number; submittedAt: string },
): Promise<void> {
  const id = newId()
  const tutorId = await app.make.tutor()
  const content = {
    ...{ subject: card.subject, grades: [], predictedGrade: card.grade, test: card.test },
    comment: '',
  }
  const at = card.submittedAt
  // One is enough for all cards.
  const [term] = await rowsOf<{ id: string }>(
    app.db,
    sql`with made as (
        insert into terms (id, name, starts_on, ends_on, cards_due_on)
        select ${newId()}, 'Summer 2025', '2025-04-01', '2025-07-01', '2025-07-01'
        where not exists (select 1 from terms) returning id
      )
      select id from made union all select id from terms limit 1`,
  )
  await app.db.execute(sql`insert into report_cards (id, term_id, student_id, tutor_id, subject, state,
      version, saved_at, submitted_at, first_submitted_at)
    values (${id}, ${term?.id}, ${studentId}, ${tutorId}, ${card.subject}, 'submitted', 1, ${at}, ${at},
      ${at})`)
  await app.db.execute(sql`insert into report_card_versions (card_id, version, content, submitted_at)
    values (${id}, 1, ${JSON.stringify(content)}::jsonb, ${at})`)
}
