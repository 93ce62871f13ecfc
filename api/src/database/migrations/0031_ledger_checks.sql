CREATE TABLE "ledger_checks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"drift" integer NOT NULL,
	CONSTRAINT "ledger_checks_one_row" CHECK ("ledger_checks"."id" = 1)
);
