CREATE TABLE "live_event_attendance" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text,
	"joined_at" timestamp with time zone,
	"marked_by" uuid,
	"marked_at" timestamp with time zone,
	CONSTRAINT "live_event_attendance_session_id_student_id_pk" PRIMARY KEY("session_id","student_id"),
	CONSTRAINT "live_event_attendance_state_known" CHECK ("live_event_attendance"."state" in ('present', 'late', 'absent', 'excused'))
);
--> statement-breakpoint
CREATE TABLE "live_event_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"session_id" uuid,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_after_end" boolean NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "live_event_files_kind_known" CHECK ("live_event_files"."kind" in ('slides', 'handout', 'other'))
);
--> statement-breakpoint
CREATE TABLE "live_event_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"writer_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event_places" (
	"event_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text NOT NULL,
	"queue_no" integer,
	"registered_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_places_event_id_student_id_pk" PRIMARY KEY("event_id","student_id"),
	CONSTRAINT "live_event_places_state_known" CHECK ("live_event_places"."state" in ('registered', 'waiting', 'cancelled')),
	CONSTRAINT "live_event_places_waiting" CHECK (("live_event_places"."state" = 'waiting') = ("live_event_places"."queue_no" is not null)),
	CONSTRAINT "live_event_places_cancelled" CHECK (("live_event_places"."state" = 'cancelled') = ("live_event_places"."cancelled_at" is not null)),
	CONSTRAINT "live_event_places_held" CHECK ("live_event_places"."state" <> 'registered' or "live_event_places"."held_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "live_event_ratings" (
	"event_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_ratings_event_id_student_id_pk" PRIMARY KEY("event_id","student_id"),
	CONSTRAINT "live_event_ratings_stars" CHECK ("live_event_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "live_event_report_texts" (
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"writer_id" uuid,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_report_texts_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
CREATE TABLE "live_event_reports" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"writer_id" uuid,
	"sent_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event_degree_groups" (
	"event_id" uuid NOT NULL,
	"degree_group_id" integer NOT NULL,
	CONSTRAINT "live_event_degree_groups_event_id_degree_group_id_pk" PRIMARY KEY("event_id","degree_group_id")
);
--> statement-breakpoint
CREATE TABLE "live_event_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"join_link" text,
	"recording_id" uuid,
	"recording_link" text,
	"recording_told_at" timestamp with time zone,
	"attendance_version" integer DEFAULT 0 NOT NULL,
	"day_told_at" timestamp with time zone,
	"hour_told_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_sessions_span" CHECK ("live_event_sessions"."starts_at" < "live_event_sessions"."ends_at"),
	CONSTRAINT "live_event_sessions_link" CHECK ("live_event_sessions"."join_link" like 'https://%'),
	CONSTRAINT "live_event_sessions_recording_once" CHECK ("live_event_sessions"."recording_id" is null or "live_event_sessions"."recording_link" is null),
	CONSTRAINT "live_event_sessions_recording_link" CHECK ("live_event_sessions"."recording_link" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "live_event_tutors" (
	"event_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "live_event_tutors_event_id_tutor_id_pk" PRIMARY KEY("event_id","tutor_id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"enrolment" text NOT NULL,
	"recording_for" text NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"last_queued" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"report_asked_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "live_events_kind_known" CHECK ("live_events"."kind" in ('seminar', 'course')),
	CONSTRAINT "live_events_state_known" CHECK ("live_events"."state" in ('draft', 'published', 'cancelled')),
	CONSTRAINT "live_events_enrolment_known" CHECK ("live_events"."enrolment" in ('open', 'by admin')),
	CONSTRAINT "live_events_recording_known" CHECK ("live_events"."recording_for" in ('everyone', 'places')),
	CONSTRAINT "live_events_capacity" CHECK ("live_events"."capacity" between 1 and 5000),
	CONSTRAINT "live_events_counts" CHECK ("live_events"."registered" >= 0 and "live_events"."waiting" >= 0),
	CONSTRAINT "live_events_span" CHECK ("live_events"."starts_at" < "live_events"."ends_at"),
	CONSTRAINT "live_events_cancelled" CHECK (("live_events"."state" = 'cancelled') = ("live_events"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "live_event_attendance" ADD CONSTRAINT "live_event_attendance_session_id_live_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_attendance" ADD CONSTRAINT "live_event_attendance_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_attendance" ADD CONSTRAINT "live_event_attendance_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_files" ADD CONSTRAINT "live_event_files_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_files" ADD CONSTRAINT "live_event_files_session_id_live_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_files" ADD CONSTRAINT "live_event_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_files" ADD CONSTRAINT "live_event_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_notes" ADD CONSTRAINT "live_event_notes_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_notes" ADD CONSTRAINT "live_event_notes_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_notes" ADD CONSTRAINT "live_event_notes_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_places" ADD CONSTRAINT "live_event_places_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_places" ADD CONSTRAINT "live_event_places_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_ratings" ADD CONSTRAINT "live_event_ratings_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_ratings" ADD CONSTRAINT "live_event_ratings_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_report_texts" ADD CONSTRAINT "live_event_report_texts_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_report_texts" ADD CONSTRAINT "live_event_report_texts_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_reports" ADD CONSTRAINT "live_event_reports_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_reports" ADD CONSTRAINT "live_event_reports_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_degree_groups" ADD CONSTRAINT "live_event_degree_groups_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_degree_groups" ADD CONSTRAINT "live_event_degree_groups_degree_group_id_degree_groups_id_fk" FOREIGN KEY ("degree_group_id") REFERENCES "public"."degree_groups"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_sessions" ADD CONSTRAINT "live_event_sessions_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_sessions" ADD CONSTRAINT "live_event_sessions_recording_id_media_assets_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."media_assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_tutors" ADD CONSTRAINT "live_event_tutors_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_tutors" ADD CONSTRAINT "live_event_tutors_tutor_id_tutors_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_event_attendance_student" ON "live_event_attendance" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_event_attendance_marked_by" ON "live_event_attendance" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "live_event_files_event" ON "live_event_files" USING btree ("event_id","added_at");--> statement-breakpoint
CREATE INDEX "live_event_files_session" ON "live_event_files" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "live_event_files_file" ON "live_event_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "live_event_files_added_by" ON "live_event_files" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "live_event_files_removed" ON "live_event_files" USING btree ("removed_at") WHERE "live_event_files"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "live_event_notes_of_student" ON "live_event_notes" USING btree ("event_id","student_id","written_at");--> statement-breakpoint
CREATE INDEX "live_event_notes_student" ON "live_event_notes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_event_notes_writer" ON "live_event_notes" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "live_event_places_student" ON "live_event_places" USING btree ("student_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_places_queue" ON "live_event_places" USING btree ("event_id","queue_no") WHERE "live_event_places"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "live_event_places_state" ON "live_event_places" USING btree ("event_id","state","registered_at");--> statement-breakpoint
CREATE INDEX "live_event_ratings_student" ON "live_event_ratings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_event_report_texts_writer" ON "live_event_report_texts" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "live_event_reports_writer" ON "live_event_reports" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "live_event_degree_groups_group" ON "live_event_degree_groups" USING btree ("degree_group_id","event_id");--> statement-breakpoint
CREATE INDEX "live_event_sessions_event" ON "live_event_sessions" USING btree ("event_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "live_event_sessions_starts" ON "live_event_sessions" USING btree ("starts_at","event_id");--> statement-breakpoint
CREATE INDEX "live_event_sessions_recording" ON "live_event_sessions" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "live_event_sessions_day" ON "live_event_sessions" USING btree ("starts_at") WHERE "live_event_sessions"."day_told_at" is null;--> statement-breakpoint
CREATE INDEX "live_event_sessions_hour" ON "live_event_sessions" USING btree ("starts_at") WHERE "live_event_sessions"."hour_told_at" is null;--> statement-breakpoint
CREATE INDEX "live_event_tutors_tutor" ON "live_event_tutors" USING btree ("tutor_id","event_id");--> statement-breakpoint
CREATE INDEX "live_events_by_end" ON "live_events" USING btree ("kind","ends_at","id");--> statement-breakpoint
CREATE INDEX "live_events_by_start" ON "live_events" USING btree ("kind","starts_at","id");--> statement-breakpoint
CREATE INDEX "live_events_by_title" ON "live_events" USING btree ("kind","title","id");--> statement-breakpoint
CREATE INDEX "live_events_by_places" ON "live_events" USING btree ("kind","registered","id");--> statement-breakpoint
CREATE INDEX "live_events_by_change" ON "live_events" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "live_events_title" ON "live_events" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "live_events_created_by" ON "live_events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "live_events_updated_by" ON "live_events" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "live_events_queues" ON "live_events" USING btree ("starts_at") WHERE "live_events"."waiting" > 0;--> statement-breakpoint
CREATE INDEX "live_events_removed" ON "live_events" USING btree ("removed_at") WHERE "live_events"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "live_events_report_due" ON "live_events" USING btree ("ends_at") WHERE "live_events"."state" = 'published' and "live_events"."report_asked_at" is null;--> statement-breakpoint
-- How many have a place and wait is kept with the event by whatever changes a place, an account's
-- removal too.
create or replace function count_live_event_places() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state <> 'cancelled' then
    update live_events set
      registered = registered - (old.state = 'registered')::int,
      waiting = waiting - (old.state = 'waiting')::int
    where id = old.event_id;
  end if;
  if tg_op <> 'DELETE' and new.state <> 'cancelled' then
    update live_events set
      registered = registered + (new.state = 'registered')::int,
      waiting = waiting + (new.state = 'waiting')::int
    where id = new.event_id;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger count_live_event_places after insert or update of state or delete on live_event_places
  for each row execute function count_live_event_places();
