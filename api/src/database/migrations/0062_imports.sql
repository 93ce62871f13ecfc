CREATE TABLE "table_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" text,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" uuid,
	CONSTRAINT "table_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "table_import_rows_outcome" CHECK ("table_import_rows"."outcome" in ('create', 'update', 'unchanged', 'bad'))
);
--> statement-breakpoint
CREATE TABLE "table_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"counts" jsonb,
	"fingerprint" text,
	"is_checked_anew" boolean DEFAULT false NOT NULL,
	"task_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"applied_at" timestamp with time zone,
	CONSTRAINT "table_imports_state" CHECK ("table_imports"."state" in ('checking', 'checked', 'applying', 'done', 'failed', 'discarded', 'taken back')),
	CONSTRAINT "table_imports_kind" CHECK ("table_imports"."kind" in ('people', 'results')),
	CONSTRAINT "table_imports_rows" CHECK ("table_imports"."rows" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "table_import_rows" ADD CONSTRAINT "table_import_rows_import_id_table_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."table_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_import_rows" ADD CONSTRAINT "table_import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_imports" ADD CONSTRAINT "table_imports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_imports" ADD CONSTRAINT "table_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_import_rows_outcome" ON "table_import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "table_import_rows_person" ON "table_import_rows" USING btree ("user_id") WHERE "table_import_rows"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "table_imports_newest" ON "table_imports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "table_imports_person" ON "table_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "table_imports_task" ON "table_imports" USING btree ("task_id");