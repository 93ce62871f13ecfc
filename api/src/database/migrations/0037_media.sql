CREATE TABLE "media_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"seconds" integer,
	"width" integer,
	"height" integer,
	"bytes" bigint NOT NULL,
	"poster_id" uuid,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "media_assets_state_known" CHECK ("media_assets"."state" in ('uploading', 'checking', 'converting', 'ready', 'failed')),
	CONSTRAINT "media_assets_area_known" CHECK ("media_assets"."area" in ('academy', 'seminar', 'course', 'learn')),
	CONSTRAINT "media_assets_ready" CHECK ("media_assets"."state" <> 'ready' or "media_assets"."seconds" > 0),
	CONSTRAINT "media_assets_failure" CHECK (("media_assets"."state" = 'failed') = ("media_assets"."failure" <> ''))
);
--> statement-breakpoint
CREATE TABLE "media_captions" (
	"asset_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"label" text NOT NULL,
	"cues" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"tag" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_captions_asset_id_lang_pk" PRIMARY KEY("asset_id","lang")
);
--> statement-breakpoint
CREATE TABLE "media_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"at_s" integer NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "media_notes_at" CHECK ("media_notes"."at_s" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_renditions" (
	"asset_id" uuid NOT NULL,
	"height" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "media_renditions_asset_id_height_pk" PRIMARY KEY("asset_id","height"),
	CONSTRAINT "media_renditions_height" CHECK ("media_renditions"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "playbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_progress" (
	"user_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"watched" "int4multirange" NOT NULL,
	"watched_s" integer NOT NULL,
	"position_s" integer NOT NULL,
	"watched_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_progress_user_id_asset_id_pk" PRIMARY KEY("user_id","asset_id"),
	CONSTRAINT "watch_progress_seconds" CHECK ("watch_progress"."watched_s" >= 0 and "watch_progress"."position_s" >= 0)
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "learn_pages" ADD COLUMN "asset_id" uuid;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_poster_id_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_notes" ADD CONSTRAINT "media_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_notes" ADD CONSTRAINT "media_notes_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_assets_newest" ON "media_assets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_assets_by" ON "media_assets" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "media_assets_poster" ON "media_assets" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "media_assets_removed" ON "media_assets" USING btree ("removed_at") WHERE "media_assets"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "media_notes_of_person" ON "media_notes" USING btree ("user_id","asset_id","at_s");--> statement-breakpoint
CREATE INDEX "media_notes_asset" ON "media_notes" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "media_renditions_file" ON "media_renditions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "playbacks_of_person" ON "playbacks" USING btree ("user_id","asset_id");--> statement-breakpoint
CREATE INDEX "playbacks_asset" ON "playbacks" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "playbacks_oldest" ON "playbacks" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "watch_progress_asset" ON "watch_progress" USING btree ("asset_id");--> statement-breakpoint
ALTER TABLE "learn_pages" ADD CONSTRAINT "learn_pages_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learn_pages_asset" ON "learn_pages" USING btree ("asset_id");