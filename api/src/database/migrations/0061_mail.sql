CREATE TABLE "quiet_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	CONSTRAINT "quiet_hours_from" CHECK ("quiet_hours"."from_time" ~ '^([01][0-9]|2[0-3]):(00|15|30|45)$'),
	CONSTRAINT "quiet_hours_to" CHECK ("quiet_hours"."to_time" ~ '^([01][0-9]|2[0-3]):(00|15|30|45)$'),
	CONSTRAINT "quiet_hours_some" CHECK ("quiet_hours"."from_time" <> "quiet_hours"."to_time")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" ~ '^[a-z]{1,30}$');