CREATE TABLE "academies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"cover_id" uuid,
	"audience" text NOT NULL,
	"allows_skipping" boolean DEFAULT true NOT NULL,
	"finish_by" date,
	"position" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_version" integer DEFAULT 1 NOT NULL,
	"told_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "academies_audience" CHECK ("academies"."audience" in ('students', 'tutors', 'both')),
	CONSTRAINT "academies_state" CHECK ("academies"."state" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "academy_learners" (
	"academy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"completed" integer NOT NULL,
	"watched_s" integer NOT NULL,
	"quiz_rounds" integer NOT NULL,
	"self_declared" integer NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "academy_learners_academy_id_user_id_pk" PRIMARY KEY("academy_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "academy_tallies" (
	"academy_id" uuid PRIMARY KEY NOT NULL,
	"videos" integer NOT NULL,
	"learners" integer NOT NULL,
	"completed" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_videos" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"quiz_passed_at" timestamp with time zone,
	"declared_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"set_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_videos_user_id_video_id_pk" PRIMARY KEY("user_id","video_id"),
	CONSTRAINT "user_videos_round" CHECK ("user_videos"."round" >= 1)
);
--> statement-breakpoint
CREATE TABLE "video_answers" (
	"user_id" uuid NOT NULL,
	"video_question_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"letter" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_answers_user_id_video_question_id_round_pk" PRIMARY KEY("user_id","video_question_id","round"),
	CONSTRAINT "video_answers_letter" CHECK ("video_answers"."letter" ~ '^[a-z]$')
);
--> statement-breakpoint
CREATE TABLE "video_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"academy_id" uuid NOT NULL,
	"name" text NOT NULL,
	"opens_on" date,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "video_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "video_questions_once" UNIQUE("video_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "video_tallies" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"started" integer NOT NULL,
	"watched" integer NOT NULL,
	"completed" integer NOT NULL,
	"curve" integer[] NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"asset_id" uuid,
	"link" text,
	"link_minutes" smallint,
	"transcript" text,
	"has_mandatory_quiz" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "videos_state" CHECK ("videos"."state" in ('draft', 'published')),
	CONSTRAINT "videos_one_source" CHECK ("videos"."asset_id" is null or "videos"."link" is null)
);
--> statement-breakpoint
ALTER TABLE "revise_sets" DROP CONSTRAINT "revise_sets_kind";--> statement-breakpoint
ALTER TABLE "academies" ADD CONSTRAINT "academies_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_learners" ADD CONSTRAINT "academy_learners_academy_id_academies_id_fk" FOREIGN KEY ("academy_id") REFERENCES "public"."academies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_learners" ADD CONSTRAINT "academy_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_tallies" ADD CONSTRAINT "academy_tallies_academy_id_academies_id_fk" FOREIGN KEY ("academy_id") REFERENCES "public"."academies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_videos" ADD CONSTRAINT "user_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_videos" ADD CONSTRAINT "user_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_videos" ADD CONSTRAINT "user_videos_set_id_revise_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."revise_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_video_question_id_video_questions_id_fk" FOREIGN KEY ("video_question_id") REFERENCES "public"."video_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_groups" ADD CONSTRAINT "video_groups_academy_id_academies_id_fk" FOREIGN KEY ("academy_id") REFERENCES "public"."academies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_questions" ADD CONSTRAINT "video_questions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_questions" ADD CONSTRAINT "video_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tallies" ADD CONSTRAINT "video_tallies_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_group_id_video_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."video_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "academies_in_order" ON "academies" USING btree ("position","id") WHERE "academies"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "academies_cover" ON "academies" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "academy_learners_of_person" ON "academy_learners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "academy_learners_completed" ON "academy_learners" USING btree ("academy_id","completed" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "academy_learners_minutes" ON "academy_learners" USING btree ("academy_id","watched_s" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "academy_learners_last" ON "academy_learners" USING btree ("academy_id","last_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_videos_of_video" ON "user_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "user_videos_set" ON "user_videos" USING btree ("set_id") WHERE "user_videos"."set_id" is not null;--> statement-breakpoint
CREATE INDEX "video_answers_of_question" ON "video_answers" USING btree ("video_question_id");--> statement-breakpoint
CREATE INDEX "video_groups_in_order" ON "video_groups" USING btree ("academy_id","position");--> statement-breakpoint
CREATE INDEX "video_questions_of_question" ON "video_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "videos_in_order" ON "videos" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "videos_asset" ON "videos" USING btree ("asset_id");--> statement-breakpoint
ALTER TABLE "revise_sets" ADD CONSTRAINT "revise_sets_kind" CHECK ("revise_sets"."kind" in ('revise', 'diagnostic', 'simulate', 'learn', 'video'));--> statement-breakpoint
create trigger video_answers_are_kept before update or delete on video_answers
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger video_answers_are_kept_whole before truncate on video_answers
  for each statement execute function refuse_change();
