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
CREATE INDEX "audit_log_batch" ON "audit_log" USING btree ("batch") WHERE "audit_log"."batch" is not null;