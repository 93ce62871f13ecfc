CREATE TABLE "late_report_reminders" (
	"session_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	"reminded_by" uuid,
	CONSTRAINT "late_report_reminders_session_id_day_pk" PRIMARY KEY("session_id","day")
);
--> statement-breakpoint
DROP INDEX "mails_created";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "late_report_reminders" ADD CONSTRAINT "late_report_reminders_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_report_reminders" ADD CONSTRAINT "late_report_reminders_tutor_id_users_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_report_reminders" ADD CONSTRAINT "late_report_reminders_reminded_by_users_id_fk" FOREIGN KEY ("reminded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_report_reminders_tutor" ON "late_report_reminders" USING btree ("tutor_id","day");--> statement-breakpoint
CREATE INDEX "late_report_reminders_by" ON "late_report_reminders" USING btree ("reminded_by");--> statement-breakpoint
CREATE INDEX "mails_not_sent" ON "mails" USING btree ("created_at") WHERE "mails"."next_try_at" is null and "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");