CREATE TABLE "light_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "light_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time_zone" text NOT NULL,
	"schools" uuid[] NOT NULL,
	"since_on" date NOT NULL,
	"snoozed_until" date,
	"students" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_lights" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"schools" uuid[] NOT NULL,
	"sort_name" text NOT NULL,
	"last_at" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"since_on" date NOT NULL,
	"snoozed_until" date,
	"snoozed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "student_lights" ADD CONSTRAINT "student_lights_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "student_lights_since" ON "student_lights" USING btree ("since","sort_name","student_id") WHERE "student_lights"."is_active";
--> statement-breakpoint
CREATE INDEX "student_lights_snoozed" ON "student_lights" USING btree ("snoozed_until") WHERE "student_lights"."is_active" and "student_lights"."snoozed_until" is not null;
--> statement-breakpoint
CREATE INDEX "students_program" ON "students" USING btree ("program_name");
--> statement-breakpoint
-- What `student_lights` has to say of these students, worked out from what they did.
create or replace function lights_afresh(ids uuid[]) returns setof student_lights
language sql stable as $f$
  select st.user_id, u.is_active, u.time_zone,
    array(select s.school_id from student_schools s where s.student_id = st.user_id order by 1),
    lower(u.first_name || ' ' || u.last_name),
    a.at, coalesce(a.at, st.started_on::timestamp at time zone u.time_zone),
    coalesce((a.at at time zone u.time_zone)::date, st.started_on), z.until_on, z.made_at
  from students st
  join users u on u.id = st.user_id
  cross join lateral (
    select max(last_at) at from student_activity where student_id = st.user_id) a
  left join audit_snoozes z on z.student_id = st.user_id and z.ended_at is null
    and (a.at is null or a.at <= z.made_at)
  where st.user_id = any(ids)
$f$;
--> statement-breakpoint
-- Brings the rows of these students up to date. One writer at a time does so for a student, and what
-- others have committed while it waited is seen by the second statement, so that nothing is missed.
create or replace function keep_lights_of(ids uuid[]) returns void language plpgsql as $f$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  perform from student_lights where student_id = any(ids) order by student_id for no key update;
  update student_lights l set is_active = n.is_active, time_zone = n.time_zone,
    schools = n.schools, sort_name = n.sort_name, last_at = n.last_at, since = n.since,
    since_on = n.since_on, snoozed_until = n.snoozed_until, snoozed_at = n.snoozed_at
  from lights_afresh(ids) n
  where n.student_id = l.student_id and n is distinct from l;
end $f$;
--> statement-breakpoint
-- Keeps `student_lights` in step with tables that name a student.
create or replace function keep_lights() returns trigger language plpgsql as $f$
declare
  came uuid[] := '{}';
  gone uuid[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(distinct student_id), '{}') into came from new_rows;
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(distinct student_id), '{}') into gone from old_rows;
  end if;
  perform keep_lights_of(came || gone);
  return null;
end $f$;
--> statement-breakpoint
-- The same after activity, which comes more often than all else: a later moment changes the row by what
-- the row itself says, so that nothing is read anew. Rows of several students are taken in one order.
create or replace function keep_lights_by_activity() returns trigger language plpgsql as $f$
declare
  came int;
begin
  select count(*) into came from new_rows;
  if came = 0 then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if came > (
      select count(*) from new_rows n join old_rows o using (student_id, kind)
      where n.last_at >= o.last_at) then
      perform keep_lights_of(array(
        select student_id from new_rows union select student_id from old_rows));
      return null;
    end if;
  end if;
  if came > 1 then
    perform from student_lights where student_id in (select student_id from new_rows)
    order by student_id for no key update;
  end if;
  update student_lights l set last_at = n.at, since = n.at,
    since_on = (n.at at time zone l.time_zone)::date,
    snoozed_until = case when l.snoozed_at >= n.at then l.snoozed_until end,
    snoozed_at = case when l.snoozed_at >= n.at then l.snoozed_at end
  from (select student_id, max(last_at) at from new_rows group by student_id) n
  where l.student_id = n.student_id and (l.last_at is null or l.last_at < n.at);
  return null;
end $f$;
--> statement-breakpoint
create or replace function keep_lights_of_students() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into student_lights
    select n.* from lights_afresh(array(select user_id from new_rows)) n;
  else
    perform keep_lights_of(array(
      select n.user_id from new_rows n join old_rows o using (user_id)
      where n.started_on <> o.started_on));
  end if;
  return null;
