ALTER TABLE "imports" ADD COLUMN "store_key" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "part_tags" jsonb DEFAULT '{}'::jsonb NOT NULL;