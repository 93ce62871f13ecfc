ALTER TABLE "revise_set_questions" ADD COLUMN "late" jsonb;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "away_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "away_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revise_sets" ADD COLUMN "away_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "revise_sets_overdue" ON "revise_sets" USING btree ("deadline_at") WHERE "revise_sets"."finished_at" is null and "revise_sets"."deadline_at" is not null;