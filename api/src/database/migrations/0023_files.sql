CREATE TABLE "file_uses" (
	"file_id" uuid NOT NULL,
	"area" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "file_uses_file_id_area_record_id_pk" PRIMARY KEY("file_id","area","record_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stored_name" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"free_since" timestamp with time zone,
	CONSTRAINT "files_stored_name_unique" UNIQUE("stored_name"),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_part_pk" PRIMARY KEY("upload_id","part")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"last_modified" bigint NOT NULL,
	"stored_name" text NOT NULL,
	"store_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"file_id" uuid
);
--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uses_of_record" ON "file_uses" USING btree ("area","record_id");--> statement-breakpoint
CREATE INDEX "files_free" ON "files" USING btree ("free_since") WHERE "files"."free_since" is not null;--> statement-breakpoint
CREATE INDEX "files_of_person" ON "files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_same" ON "uploads" USING btree ("by","kind","name","bytes","last_modified") WHERE "uploads"."file_id" is null;--> statement-breakpoint
CREATE INDEX "uploads_of_file" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploads_oldest" ON "uploads" USING btree ("created_at");