CREATE TABLE "question_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"needs_check" text,
	"questions" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "question_statistics_changed";--> statement-breakpoint
ALTER TABLE "question_statistics" ALTER COLUMN "changed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question_figures" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
CREATE INDEX "question_figures_facility_down" ON "question_figures" USING btree ("facility" DESC NULLS LAST,"question_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_figures_discrimination_down" ON "question_figures" USING btree ("discrimination_index" DESC NULLS LAST,"question_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_figures_efficiency_down" ON "question_figures" USING btree ("discriminative_efficiency" DESC NULLS LAST,"question_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_figures_median_down" ON "question_figures" USING btree ("median_ms" DESC NULLS LAST,"question_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_figures_flag_rate_down" ON "question_figures" USING btree ("flag_rate" DESC NULLS LAST,"question_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_figures_flagged" ON "question_figures" USING btree ("question_id") WHERE "question_figures"."open_flags" > 0;--> statement-breakpoint
CREATE INDEX "questions_difficulty" ON "questions" USING btree ("difficulty","id");--> statement-breakpoint
CREATE INDEX "question_statistics_changed" ON "question_statistics" USING btree ("changed_at") WHERE "question_statistics"."changed_at" is not null;
--> statement-breakpoint
-- Every question has its row of figures, which knows the question's state.
create or replace function begin_figures() returns trigger language plpgsql as $f$
begin
  insert into question_figures (question_id, state, updated_at)
  select id, state, now() from new_rows;
  return null;
end $f$;
--> statement-breakpoint
create or replace function carry_question_states() returns trigger language plpgsql as $f$
begin
  update question_figures f set state = n.state
  from new_rows n join old_rows o on o.id = n.id
  where f.question_id = n.id and n.state <> o.state;
  return null;
end $f$;
--> statement-breakpoint
-- Keeps `question_tallies` in step with every change of `question_figures`, by rows that are added.
create or replace function tally_questions() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into question_tallies (state, needs_check, questions)
    select state, needs_check, count(*) from new_rows group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into question_tallies (state, needs_check, questions)
    select state, needs_check, -count(*) from old_rows group by 1, 2;
  else
    insert into question_tallies (state, needs_check, questions)
    select state, needs_check, sum(change)
    from (
      select state, needs_check, 1 change from new_rows union all
      select state, needs_check, -1 change from old_rows) c
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $f$;
--> statement-breakpoint
-- A flag counts from when it is put until it is explained or its fault is settled; how often a
-- question is flagged is worked out with its other figures.
create or replace function count_open_flags() returns trigger language plpgsql as $f$
declare
  question integer := coalesce(new.question_id, old.question_id);
  change integer := 0;
begin
  if tg_op <> 'DELETE' and (new.state = 'open' or (new.outcome = 'fault' and new.settled_at is null))
  then change := change + 1; end if;
  if tg_op <> 'INSERT' and (old.state = 'open' or (old.outcome = 'fault' and old.settled_at is null))
  then change := change - 1; end if;
  if change <> 0 then
    update question_figures set open_flags = open_flags + change where question_id = question;
  end if;
  if tg_op <> 'UPDATE' then
    insert into question_changes (question_id) values (question);
  end if;
  return null;
end $f$;
--> statement-breakpoint
-- Which marks of items were added or taken away.
create or replace function note_item_marks() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' then
    insert into question_changes (question_id) select distinct question_id from old_rows;
  else
    insert into question_changes (question_id) select distinct question_id from new_rows;
  end if;
  return null;
end $f$;
--> statement-breakpoint
insert into question_figures (question_id, state, open_flags, updated_at)
  select q.id, q.state, (select count(*) from question_flags f where f.question_id = q.id
    and (f.state = 'open' or (f.outcome = 'fault' and f.settled_at is null))), now()
  from questions q;
--> statement-breakpoint
insert into question_tallies (state, needs_check, questions)
  select state, needs_check, count(*) from question_figures group by 1, 2;
--> statement-breakpoint
insert into question_changes (question_id) select distinct question_id from item_marks;
--> statement-breakpoint
create trigger begin_figures_of_new_questions after insert on questions
  referencing new table as new_rows
  for each statement execute function begin_figures();
--> statement-breakpoint
create trigger carry_question_states after update on questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function carry_question_states();
--> statement-breakpoint
create trigger tally_new_questions after insert on question_figures
  referencing new table as new_rows
  for each statement execute function tally_questions();
--> statement-breakpoint
create trigger tally_changed_questions after update on question_figures
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_questions();
--> statement-breakpoint
create trigger tally_removed_questions after delete on question_figures
  referencing old table as old_rows
  for each statement execute function tally_questions();
--> statement-breakpoint
create trigger note_new_item_marks after insert on item_marks
  referencing new table as new_rows
  for each statement execute function note_item_marks();
--> statement-breakpoint
create trigger note_changed_item_marks after update on item_marks
  referencing new table as new_rows
  for each statement execute function note_item_marks();
--> statement-breakpoint
create trigger note_removed_item_marks after delete on item_marks
  referencing old table as old_rows
  for each statement execute function note_item_marks();
--> statement-breakpoint
create trigger count_open_flags after insert or update or delete on question_flags
  for each row execute function count_open_flags();
