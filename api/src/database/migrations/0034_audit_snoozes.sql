CREATE TABLE "audit_snoozes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until_on" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "audit_snoozes_ended" CHECK ("audit_snoozes"."ended_at" is null or "audit_snoozes"."ended_at" >= "audit_snoozes"."made_at")
);
--> statement-breakpoint
ALTER TABLE "audit_snoozes" ADD CONSTRAINT "audit_snoozes_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_snoozes" ADD CONSTRAINT "audit_snoozes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_snoozes" ADD CONSTRAINT "audit_snoozes_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_snoozes_one" ON "audit_snoozes" USING btree ("student_id") WHERE "audit_snoozes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "audit_snoozes_student" ON "audit_snoozes" USING btree ("student_id","made_at");--> statement-breakpoint
CREATE INDEX "audit_snoozes_made_by" ON "audit_snoozes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "audit_snoozes_ended_by" ON "audit_snoozes" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "users_students_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id") WHERE "users"."role" = 'Student' and "users"."is_active";--> statement-breakpoint
-- Days after one up to another that are holidays of everybody or of a school of the student's, each once.
create or replace function holidays_of_student(student uuid, after_day date, until_day date)
returns integer language plpgsql stable as $$
begin
  return (
    select count(distinct d.day)
    from holidays h
    cross join lateral generate_series(greatest(h.starts_on, after_day + 1)::timestamp,
      least(h.ends_on, until_day)::timestamp, interval '1 day') d (day)
    where h.starts_on <= until_day and h.ends_on > after_day
      and (h.school_id is null or exists (select 1 from student_schools ss
        where ss.student_id = student and ss.school_id = h.school_id)));
end
$$;
