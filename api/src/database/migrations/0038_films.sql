-- Trusted since PostgreSQL 13: the database's own account may have it made.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "media_assets" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_assets_of_area" ON "media_assets" USING btree ("area","created_at","id");--> statement-breakpoint
CREATE INDEX "media_assets_in_state" ON "media_assets" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "media_assets_name" ON "media_assets" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "media_assets_file" ON "media_assets" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_captions_search" ON "media_captions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_notes_removed" ON "media_notes" USING btree ("removed_at") WHERE "media_notes"."removed_at" is not null;--> statement-breakpoint
-- How many seconds spans of a film are together.
CREATE FUNCTION spans_seconds(spans int4multirange) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  AS $f$ select coalesce(sum(upper(s) - lower(s)), 0)::integer from unnest(spans) s $f$;
