CREATE TABLE "diagnostic_topics" (
	"topic_id" integer PRIMARY KEY NOT NULL,
	"students" integer NOT NULL,
	"questions" integer NOT NULL,
	"correct" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_marks" (
	"question_id" integer NOT NULL,
	"mark" smallint NOT NULL,
	"rest" integer NOT NULL,
	"students" integer NOT NULL,
	CONSTRAINT "item_marks_question_id_mark_rest_pk" PRIMARY KEY("question_id","mark","rest")
);
--> statement-breakpoint
CREATE TABLE "section_scores" (
	"exam_section_id" integer NOT NULL,
	"score" integer NOT NULL,
	"students" integer NOT NULL,
	CONSTRAINT "section_scores_exam_section_id_score_pk" PRIMARY KEY("exam_section_id","score")
);
--> statement-breakpoint
CREATE TABLE "student_sections" (
	"student_id" uuid NOT NULL,
	"exam_section_id" integer NOT NULL,
	"sittings" integer NOT NULL,
	"best_score" real,
	"first_score" real,
	"last_at" timestamp with time zone NOT NULL,
	"last_sitting_id" uuid NOT NULL,
	CONSTRAINT "student_sections_student_id_exam_section_id_pk" PRIMARY KEY("student_id","exam_section_id")
);
--> statement-breakpoint
CREATE TABLE "degree_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "degree_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "degree_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "exam_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"admission_test_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"allows_calculator" boolean DEFAULT false NOT NULL,
	"penalty" real DEFAULT 0 NOT NULL,
	"conversion" jsonb,
	CONSTRAINT "exam_sections_part" UNIQUE("paper_id","section_id"),
	CONSTRAINT "exam_sections_minutes" CHECK ("exam_sections"."minutes" between 1 and 600),
	CONSTRAINT "exam_sections_penalty" CHECK ("exam_sections"."penalty" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "flag_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"flag_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learn_pages" (
	"sub_topic_id" integer PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"words" smallint NOT NULL,
	"video_url" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learn_pages_words" CHECK ("learn_pages"."words" >= 0)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admission_test_id" integer NOT NULL,
	"paper_type" smallint NOT NULL,
	"year" smallint,
	"mock_paper_number" smallint,
	"is_older" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "papers_within" UNIQUE("id","admission_test_id"),
	CONSTRAINT "papers_named" CHECK (("papers"."paper_type" = 1 and "papers"."year" is not null and "papers"."mock_paper_number" is null) or ("papers"."paper_type" = 2 and "papers"."mock_paper_number" is not null and "papers"."year" is null)),
	CONSTRAINT "papers_mock_number" CHECK ("papers"."mock_paper_number" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "sitting_sections" (
	"sitting_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"exam_section_id" integer NOT NULL,
	"set_id" uuid,
	"is_first" boolean,
	CONSTRAINT "sitting_sections_sitting_id_position_pk" PRIMARY KEY("sitting_id","position"),
	CONSTRAINT "sitting_sections_position" CHECK ("sitting_sections"."position" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"sections" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "learn_completions" (
	"student_id" uuid NOT NULL,
	"sub_topic_id" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learn_completions_student_id_sub_topic_id_pk" PRIMARY KEY("student_id","sub_topic_id")
);
--> statement-breakpoint
CREATE TABLE "misses" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"set_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"reason" text,
	"times" integer DEFAULT 1 NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	"mastered_at" timestamp with time zone,
	CONSTRAINT "misses_student_id_question_id_pk" PRIMARY KEY("student_id","question_id"),
	CONSTRAINT "misses_reason" CHECK ("misses"."reason" in ('didn''t know', 'misread', 'reasoning slip', 'ran out of time', 'guessed'))
);
--> statement-breakpoint
CREATE TABLE "question_notes" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_notes_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"stability" real NOT NULL,
	"difficulty" real NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_steps" smallint NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"state" smallint NOT NULL,
	"last_review" timestamp with time zone NOT NULL,
	CONSTRAINT "review_cards_student_id_question_id_pk" PRIMARY KEY("student_id","question_id"),
	CONSTRAINT "review_cards_state" CHECK ("review_cards"."state" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "revise_presets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revise_presets_name" UNIQUE("student_id","name")
);
--> statement-breakpoint
ALTER TABLE "revise_sets" DROP CONSTRAINT "revise_sets_kind";--> statement-breakpoint
ALTER TABLE "revise_sets" DROP CONSTRAINT "revise_sets_timing";--> statement-breakpoint
ALTER TABLE "diagnostic_tests" ADD COLUMN "plan_adopted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD COLUMN "marked_by" uuid;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD COLUMN "history" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "seconds_per_question" smallint;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "order" text DEFAULT 'random' NOT NULL;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "exam_section_id" integer;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "extra_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "score" real;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "essays" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "essays_waiting" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "right_to_wrong" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_practice" ADD COLUMN "sittings_finished" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_practice" ADD COLUMN "daily_reviews" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "admission_tests" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD COLUMN "exam_section_id" integer;--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "suggested_change" text;--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_flags" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "diagnostic_topics" ADD CONSTRAINT "diagnostic_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_marks" ADD CONSTRAINT "item_marks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_scores" ADD CONSTRAINT "section_scores_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sections" ADD CONSTRAINT "student_sections_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sections" ADD CONSTRAINT "student_sections_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sections" ADD CONSTRAINT "student_sections_last_sitting_id_sittings_id_fk" FOREIGN KEY ("last_sitting_id") REFERENCES "public"."sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_paper" FOREIGN KEY ("paper_id","admission_test_id") REFERENCES "public"."papers"("id","admission_test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_section" FOREIGN KEY ("section_id","admission_test_id") REFERENCES "public"."section_numbers"("id","admission_test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_messages" ADD CONSTRAINT "flag_messages_flag_id_question_flags_id_fk" FOREIGN KEY ("flag_id") REFERENCES "public"."question_flags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_messages" ADD CONSTRAINT "flag_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_pages" ADD CONSTRAINT "learn_pages_sub_topic_id_sub_topics_id_fk" FOREIGN KEY ("sub_topic_id") REFERENCES "public"."sub_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_sections" ADD CONSTRAINT "sitting_sections_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_sections" ADD CONSTRAINT "sitting_sections_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_sections" ADD CONSTRAINT "sitting_sections_set_id_revise_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."revise_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_completions" ADD CONSTRAINT "learn_completions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_completions" ADD CONSTRAINT "learn_completions_sub_topic_id_sub_topics_id_fk" FOREIGN KEY ("sub_topic_id") REFERENCES "public"."sub_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misses" ADD CONSTRAINT "misses_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misses" ADD CONSTRAINT "misses_set_id_revise_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."revise_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misses" ADD CONSTRAINT "misses_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misses" ADD CONSTRAINT "misses_version" FOREIGN KEY ("version_id","question_id") REFERENCES "public"."question_versions"("id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_notes" ADD CONSTRAINT "question_notes_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_notes" ADD CONSTRAINT "question_notes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_presets" ADD CONSTRAINT "revise_presets_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_sections_section_id" ON "exam_sections" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "flag_messages_of" ON "flag_messages" USING btree ("flag_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_year" ON "papers" USING btree ("admission_test_id","year") WHERE "papers"."paper_type" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_mock" ON "papers" USING btree ("admission_test_id","mock_paper_number") WHERE "papers"."paper_type" = 2;--> statement-breakpoint
CREATE INDEX "sitting_sections_set" ON "sitting_sections" USING btree ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("student_id","sections") WHERE "sittings"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "sittings_finished" ON "sittings" USING btree ("student_id","finished_at") WHERE "sittings"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "misses_open" ON "misses" USING btree ("student_id","missed_at") WHERE "misses"."mastered_at" is null;--> statement-breakpoint
CREATE INDEX "misses_counts" ON "misses" USING btree ("student_id","topic_id","reason","set_id") WHERE "misses"."mastered_at" is null;--> statement-breakpoint
CREATE INDEX "misses_mastered" ON "misses" USING btree ("student_id") WHERE "misses"."mastered_at" is not null;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("student_id","due");--> statement-breakpoint
CREATE INDEX "review_cards_reviewed" ON "review_cards" USING btree ("student_id","last_review") WHERE "review_cards"."reps" > 1;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD CONSTRAINT "revise_set_questions_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revise_sets_simulated" ON "revise_sets" USING btree ("student_id","section_id","finished_at") WHERE "revise_sets"."kind" = 'simulate' and "revise_sets"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "revise_sets_essays" ON "revise_sets" USING btree ("student_id","finished_at") WHERE "revise_sets"."essays" > 0;--> statement-breakpoint
CREATE INDEX "revise_sets_sat" ON "revise_sets" USING btree ("student_id","deadline_at") WHERE "revise_sets"."kind" = 'simulate' and "revise_sets"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_assignments_paper" ON "question_assignments" USING btree ("exam_section_id","paper_question") WHERE "question_assignments"."exam_section_id" is not null;--> statement-breakpoint
CREATE INDEX "question_assignments_question" ON "question_assignments" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_flags_of_student" ON "question_flags" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "question_flags_question" ON "question_flags" USING btree ("question_id");--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_essays_waiting" CHECK ("revise_sets"."essays_waiting" between 0 and "revise_sets"."essays");--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_paper" CHECK (("revise_sets"."kind" = 'simulate') = ("revise_sets"."exam_section_id" is not null));--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_order" CHECK ("revise_sets"."order" in ('random', 'easiest', 'adaptive', 'paper'));--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_seconds" CHECK (("revise_sets"."timing" = 'question') = ("revise_sets"."seconds_per_question" is not null));--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_kind" CHECK ("revise_sets"."kind" in ('revise', 'diagnostic', 'simulate', 'learn'));--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_timing" CHECK (("revise_sets"."timing" <> 'none') = ("revise_sets"."deadline_at" is not null));--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_outcome" CHECK ("question_flags"."outcome" in ('explained', 'fault'));--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_answered" CHECK ("question_flags"."state" = 'open' or "question_flags"."answered_at" is not null);