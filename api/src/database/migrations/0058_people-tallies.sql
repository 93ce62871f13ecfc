CREATE TABLE "people_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"state" text NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_invited_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id") WHERE "users"."is_active" and "users"."password_hash" is null;--> statement-breakpoint
CREATE INDEX "users_stopped_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
-- By hand
create or replace function state_of_account(email text, is_active boolean, password_hash text)
  returns text language sql immutable parallel safe as $f$
  select case when email like '%@deleted.invalid' then 'nobody' when not is_active then 'stopped'
    when password_hash is null then 'invited' else 'active' end
$f$;
--> statement-breakpoint
-- Keeps `people_tallies` in step with every change of `users`, by rows that are added.
create or replace function tally_people() returns trigger language plpgsql as $f$
begin
  if tg_op = 'INSERT' then
    insert into people_tallies (role, state, people)
    select role, state_of_account(email, is_active, password_hash), count(*)
    from new_rows group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into people_tallies (role, state, people)
    select role, state_of_account(email, is_active, password_hash), -count(*)
    from old_rows group by 1, 2;
  else
    insert into people_tallies (role, state, people)
    select role, state, sum(change)
    from (
      select role, state_of_account(email, is_active, password_hash) state, 1 change
      from new_rows union all
      select role, state_of_account(email, is_active, password_hash) state, -1 change
      from old_rows) c
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $f$;
--> statement-breakpoint
create trigger tally_new_people after insert on users
  referencing new table as new_rows
  for each statement execute function tally_people();
--> statement-breakpoint
create trigger tally_changed_people after update on users
  referencing old table as old_rows new table as new_rows
  for each statement execute function tally_people();
--> statement-breakpoint
create trigger tally_removed_people after delete on users
  referencing old table as old_rows
  for each statement execute function tally_people();
--> statement-breakpoint
insert into people_tallies (role, state, people)
  select role, state_of_account(email, is_active, password_hash), count(*) from users group by 1, 2;
