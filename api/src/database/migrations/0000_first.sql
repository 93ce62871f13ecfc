CREATE TABLE "curriculum_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "curriculum_items_place" UNIQUE("student_id","month","position"),
	CONSTRAINT "curriculum_items_month" CHECK ("curriculum_items"."month" between 1 and 12),
	CONSTRAINT "curriculum_items_position" CHECK ("curriculum_items"."position" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "student_curricula" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_dismissals" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "announcement_dismissals_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_roles" (
	"announcement_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "announcement_roles_announcement_id_role_pk" PRIMARY KEY("announcement_id","role"),
	CONSTRAINT "announcement_roles_known" CHECK ("announcement_roles"."role" in ('Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager'))
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "announcements_span" CHECK ("announcements"."from_day" <= "announcements"."to_day")
);
--> statement-breakpoint
CREATE TABLE "active_time" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ms" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "active_time_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "active_time_of_one_day" CHECK ("active_time"."ms" between 0 and 86400000)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"action" text NOT NULL,
	"address" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_world" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"seeded_on" date NOT NULL,
	CONSTRAINT "demo_world_one_row" CHECK ("demo_world"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "parent_children" (
	"parent_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "parent_children_parent_id_student_id_pk" PRIMARY KEY("parent_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_managers" (
	"user_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	CONSTRAINT "school_managers_user_id_school_id_pk" PRIMARY KEY("user_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_file_path" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_schools" (
	"student_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"position" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "student_schools_student_id_school_id_pk" PRIMARY KEY("student_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"program_name" text NOT NULL,
	"is_unlimited" boolean DEFAULT false NOT NULL,
	"is_head_start" boolean DEFAULT false NOT NULL,
	"has_question_bank" boolean DEFAULT true NOT NULL,
	"has_courses" boolean DEFAULT true NOT NULL,
	"has_academy" boolean DEFAULT true NOT NULL,
	"has_seminar" boolean DEFAULT true NOT NULL,
	"has_library" boolean DEFAULT true NOT NULL,
	"has_reading_list" boolean DEFAULT true NOT NULL,
	"has_ps_submission" boolean DEFAULT true NOT NULL,
	"has_essay_submission" boolean DEFAULT true NOT NULL,
	"year_group" smallint NOT NULL,
	"extra_time_percent" smallint DEFAULT 0 NOT NULL,
	"started_on" date NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "students_year_group" CHECK ("students"."year_group" between 7 and 14),
	CONSTRAINT "students_extra_time" CHECK ("students"."extra_time_percent" between 0 and 100),
	CONSTRAINT "students_dates" CHECK ("students"."started_on" <= "students"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "tutor_students" (
	"tutor_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "tutor_students_tutor_id_student_id_pk" PRIMARY KEY("tutor_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"is_seminar_tutor" boolean DEFAULT false NOT NULL,
	"is_essay_ps_tutor" boolean DEFAULT false NOT NULL,
	"senior_tutor_id" uuid,
	CONSTRAINT "tutors_not_own_senior" CHECK ("tutors"."senior_tutor_id" <> "tutors"."user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"time_zone" text DEFAULT 'Europe/London' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager'))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"is_first" boolean NOT NULL,
	"response" jsonb NOT NULL,
	"mark" real NOT NULL,
	"is_correct" boolean NOT NULL,
	"time_ms" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_mark" CHECK ("attempts"."mark" between 0 and 1),
	CONSTRAINT "attempts_time" CHECK ("attempts"."time_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "revise_set_questions" (
	"set_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"response_kind" text NOT NULL,
	"letters" text NOT NULL,
	"response" jsonb,
	"sequence" integer DEFAULT 0 NOT NULL,
	"time_ms" integer DEFAULT 0 NOT NULL,
	"hidden_ms" integer DEFAULT 0 NOT NULL,
	"is_marked_for_review" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"final_at" timestamp with time zone,
	"is_correct" boolean,
	"mark" real,
	"criteria_met" jsonb,
	CONSTRAINT "revise_set_questions_set_id_question_id_pk" PRIMARY KEY("set_id","question_id"),
	CONSTRAINT "revise_set_questions_mark" CHECK ("revise_set_questions"."mark" between 0 and 1),
	CONSTRAINT "revise_set_questions_time" CHECK ("revise_set_questions"."time_ms" >= 0 and "revise_set_questions"."hidden_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "revise_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject_slug" text NOT NULL,
	"admission_test_id" integer NOT NULL,
	"section_id" integer,
	"feedback" text NOT NULL,
	"timing" text NOT NULL,
	"filters" jsonb NOT NULL,
	"size" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"answered" smallint DEFAULT 0 NOT NULL,
	"correct" smallint DEFAULT 0 NOT NULL,
	"time_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "revise_sets_size" CHECK ("revise_sets"."size" between 1 and 100),
	CONSTRAINT "revise_sets_timing" CHECK (("revise_sets"."timing" = 'set') = ("revise_sets"."deadline_at" is not null)),
	CONSTRAINT "revise_sets_feedback" CHECK ("revise_sets"."feedback" in ('each', 'end')),
	CONSTRAINT "revise_sets_figures" CHECK ("revise_sets"."correct" <= "revise_sets"."answered" and "revise_sets"."answered" <= "revise_sets"."size")
);
--> statement-breakpoint
CREATE TABLE "student_esat_parts" (
	"student_id" uuid NOT NULL,
	"section_id" integer NOT NULL,
	CONSTRAINT "student_esat_parts_student_id_section_id_pk" PRIMARY KEY("student_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"mark_sum" double precision DEFAULT 0 NOT NULL,
	"option_counts" integer[] DEFAULT '{}' NOT NULL,
	"time_counts" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_days" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	CONSTRAINT "student_days_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "student_practice" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"first_answered" integer DEFAULT 0 NOT NULL,
	"first_correct" integer DEFAULT 0 NOT NULL,
	"time_ms" bigint DEFAULT 0 NOT NULL,
	"sets_finished" integer DEFAULT 0 NOT NULL,
	"last_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "student_questions" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_correct" boolean,
	"last_correct" boolean,
	"last_at" timestamp with time zone,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	CONSTRAINT "student_questions_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "student_tallies" (
	"student_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"question_type" smallint NOT NULL,
	"difficulty" smallint NOT NULL,
	"outcome" smallint NOT NULL,
	"is_flagged" boolean NOT NULL,
	"is_bookmarked" boolean NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "student_tallies_student_id_topic_id_question_type_difficulty_outcome_is_flagged_is_bookmarked_pk" PRIMARY KEY("student_id","topic_id","question_type","difficulty","outcome","is_flagged","is_bookmarked")
);
--> statement-breakpoint
CREATE TABLE "topic_mastery" (
	"student_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	"time_ms" bigint NOT NULL,
	"weighted_right" double precision NOT NULL,
	"weighted_total" double precision NOT NULL,
	"evidence_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_mastery_student_id_topic_id_pk" PRIMARY KEY("student_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "admission_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admission_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "admission_tests_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "question_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"question_type" smallint NOT NULL,
	"difficulty" smallint NOT NULL,
	"question_location" smallint NOT NULL,
	"admission_test_id" integer NOT NULL,
	"section_id" integer,
	"subject_id" integer,
	"topic_id" integer,
	"sub_topic_id" integer,
	"paper_type" smallint,
	"year" smallint,
	"mock_paper_number" smallint,
	"paper_question" smallint,
	"paper_link" text,
	CONSTRAINT "question_assignments_location" CHECK ("question_assignments"."question_location" in (1, 2)),
	CONSTRAINT "question_assignments_revise" CHECK ("question_assignments"."question_location" <> 1 or ("question_assignments"."section_id" is not null and "question_assignments"."subject_id" is not null and "question_assignments"."topic_id" is not null)),
	CONSTRAINT "question_assignments_simulate" CHECK ("question_assignments"."question_location" <> 2 or ("question_assignments"."paper_type" = 1 and "question_assignments"."year" is not null) or ("question_assignments"."paper_type" = 2 and "question_assignments"."mock_paper_number" is not null)),
	CONSTRAINT "question_assignments_mock" CHECK ("question_assignments"."mock_paper_number" between 1 and 1000),
	CONSTRAINT "question_assignments_number" CHECK ("question_assignments"."paper_question" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "question_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"student_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_flags_state" CHECK ("question_flags"."state" in ('open', 'answered'))
);
--> statement-breakpoint
CREATE TABLE "question_options" (
	"version_id" integer NOT NULL,
	"letter" text NOT NULL,
	"text" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	CONSTRAINT "question_options_version_id_letter_pk" PRIMARY KEY("version_id","letter"),
	CONSTRAINT "question_options_letter" CHECK ("question_options"."letter" ~ '^[a-z]$')
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"data" text,
	"solution" text NOT NULL,
	"question_type" smallint NOT NULL,
	"difficulty" smallint NOT NULL,
	"marking" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_versions_number" UNIQUE("question_id","version"),
	CONSTRAINT "question_versions_within" UNIQUE("id","question_id"),
	CONSTRAINT "question_versions_type" CHECK ("question_versions"."question_type" between 1 and 4),
	CONSTRAINT "question_versions_difficulty" CHECK ("question_versions"."difficulty" between 1 and 5),
	CONSTRAINT "question_versions_marking" CHECK (("question_versions"."question_type" in (1, 3)) = ("question_versions"."marking" is null))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"question_type" smallint NOT NULL,
	"difficulty" smallint NOT NULL,
	"current_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questions_key_unique" UNIQUE("key"),
	CONSTRAINT "questions_filed_form" UNIQUE("id","question_type","difficulty"),
	CONSTRAINT "questions_type" CHECK ("questions"."question_type" between 1 and 4),
	CONSTRAINT "questions_difficulty" CHECK ("questions"."difficulty" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "section_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admission_test_id" integer NOT NULL,
	"section_no" text NOT NULL,
	"position" smallint NOT NULL,
	"is_compulsory" boolean DEFAULT false NOT NULL,
	CONSTRAINT "section_numbers_name" UNIQUE("admission_test_id","section_no"),
	CONSTRAINT "section_numbers_within" UNIQUE("id","admission_test_id")
);
--> statement-breakpoint
CREATE TABLE "sub_topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "sub_topics_name" UNIQUE("topic_id","name"),
	CONSTRAINT "sub_topics_within" UNIQUE("id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "subjects_name" UNIQUE("section_id","name"),
	CONSTRAINT "subjects_within" UNIQUE("id","section_id")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"shared_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "topics_name" UNIQUE("subject_id","name"),
	CONSTRAINT "topics_within" UNIQUE("id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"raised_by" uuid,
	"raised_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "alerts_type_known" CHECK ("alerts"."type" between 1 and 4),
	CONSTRAINT "alerts_state_known" CHECK ("alerts"."state" in ('open', 'closed')),
	CONSTRAINT "alerts_closed_at" CHECK (("alerts"."state" = 'closed') = ("alerts"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"program_name" text NOT NULL,
	"quarters" smallint NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_quarters" CHECK ("bookings"."quarters" between 0 and 4000)
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"info" text NOT NULL,
	"component" smallint NOT NULL,
	CONSTRAINT "calendar_events_component" CHECK ("calendar_events"."component" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_of_ten" CHECK ("ratings"."rating" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "tuition_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tuition_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quarters" smallint NOT NULL,
	"event" text NOT NULL,
	"booking_id" uuid,
	"session_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tuition_ledger_kind" CHECK (case "tuition_ledger"."kind"
        when 'bought' then "tuition_ledger"."quarters" > 0 and "tuition_ledger"."booking_id" is not null and "tuition_ledger"."session_id" is null
        when 'used' then "tuition_ledger"."quarters" < 0 and "tuition_ledger"."session_id" is not null and "tuition_ledger"."booking_id" is null
        when 'adjusted' then "tuition_ledger"."quarters" <> 0 and "tuition_ledger"."session_id" is null and "tuition_ledger"."booking_id" is null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "tuition_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"topics_covered" text NOT NULL,
	"went_well" text NOT NULL,
	"to_work_on" text NOT NULL,
	"homework" text NOT NULL,
	"engagement" smallint NOT NULL,
	"attainment" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tuition_reports_session" UNIQUE("session_id"),
	CONSTRAINT "tuition_reports_engagement" CHECK ("tuition_reports"."engagement" between 1 and 5),
	CONSTRAINT "tuition_reports_attainment" CHECK ("tuition_reports"."attainment" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tuition_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"quarters" smallint NOT NULL,
	"state" text NOT NULL,
	"join_link" text,
	CONSTRAINT "tuition_sessions_quarters" CHECK ("tuition_sessions"."quarters" between 1 and 32),
	CONSTRAINT "tuition_sessions_state_known" CHECK ("tuition_sessions"."state" in ('scheduled', 'delivered', 'cancelled', 'no-show')),
	CONSTRAINT "tuition_sessions_join_link" CHECK ("tuition_sessions"."join_link" like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "curriculum_items" ADD CONSTRAINT "curriculum_items_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_curricula" ADD CONSTRAINT "student_curricula_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_roles" ADD CONSTRAINT "announcement_roles_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_time" ADD CONSTRAINT "active_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_children" ADD CONSTRAINT "parent_children_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_children" ADD CONSTRAINT "parent_children_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_managers" ADD CONSTRAINT "school_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_managers" ADD CONSTRAINT "school_managers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_schools" ADD CONSTRAINT "student_schools_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_schools" ADD CONSTRAINT "student_schools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_senior_tutor_id_users_id_fk" FOREIGN KEY ("senior_tutor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_set_id_revise_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."revise_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_version" FOREIGN KEY ("version_id","question_id") REFERENCES "public"."question_versions"("id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD CONSTRAINT "revise_set_questions_set_id_revise_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."revise_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD CONSTRAINT "revise_set_questions_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_set_questions" ADD CONSTRAINT "revise_set_questions_version" FOREIGN KEY ("version_id","question_id") REFERENCES "public"."question_versions"("id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_esat_parts" ADD CONSTRAINT "student_esat_parts_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_esat_parts" ADD CONSTRAINT "student_esat_parts_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_days" ADD CONSTRAINT "student_days_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_practice" ADD CONSTRAINT "student_practice_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_questions" ADD CONSTRAINT "student_questions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_questions" ADD CONSTRAINT "student_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tallies" ADD CONSTRAINT "student_tallies_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tallies" ADD CONSTRAINT "student_tallies_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_mastery" ADD CONSTRAINT "topic_mastery_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_mastery" ADD CONSTRAINT "topic_mastery_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_question" FOREIGN KEY ("question_id","question_type","difficulty") REFERENCES "public"."questions"("id","question_type","difficulty") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_section" FOREIGN KEY ("section_id","admission_test_id") REFERENCES "public"."section_numbers"("id","admission_test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_subject" FOREIGN KEY ("subject_id","section_id") REFERENCES "public"."subjects"("id","section_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_topic" FOREIGN KEY ("topic_id","subject_id") REFERENCES "public"."topics"("id","subject_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_sub_topic" FOREIGN KEY ("sub_topic_id","topic_id") REFERENCES "public"."sub_topics"("id","topic_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_numbers" ADD CONSTRAINT "section_numbers_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_topics" ADD CONSTRAINT "sub_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD CONSTRAINT "tuition_reports_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD CONSTRAINT "tuition_sessions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD CONSTRAINT "tuition_sessions_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_dismissals_user" ON "announcement_dismissals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcements_days" ON "announcements" USING btree ("to_day","from_day");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "parent_children_student" ON "parent_children" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "school_managers_school" ON "school_managers" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_schools_position" ON "student_schools" USING btree ("student_id","position");--> statement-breakpoint
CREATE INDEX "student_schools_school" ON "student_schools" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "tutor_students_student" ON "tutor_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "tutors_senior" ON "tutors" USING btree ("senior_tutor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_once" ON "attempts" USING btree ("set_id","question_id");--> statement-breakpoint
CREATE INDEX "attempts_of_student" ON "attempts" USING btree ("student_id","answered_at");--> statement-breakpoint
CREATE INDEX "revise_sets_open" ON "revise_sets" USING btree ("student_id","started_at") WHERE "revise_sets"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "revise_sets_finished" ON "revise_sets" USING btree ("student_id","finished_at") WHERE "revise_sets"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "revise_sets_finished_by_part" ON "revise_sets" USING btree ("student_id","section_id","finished_at") WHERE "revise_sets"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "revise_sets_finished_by_subject" ON "revise_sets" USING btree ("student_id","subject_slug","finished_at") WHERE "revise_sets"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "student_questions_incorrect" ON "student_questions" USING btree ("student_id","question_id") WHERE "student_questions"."last_correct" = false;--> statement-breakpoint
CREATE INDEX "student_questions_bookmarked" ON "student_questions" USING btree ("student_id","question_id") WHERE "student_questions"."is_bookmarked";--> statement-breakpoint
CREATE INDEX "student_questions_flagged" ON "student_questions" USING btree ("student_id","question_id") WHERE "student_questions"."is_flagged";--> statement-breakpoint
CREATE INDEX "student_questions_question" ON "student_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_assignments_revise_once" ON "question_assignments" USING btree ("question_id","topic_id") WHERE "question_assignments"."question_location" = 1;--> statement-breakpoint
CREATE INDEX "question_assignments_filters" ON "question_assignments" USING btree ("question_location","admission_test_id","section_id","topic_id","subject_id","difficulty","question_type","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_flags_open" ON "question_flags" USING btree ("student_id","question_id") WHERE "question_flags"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "question_options_one_correct" ON "question_options" USING btree ("version_id") WHERE "question_options"."is_correct";--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("student_id") WHERE "alerts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "alerts_student" ON "alerts" USING btree ("student_id","raised_at");--> statement-breakpoint
CREATE INDEX "alerts_raised_by" ON "alerts" USING btree ("raised_by");--> statement-breakpoint
CREATE INDEX "bookings_student" ON "bookings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "bookings_booked_at" ON "bookings" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "calendar_events_student" ON "calendar_events" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "ratings_tutor" ON "ratings" USING btree ("tutor_id","rating");--> statement-breakpoint
CREATE UNIQUE INDEX "tuition_ledger_event" ON "tuition_ledger" USING btree ("event");--> statement-breakpoint
CREATE INDEX "tuition_ledger_student" ON "tuition_ledger" USING btree ("student_id","kind","quarters");--> statement-breakpoint
CREATE INDEX "tuition_ledger_booking" ON "tuition_ledger" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "tuition_ledger_session" ON "tuition_ledger" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tuition_sessions_student" ON "tuition_sessions" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "tuition_sessions_tutor" ON "tuition_sessions" USING btree ("tutor_id","starts_at");--> statement-breakpoint
CREATE INDEX "tuition_sessions_starts_at" ON "tuition_sessions" USING btree ("starts_at");