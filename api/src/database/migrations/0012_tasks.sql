CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"by" uuid,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"cursor" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"result" jsonb,
	"queue_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tasks_queue_id_unique" UNIQUE("queue_id"),
	CONSTRAINT "tasks_once" UNIQUE("kind","key"),
	CONSTRAINT "tasks_state" CHECK ("tasks"."state" in ('waiting', 'running', 'done', 'failed', 'dead', 'cancelled')),
	CONSTRAINT "tasks_progress" CHECK ("tasks"."done" >= 0 and "tasks"."attempts" >= 0),
	CONSTRAINT "tasks_ended" CHECK (("tasks"."ended_at" is not null) = ("tasks"."state" in ('done', 'dead', 'cancelled')))
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_newest" ON "tasks" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tasks_of_person" ON "tasks" USING btree ("by");