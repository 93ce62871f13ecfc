CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" jsonb NOT NULL,
	"link" text,
	"notification_link" text,
	"navigatable_link" text,
	"expires_at" timestamp with time zone,
	"state" text DEFAULT 'draft' NOT NULL,
	"send_at" timestamp with time zone,
	"expected_count" integer,
	"found_count" integer,
	"started_at" timestamp with time zone,
	"told_count" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('draft', 'scheduled', 'sending', 'waiting', 'sent', 'cancelled', 'recalled')),
	CONSTRAINT "messages_time" CHECK (("messages"."state" = 'draft') = ("messages"."send_at" is null)),
	CONSTRAINT "messages_yes" CHECK (("messages"."send_at" is null) = ("messages"."expected_count" is null)),
	CONSTRAINT "messages_line" CHECK (strpos("messages"."title", chr(10)) = 0 and strpos("messages"."title", chr(13)) = 0),
	CONSTRAINT "messages_link" CHECK (("messages"."link" is null) = ("messages"."notification_link" is null)),
	CONSTRAINT "messages_path" CHECK ("messages"."navigatable_link" like '/%'),
	CONSTRAINT "messages_address" CHECK ("messages"."notification_link" like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "notification_recipients" DROP CONSTRAINT "notification_recipients_email";--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("send_at") WHERE "messages"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "messages_by" ON "messages" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_recipients_mail" ON "notification_recipients" USING btree ("mail_id") WHERE "notification_recipients"."mail_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_message" ON "notifications" USING btree ("message_id") WHERE "notifications"."message_id" is not null;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_email" CHECK ("notification_recipients"."email" in ('none', 'daily', 'sent', 'failed', 'bounced'));