CREATE TABLE "review_tallies" (
	"student_id" uuid NOT NULL,
	"minutes" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"cards" integer NOT NULL,
	CONSTRAINT "review_tallies_student_id_minutes_since_pk" PRIMARY KEY("student_id","minutes","since"),
	CONSTRAINT "review_tallies_minutes" CHECK ("review_tallies"."minutes" in (15, 1440))
);
--> statement-breakpoint
DROP INDEX "review_cards_due";
--> statement-breakpoint
ALTER TABLE "student_tallies" DROP CONSTRAINT "student_tallies_student_id_topic_id_question_type_difficulty_outcome_is_flagged_is_bookmarked_pk";
--> statement-breakpoint
ALTER TABLE "student_tallies" ADD COLUMN "is_due" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "student_tallies" ADD CONSTRAINT "student_tallies_student_id_topic_id_question_type_difficulty_outcome_is_flagged_is_bookmarked_is_due_pk" PRIMARY KEY("student_id","topic_id","question_type","difficulty","outcome","is_flagged","is_bookmarked","is_due");
--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "is_due" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "student_questions" ADD COLUMN "is_due" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "review_tallies" ADD CONSTRAINT "review_tallies_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "review_cards_not_yet_due" ON "review_cards" USING btree ("student_id","due") WHERE not "review_cards"."is_due";
--> statement-breakpoint
CREATE INDEX "review_cards_question" ON "review_cards" USING btree ("question_id");
--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("student_id","due","question_id");
--> statement-breakpoint
-- As before, and by whether it is due.
create or replace function tally_standings() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, is_due, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, c.is_due, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, is_due, 1 change
      from new_rows) c
      join question_assignments a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked, is_due) do update set questions = y.questions + excluded.questions;
  else
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, is_due, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, c.is_due, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, is_due, 1 change
      from new_rows union all
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, is_due, -1 change
      from old_rows) c
      join question_assignments a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked, is_due) do update set questions = y.questions + excluded.questions;
  end if;
  return null;
end $f$;
--> statement-breakpoint
create or replace function tally_assignments() returns trigger language plpgsql as $f$
begin
  if tg_op <> 'INSERT' then
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, is_due, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, c.is_due, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, is_due, -1 change
      from student_questions) c
      join old_rows a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked, is_due) do update set questions = y.questions + excluded.questions;
  end if;
  if tg_op <> 'DELETE' then
    insert into student_tallies as y (student_id, topic_id, question_type, difficulty,
      outcome, is_flagged, is_bookmarked, is_due, questions)
    select c.student_id, a.topic_id, a.question_type, a.difficulty, c.outcome, c.is_flagged,
      c.is_bookmarked, c.is_due, sum(c.change)
    from (
      select student_id, question_id,
        case when last_correct is null then 0 when last_correct then 2 else 1 end outcome,
        is_flagged, is_bookmarked, is_due, 1 change
      from student_questions) c
      join new_rows a on a.question_id = c.question_id and a.question_location = 1
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(c.change) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (student_id, topic_id, question_type, difficulty, outcome, is_flagged,
      is_bookmarked, is_due) do update set questions = y.questions + excluded.questions;
  end if;
  return null;
end $f$;
--> statement-breakpoint
insert into review_tallies (student_id, minutes, since, cards)
select r.student_id, s.minutes,
  date_bin(s.minutes * interval '1 minute', r.due, timestamptz '2000-01-01 00:00+00'), count(*)
from review_cards r cross join (values (15::smallint), (1440::smallint)) s (minutes)
where exists (select 1 from question_assignments a where a.question_id = r.question_id)
group by 1, 2, 3;
--> statement-breakpoint
-- Cards of questions that were left out: from now on every card has a row there, which is held first.
insert into student_questions (student_id, question_id)
select student_id, question_id from review_cards
on conflict (student_id, question_id) do nothing;
--> statement-breakpoint
-- Changes students' tallies by what comes in (1) or goes out (-1) at a moment. One writer at a time does so
-- for a student, as one statement may come here twice; rows of spans into which nothing falls any more go.
create or replace function tally_reviews_by(changes jsonb) returns void language plpgsql as $f$
begin
  if changes is null then
    return;
  end if;
  perform from students
  where user_id in (select c.student_id from jsonb_to_recordset(changes) as c (student_id uuid))
  order by user_id for no key update;
  insert into review_tallies as y (student_id, minutes, since, cards)
  select c.student_id, s.minutes,
    date_bin(s.minutes * interval '1 minute', c.due, timestamptz '2000-01-01 00:00+00'),
    sum(c.change)
  from jsonb_to_recordset(changes) as c (student_id uuid, due timestamptz, change int)
  cross join (values (15::smallint), (1440::smallint)) s (minutes)
  group by 1, 2, 3
  having sum(c.change) <> 0
  on conflict (student_id, minutes, since) do update set cards = y.cards + excluded.cards;
  delete from review_tallies y
  using jsonb_to_recordset(changes) as c (student_id uuid, due timestamptz)
  cross join (values (15::smallint), (1440::smallint)) s (minutes)
  where y.cards = 0 and y.student_id = c.student_id and y.minutes = s.minutes
    and y.since =
      date_bin(s.minutes * interval '1 minute', c.due, timestamptz '2000-01-01 00:00+00');
