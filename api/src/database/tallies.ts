import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** What a row of `student_questions` counts as. */
const standing = (rows: string, change: number) =>
  sql.raw(`
  select student_id, question_id,
    case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
    is_flagged, is_bookmarked, ${change} change
  from ${rows}`)

/** Adds changes `c` of standings in assignments `a` to the tallies, in one order of rows. */
const addUp = (from: ReturnType<typeof sql>) => sql`
  insert into student_tallies as y (student_id, topic_id, question_type, difficulty, outcome,
    is_flagged, is_bookmarked, questions)
  select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
    c.is_bookmarked, sum(c.change)
  from ${from}
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(c.change) <> 0
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
    is_bookmarked) do update set questions = y.questions + excluded.questions`

const revise = sql`a.question_id = c.question_id and a.question_location = 1`

/**
 * Keeps `student_tallies` in step with what it counts, in the same transaction, whoever writes:
 * with every change of `student_questions`, and of the Revise assignments. Applied after the
 * migrations at every start; does nothing where the triggers are there already.
 */
export async function keepTallies(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`
    do $$ begin
      if exists (select 1 from pg_trigger where tgname = 'tally_new_standings') then return; end if;

      create or replace function tally_standings() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'INSERT' then
          ${addUp(sql`(${standing('new_rows', 1)}) c join question_assignments a on ${revise}`)};
        else
          ${addUp(sql`(${standing('new_rows', 1)} union all ${standing('old_rows', -1)}) c
            join question_assignments a on ${revise}`)};
        end if;
        return null;
      end $f$;
      create trigger tally_new_standings after insert on student_questions
        referencing new table as new_rows
        for each statement execute function tally_standings();
      create trigger tally_changed_standings after update on student_questions
        referencing old table as old_rows new table as new_rows
        for each statement execute function tally_standings();

      create or replace function tally_assignments() returns trigger language plpgsql as $f$
      begin
        if tg_op <> 'INSERT' then
          ${addUp(sql`(${standing('student_questions', -1)}) c join old_rows a on ${revise}`)};
        end if;
        if tg_op <> 'DELETE' then
          ${addUp(sql`(${standing('student_questions', 1)}) c join new_rows a on ${revise}`)};
        end if;
        return null;
      end $f$;
      create trigger tally_new_assignments after insert on question_assignments
        referencing new table as new_rows
        for each statement execute function tally_assignments();
      create trigger tally_changed_assignments after update on question_assignments
        referencing old table as old_rows new table as new_rows
        for each statement execute function tally_assignments();
      create trigger tally_removed_assignments after delete on question_assignments
        referencing old table as old_rows
        for each statement execute function tally_assignments();
    end $$`)
}
