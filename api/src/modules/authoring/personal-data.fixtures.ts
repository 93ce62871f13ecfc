import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

/** A question that was answered in a paper, which the person then changed; two of them. */
const changed = sql`(select question_id from item_marks order by question_id limit 1)`
const another = sql`(select max(id) from questions)`

export const authoringRows = {
  add: async ({ app, id, now }) => {
    const [by, at] = [sql`${id}::uuid`, sql`${now.toISOString()}::timestamptz`]
    const key = { import: crypto.randomUUID(), bulk: crypto.randomUUID() }
    const correction = crypto.randomUUID()
    for (const statement of [
      sql`update questions set changed_by = ${by}, changed_at = ${at} where id = ${changed}`,
      sql`update question_versions set created_by = ${by} where question_id = ${changed}`,
      sql`insert into parked_assignments (id, question_id, question_location, admission_test_id)
        select 1000000, ${changed}, 2, min(id) from admission_tests`,
      sql`insert into question_origins (origin, external_id, question_id)
        values ('elsewhere', '1', ${changed})`,
      sql`insert into question_bands (band, question_id) values (1, ${changed})`,
      sql`insert into question_pairs
          (question_id, other_id, resemblance, kind, dismissed_at, dismissed_by)
        values (${changed}, ${another}, 0.9, 'near', ${at}, ${by}) on conflict (question_id, other_id)
        do update set dismissed_at = ${at}, dismissed_by = ${by}`,
      sql`insert into bulk_changes (id, change, total, created_at, created_by)
        values (${key.bulk}, '{}', 1, ${at}, ${by})`,
      sql`insert into bulk_change_questions (change_id, question_id)
        values (${key.bulk}, ${changed})`,
      sql`insert into imports (id, name, bytes, origin, created_at, created_by)
        values (${key.import}, 'quiz.xml', 1, 'quiz', ${at}, ${by})`,
      sql`insert into import_items (import_id, item_no, title, place, outcome, is_chosen)
        values (${key.import}, 1, 'One', '1', 'new', true)`,
      sql`insert into exports (id, format, wanted, created_at, created_by, expires_at)
        values (${crypto.randomUUID()}, 'moodle', '[]', ${at}, ${by}, ${at})`,
      sql`insert into key_corrections (id, question_id, version_id, version_ids, before, after,
          counts_old, reason, created_at, created_by, total, finished_at)
        select ${correction}, question_id, id, array[id], '{"letter":"a"}', '{"letter":"b"}',
          false, 'B is right', ${at}, ${by}, 0, ${at}
        from question_versions where question_id = ${changed} limit 1`,
      sql`insert into attempt_corrections (attempt_id, correction_id, mark, is_correct, at)
        select min(id), ${correction}, 1, true, ${at} from attempts where student_id = ${by}`,
      sql`insert into learn_page_versions
          (sub_topic_id, version, body, is_published, created_at, created_by)
        select min(sub_topic_id), 1000, '', false, ${at}, ${by} from learn_pages`,
    ]) {
      await app.db.execute(statement)
    }
  },
} satisfies PersonalRows
