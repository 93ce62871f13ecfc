CREATE TABLE "bulk_people" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outcome" text,
	"why" text,
	CONSTRAINT "bulk_people_task_id_user_id_pk" PRIMARY KEY("task_id","user_id"),
	CONSTRAINT "bulk_people_outcome" CHECK ("bulk_people"."outcome" in ('changed', 'skipped')),
	CONSTRAINT "bulk_people_why" CHECK (("bulk_people"."why" is not null) = ("bulk_people"."outcome" is not distinct from 'skipped'))
);
--> statement-breakpoint
ALTER TABLE "bulk_people" ADD CONSTRAINT "bulk_people_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_people" ADD CONSTRAINT "bulk_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_people_person" ON "bulk_people" USING btree ("user_id");