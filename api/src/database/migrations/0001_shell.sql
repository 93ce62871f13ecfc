CREATE TABLE "diagnostic_sections" (
	"test_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"section_id" integer NOT NULL,
	"set_id" uuid,
	CONSTRAINT "diagnostic_sections_test_id_position_pk" PRIMARY KEY("test_id","position"),
	CONSTRAINT "diagnostic_sections_position" CHECK ("diagnostic_sections"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "diagnostic_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "programme_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"feedback_type" text NOT NULL,
	"program_rating" smallint NOT NULL,
	"feedback" text NOT NULL,
	"has_interested_sibling" boolean,
	"sibling_school_year" text,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_feedback_once" UNIQUE("student_id","feedback_type"),
	CONSTRAINT "programme_feedback_of_ten" CHECK ("programme_feedback"."program_rating" between 1 and 10),
	CONSTRAINT "programme_feedback_said" CHECK (trim("programme_feedback"."feedback") <> ''),
	CONSTRAINT "programme_feedback_sibling" CHECK (("programme_feedback"."sibling_school_year" is not null) = coalesce("programme_feedback"."has_interested_sibling", false))
);
--> statement-breakpoint
CREATE TABLE "programme_feedback_ratings" (
	"feedback_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "programme_feedback_ratings_feedback_id_tutor_id_pk" PRIMARY KEY("feedback_id","tutor_id"),
	CONSTRAINT "programme_feedback_ratings_of_ten" CHECK ("programme_feedback_ratings"."rating" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_portal" boolean NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preferences_kind" CHECK ("notification_preferences"."kind" in ('alerts', 'tuition', 'questions', 'company')),
	CONSTRAINT "notification_preferences_email" CHECK ("notification_preferences"."email" in ('none', 'daily', 'at once'))
);
--> statement-breakpoint
CREATE TABLE "notification_recipients" (
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"in_portal" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"email" text NOT NULL,
	CONSTRAINT "notification_recipients_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id"),
	CONSTRAINT "notification_recipients_email" CHECK ("notification_recipients"."email" in ('none', 'daily', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_code" smallint DEFAULT 4 NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"notification_link" text,
	"navigatable_link" text,
	"is_adjustment" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('alerts', 'tuition', 'questions', 'company')),
	CONSTRAINT "notifications_title_code" CHECK ("notifications"."title_code" between 0 and 4),
	CONSTRAINT "notifications_path" CHECK ("notifications"."navigatable_link" like '/%'),
	CONSTRAINT "notifications_address" CHECK ("notifications"."notification_link" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" uuid,
	CONSTRAINT "deletion_requests_decision" CHECK ("deletion_requests"."decision" in ('confirmed', 'declined', 'withdrawn')
        and ("deletion_requests"."decided_at" is null) = ("deletion_requests"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_from" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_file_path" text;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "kind" text DEFAULT 'revise' NOT NULL;--> statement-breakpoint
ALTER TABLE "diagnostic_sections" ADD CONSTRAINT "diagnostic_sections_test_id_diagnostic_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."diagnostic_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_sections" ADD CONSTRAINT "diagnostic_sections_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_sections" ADD CONSTRAINT "diagnostic_sections_set_id_revise_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."revise_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_tests" ADD CONSTRAINT "diagnostic_tests_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_feedback" ADD CONSTRAINT "programme_feedback_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_feedback_ratings" ADD CONSTRAINT "programme_feedback_ratings_feedback_id_programme_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."programme_feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_feedback_ratings" ADD CONSTRAINT "programme_feedback_ratings_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagnostic_sections_set" ON "diagnostic_sections" USING btree ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "diagnostic_tests_open" ON "diagnostic_tests" USING btree ("student_id") WHERE "diagnostic_tests"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "diagnostic_tests_finished" ON "diagnostic_tests" USING btree ("student_id","finished_at");--> statement-breakpoint
CREATE INDEX "programme_feedback_student" ON "programme_feedback" USING btree ("student_id","given_at");--> statement-breakpoint
CREATE INDEX "programme_feedback_ratings_tutor" ON "programme_feedback_ratings" USING btree ("tutor_id","rating");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_try_at") WHERE "mails"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_recipients_feed" ON "notification_recipients" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE "notification_recipients"."in_portal";--> statement-breakpoint
CREATE INDEX "notification_recipients_digest" ON "notification_recipients" USING btree ("user_id") WHERE "notification_recipients"."email" = 'daily';--> statement-breakpoint
CREATE INDEX "notifications_expires" ON "notifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree ("user_id") WHERE "deletion_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "deletion_requests_decided_by" ON "deletion_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_links_expires" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed_from_sessions_id_fk" FOREIGN KEY ("viewed_from") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_viewed_from" ON "sessions" USING btree ("viewed_from");--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_kind" CHECK ("revise_sets"."kind" in ('revise', 'diagnostic'));