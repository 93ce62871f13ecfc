DROP INDEX "question_pairs_waiting";--> statement-breakpoint
ALTER TABLE "question_figures" ADD COLUMN "flag_kinds" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_figures" ADD COLUMN "fault_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_figures" ADD COLUMN "flagged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_figures" ADD COLUMN "tests" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_tallies" ADD COLUMN "tests" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_tallies" ADD COLUMN "flag_kinds" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "question_pairs_ranked" ON "question_pairs" USING btree (array_position(array['same', 'near', 'variant'], "kind"),"resemblance" DESC NULLS FIRST,"question_id","other_id") WHERE "question_pairs"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "question_figures_flags" ON "question_figures" USING btree ("fault_since",("flag_kinds" & 2) desc,"flagged_at" DESC NULLS FIRST,"question_id") WHERE "question_figures"."flag_kinds" > 0;--> statement-breakpoint
CREATE INDEX "question_figures_tests" ON "question_figures" USING gin ("tests") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "question_figures_unfiled" ON "question_figures" USING btree ("question_id") WHERE "question_figures"."tests" = '{}';--> statement-breakpoint
-- Under which tests these questions are filed, live or parked. Of two who file one question the
-- second waits here, and then sees what the first one did.
create or replace function note_tests(ids integer[]) returns void language plpgsql as $f$
begin
  perform 1 from question_figures where question_id = any(ids) order by question_id for update;
  update question_figures f set tests = c.tests
  from (
    select i.id, array(
      select admission_test_id from question_assignments where question_id = i.id
      union select admission_test_id from parked_assignments where question_id = i.id
      order by 1) tests
    from unnest(ids) i (id)) c
  where f.question_id = c.id and f.tests <> c.tests;
end $f$;
--> statement-breakpoint
create or replace function carry_tests() returns trigger language plpgsql as $f$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct question_id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct question_id from old_rows);
  else
    ids := array(select distinct question_id from (
      (select question_id, admission_test_id from old_rows
        except select question_id, admission_test_id from new_rows)
      union all
      (select question_id, admission_test_id from new_rows
        except select question_id, admission_test_id from old_rows)) d);
  end if;
  if cardinality(ids) > 0 then perform note_tests(ids); end if;
  return null;
end $f$;
--> statement-breakpoint
-- Which flags a question has. A flag counts as open from when it is put until it is explained or its
-- fault is settled; how often a question is flagged is worked out with its other figures.
create or replace function carry_flags() returns trigger language plpgsql as $f$
declare
  ids integer[];
begin
  if tg_op = 'DELETE' then
    ids := array(select distinct question_id from old_rows);
  else
    ids := array(select distinct question_id from new_rows);
  end if;
  if cardinality(ids) = 0 then return null; end if;
  perform 1 from question_figures where question_id = any(ids) order by question_id for update;
  update question_figures f set open_flags = c.open_flags, flag_kinds = c.kinds,
    fault_since = c.fault_since, flagged_at = c.flagged_at
  from (
    select i.id,
      count(g.id) filter (where g.state = 'open' or (g.outcome = 'fault' and g.settled_at is null))
        open_flags,
      coalesce(bit_or(1 + case when g.state = 'open' then 2 else 0 end
        + case when g.outcome = 'fault' and g.settled_at is null then 4 else 0 end
        + case when g.settled_at is not null then 8 else 0 end) filter (where g.id is not null), 0)
        kinds,
      min(g.answered_at) filter (where g.outcome = 'fault' and g.settled_at is null) fault_since,
      max(g.created_at) flagged_at
    from unnest(ids) i (id) left join question_flags g on g.question_id = i.id
    group by i.id) c
  where f.question_id = c.id
    and (f.open_flags, f.flag_kinds, f.fault_since, f.flagged_at)
      is distinct from (c.open_flags, c.kinds, c.fault_since, c.flagged_at);
  if tg_op <> 'UPDATE' then
    insert into question_changes (question_id) select unnest(ids);
  end if;
  return null;
end $f$;
--> statement-breakpoint
drop trigger count_open_flags on question_flags;
--> statement-breakpoint
drop function count_open_flags();
--> statement-breakpoint
create trigger carry_new_flags after insert on question_flags
  referencing new table as new_rows
  for each statement execute function carry_flags();
--> statement-breakpoint
create trigger carry_changed_flags after update on question_flags
  referencing new table as new_rows
  for each statement execute function carry_flags();
--> statement-breakpoint
create trigger carry_removed_flags after delete on question_flags
  referencing old table as old_rows
  for each statement execute function carry_flags();
--> statement-breakpoint
create trigger carry_tests_of_new_filings after insert on question_assignments
  referencing new table as new_rows
  for each statement execute function carry_tests();
--> statement-breakpoint
create trigger carry_tests_of_changed_filings after update on question_assignments
  referencing old table as old_rows new table as new_rows
  for each statement execute function carry_tests();
--> statement-breakpoint
create trigger carry_tests_of_removed_filings after delete on question_assignments
  referencing old table as old_rows
  for each statement execute function carry_tests();
--> statement-breakpoint
create trigger carry_tests_of_new_parked after insert on parked_assignments
  referencing new table as new_rows
  for each statement execute function carry_tests();
--> statement-breakpoint
create trigger carry_tests_of_changed_parked after update on parked_assignments
  referencing old table as old_rows new table as new_rows
  for each statement execute function carry_tests();
--> statement-breakpoint
create trigger carry_tests_of_removed_parked after delete on parked_assignments
  referencing old table as old_rows
  for each statement execute function carry_tests();
--> statement-breakpoint
update question_figures f set
  tests = array(
    select admission_test_id from question_assignments where question_id = f.question_id
    union select admission_test_id from parked_assignments where question_id = f.question_id
    order by 1),
  flag_kinds = coalesce(c.kinds, 0), fault_since = c.fault_since, flagged_at = c.flagged_at
from questions q
left join (
  select question_id,
    bit_or(1 + case when state = 'open' then 2 else 0 end
      + case when outcome = 'fault' and settled_at is null then 4 else 0 end
      + case when settled_at is not null then 8 else 0 end) kinds,
    min(answered_at) filter (where outcome = 'fault' and settled_at is null) fault_since,
    max(created_at) flagged_at
  from question_flags group by 1) c on c.question_id = q.id
where q.id = f.question_id;
--> statement-breakpoint
-- Keeps `question_tallies` in step with every change of `question_figures`, by rows that are added.
create or replace function tally_questions() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into question_tallies (state, needs_check, tests, flag_kinds, questions)
    select state, needs_check, tests, flag_kinds, count(*) from new_rows group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into question_tallies (state, needs_check, tests, flag_kinds, questions)
    select state, needs_check, tests, flag_kinds, -count(*) from old_rows group by 1, 2, 3, 4;
  else
    insert into question_tallies (state, needs_check, tests, flag_kinds, questions)
    select state, needs_check, tests, flag_kinds, sum(change)
    from (
      select state, needs_check, tests, flag_kinds, 1 change from new_rows union all
      select state, needs_check, tests, flag_kinds, -1 change from old_rows) c
    group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $f$;
--> statement-breakpoint
delete from question_tallies;
--> statement-breakpoint
insert into question_tallies (state, needs_check, tests, flag_kinds, questions)
  select state, needs_check, tests, flag_kinds, count(*) from question_figures group by 1, 2, 3, 4;
