CREATE TABLE "report_card_grades" (
	"card_id" uuid NOT NULL,
	"skill_id" integer NOT NULL,
	"grade" smallint NOT NULL,
	CONSTRAINT "report_card_grades_card_id_skill_id_pk" PRIMARY KEY("card_id","skill_id"),
	CONSTRAINT "report_card_grades_of_five" CHECK ("report_card_grades"."grade" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "report_card_reminders" (
	"term_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	"reminded_by" uuid,
	CONSTRAINT "report_card_reminders_term_id_tutor_id_day_pk" PRIMARY KEY("term_id","tutor_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_card_versions" (
	"card_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_card_versions_card_id_version_pk" PRIMARY KEY("card_id","version")
);
--> statement-breakpoint
CREATE TABLE "report_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"term_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"predicted_grade" numeric(6, 2),
	"admission_test_id" integer,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"first_submitted_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"reopen_reason" text DEFAULT '' NOT NULL,
	"reopened_by" uuid,
	CONSTRAINT "report_cards_once" UNIQUE("term_id","tutor_id","student_id"),
	CONSTRAINT "report_cards_state_known" CHECK ("report_cards"."state" in ('draft', 'submitted', 'reopened')),
	CONSTRAINT "report_cards_submitted" CHECK (("report_cards"."state" = 'draft') = ("report_cards"."submitted_at" is null)
        and ("report_cards"."submitted_at" is null) = ("report_cards"."first_submitted_at" is null)),
	CONSTRAINT "report_cards_predicted" CHECK ("report_cards"."predicted_grade" is null or "report_cards"."admission_test_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "skills_name" UNIQUE("subject","name")
);
--> statement-breakpoint
ALTER TABLE "admission_tests" ADD COLUMN "grades" jsonb;--> statement-breakpoint
ALTER TABLE "report_card_grades" ADD CONSTRAINT "report_card_grades_card_id_report_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."report_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_card_grades" ADD CONSTRAINT "report_card_grades_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_card_reminders" ADD CONSTRAINT "report_card_reminders_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_card_reminders" ADD CONSTRAINT "report_card_reminders_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_card_reminders" ADD CONSTRAINT "report_card_reminders_reminded_by_users_id_fk" FOREIGN KEY ("reminded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_card_versions" ADD CONSTRAINT "report_card_versions_card_id_report_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."report_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_card_grades_skill" ON "report_card_grades" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "report_card_reminders_tutor" ON "report_card_reminders" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "report_card_reminders_by" ON "report_card_reminders" USING btree ("reminded_by");--> statement-breakpoint
CREATE INDEX "report_cards_student" ON "report_cards" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "report_cards_tutor" ON "report_cards" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "report_cards_test" ON "report_cards" USING btree ("admission_test_id");--> statement-breakpoint
CREATE INDEX "report_cards_reopened_by" ON "report_cards" USING btree ("reopened_by");--> statement-breakpoint
CREATE INDEX "tuition_sessions_delivered" ON "tuition_sessions" USING btree ("starts_at","tutor_id","student_id") WHERE "tuition_sessions"."state" = 'delivered';--> statement-breakpoint
create trigger report_card_versions_are_kept before update on report_card_versions
  for each row execute function refuse_change();
--> statement-breakpoint
-- What every card grades, and what those of a subject do beside it.
insert into skills (subject, name, position) values
  (null, 'Understanding', 1),
  (null, 'Method', 2),
  (null, 'Accuracy', 3),
  (null, 'Speed', 4),
  (null, 'Independence', 5),
  ('Mathematics', 'Algebraic fluency', 6),
  ('Mathematics', 'Problem solving', 7),
  ('Physics', 'Modelling', 6),
  ('Physics', 'Units and estimates', 7),
  ('Chemistry', 'Calculations', 6),
  ('Chemistry', 'Reasoning from structure', 7),
  ('Biology', 'Data and graphs', 6),
  ('Biology', 'Precise terms', 7);
--> statement-breakpoint
update admission_tests set grades = '{"from": 1, "to": 9, "step": 0.5}' where name = 'ESAT';