end $f$;
--> statement-breakpoint
-- A card that comes later is no longer due, whoever writes it.
create or replace function put_off_review() returns trigger language plpgsql as $f$
begin
  new.is_due := false;
  return new;
end $f$;
--> statement-breakpoint
create trigger review_is_put_off before update of due on review_cards
  for each row when (old.is_due and new.due is distinct from old.due)
  execute function put_off_review();
--> statement-breakpoint
-- Keeps `review_tallies` in step with every change of `review_cards`, as far as questions are filed, and
-- has `student_questions` say of each whether it is due, by which `student_tallies` do.
create or replace function tally_reviews() returns trigger language plpgsql as $f$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('student_id', r.student_id, 'due', r.due, 'change', 1))
    into changes from new_rows r
    where exists (select 1 from question_assignments a where a.question_id = r.question_id);
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_object('student_id', r.student_id, 'due', r.due, 'change', -1))
    into changes from old_rows r
    where exists (select 1 from question_assignments a where a.question_id = r.question_id);
    update student_questions q set is_due = false from old_rows o
    where o.is_due and q.student_id = o.student_id and q.question_id = o.question_id;
  else
    select jsonb_agg(jsonb_build_object('student_id', r.student_id, 'due', c.due,
      'change', c.change))
    into changes
    from new_rows r
    join old_rows o using (student_id, question_id)
    cross join lateral (values (r.due, 1), (o.due, -1)) c (due, change)
    where r.due <> o.due
      and exists (select 1 from question_assignments a where a.question_id = r.question_id);
    insert into student_questions as q (student_id, question_id, is_due)
    select r.student_id, r.question_id, r.is_due
    from new_rows r join old_rows o using (student_id, question_id)
    where r.is_due <> o.is_due
    order by 1, 2
    on conflict (student_id, question_id) do update set is_due = excluded.is_due;
  end if;
  perform tally_reviews_by(changes);
  return null;
end $f$;
--> statement-breakpoint
create trigger tally_new_reviews after insert on review_cards
  referencing new table as new_rows
  for each statement execute function tally_reviews();
--> statement-breakpoint
create trigger tally_changed_reviews after update on review_cards
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_reviews();
--> statement-breakpoint
create trigger tally_removed_reviews after delete on review_cards
  referencing old table as old_rows
  for each statement execute function tally_reviews();
--> statement-breakpoint
-- The same with the first assignment of a question, by which its cards begin to count, and the last.
create or replace function tally_reviews_filed() returns trigger language plpgsql as $f$
declare
  came int[] := '{}';
  gone int[] := '{}';
  changes jsonb;
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(question_id), '{}') into came from new_rows;
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(question_id), '{}') into gone from old_rows;
  end if;
  select jsonb_agg(jsonb_build_object('student_id', r.student_id, 'due', r.due, 'change',
    case when f.filed > 0 then 1 else -1 end))
  into changes
  from (
    select c.question_id, sum(c.change) change,
      (select count(*) from question_assignments a where a.question_id = c.question_id) filed
    from (
      select unnest(came) question_id, 1 change union all select unnest(gone), -1
    ) c
    group by c.question_id
  ) f
  join review_cards r on r.question_id = f.question_id
  where (f.filed > 0) <> (f.filed - f.change > 0);
  perform tally_reviews_by(changes);
  return null;
end $f$;
--> statement-breakpoint
create trigger tally_reviews_newly_filed after insert on question_assignments
  referencing new table as new_rows
  for each statement execute function tally_reviews_filed();
--> statement-breakpoint
create trigger tally_reviews_filed_otherwise after update on question_assignments
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_reviews_filed();
--> statement-breakpoint
create trigger tally_reviews_no_longer_filed after delete on question_assignments
  referencing old table as old_rows
  for each statement execute function tally_reviews_filed();
