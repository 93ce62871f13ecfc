CREATE TABLE "tutor_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"measure" text NOT NULL,
	"topic_id" integer,
	"section_id" integer,
	"start_value" double precision,
	"goal" double precision NOT NULL,
	"noted" double precision,
	"answered_before" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"met_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	"drop_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tutor_targets_measure_known" CHECK (case "tutor_targets"."measure"
        when 'topic mastery' then "tutor_targets"."topic_id" is not null and "tutor_targets"."section_id" is null
        when 'simulation score' then "tutor_targets"."section_id" is not null and "tutor_targets"."topic_id" is null
        when 'questions' then "tutor_targets"."topic_id" is null and "tutor_targets"."section_id" is null
        when 'hours' then "tutor_targets"."topic_id" is null and "tutor_targets"."section_id" is null
        when 'by hand' then "tutor_targets"."topic_id" is null and "tutor_targets"."section_id" is null
        else false end),
	CONSTRAINT "tutor_targets_noted" CHECK (("tutor_targets"."measure" = 'by hand') = ("tutor_targets"."noted" is not null)),
	CONSTRAINT "tutor_targets_upward" CHECK ("tutor_targets"."start_value" is null or "tutor_targets"."goal" > "tutor_targets"."start_value"),
	CONSTRAINT "tutor_targets_open_or_not" CHECK ("tutor_targets"."met_at" is null or "tutor_targets"."dropped_at" is null)
);
--> statement-breakpoint
ALTER TABLE "tutor_targets" ADD CONSTRAINT "tutor_targets_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_targets" ADD CONSTRAINT "tutor_targets_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_targets" ADD CONSTRAINT "tutor_targets_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_targets" ADD CONSTRAINT "tutor_targets_section_id_section_numbers_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section_numbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_targets_student" ON "tutor_targets" USING btree ("student_id","set_at");--> statement-breakpoint
CREATE INDEX "tutor_targets_tutor" ON "tutor_targets" USING btree ("tutor_id","due_on");--> statement-breakpoint
CREATE INDEX "tutor_targets_topic" ON "tutor_targets" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "tutor_targets_section" ON "tutor_targets" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "tutor_targets_open" ON "tutor_targets" USING btree ("due_on","id") WHERE "tutor_targets"."met_at" is null and "tutor_targets"."dropped_at" is null;