end $f$;
--> statement-breakpoint
create or replace function keep_lights_of_users() returns trigger language plpgsql as $f$
begin
  perform keep_lights_of(array(
    select n.id from new_rows n join old_rows o using (id)
    where n.role = 'Student'
      and (n.is_active, n.time_zone, n.first_name, n.last_name)
        is distinct from (o.is_active, o.time_zone, o.first_name, o.last_name)));
  return null;
end $f$;
--> statement-breakpoint
-- Keeps `light_tallies` in step with every change of `student_lights`, by rows that are added.
create or replace function tally_lights() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into light_tallies (time_zone, schools, since_on, snoozed_until, students)
    select time_zone, schools, since_on, snoozed_until, count(*)
    from new_rows where is_active group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into light_tallies (time_zone, schools, since_on, snoozed_until, students)
    select time_zone, schools, since_on, snoozed_until, -count(*)
    from old_rows where is_active group by 1, 2, 3, 4;
  else
    insert into light_tallies (time_zone, schools, since_on, snoozed_until, students)
    select time_zone, schools, since_on, snoozed_until, sum(change)
    from (
      select time_zone, schools, since_on, snoozed_until, 1 change
      from new_rows where is_active union all
      select time_zone, schools, since_on, snoozed_until, -1 change
      from old_rows where is_active) c
    group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $f$;
--> statement-breakpoint
create trigger tally_new_lights after insert on student_lights
  referencing new table as new_rows
  for each statement execute function tally_lights();
--> statement-breakpoint
create trigger tally_changed_lights after update on student_lights
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_lights();
--> statement-breakpoint
create trigger tally_removed_lights after delete on student_lights
  referencing old table as old_rows
  for each statement execute function tally_lights();
--> statement-breakpoint
create trigger keep_lights_of_new_students after insert on students
  referencing new table as new_rows
  for each statement execute function keep_lights_of_students();
--> statement-breakpoint
create trigger keep_lights_of_changed_students after update on students
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_lights_of_students();
--> statement-breakpoint
create trigger keep_lights_of_changed_users after update on users
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_lights_of_users();
--> statement-breakpoint
create trigger keep_lights_by_new_activity after insert on student_activity
  referencing new table as new_rows
  for each statement execute function keep_lights_by_activity();
--> statement-breakpoint
create trigger keep_lights_by_changed_activity after update on student_activity
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_lights_by_activity();
--> statement-breakpoint
create trigger keep_lights_by_removed_activity after delete on student_activity
  referencing old table as old_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
create trigger keep_lights_by_new_schools after insert on student_schools
  referencing new table as new_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
create trigger keep_lights_by_changed_schools after update on student_schools
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
create trigger keep_lights_by_removed_schools after delete on student_schools
  referencing old table as old_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
create trigger keep_lights_by_new_snoozes after insert on audit_snoozes
  referencing new table as new_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
create trigger keep_lights_by_changed_snoozes after update on audit_snoozes
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
create trigger keep_lights_by_removed_snoozes after delete on audit_snoozes
  referencing old table as old_rows
  for each statement execute function keep_lights();
--> statement-breakpoint
insert into student_lights select n.* from lights_afresh(array(select user_id from students)) n;
--> statement-breakpoint
-- The last days on which somebody's activity has to be for the light to be orange, and for it to be
-- red: days are counted back from today, those that are holidays of everybody or of one of these
-- schools left out, until there are as many as the light needs.
create or replace function light_bounds(of_schools uuid[], today date, orange_from int,
  red_from int, out orange_on date, out red_on date) language plpgsql stable as $f$
declare
  on_day date := today;
  counted int := 0;
  free int;
  holiday record;
begin
  for holiday in
    select h.starts_on, h.ends_on from holidays h
    where h.starts_on <= today and (h.school_id is null or h.school_id = any(of_schools))
    order by h.ends_on desc
  loop
    free := greatest(0, on_day - holiday.ends_on);
    if orange_on is null and counted + free >= orange_from then
      orange_on := on_day - (orange_from - counted);
    end if;
    exit when counted + free >= red_from;
    counted := counted + free;
    on_day := least(on_day, holiday.starts_on - 1);
  end loop;
  orange_on := coalesce(orange_on, on_day - (orange_from - counted));
  red_on := on_day - (red_from - counted);
end $f$;
