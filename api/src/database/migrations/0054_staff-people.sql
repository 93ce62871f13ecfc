CREATE TABLE "tutor_subjects" (
	"tutor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "tutor_subjects_tutor_id_position_pk" PRIMARY KEY("tutor_id","position"),
	CONSTRAINT "tutor_subjects_length" CHECK (char_length("tutor_subjects"."subject") between 1 and 60),
	CONSTRAINT "tutor_subjects_position" CHECK ("tutor_subjects"."position" between 1 and 20)
);
--> statement-breakpoint
DROP INDEX "audit_log_record";--> statement-breakpoint
ALTER TABLE "tutor_subjects" ADD CONSTRAINT "tutor_subjects_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_of_record" ON "audit_log" USING btree ("record","kind") WHERE "audit_log"."record" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_link" ON "audit_log" USING btree (split_part("record", ':', 2)) WHERE "audit_log"."kind" = 'link';--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","at") WHERE "audit_log"."kind" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_batch" ON "audit_log" USING btree ("batch") WHERE "audit_log"."batch" is not null;--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_stopped" ON "users" USING btree ("stopped_at") WHERE "users"."stopped_at" is not null;
--> statement-breakpoint
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
