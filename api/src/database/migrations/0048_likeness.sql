ALTER TABLE "questions" ADD COLUMN "likeness_version" integer;--> statement-breakpoint
CREATE INDEX "questions_uncompared" ON "questions" USING btree ("id") WHERE "questions"."likeness_version" is distinct from "questions"."current_version";
