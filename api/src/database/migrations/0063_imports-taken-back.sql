ALTER TABLE "table_imports" DROP CONSTRAINT "table_imports_state";--> statement-breakpoint
ALTER TABLE "table_import_rows" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "table_import_rows" ADD COLUMN "stayed" text;--> statement-breakpoint
ALTER TABLE "table_imports" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "table_imports" ADD CONSTRAINT "table_imports_removed" CHECK ("table_imports"."removed" between 0 and "table_imports"."rows");--> statement-breakpoint
ALTER TABLE "table_imports" ADD CONSTRAINT "table_imports_state" CHECK ("table_imports"."state" in ('checking', 'checked', 'applying', 'done', 'failed', 'discarded', 'taking back', 'taken back'));