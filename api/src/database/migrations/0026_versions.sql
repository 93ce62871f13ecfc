CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone,
	CONSTRAINT "content_versions_kind_record_id_version_pk" PRIMARY KEY("kind","record_id","version")
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_person" ON "content_versions" USING btree ("saved_by");
--> statement-breakpoint
-- Versions are only ever added. Of a record the newest 50 stay; older ones may go.
create or replace function refuse_other_than_old_versions() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' and (
    select count(*) from content_versions
    where kind = old.kind and record_id = old.record_id and version > old.version
  ) >= 50 then
    return old;
  end if;
  raise exception 'Rows of % are never changed, and the newest 50 never deleted', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
--> statement-breakpoint
create trigger content_versions_are_kept before update or delete on content_versions
  for each row execute function refuse_other_than_old_versions();
--> statement-breakpoint
create trigger content_versions_are_kept_whole before truncate on content_versions
  for each statement execute function refuse_change();
