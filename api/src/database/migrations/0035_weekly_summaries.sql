CREATE TABLE "weekly_summaries" (
	"parent_id" uuid NOT NULL,
	"sent_on" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_summaries_parent_id_sent_on_pk" PRIMARY KEY("parent_id","sent_on")
);
--> statement-breakpoint
ALTER TABLE "weekly_summaries" ADD CONSTRAINT "weekly_summaries_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;