ALTER TABLE "alerts" ADD COLUMN "audience" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
-- That a student is behind (1) or does not answer (2) concerns family and school.
UPDATE "alerts" SET "audience" = 'school' WHERE "type" IN (1, 2);--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_audience_known" CHECK ("alerts"."audience" in ('staff', 'family', 'school'));