CREATE TABLE "official_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"admission_test_id" integer NOT NULL,
	"section_id" integer,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"sat_on" date,
	"test_day" date GENERATED ALWAYS AS (coalesce(sat_on, make_date(year, month, 1))) STORED NOT NULL,
	"score" numeric(7, 2) NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "official_results_once" UNIQUE NULLS NOT DISTINCT("student_id","admission_test_id","section_id","year","month"),
	CONSTRAINT "official_results_sitting" CHECK ("official_results"."year" between 2000 and 2100 and "official_results"."month" between 1 and 12),
	CONSTRAINT "official_results_day" CHECK ("official_results"."sat_on" is null or (extract(year from "official_results"."sat_on") = "official_results"."year" and extract(month from "official_results"."sat_on") = "official_results"."month")),
	CONSTRAINT "official_results_score" CHECK ("official_results"."score" between 0 and 10000),
	CONSTRAINT "official_results_source" CHECK ("official_results"."source" in ('typed', 'imported'))
);
--> statement-breakpoint
CREATE TABLE "readiness_snapshots" (
	"student_id" uuid NOT NULL,
	"section_id" integer NOT NULL,
	"taken_on" date NOT NULL,
	"score" real NOT NULL,
	"margin" real NOT NULL,
	CONSTRAINT "readiness_snapshots_student_id_section_id_taken_on_pk" PRIMARY KEY("student_id","section_id","taken_on"),
	CONSTRAINT "readiness_snapshots_share" CHECK ("readiness_snapshots"."score" between 0 and 1 and "readiness_snapshots"."margin" >= 0)
);
--> statement-breakpoint
ALTER TABLE "admission_tests" ADD COLUMN "scores" jsonb;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_section" FOREIGN KEY ("section_id","admission_test_id") REFERENCES "public"."section_numbers"("id","admission_test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_snapshots" ADD CONSTRAINT "readiness_snapshots_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_snapshots" ADD CONSTRAINT "readiness_snapshots_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_results_sat" ON "official_results" USING btree ("test_day","id");--> statement-breakpoint
CREATE INDEX "official_results_test" ON "official_results" USING btree ("admission_test_id","test_day");--> statement-breakpoint
CREATE INDEX "official_results_part" ON "official_results" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "official_results_saved_by" ON "official_results" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "readiness_snapshots_part" ON "readiness_snapshots" USING btree ("section_id");
--> statement-breakpoint
-- By hand
update admission_tests t set scores = known.scores::jsonb
from (values
  ('ESAT', '{"from": 1, "to": 9, "step": 0.1}'),
  ('TMUA', '{"from": 1, "to": 9, "step": 0.1}'),
  ('TARA', '{"from": 1, "to": 9, "step": 0.1}'),
  ('ENGAA', '{"from": 1, "to": 9, "step": 0.1}'),
  ('NSAA', '{"from": 1, "to": 9, "step": 0.1}'),
  ('BMAT', '{"from": 1, "to": 9, "step": 0.1}'),
  ('LNAT', '{"from": 0, "to": 42, "step": 1}'),
  ('UCAT', '{"from": 900, "to": 2700, "step": 10}'),
  ('PAT', '{"from": 0, "to": 100, "step": 1}'),
  ('MAT', '{"from": 0, "to": 100, "step": 1}')
) known (name, scores)
where known.name = t.name;
