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
CREATE INDEX "audit_snoozes_ended_by" ON "audit_snoozes" USING btree ("ended_by");