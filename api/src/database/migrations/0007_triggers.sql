-- Tables that everything else is counted from or answered for by: rows are added, never changed
-- or taken away.
create or replace function refuse_change() returns trigger language plpgsql as $f$
begin
  raise exception 'Rows of % are never changed or deleted', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
--> statement-breakpoint
drop trigger if exists attempts_are_kept on attempts;
--> statement-breakpoint
create trigger attempts_are_kept before update or delete on attempts
  for each row execute function refuse_change();
--> statement-breakpoint
drop trigger if exists attempts_are_kept_whole on attempts;
--> statement-breakpoint
create trigger attempts_are_kept_whole before truncate on attempts
  for each statement execute function refuse_change();
--> statement-breakpoint
drop trigger if exists tuition_ledger_are_kept on tuition_ledger;
--> statement-breakpoint
create trigger tuition_ledger_are_kept before update or delete on tuition_ledger
  for each row execute function refuse_change();
--> statement-breakpoint
drop trigger if exists tuition_ledger_are_kept_whole on tuition_ledger;
--> statement-breakpoint
create trigger tuition_ledger_are_kept_whole before truncate on tuition_ledger
  for each statement execute function refuse_change();
--> statement-breakpoint
drop trigger if exists audit_log_are_kept on audit_log;
--> statement-breakpoint
create trigger audit_log_are_kept before update or delete on audit_log
  for each row execute function refuse_change();
--> statement-breakpoint
drop trigger if exists audit_log_are_kept_whole on audit_log;
--> statement-breakpoint
create trigger audit_log_are_kept_whole before truncate on audit_log
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Keeps `student_tallies` in step with every change of `student_questions`: the standings of the new
-- rows come in, those of the old ones go out, in one order of rows so that two writers never deadlock.
create or replace function tally_standings() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, 1 change
      from new_rows) c
      join question_assignments a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked) do update set questions = y.questions + excluded.questions;
  else
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, 1 change
      from new_rows union all
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, -1 change
      from old_rows) c
      join question_assignments a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked) do update set questions = y.questions + excluded.questions;
  end if;
  return null;
end $f$;
--> statement-breakpoint
drop trigger if exists tally_new_standings on student_questions;
--> statement-breakpoint
create trigger tally_new_standings after insert on student_questions
  referencing new table as new_rows
  for each statement execute function tally_standings();
--> statement-breakpoint
drop trigger if exists tally_changed_standings on student_questions;
--> statement-breakpoint
create trigger tally_changed_standings after update on student_questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_standings();
--> statement-breakpoint
-- The same with every change of the Revise assignments, by which questions are counted under topics.
create or replace function tally_assignments() returns trigger language plpgsql as $f$
begin
  if tg_op <> 'INSERT' then
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, -1 change
      from student_questions) c
      join old_rows a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked) do update set questions = y.questions + excluded.questions;
  end if;
  if tg_op <> 'DELETE' then
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, 1 change
      from student_questions) c
      join new_rows a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked) do update set questions = y.questions + excluded.questions;
  end if;
  return null;
end $f$;
--> statement-breakpoint
drop trigger if exists tally_new_assignments on question_assignments;
--> statement-breakpoint
create trigger tally_new_assignments after insert on question_assignments
  referencing new table as new_rows
  for each statement execute function tally_assignments();
--> statement-breakpoint
drop trigger if exists tally_changed_assignments on question_assignments;
--> statement-breakpoint
create trigger tally_changed_assignments after update on question_assignments
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_assignments();
--> statement-breakpoint
drop trigger if exists tally_removed_assignments on question_assignments;
--> statement-breakpoint
create trigger tally_removed_assignments after delete on question_assignments
  referencing old table as old_rows
  for each statement execute function tally_assignments();
