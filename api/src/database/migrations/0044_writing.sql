CREATE TABLE "comment_bank" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"criterion" text,
	"shortcut" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "comment_bank_kind" CHECK ("comment_bank"."kind" in ('any', 'essay', 'statement', 'question')),
	CONSTRAINT "comment_bank_text" CHECK (char_length("comment_bank"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "comment_bank_uses" (
	"user_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_bank_uses_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "marking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"by_id" uuid,
	"to_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "marking_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version_id" uuid,
	"set_id" uuid,
	"question_id" integer,
	"round" smallint DEFAULT 1 NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text NOT NULL,
	"marker_id" uuid,
	"held_since" timestamp with time zone,
	"started_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"marked_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"title" text NOT NULL,
	"words" integer NOT NULL,
	"percent" smallint,
	"asks_check" boolean DEFAULT false NOT NULL,
	"reason" text,
	CONSTRAINT "marking_items_kind" CHECK ("marking_items"."kind" in ('essay', 'statement', 'question')),
	CONSTRAINT "marking_items_state" CHECK ("marking_items"."state" in ('pending', 'checking', 'marked', 'sent back', 'withdrawn')),
	CONSTRAINT "marking_items_of" CHECK (case when "marking_items"."kind" = 'question'
        then "marking_items"."version_id" is null and "marking_items"."set_id" is not null and "marking_items"."question_id" is not null
        else "marking_items"."version_id" is not null and "marking_items"."set_id" is null and "marking_items"."question_id" is null end),
	CONSTRAINT "marking_items_round" CHECK ("marking_items"."round" = 1 or ("marking_items"."round" = 2 and "marking_items"."kind" <> 'question')),
	CONSTRAINT "marking_items_marked_at" CHECK (("marking_items"."state" = 'marked') = ("marking_items"."marked_at" is not null)),
	CONSTRAINT "marking_items_held" CHECK (("marking_items"."marker_id" is null) or ("marking_items"."held_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "marking_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marking_id" uuid NOT NULL,
	"comment_id" uuid,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"is_told" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marking_ticks" (
	"marking_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_ticks_marking_id_comment_id_pk" PRIMARY KEY("marking_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "markings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"marker_id" uuid,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"grades" jsonb NOT NULL,
	"overall" text NOT NULL,
	"private_note" text NOT NULL,
	"file_id" uuid,
	"comments" jsonb NOT NULL,
	"percent" smallint,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "markings_role" CHECK ("markings"."role" in ('first', 'check', 'second')),
	CONSTRAINT "markings_state" CHECK ("markings"."state" in ('draft', 'finished', 'returned', 'dropped')),
	CONSTRAINT "markings_returned" CHECK (("markings"."state" = 'returned') = ("markings"."returned_at" is not null)),
	CONSTRAINT "markings_outcome" CHECK ("markings"."outcome" in ('confirmed', 'changed')),
	CONSTRAINT "markings_comments" CHECK (jsonb_array_length("markings"."comments") <= 200),
	CONSTRAINT "markings_percent" CHECK ("markings"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "rubric_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rubric_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "rubric_versions_number" UNIQUE("rubric_id","number")
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rubrics_kind" CHECK ("rubrics"."kind" in ('essay', 'statement'))
);
--> statement-breakpoint
CREATE TABLE "writing_drafts" (
	"writing_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"characters" integer[] NOT NULL,
	"words" integer NOT NULL,
	"saved_at" timestamp with time zone,
	"device" uuid,
	"paused_at" timestamp with time zone,
	"file_id" uuid,
	"file_words" integer
);
--> statement-breakpoint
CREATE TABLE "writing_set_tasks" (
	"task_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"note" text NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "writing_set_tasks_task_id_student_id_pk" PRIMARY KEY("task_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "writing_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"writing_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"parts" jsonb NOT NULL,
	"characters" integer[] NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "writing_snapshots_cause" CHECK ("writing_snapshots"."cause" in ('pause', 'cut', 'merge', 'restore', 'upload'))
);
--> statement-breakpoint
CREATE TABLE "writing_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"brief" text NOT NULL,
	"format" text,
	"admission_test_id" integer,
	"min_words" integer,
	"max_words" integer,
	"rubric_id" uuid NOT NULL,
	"asks_check" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "writing_tasks_kind" CHECK ("writing_tasks"."kind" in ('essay', 'statement')),
	CONSTRAINT "writing_tasks_format" CHECK (("writing_tasks"."kind" = 'statement') = ("writing_tasks"."format" is not null)),
	CONSTRAINT "writing_tasks_state_known" CHECK ("writing_tasks"."state" in ('draft', 'published', 'archived')),
	CONSTRAINT "writing_tasks_words" CHECK ("writing_tasks"."min_words" <= "writing_tasks"."max_words")
);
--> statement-breakpoint
CREATE TABLE "writing_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"writing_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"source" text NOT NULL,
	"parts" jsonb,
	"texts" text[] NOT NULL,
	"words" integer NOT NULL,
	"characters" integer[] NOT NULL,
	"file_id" uuid,
	"rubric_version_id" uuid NOT NULL,
	"note" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writing_versions_number" UNIQUE("writing_id","number"),
	CONSTRAINT "writing_versions_count" CHECK ("writing_versions"."number" between 1 and 50),
	CONSTRAINT "writing_versions_source" CHECK ("writing_versions"."source" in ('written', 'docx', 'pdf')),
	CONSTRAINT "writing_versions_parts" CHECK (("writing_versions"."source" = 'pdf') = ("writing_versions"."parts" is null)),
	CONSTRAINT "writing_versions_file_kept" CHECK ("writing_versions"."source" = 'written' or "writing_versions"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "writings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"task_id" uuid,
	"question" text,
	"title" text NOT NULL,
	"course" text,
	"entry_year" smallint,
	"version_count" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "writings_kind" CHECK ("writings"."kind" in ('essay', 'statement')),
	CONSTRAINT "writings_statement" CHECK (("writings"."kind" = 'statement') = ("writings"."course" is not null and "writings"."entry_year" is not null)),
	CONSTRAINT "writings_about" CHECK ("writings"."kind" = 'statement' or ("writings"."task_id" is null) <> ("writings"."question" is null)),
	CONSTRAINT "writings_versions" CHECK ("writings"."version_count" between 0 and 50),
	CONSTRAINT "writings_deleted" CHECK ("writings"."deleted_at" is null or "writings"."version_count" = 0)
);
--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "marking_capacity" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "marking_away_until" date;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "is_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_bank" ADD CONSTRAINT "comment_bank_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_bank_uses" ADD CONSTRAINT "comment_bank_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_bank_uses" ADD CONSTRAINT "comment_bank_uses_comment_id_comment_bank_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment_bank"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_events" ADD CONSTRAINT "marking_events_item_id_marking_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."marking_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_events" ADD CONSTRAINT "marking_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_events" ADD CONSTRAINT "marking_events_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_items" ADD CONSTRAINT "marking_items_version_id_writing_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."writing_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_items" ADD CONSTRAINT "marking_items_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_items" ADD CONSTRAINT "marking_items_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_items" ADD CONSTRAINT "marking_items_set_question" FOREIGN KEY ("set_id","question_id") REFERENCES "public"."revise_set_questions"("set_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_replies" ADD CONSTRAINT "marking_replies_marking_id_markings_id_fk" FOREIGN KEY ("marking_id") REFERENCES "public"."markings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_replies" ADD CONSTRAINT "marking_replies_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_ticks" ADD CONSTRAINT "marking_ticks_marking_id_markings_id_fk" FOREIGN KEY ("marking_id") REFERENCES "public"."markings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_item_id_marking_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."marking_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_versions" ADD CONSTRAINT "rubric_versions_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_versions" ADD CONSTRAINT "rubric_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_drafts" ADD CONSTRAINT "writing_drafts_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_drafts" ADD CONSTRAINT "writing_drafts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_set_tasks" ADD CONSTRAINT "writing_set_tasks_task_id_writing_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."writing_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_set_tasks" ADD CONSTRAINT "writing_set_tasks_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_set_tasks" ADD CONSTRAINT "writing_set_tasks_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_snapshots" ADD CONSTRAINT "writing_snapshots_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_tasks" ADD CONSTRAINT "writing_tasks_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_tasks" ADD CONSTRAINT "writing_tasks_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_tasks" ADD CONSTRAINT "writing_tasks_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_versions" ADD CONSTRAINT "writing_versions_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_versions" ADD CONSTRAINT "writing_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_versions" ADD CONSTRAINT "writing_versions_rubric_version_id_rubric_versions_id_fk" FOREIGN KEY ("rubric_version_id") REFERENCES "public"."rubric_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_task_id_writing_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."writing_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_bank_shortcut" ON "comment_bank" USING btree (coalesce("owner_id", '00000000-0000-0000-0000-000000000000'),lower("shortcut")) WHERE "comment_bank"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "comment_bank_owner" ON "comment_bank" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "comment_bank_uses_comment" ON "comment_bank_uses" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "marking_events_item" ON "marking_events" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "marking_events_by" ON "marking_events" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "marking_events_to" ON "marking_events" USING btree ("to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marking_items_version" ON "marking_items" USING btree ("version_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "marking_items_question" ON "marking_items" USING btree ("set_id","question_id","round");--> statement-breakpoint
CREATE INDEX "marking_items_open" ON "marking_items" USING btree ("due_at","id") WHERE "marking_items"."state" in ('pending', 'checking');--> statement-breakpoint
CREATE INDEX "marking_items_open_of_marker" ON "marking_items" USING btree ("marker_id","due_at") WHERE "marking_items"."state" in ('pending', 'checking');--> statement-breakpoint
CREATE INDEX "marking_items_student" ON "marking_items" USING btree ("student_id","handed_in_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marking_items_marked" ON "marking_items" USING btree ("marked_at" DESC NULLS LAST) WHERE "marking_items"."state" = 'marked';--> statement-breakpoint
CREATE INDEX "marking_items_marker" ON "marking_items" USING btree ("marker_id","marked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marking_replies_marking" ON "marking_replies" USING btree ("marking_id","at");--> statement-breakpoint
CREATE INDEX "marking_replies_by" ON "marking_replies" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "markings_live" ON "markings" USING btree ("item_id","role") WHERE "markings"."state" in ('draft', 'finished', 'returned');--> statement-breakpoint
CREATE INDEX "markings_item" ON "markings" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "markings_marker" ON "markings" USING btree ("marker_id");--> statement-breakpoint
CREATE INDEX "markings_file" ON "markings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "rubric_versions_saver" ON "rubric_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "writing_set_tasks_student" ON "writing_set_tasks" USING btree ("student_id","due_on");--> statement-breakpoint
CREATE INDEX "writing_set_tasks_setter" ON "writing_set_tasks" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "writing_set_tasks_to_remind" ON "writing_set_tasks" USING btree ("due_on") WHERE "writing_set_tasks"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "writing_snapshots_piece" ON "writing_snapshots" USING btree ("writing_id","at");--> statement-breakpoint
CREATE INDEX "writing_tasks_state" ON "writing_tasks" USING btree ("state","kind");--> statement-breakpoint
CREATE INDEX "writing_tasks_test" ON "writing_tasks" USING btree ("admission_test_id");--> statement-breakpoint
CREATE INDEX "writing_tasks_rubric" ON "writing_tasks" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "writing_tasks_saver" ON "writing_tasks" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "writing_versions_file" ON "writing_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "writing_versions_rubric" ON "writing_versions" USING btree ("rubric_version_id");--> statement-breakpoint
CREATE INDEX "writings_student" ON "writings" USING btree ("student_id","kind","created_at" DESC NULLS LAST) WHERE "writings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "writings_of_student" ON "writings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "writings_task" ON "writings" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "writings_deleted" ON "writings" USING btree ("deleted_at") WHERE "writings"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_capacity" CHECK ("tutors"."marking_capacity" between 0 and 200);--> statement-breakpoint
-- Each save of a draft rewrites its row, which stays on its page where there is room.
alter table writing_drafts set (fillfactor = 70);
--> statement-breakpoint
create trigger writing_versions_are_kept before update on writing_versions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger rubric_versions_are_kept
  before update of rubric_id, number, criteria, saved_at on rubric_versions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger marking_events_are_kept before update of item_id, at, what, note on marking_events
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger markings_are_kept
  before update of item_id, role, state, revision, grades, overall, private_note, file_id, comments,
    percent, outcome, created_at, saved_at, returned_at on markings
  for each row when (old.state = 'returned') execute function refuse_change();
--> statement-breakpoint
-- What a piece is marked by where its task says nothing else.
insert into rubrics (id, name, kind, number, updated_at) values
  ('0199d000-0000-7000-8000-000000000001', 'Essay', 'essay', 1, '2026-01-01T00:00:00Z'),
  ('0199d000-0000-7000-8000-000000000002', 'Personal statement', 'statement', 1, '2026-01-01T00:00:00Z');
--> statement-breakpoint
insert into rubric_versions (id, rubric_id, number, criteria, saved_at) values
  ('0199d000-0000-7000-8000-000000000011', '0199d000-0000-7000-8000-000000000001', 1, '[{"key": "argument", "title": "Argument", "description": "A clear answer to the question, reached by reasons that follow from one another.", "weight": 30, "levels": [{"points": 25, "label": "Beginning", "description": "A view is stated, with little reason for it."}, {"points": 50, "label": "Developing", "description": "Reasons are given; steps between them are missing."}, {"points": 75, "label": "Secure", "description": "A line of reasoning runs from the question to the answer."}, {"points": 100, "label": "Excellent", "description": "Objections are met, and the answer is stronger for them."}]}, {"key": "evidence", "title": "Evidence", "description": "Examples and knowledge that carry the argument.", "weight": 30, "levels": [{"points": 25, "label": "Beginning", "description": "Claims stand alone."}, {"points": 50, "label": "Developing", "description": "Some claims have examples, not always apt."}, {"points": 75, "label": "Secure", "description": "Each main claim has a fitting example."}, {"points": 100, "label": "Excellent", "description": "Examples are precise, varied and weighed."}]}, {"key": "structure", "title": "Structure", "description": "Paragraphs that do one thing each, in an order that helps the reader.", "weight": 20, "levels": [{"points": 25, "label": "Beginning", "description": "The order seems to be chance."}, {"points": 50, "label": "Developing", "description": "There are paragraphs; some hold several points."}, {"points": 75, "label": "Secure", "description": "One point a paragraph, and links between them."}, {"points": 100, "label": "Excellent", "description": "The reader always knows why this comes now."}]}, {"key": "language", "title": "Language", "description": "Exact, correct and pleasant to read.", "weight": 20, "levels": [{"points": 25, "label": "Beginning", "description": "Errors get in the way of the meaning."}, {"points": 50, "label": "Developing", "description": "The meaning is clear; words are loose."}, {"points": 75, "label": "Secure", "description": "Correct, with well-chosen words."}, {"points": 100, "label": "Excellent", "description": "Every sentence earns its place."}]}]'::jsonb, '2026-01-01T00:00:00Z'),
  ('0199d000-0000-7000-8000-000000000012', '0199d000-0000-7000-8000-000000000002', 1, '[{"key": "motivation", "title": "Motivation", "description": "Why this subject, shown by what the writer did and thought.", "weight": 30, "levels": [{"points": 25, "label": "Beginning", "description": "Interest is claimed."}, {"points": 50, "label": "Developing", "description": "Interest is claimed and once shown."}, {"points": 75, "label": "Secure", "description": "Interest shows in what was read, done and asked."}, {"points": 100, "label": "Excellent", "description": "The reader sees how the writer thinks about the subject."}]}, {"key": "preparation", "title": "Preparation", "description": "What school and qualifications have given, and how it is used.", "weight": 30, "levels": [{"points": 25, "label": "Beginning", "description": "Subjects are listed."}, {"points": 50, "label": "Developing", "description": "Subjects are linked to the course in general words."}, {"points": 75, "label": "Secure", "description": "Particular topics are linked to the course."}, {"points": 100, "label": "Excellent", "description": "What was learnt is used to think further."}]}, {"key": "beyond", "title": "Beyond school", "description": "What else was done, and what came of it.", "weight": 20, "levels": [{"points": 25, "label": "Beginning", "description": "Activities are listed."}, {"points": 50, "label": "Developing", "description": "Activities are described."}, {"points": 75, "label": "Secure", "description": "Each says what was learnt from it."}, {"points": 100, "label": "Excellent", "description": "They change how the writer sees the subject."}]}, {"key": "language", "title": "Language", "description": "Plain, exact and the writer’s own.", "weight": 20, "levels": [{"points": 25, "label": "Beginning", "description": "Errors get in the way of the meaning."}, {"points": 50, "label": "Developing", "description": "Clear, with worn phrases."}, {"points": 75, "label": "Secure", "description": "Correct and in the writer’s own words."}, {"points": 100, "label": "Excellent", "description": "Nothing could be left out."}]}]'::jsonb, '2026-01-01T00:00:00Z');

--> statement-breakpoint
-- Essays of papers and tests that were handed in before there was a queue. They are due as what is
-- handed in now; when one was marked nobody wrote down, so it counts from when it was handed in.
insert into marking_items (id, kind, set_id, question_id, student_id, state, marker_id, held_since,
  started_at, handed_in_at, due_at, marked_at, title, words)
select gen_random_uuid(), 'question', e.set_id, e.question_id, e.student_id,
  case when e.is_marked then 'marked' else 'pending' end, e.marked_by,
  case when e.marked_by is not null then e.at end, case when e.is_marked then e.at end, e.at,
  (d.day + 1)::timestamp at time zone 'Europe/London' - interval '1 second',
  case when e.is_marked then e.at end, e.title, e.words
from (
  select s.id set_id, q.question_id, s.student_id, q.mark is not null is_marked, q.marked_by,
    s.finished_at "at", s.title, coalesce(array_length(regexp_split_to_array(
      nullif(btrim(q.response->>'text', E' \n\t'), ''), '\s+'), 1), 0) words
  from revise_sets s
  join revise_set_questions q on q.set_id = s.id and q.response_kind = 'text'
    and q.response is not null
  where s.essays > 0 and s.finished_at is not null and coalesce(
    (select y.finished_at is not null from sitting_sections x
      join sittings y on y.id = x.sitting_id where x.set_id = s.id),
    (select y.finished_at is not null from diagnostic_sections x
      join diagnostic_tests y on y.id = x.test_id where x.set_id = s.id),
    true)
) e
cross join lateral (
  select g::date "day" from generate_series(
    ((e.at at time zone 'Europe/London')::date + 1)::timestamp,
    ((e.at at time zone 'Europe/London')::date + 90)::timestamp, interval '1 day') g
  where extract(isodow from g) < 6 and not exists (select 1 from holidays h
    where h.school_id is null and g::date between h.starts_on and h.ends_on)
  order by g offset 4 limit 1
) d;
--> statement-breakpoint
insert into markings (id, item_id, marker_id, role, state, revision, grades, overall, private_note,
  comments, created_at, saved_at, returned_at)
select gen_random_uuid(), i.id, i.marker_id, 'first', 'returned', 1,
  (select coalesce(jsonb_agg(jsonb_build_object('key', 'c' || c.n,
      'points', case when c.met = 'true'::jsonb then 100 else 0 end) order by c.n), '[]')
    from jsonb_array_elements(q.criteria_met) with ordinality c (met, n)),
  coalesce(q.comment, ''), '', '[]', i.marked_at, i.marked_at, i.marked_at
from marking_items i
join revise_set_questions q on q.set_id = i.set_id and q.question_id = i.question_id
where i.kind = 'question' and i.state = 'marked';
