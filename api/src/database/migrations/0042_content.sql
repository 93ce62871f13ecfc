CREATE TABLE "curriculum_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"mode" text NOT NULL,
	"items" jsonb NOT NULL,
	"month_versions" integer[] NOT NULL,
	"student_ids" uuid[],
	"tell_students" boolean NOT NULL,
	"students" integer NOT NULL,
	"done_students" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"gave_up_at" timestamp with time zone,
	"task_id" uuid
);
--> statement-breakpoint
CREATE TABLE "curriculum_template_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "curriculum_template_items_month" CHECK ("curriculum_template_items"."month" between 1 and 12),
	CONSTRAINT "curriculum_template_items_text" CHECK (char_length("curriculum_template_items"."text") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "curriculum_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"program_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer DEFAULT 0 NOT NULL,
	"month_versions" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	CONSTRAINT "curriculum_templates_programme" UNIQUE NULLS NOT DISTINCT("program_name"),
	CONSTRAINT "curriculum_templates_months" CHECK (array_length("curriculum_templates"."month_versions", 1) = 12)
);
--> statement-breakpoint
CREATE TABLE "document_downloads" (
	"document_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "document_downloads_document_id_day_pk" PRIMARY KEY("document_id","day"),
	CONSTRAINT "document_downloads_count" CHECK ("document_downloads"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_subjects" (
	"document_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "document_subjects_document_id_subject_id_pk" PRIMARY KEY("document_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "teaching_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"admission_test_id" integer,
	"section_id" integer,
	"year" smallint,
	"paper_part" text,
	"file_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone,
	"state" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teaching_documents_kinds" CHECK ("teaching_documents"."kind" in ('lesson plan', 'guide', 'past paper')),
	CONSTRAINT "teaching_documents_state" CHECK ("teaching_documents"."state" in ('draft', 'published', 'archived')),
	CONSTRAINT "teaching_documents_part" CHECK ("teaching_documents"."paper_part" in ('question paper', 'mark scheme', 'report', 'formulae')),
	CONSTRAINT "teaching_documents_year" CHECK ("teaching_documents"."year" between 1900 and 2200),
	CONSTRAINT "teaching_documents_paper" CHECK ("teaching_documents"."kind" <> 'past paper' or ("teaching_documents"."admission_test_id" is not null and "teaching_documents"."paper_part" is not null)),
	CONSTRAINT "teaching_documents_downloads" CHECK ("teaching_documents"."downloads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"section" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faqs_audience" CHECK ("faqs"."audience" in ('student', 'tutor', 'school')),
	CONSTRAINT "faqs_state" CHECK ("faqs"."state" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "help_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"faq_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"assigned_to" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "help_messages_topic_known" CHECK ("help_messages"."topic" in ('portal', 'account', 'tuition', 'learning', 'other')),
	CONSTRAINT "help_messages_state_known" CHECK ("help_messages"."state" in ('new', 'open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "help_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"is_ours" boolean NOT NULL,
	"text" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover_id" uuid,
	"body" text NOT NULL,
	"pinned" boolean NOT NULL,
	"roles" text[] NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_reads" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_reads_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_roles" (
	"post_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "post_roles_role_post_id_pk" PRIMARY KEY("role","post_id"),
	CONSTRAINT "post_roles_known" CHECK ("post_roles"."role" in ('Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager'))
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover_id" uuid,
	"body" text NOT NULL,
	"pinned" boolean NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"announce" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_kind" CHECK ("posts"."kind" in ('blog', 'news')),
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('draft', 'scheduled', 'published', 'archived')),
	CONSTRAINT "posts_when" CHECK ("posts"."state" in ('draft', 'archived') or ("posts"."publish_at" is not null and "posts"."published_version" is not null))
);
--> statement-breakpoint
ALTER TABLE "curriculum_items" DROP CONSTRAINT "curriculum_items_place";--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "source" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "template_item_id" uuid;--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "taken_version" integer;--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "is_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_curricula" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "student_curricula" ADD COLUMN "taken_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_publications" ADD CONSTRAINT "curriculum_publications_template_id_curriculum_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."curriculum_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_publications" ADD CONSTRAINT "curriculum_publications_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_publications" ADD CONSTRAINT "curriculum_publications_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_template_items" ADD CONSTRAINT "curriculum_template_items_template_id_curriculum_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."curriculum_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_downloads" ADD CONSTRAINT "document_downloads_document_id_teaching_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."teaching_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_subjects" ADD CONSTRAINT "document_subjects_document_id_teaching_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."teaching_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_subjects" ADD CONSTRAINT "document_subjects_subject_id_content_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."content_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_documents" ADD CONSTRAINT "teaching_documents_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_documents" ADD CONSTRAINT "teaching_documents_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_documents" ADD CONSTRAINT "teaching_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_replies" ADD CONSTRAINT "help_replies_message_id_help_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."help_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_replies" ADD CONSTRAINT "help_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_roles" ADD CONSTRAINT "post_roles_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curriculum_publications_newest" ON "curriculum_publications" USING btree ("template_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "curriculum_publications_task" ON "curriculum_publications" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "curriculum_publications_by" ON "curriculum_publications" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_publications_running" ON "curriculum_publications" USING btree ("template_id") WHERE "curriculum_publications"."finished_at" is null and "curriculum_publications"."gave_up_at" is null;--> statement-breakpoint
CREATE INDEX "curriculum_template_items_place" ON "curriculum_template_items" USING btree ("template_id","month","position");--> statement-breakpoint
CREATE INDEX "document_subjects_subject" ON "document_subjects" USING btree ("subject_id","document_id");--> statement-breakpoint
CREATE INDEX "teaching_documents_shown" ON "teaching_documents" USING btree (lower("title"),"id") WHERE "teaching_documents"."state" = 'published';--> statement-breakpoint
CREATE INDEX "teaching_documents_kind" ON "teaching_documents" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "teaching_documents_test" ON "teaching_documents" USING btree ("admission_test_id","year");--> statement-breakpoint
CREATE INDEX "teaching_documents_section" ON "teaching_documents" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "teaching_documents_file" ON "teaching_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "faqs_in_order" ON "faqs" USING btree ("audience","position","id");--> statement-breakpoint
CREATE INDEX "help_messages_of_person" ON "help_messages" USING btree ("user_id","said_at");--> statement-breakpoint
CREATE INDEX "help_messages_state" ON "help_messages" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "help_messages_waiting" ON "help_messages" USING btree ("waiting_since") WHERE "help_messages"."state" in ('new', 'open');--> statement-breakpoint
CREATE INDEX "help_messages_assigned" ON "help_messages" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "help_messages_faq" ON "help_messages" USING btree ("faq_id");--> statement-breakpoint
CREATE INDEX "help_replies_of" ON "help_replies" USING btree ("message_id","said_at");--> statement-breakpoint
CREATE INDEX "help_replies_by" ON "help_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_drafts_cover" ON "post_drafts" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "post_drafts_person" ON "post_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "post_reads_user" ON "post_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_roles_post" ON "post_roles" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_shown" ON "posts" USING btree ("publish_at") WHERE "posts"."state" in ('scheduled', 'published');--> statement-breakpoint
CREATE INDEX "posts_of_kind" ON "posts" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "posts_to_announce" ON "posts" USING btree ("publish_at") WHERE "posts"."state" = 'scheduled' or ("posts"."state" = 'published' and "posts"."announce" and "posts"."announced_at" is null);--> statement-breakpoint
CREATE INDEX "posts_cover" ON "posts" USING btree ("cover_id");--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD CONSTRAINT "curriculum_items_template_item_id_curriculum_template_items_id_fk" FOREIGN KEY ("template_item_id") REFERENCES "public"."curriculum_template_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_curricula" ADD CONSTRAINT "student_curricula_template_id_curriculum_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."curriculum_templates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curriculum_items_place" ON "curriculum_items" USING btree ("student_id","month","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_items_of_template" ON "curriculum_items" USING btree ("template_item_id","student_id") WHERE "curriculum_items"."archived_at" is null and "curriculum_items"."template_item_id" is not null;--> statement-breakpoint
CREATE INDEX "student_curricula_template" ON "student_curricula" USING btree ("template_id","student_id");--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD CONSTRAINT "curriculum_items_source" CHECK (("curriculum_items"."template_item_id" is not null) = ("curriculum_items"."source" = 'template')
        and ("curriculum_items"."taken_version" is not null) = ("curriculum_items"."template_item_id" is not null));
--> statement-breakpoint
-- What most students had before there were templates becomes the template of every programme.
INSERT INTO "curriculum_templates" ("id", "name", "version", "published_version", "month_versions")
SELECT gen_random_uuid(), 'Every programme', 1, 1, '{1,1,1,1,1,1,1,1,1,1,1,1}'
WHERE EXISTS (SELECT 1 FROM "curriculum_items");--> statement-breakpoint
INSERT INTO "curriculum_template_items" ("id", "template_id", "month", "position", "text", "is_extended", "version")
SELECT gen_random_uuid(), t."id", h."month",
	row_number() over (partition by h."month" order by h."place", h."text")::smallint, h."text", h."is_extended", 1
FROM (
	SELECT "month", "text", "is_extended", min("position") "place", count(distinct "student_id") "students"
	FROM "curriculum_items" WHERE char_length("text") BETWEEN 1 AND 300 GROUP BY "month", "text", "is_extended"
) h
CROSS JOIN "curriculum_templates" t
WHERE h."students" * 2 >= (SELECT count(distinct "student_id") FROM "curriculum_items");--> statement-breakpoint
UPDATE "curriculum_items" i
SET "source" = 'template', "template_item_id" = f."template_item_id", "taken_version" = 1
FROM (
	SELECT DISTINCT ON (i."student_id", m."id") i."id", m."id" "template_item_id"
	FROM "curriculum_items" i
	JOIN "curriculum_template_items" m
		ON m."month" = i."month" AND m."text" = i."text" AND m."is_extended" = i."is_extended"
	ORDER BY i."student_id", m."id", i."position", i."id"
) f
WHERE f."id" = i."id";--> statement-breakpoint
INSERT INTO "student_curricula" ("student_id", "template_id", "taken_version")
SELECT DISTINCT i."student_id", t."id", 1
FROM "curriculum_items" i CROSS JOIN "curriculum_templates" t
ON CONFLICT ("student_id") DO UPDATE SET "template_id" = excluded."template_id", "taken_version" = 1;--> statement-breakpoint
INSERT INTO "curriculum_publications" ("id", "template_id", "version", "mode", "items", "month_versions",
	"tell_students", "students", "done_students", "counts", "at", "finished_at")
SELECT gen_random_uuid(), t."id", 1, 'merge',
	(SELECT coalesce(jsonb_agg(jsonb_build_object('id', m."id", 'month', m."month", 'position', m."position",
		'text', m."text", 'isExtended', m."is_extended", 'links', m."links", 'version', 1)), '[]')
		FROM "curriculum_template_items" m WHERE m."template_id" = t."id"),
	t."month_versions", false, s."students", s."students",
	'{"new":0,"changed":0,"moved":0,"removed":0,"kept":0,"archived":0,"ticks":0}', now(), now()
FROM "curriculum_templates" t, (SELECT count(*)::int "students" FROM "student_curricula" WHERE "template_id" IS NOT NULL) s;
