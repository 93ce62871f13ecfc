DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("priority","next_try_at") WHERE "mails"."next_try_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_priority" CHECK ("mails"."priority" between 0 and 2);