CREATE TABLE "bulk_change_questions" (
	"change_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"outcome" text,
	"message" text,
	"before" jsonb,
	"changed_at" timestamp with time zone,
	CONSTRAINT "bulk_change_questions_change_id_question_id_pk" PRIMARY KEY("change_id","question_id"),
	CONSTRAINT "bulk_change_questions_outcome" CHECK ("bulk_change_questions"."outcome" in ('done', 'same', 'refused', 'undone', 'left'))
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change" jsonb NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"task_id" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "parked_assignments" (
	"id" integer PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"question_location" smallint NOT NULL,
	"admission_test_id" integer NOT NULL,
	"section_id" integer,
	"subject_id" integer,
	"topic_id" integer,
	"sub_topic_id" integer,
	"paper_type" smallint,
	"year" smallint,
	"mock_paper_number" smallint,
	"exam_section_id" integer,
	"paper_question" smallint,
	"paper_link" text,
	CONSTRAINT "parked_assignments_location" CHECK ("parked_assignments"."question_location" in (1, 2)),
	CONSTRAINT "parked_assignments_mock" CHECK ("parked_assignments"."mock_paper_number" between 1 and 1000),
	CONSTRAINT "parked_assignments_number" CHECK ("parked_assignments"."paper_question" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "question_origins" (
	"origin" text NOT NULL,
	"external_id" text NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "question_origins_origin_external_id_pk" PRIMARY KEY("origin","external_id")
);
--> statement-breakpoint
CREATE TABLE "attempt_corrections" (
	"attempt_id" bigint NOT NULL,
	"correction_id" uuid NOT NULL,
	"mark" real NOT NULL,
	"is_correct" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_corrections_attempt_id_correction_id_pk" PRIMARY KEY("attempt_id","correction_id"),
	CONSTRAINT "attempt_corrections_mark" CHECK ("attempt_corrections"."mark" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "key_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"version_ids" integer[] NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"counts_old" boolean NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"gained" integer DEFAULT 0 NOT NULL,
	"lost" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"task_id" uuid,
	CONSTRAINT "key_corrections_reason" CHECK (char_length("key_corrections"."reason") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "question_bands" (
	"band" bigint NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "question_bands_band_question_id_pk" PRIMARY KEY("band","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_pairs" (
	"question_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"resemblance" real NOT NULL,
	"kind" text NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" uuid,
	CONSTRAINT "question_pairs_question_id_other_id_pk" PRIMARY KEY("question_id","other_id"),
	CONSTRAINT "question_pairs_order" CHECK ("question_pairs"."question_id" < "question_pairs"."other_id"),
	CONSTRAINT "question_pairs_kind" CHECK ("question_pairs"."kind" in ('same', 'near', 'variant')),
	CONSTRAINT "question_pairs_resemblance" CHECK ("question_pairs"."resemblance" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "question_figures" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"facility" real,
	"discrimination_index" real,
	"discriminative_efficiency" real,
	"needs_check" text,
	"median_ms" integer,
	"flag_rate" real,
	"open_flags" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_figures_check_words" CHECK ("question_figures"."needs_check" in ('very likely', 'likely', 'none'))
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"stored_name" text,
	"bytes" bigint,
	"left" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"task_id" uuid,
	CONSTRAINT "exports_state" CHECK ("exports"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_items" (
	"import_id" uuid NOT NULL,
	"item_no" integer NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"external_id" text,
	"outcome" text NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"is_chosen" boolean NOT NULL,
	"question_id" integer,
	"base_version" integer,
	"fingerprint" text,
	"content" jsonb,
	"made_version" integer,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_items_import_id_item_no_pk" PRIMARY KEY("import_id","item_no"),
	CONSTRAINT "import_items_outcome_words" CHECK ("import_items"."outcome" in ('new', 'changed', 'same', 'twice', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_name" text,
	"parts" integer[] DEFAULT '{}' NOT NULL,
	"format" text,
	"origin" text NOT NULL,
	"default_topic_id" integer,
	"state" text DEFAULT 'receiving' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"task_id" uuid,
	"applied_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('receiving', 'analysing', 'analysed', 'applying', 'applied', 'cancelled', 'undoing', 'undone', 'refused', 'failed')),
	CONSTRAINT "imports_bytes" CHECK ("imports"."bytes" between 1 and 262144000)
);
--> statement-breakpoint
CREATE TABLE "learn_page_versions" (
	"sub_topic_id" integer NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"video_url" text,
	"is_published" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "learn_page_versions_sub_topic_id_version_pk" PRIMARY KEY("sub_topic_id","version")
);
--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "settled_as" text;--> statement-breakpoint
ALTER TABLE "learn_pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD COLUMN "planned" smallint;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "state" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "statistics_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "section_numbers" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sub_topics" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_change_questions" ADD CONSTRAINT "bulk_change_questions_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_section" FOREIGN KEY ("section_id","admission_test_id") REFERENCES "public"."section_numbers"("id","admission_test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_subject" FOREIGN KEY ("subject_id","section_id") REFERENCES "public"."subjects"("id","section_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_topic" FOREIGN KEY ("topic_id","subject_id") REFERENCES "public"."topics"("id","subject_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_assignments" ADD CONSTRAINT "parked_assignments_sub_topic" FOREIGN KEY ("sub_topic_id","topic_id") REFERENCES "public"."sub_topics"("id","topic_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origins" ADD CONSTRAINT "question_origins_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_corrections" ADD CONSTRAINT "attempt_corrections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_corrections" ADD CONSTRAINT "attempt_corrections_correction_id_key_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."key_corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_bands" ADD CONSTRAINT "question_bands_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_pairs" ADD CONSTRAINT "question_pairs_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_pairs" ADD CONSTRAINT "question_pairs_other_id_questions_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_pairs" ADD CONSTRAINT "question_pairs_dismissed_by_users_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_figures" ADD CONSTRAINT "question_figures_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_default_topic_id_topics_id_fk" FOREIGN KEY ("default_topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_page_versions" ADD CONSTRAINT "learn_page_versions_sub_topic_id_sub_topics_id_fk" FOREIGN KEY ("sub_topic_id") REFERENCES "public"."sub_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_page_versions" ADD CONSTRAINT "learn_page_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_questions_of" ON "bulk_change_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_person" ON "bulk_changes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "bulk_changes_task" ON "bulk_changes" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_newest" ON "bulk_changes" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "parked_assignments_revise_once" ON "parked_assignments" USING btree ("question_id","topic_id") WHERE "parked_assignments"."question_location" = 1;--> statement-breakpoint
CREATE INDEX "parked_assignments_question" ON "parked_assignments" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "parked_assignments_topic_of" ON "parked_assignments" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "parked_assignments_section_of" ON "parked_assignments" USING btree ("exam_section_id");--> statement-breakpoint
CREATE INDEX "question_origins_question" ON "question_origins" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "attempt_corrections_of" ON "attempt_corrections" USING btree ("correction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "key_corrections_running" ON "key_corrections" USING btree ("question_id") WHERE "key_corrections"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "key_corrections_of_question" ON "key_corrections" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "key_corrections_version" ON "key_corrections" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "key_corrections_person" ON "key_corrections" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "key_corrections_task" ON "key_corrections" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "question_bands_question" ON "question_bands" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_pairs_other" ON "question_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "question_pairs_dismissed_by" ON "question_pairs" USING btree ("dismissed_by");--> statement-breakpoint
CREATE INDEX "question_pairs_waiting" ON "question_pairs" USING btree ("kind","resemblance" DESC NULLS LAST,"question_id","other_id") WHERE "question_pairs"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "question_figures_answered" ON "question_figures" USING btree ("answered","question_id");--> statement-breakpoint
CREATE INDEX "question_figures_facility" ON "question_figures" USING btree ("facility","question_id");--> statement-breakpoint
CREATE INDEX "question_figures_discrimination" ON "question_figures" USING btree ("discrimination_index","question_id");--> statement-breakpoint
CREATE INDEX "question_figures_efficiency" ON "question_figures" USING btree ("discriminative_efficiency","question_id");--> statement-breakpoint
CREATE INDEX "question_figures_median" ON "question_figures" USING btree ("median_ms","question_id");--> statement-breakpoint
CREATE INDEX "question_figures_flag_rate" ON "question_figures" USING btree ("flag_rate","question_id");--> statement-breakpoint
CREATE INDEX "question_figures_check" ON "question_figures" USING btree ("needs_check","question_id");--> statement-breakpoint
CREATE INDEX "exports_newest" ON "exports" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exports_person" ON "exports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "exports_task" ON "exports" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "exports_expire" ON "exports" USING btree ("expires_at") WHERE "exports"."stored_name" is not null;--> statement-breakpoint
CREATE INDEX "import_items_question" ON "import_items" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "import_items_outcome" ON "import_items" USING btree ("import_id","outcome","item_no");--> statement-breakpoint
CREATE INDEX "import_items_to_apply" ON "import_items" USING btree ("import_id","item_no") WHERE "import_items"."is_chosen" and "import_items"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "imports_person" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "imports_task" ON "imports" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "learn_page_versions_person" ON "learn_page_versions" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_flags_waiting" ON "question_flags" USING btree ("question_id") WHERE "question_flags"."outcome" = 'fault' and "question_flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "question_versions_created_by" ON "question_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "questions_changed" ON "questions" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "questions_changed_by" ON "questions" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "questions_fingerprint" ON "questions" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "questions_unprepared" ON "questions" USING btree ("id") WHERE "questions"."fingerprint" is null;--> statement-breakpoint
CREATE INDEX "questions_not_live" ON "questions" USING btree ("state","id") WHERE "questions"."state" <> 'live';--> statement-breakpoint
CREATE INDEX "attempts_of_version" ON "attempts" USING btree ("question_id","version_id");--> statement-breakpoint
CREATE INDEX "question_statistics_changed" ON "question_statistics" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_settled_as" CHECK ("question_flags"."settled_as" in ('changed', 'unchanged'));--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_settled" CHECK (("question_flags"."settled_at" is null) = ("question_flags"."settled_as" is null));--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_planned" CHECK ("exam_sections"."planned" between 1 and 100);--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_state" CHECK ("questions"."state" in ('draft', 'live', 'withdrawn'));--> statement-breakpoint
-- Marks that were put right are kept as the answers are: rows are added, never changed or taken away.
create trigger attempt_corrections_are_kept before update or delete on attempt_corrections
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger attempt_corrections_are_kept_whole before truncate on attempt_corrections
  for each statement execute function refuse_change();
--> statement-breakpoint
-- What of a stored text can be searched for: its words, without tags, entities and the commands of
-- LaTeX.
create function question_words(html text) returns text language sql immutable parallel safe as $f$
  select regexp_replace(regexp_replace(regexp_replace(coalesce(html, ''), '<[^>]*>', ' ', 'g'),
    '&[a-zA-Z0-9#]+;', ' ', 'g'), '\\(?:[a-zA-Z]+|.)', ' ', 'g')
$f$;
--> statement-breakpoint
-- Words of a version of a question: text, data and answers.
create function version_words(of_version integer) returns tsvector language sql stable as $f$
  select to_tsvector('english', question_words(v.text) || ' ' || question_words(v.data) || ' '
    || coalesce((select string_agg(question_words(o.text), ' ' order by o.letter)
      from question_options o where o.version_id = v.id), ''))
  from question_versions v where v.id = of_version
$f$;
--> statement-breakpoint
update questions q set search = version_words(v.id), changed_at = v.created_at
  from question_versions v where v.question_id = q.id and v.version = q.current_version;
--> statement-breakpoint
-- Papers that are there are open to students, as they were.
update papers set published_at = now();
--> statement-breakpoint
insert into learn_page_versions (sub_topic_id, version, body, video_url, is_published, created_at)
  select sub_topic_id, version, body, video_url, true, updated_at from learn_pages;
