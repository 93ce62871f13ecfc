CREATE TABLE "alert_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_comments_kind_known" CHECK ("alert_comments"."kind" in ('comment', 'event'))
);
--> statement-breakpoint
CREATE TABLE "application_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"university" text NOT NULL,
	"course" text NOT NULL,
	"course_code" text DEFAULT '' NOT NULL,
	"offer" text NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_choices_position" UNIQUE("student_id","position"),
	CONSTRAINT "application_choices_five" CHECK ("application_choices"."position" between 1 and 5),
	CONSTRAINT "application_choices_offer_known" CHECK ("application_choices"."offer" in ('none yet', 'interview', 'conditional', 'unconditional', 'declined', 'unsuccessful'))
);
--> statement-breakpoint
CREATE TABLE "test_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"admission_test_id" integer NOT NULL,
	"sits_on" date,
	"centre" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_registrations_state_known" CHECK ("test_registrations"."state" in ('planned', 'registered', 'sat', 'result in'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"last_fetched_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_key" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "reschedule_proposals" (
	"request_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reschedule_proposals_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "reschedule_proposals_position" CHECK ("reschedule_proposals"."position" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "reschedule_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"message" text DEFAULT '' NOT NULL,
	CONSTRAINT "reschedule_requests_state_known" CHECK ("reschedule_requests"."state" in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed')),
	CONSTRAINT "reschedule_requests_answered" CHECK (("reschedule_requests"."state" = 'open') = ("reschedule_requests"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "session_slots" (
	"person_id" uuid NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	CONSTRAINT "session_slots_person_id_slot_pk" PRIMARY KEY("person_id","slot")
);
--> statement-breakpoint
CREATE TABLE "tutor_availability" (
	"tutor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "tutor_availability_tutor_id_weekday_from_minute_pk" PRIMARY KEY("tutor_id","weekday","from_minute"),
	CONSTRAINT "tutor_availability_weekday" CHECK ("tutor_availability"."weekday" between 1 and 7),
	CONSTRAINT "tutor_availability_span" CHECK ("tutor_availability"."from_minute" >= 0 and "tutor_availability"."from_minute" < "tutor_availability"."to_minute" and "tutor_availability"."to_minute" <= 1440
        and "tutor_availability"."from_minute" % 15 = 0 and "tutor_availability"."to_minute" % 15 = 0)
);
--> statement-breakpoint
CREATE TABLE "tutor_time_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "tutor_time_off_span" CHECK ("tutor_time_off"."starts_at" < "tutor_time_off"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "report_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"subject" text,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tuition_homework" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"topic_id" integer,
	"done_at" timestamp with time zone,
	CONSTRAINT "tuition_homework_position" UNIQUE("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "tuition_report_drafts" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tuition_report_reads" (
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tuition_report_reads_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tuition_report_topics" (
	"report_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "tuition_report_topics_report_id_topic_id_pk" PRIMARY KEY("report_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "tuition_report_versions" (
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tuition_report_versions_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
ALTER TABLE "tuition_ledger" DROP CONSTRAINT "tuition_ledger_kind";--> statement-breakpoint
ALTER TABLE "tuition_reports" ALTER COLUMN "homework" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "is_all_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "is_passed_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "outcome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD COLUMN "reverses" bigint;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD COLUMN "tutor_id" uuid;--> statement-breakpoint
update tuition_reports r set student_id = s.student_id, tutor_id = s.tutor_id
from tuition_sessions s where s.id = r.session_id;--> statement-breakpoint
ALTER TABLE "tuition_reports" ALTER COLUMN "student_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_reports" ALTER COLUMN "tutor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "marked_by" uuid;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_comments" ADD CONSTRAINT "alert_comments_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_comments" ADD CONSTRAINT "alert_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_registrations" ADD CONSTRAINT "test_registrations_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_registrations" ADD CONSTRAINT "test_registrations_admission_test_id_admission_tests_id_fk" FOREIGN KEY ("admission_test_id") REFERENCES "public"."admission_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_proposals" ADD CONSTRAINT "reschedule_proposals_request_id_reschedule_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."reschedule_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_requests" ADD CONSTRAINT "reschedule_requests_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_requests" ADD CONSTRAINT "reschedule_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_slots" ADD CONSTRAINT "session_slots_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_slots" ADD CONSTRAINT "session_slots_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_availability" ADD CONSTRAINT "tutor_availability_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_time_off" ADD CONSTRAINT "tutor_time_off_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_owner_id_tutors_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_homework" ADD CONSTRAINT "tuition_homework_report_id_tuition_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."tuition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_homework" ADD CONSTRAINT "tuition_homework_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_drafts" ADD CONSTRAINT "tuition_report_drafts_session_id_tuition_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tuition_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_drafts" ADD CONSTRAINT "tuition_report_drafts_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_reads" ADD CONSTRAINT "tuition_report_reads_report_id_tuition_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."tuition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_reads" ADD CONSTRAINT "tuition_report_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_topics" ADD CONSTRAINT "tuition_report_topics_report_id_tuition_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."tuition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_topics" ADD CONSTRAINT "tuition_report_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_report_versions" ADD CONSTRAINT "tuition_report_versions_report_id_tuition_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."tuition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_comments_alert" ON "alert_comments" USING btree ("alert_id","said_at");--> statement-breakpoint
CREATE INDEX "alert_comments_author" ON "alert_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "test_registrations_student" ON "test_registrations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "test_registrations_test" ON "test_registrations" USING btree ("admission_test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reschedule_requests_open" ON "reschedule_requests" USING btree ("session_id") WHERE "reschedule_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reschedule_requests_session" ON "reschedule_requests" USING btree ("session_id","asked_at");--> statement-breakpoint
CREATE INDEX "reschedule_requests_answered_by" ON "reschedule_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "session_slots_session" ON "session_slots" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_slots_slot" ON "session_slots" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "tutor_time_off_tutor" ON "tutor_time_off" USING btree ("tutor_id","ends_at");--> statement-breakpoint
CREATE INDEX "report_templates_owner" ON "report_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tuition_homework_topic" ON "tuition_homework" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "tuition_homework_open" ON "tuition_homework" USING btree ("due_on") WHERE "tuition_homework"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tuition_report_drafts_tutor" ON "tuition_report_drafts" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "tuition_report_reads_person" ON "tuition_report_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tuition_report_topics_topic" ON "tuition_report_topics" USING btree ("topic_id");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_reverses_tuition_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."tuition_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD CONSTRAINT "tuition_reports_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_reports" ADD CONSTRAINT "tuition_reports_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD CONSTRAINT "tuition_sessions_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_reviewed_by" ON "alerts" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "alerts_assigned_to" ON "alerts" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "alerts_closed_by" ON "alerts" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "alerts_raised_at" ON "alerts" USING btree ("raised_at");--> statement-breakpoint
CREATE INDEX "alerts_to_review" ON "alerts" USING btree ("raised_at") WHERE "alerts"."state" = 'open' and "alerts"."reviewed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tuition_ledger_reverses" ON "tuition_ledger" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "tuition_ledger_by_date" ON "tuition_ledger" USING btree ("student_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "tuition_reports_student" ON "tuition_reports" USING btree ("student_id","sent_at");--> statement-breakpoint
CREATE INDEX "tuition_reports_tutor" ON "tuition_reports" USING btree ("tutor_id","sent_at");--> statement-breakpoint
CREATE INDEX "tuition_reports_sent" ON "tuition_reports" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "tuition_sessions_series" ON "tuition_sessions" USING btree ("series_id","starts_at");--> statement-breakpoint
CREATE INDEX "tuition_sessions_marked_by" ON "tuition_sessions" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "tuition_sessions_to_mark" ON "tuition_sessions" USING btree ("tutor_id","starts_at") WHERE "tuition_sessions"."state" = 'scheduled';--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_source" UNIQUE("source");--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_reverses_known" CHECK (("tuition_ledger"."kind" = 'returned') = ("tuition_ledger"."reverses" is not null));--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_kind" CHECK (case "tuition_ledger"."kind"
        when 'bought' then "tuition_ledger"."quarters" > 0 and "tuition_ledger"."booking_id" is not null and "tuition_ledger"."session_id" is null
        when 'used' then "tuition_ledger"."quarters" < 0 and "tuition_ledger"."session_id" is not null and "tuition_ledger"."booking_id" is null
        when 'returned' then "tuition_ledger"."quarters" > 0 and "tuition_ledger"."session_id" is not null and "tuition_ledger"."booking_id" is null
        when 'adjusted' then "tuition_ledger"."quarters" <> 0 and "tuition_ledger"."session_id" is null and "tuition_ledger"."booking_id" is null
        else false end);--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD CONSTRAINT "tuition_sessions_cancelled_by" CHECK ("tuition_sessions"."cancelled_by" in ('student', 'tutor', 'office'));--> statement-breakpoint
ALTER TABLE "tuition_sessions" ADD CONSTRAINT "tuition_sessions_cancelled" CHECK ("tuition_sessions"."state" = 'cancelled' or "tuition_sessions"."cancelled_by" is null);--> statement-breakpoint
-- Choices change places in one transaction.
alter table application_choices drop constraint application_choices_position;
--> statement-breakpoint
alter table application_choices add constraint application_choices_position
  unique (student_id, position) deferrable initially deferred;
--> statement-breakpoint
-- Hours of before: changed when they were held, cancelled by nobody knows whom.
update tuition_sessions set updated_at = least(now(), starts_at),
  marked_at = case when state in ('delivered', 'no-show')
    then starts_at + quarters * interval '15 minutes' end,
  cancelled_by = case when state = 'cancelled' then 'office' end;
--> statement-breakpoint
alter table tuition_sessions drop constraint tuition_sessions_cancelled;
--> statement-breakpoint
alter table tuition_sessions add constraint tuition_sessions_cancelled
  check ((state = 'cancelled') = (cancelled_by is not null));
--> statement-breakpoint
-- Where two hours of before meet, the earlier booked one holds the time.
insert into session_slots (person_id, slot, session_id)
select p.id, s.starts_at + quarter * interval '15 minutes', s.id
from tuition_sessions s
cross join lateral generate_series(0, s.quarters - 1) quarter
cross join lateral (values (s.tutor_id), (s.student_id)) p(id)
where s.state = 'scheduled' and s.starts_at > now()
order by s.id, 1, 2
on conflict do nothing;
--> statement-breakpoint
-- Homework was one text of a report. Made here, as PostgreSQL 15 knows no ids of version 7.
insert into tuition_homework (id, report_id, position, text)
select gen_random_uuid(), id, 1, left(homework, 500) from tuition_reports where homework <> '';
--> statement-breakpoint
-- Concerns of before were open to their audience at once.
update alerts set reviewed_at = raised_at;
--> statement-breakpoint
create trigger tuition_report_versions_are_kept before update on tuition_report_versions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger tuition_report_reads_are_kept before update on tuition_report_reads
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger alert_comments_are_kept
  before update of alert_id, kind, text, is_internal, said_at on alert_comments
  for each row execute function refuse_change();
