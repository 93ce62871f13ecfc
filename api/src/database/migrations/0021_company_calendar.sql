CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_bank" boolean DEFAULT false NOT NULL,
	CONSTRAINT "holidays_days" CHECK ("holidays"."starts_on" <= "holidays"."ends_on"),
	CONSTRAINT "holidays_bank" CHECK (not "holidays"."is_bank" or "holidays"."school_id" is null)
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"cards_due_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "terms_days" CHECK ("terms"."starts_on" <= "terms"."ends_on"),
	CONSTRAINT "terms_cards" CHECK ("terms"."starts_on" <= "terms"."cards_due_on")
);
--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holidays_school" ON "holidays" USING btree ("school_id");