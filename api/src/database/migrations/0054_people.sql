CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_stopped" ON "users" USING btree ("stopped_at") WHERE "users"."stopped_at" is not null;--> statement-breakpoint
-- By hand
-- Versions are only ever added. Of a record the newest 50 stay; older ones may go, and those of an
-- account go with its person.
create or replace function refuse_other_than_old_versions() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' and (old.kind = 'account' or (
    select count(*) from content_versions
    where kind = old.kind and record_id = old.record_id and version > old.version
  ) >= 50) then
    return old;
  end if;
  raise exception 'Rows of % are never changed, and the newest 50 never deleted', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
