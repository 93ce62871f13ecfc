-- Small letters without marks, and letters that have none of their own: what people are found by.
create or replace function plain_text(words text) returns text
language sql immutable strict parallel safe as $f$
  select translate(
    regexp_replace(normalize(lower(words), nfd), '[\u0300-\u036f]', '', 'g'), 'łøđß’', 'lods''')
$f$;
--> statement-breakpoint
CREATE TABLE "instalments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"pence" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "instalments_pence" CHECK ("instalments"."pence" > 0),
	CONSTRAINT "instalments_state" CHECK ("instalments"."state" in ('planned', 'invoiced', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "money_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"payer_id" uuid NOT NULL,
	"booking_id" uuid,
	"instalment_id" uuid,
	"credits" uuid,
	"issued_on" date NOT NULL,
	"tax_point" date NOT NULL,
	"due_on" date,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"student_name" text NOT NULL,
	"net_pence" integer NOT NULL,
	"vat_pence" integer NOT NULL,
	"gross_pence" integer NOT NULL,
	"file_id" uuid,
	"sent_at" timestamp with time zone,
	CONSTRAINT "money_documents_series" CHECK ("money_documents"."series" in ('INV', 'CN')),
	CONSTRAINT "money_documents_sum" CHECK ("money_documents"."net_pence" + "money_documents"."vat_pence" = "money_documents"."gross_pence"),
	CONSTRAINT "money_documents_kind" CHECK (("money_documents"."series" = 'INV') = ("money_documents"."due_on" is not null)),
	CONSTRAINT "money_documents_credit" CHECK (("money_documents"."series" = 'CN') = ("money_documents"."credits" is not null))
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pence" integer NOT NULL,
	"document_id" uuid,
	"reverses" bigint,
	"event" text NOT NULL,
	"method" text,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"occurred_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	CONSTRAINT "money_entries_kind" CHECK (case "money_entries"."kind"
        when 'invoice' then "money_entries"."pence" >= 0 and "money_entries"."document_id" is not null
        when 'credit note' then "money_entries"."pence" <= 0 and "money_entries"."document_id" is not null
        when 'payment' then "money_entries"."pence" < 0 and "money_entries"."method" is not null
        when 'reversal' then "money_entries"."pence" > 0 and "money_entries"."reverses" is not null
        when 'refund' then "money_entries"."pence" > 0 and "money_entries"."method" is not null
        when 'write-off' then "money_entries"."pence" < 0
        else false end),
	CONSTRAINT "money_entries_method" CHECK ("money_entries"."method" in ('transfer', 'card elsewhere', 'cash', 'cheque', 'other'))
);
--> statement-breakpoint
CREATE TABLE "money_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"credits_line_id" uuid,
	"description" text NOT NULL,
	"quantity" numeric(8, 2) NOT NULL,
	"unit_net_pence" integer NOT NULL,
	"vat" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"net_pence" integer NOT NULL,
	"vat_pence" integer NOT NULL,
	"gross_pence" integer NOT NULL,
	CONSTRAINT "money_lines_sum" CHECK ("money_lines"."net_pence" + "money_lines"."vat_pence" = "money_lines"."gross_pence"),
	CONSTRAINT "money_lines_rate" CHECK ("money_lines"."rate_basis_points" between 0 and 10000),
	CONSTRAINT "money_lines_vat" CHECK ("money_lines"."vat" in ('standard', 'reduced', 'zero', 'exempt', 'outside'))
);
--> statement-breakpoint
CREATE TABLE "money_reminders" (
	"document_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_reminders_document_id_step_pk" PRIMARY KEY("document_id","step")
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"school_id" uuid,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"reminders_paused_until" date,
	"pause_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payers_one" CHECK (("payers"."user_id" is null) <> ("payers"."school_id" is null))
);
--> statement-breakpoint
CREATE TABLE "entitlement_overrides" (
	"student_id" uuid NOT NULL,
	"entitlement" text NOT NULL,
	"is_on" boolean NOT NULL,
	"until_day" date,
	"reason" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlement_overrides_student_id_entitlement_pk" PRIMARY KEY("student_id","entitlement"),
	CONSTRAINT "entitlement_overrides_known" CHECK ("entitlement_overrides"."entitlement" in ('hasQuestionBank', 'hasCourses', 'hasAcademy', 'hasSeminar',
        'hasLibrary', 'hasReadingList', 'hasPsSubmission', 'hasEssaySubmission'))
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"quarters" smallint DEFAULT 0 NOT NULL,
	"is_unlimited" boolean DEFAULT false NOT NULL,
	"is_head_start" boolean DEFAULT false NOT NULL,
	"has_question_bank" boolean DEFAULT false NOT NULL,
	"has_courses" boolean DEFAULT false NOT NULL,
	"has_academy" boolean DEFAULT false NOT NULL,
	"has_seminar" boolean DEFAULT false NOT NULL,
	"has_library" boolean DEFAULT false NOT NULL,
	"has_reading_list" boolean DEFAULT false NOT NULL,
	"has_ps_submission" boolean DEFAULT false NOT NULL,
	"has_essay_submission" boolean DEFAULT false NOT NULL,
	"months" smallint,
	"ends_on_day" text,
	"price_pence" integer DEFAULT 0 NOT NULL,
	"vat" text DEFAULT 'standard' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "programmes_quarters" CHECK ("programmes"."quarters" between 0 and 4000),
	CONSTRAINT "programmes_months" CHECK ("programmes"."months" between 1 and 60),
	CONSTRAINT "programmes_day" CHECK ("programmes"."ends_on_day" ~ '^[0-3][0-9]-[01][0-9]$'),
	CONSTRAINT "programmes_end" CHECK (("programmes"."months" is null) <> ("programmes"."ends_on_day" is null)),
	CONSTRAINT "programmes_price" CHECK ("programmes"."price_pence" >= 0),
	CONSTRAINT "programmes_vat" CHECK ("programmes"."vat" in ('standard', 'reduced', 'zero', 'exempt', 'outside'))
);
--> statement-breakpoint
CREATE TABLE "booking_lines" (
	"booking_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"pence" integer NOT NULL,
	"vat" text NOT NULL,
	CONSTRAINT "booking_lines_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "booking_lines_kind" CHECK ("booking_lines"."kind" in ('programme', 'hours', 'extra', 'discount')),
	CONSTRAINT "booking_lines_sign" CHECK (("booking_lines"."kind" = 'discount') = ("booking_lines"."pence" < 0)),
	CONSTRAINT "booking_lines_vat" CHECK ("booking_lines"."vat" in ('standard', 'reduced', 'zero', 'exempt', 'outside'))
);
--> statement-breakpoint
CREATE TABLE "booking_versions" (
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_versions_booking_id_version_pk" PRIMARY KEY("booking_id","version")
);
--> statement-breakpoint
ALTER TABLE "tuition_ledger" DROP CONSTRAINT "tuition_ledger_kind";--> statement-breakpoint
DROP INDEX "bookings_booked_at";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kind" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "extends_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "programme_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "state" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_unlimited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_head_start" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_question_bank" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_courses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_academy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_seminar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_reading_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_ps_submission" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "has_essay_submission" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "renames" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sold_by" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "capacity" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "is_taking" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_state" text DEFAULT 'ok' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(first_name || ' ' || last_name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
-- Every student's first booking began the programme as it is; what came later added hours to it.
insert into bookings (id, student_id, program_name, quarters, booked_at)
select gen_random_uuid(), s.user_id, s.program_name, 0, u.created_at
from students s join users u on u.id = s.user_id
where not exists (select 1 from bookings b where b.student_id = s.user_id);--> statement-breakpoint
update bookings b set kind = 'new', starts_on = s.started_on, expires_on = s.expires_on,
  is_unlimited = s.is_unlimited, is_head_start = s.is_head_start,
  has_question_bank = s.has_question_bank, has_courses = s.has_courses,
  has_academy = s.has_academy, has_seminar = s.has_seminar, has_library = s.has_library,
  has_reading_list = s.has_reading_list, has_ps_submission = s.has_ps_submission,
  has_essay_submission = s.has_essay_submission
from (select distinct on (student_id) id, student_id from bookings
    order by student_id, booked_at, id) f
  join students s on s.user_id = f.student_id
where b.id = f.id;--> statement-breakpoint
update bookings b set kind = 'upsell', starts_on = (b.booked_at at time zone 'Europe/London')::date,
  extends_id = f.id
from bookings f
where b.starts_on is null and f.student_id = b.student_id and f.starts_on is not null;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "starts_on" SET NOT NULL;--> statement-breakpoint
-- Names of schools that were given twice are told apart, so that each can be kept unique.
update schools s set name = s.name || ' (' || n.place || ')'
from (select id, row_number() over (partition by lower(name) order by created_at, id) place
  from schools) n
where n.id = s.id and n.place > 1;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_instalment_id_instalments_id_fk" FOREIGN KEY ("instalment_id") REFERENCES "public"."instalments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_credits_money_documents_id_fk" FOREIGN KEY ("credits") REFERENCES "public"."money_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_document_id_money_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."money_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_reverses_money_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."money_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_lines" ADD CONSTRAINT "money_lines_document_id_money_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."money_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_lines" ADD CONSTRAINT "money_lines_credits_line_id_money_lines_id_fk" FOREIGN KEY ("credits_line_id") REFERENCES "public"."money_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_reminders" ADD CONSTRAINT "money_reminders_document_id_money_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."money_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_overrides" ADD CONSTRAINT "entitlement_overrides_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_overrides" ADD CONSTRAINT "entitlement_overrides_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_versions" ADD CONSTRAINT "booking_versions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_versions" ADD CONSTRAINT "booking_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instalments_booking" ON "instalments" USING btree ("booking_id","due_on");--> statement-breakpoint
CREATE INDEX "instalments_planned" ON "instalments" USING btree ("due_on","id") WHERE "instalments"."state" = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "money_documents_number" ON "money_documents" USING btree ("series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "money_documents_instalment" ON "money_documents" USING btree ("instalment_id");--> statement-breakpoint
CREATE INDEX "money_documents_payer" ON "money_documents" USING btree ("payer_id","due_on");--> statement-breakpoint
CREATE INDEX "money_documents_booking" ON "money_documents" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "money_documents_credits" ON "money_documents" USING btree ("credits");--> statement-breakpoint
CREATE INDEX "money_documents_issued" ON "money_documents" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "money_documents_due" ON "money_documents" USING btree ("due_on","id") WHERE "money_documents"."series" = 'INV';--> statement-breakpoint
CREATE INDEX "money_documents_file" ON "money_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_event" ON "money_entries" USING btree ("event");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_reverses" ON "money_entries" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "money_entries_payer" ON "money_entries" USING btree ("payer_id","id");--> statement-breakpoint
CREATE INDEX "money_entries_document" ON "money_entries" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "money_entries_occurred" ON "money_entries" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "money_entries_by" ON "money_entries" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "money_lines_position" ON "money_lines" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "money_lines_credits" ON "money_lines" USING btree ("credits_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payers_user" ON "payers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payers_school" ON "payers" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_name" ON "programmes" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "booking_versions_by" ON "booking_versions" USING btree ("by");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_extends_id_bookings_id_fk" FOREIGN KEY ("extends_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sold_by_users_id_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_payer" ON "bookings" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "bookings_programme" ON "bookings" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "bookings_extends" ON "bookings" USING btree ("extends_id");--> statement-breakpoint
CREATE INDEX "bookings_sold_by" ON "bookings" USING btree ("sold_by");--> statement-breakpoint
CREATE INDEX "bookings_days" ON "bookings" USING btree ("starts_on","expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_name" ON "schools" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_bouncing" ON "users" USING btree ("id") WHERE "users"."email_state" = 'bouncing';--> statement-breakpoint
CREATE INDEX "bookings_booked_at" ON "bookings" USING btree ("booked_at","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind" CHECK ("bookings"."kind" in ('new', 'renewal', 'upsell'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('confirmed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_span" CHECK ("bookings"."starts_on" <= "bookings"."expires_on");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_end" CHECK ("bookings"."kind" = 'upsell' or "bookings"."expires_on" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled" CHECK (("bookings"."state" = 'cancelled') = ("bookings"."cancelled_on" is not null));--> statement-breakpoint
ALTER TABLE "tuition_ledger" ADD CONSTRAINT "tuition_ledger_kind" CHECK (case "tuition_ledger"."kind"
        when 'bought' then "tuition_ledger"."quarters" > 0 and "tuition_ledger"."booking_id" is not null and "tuition_ledger"."session_id" is null
        when 'used' then "tuition_ledger"."quarters" < 0 and "tuition_ledger"."session_id" is not null and "tuition_ledger"."booking_id" is null
        when 'returned' then "tuition_ledger"."quarters" > 0 and "tuition_ledger"."session_id" is not null and "tuition_ledger"."booking_id" is null
        when 'adjusted' then "tuition_ledger"."quarters" <> 0 and "tuition_ledger"."session_id" is null
        else false end);--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_students" CHECK ("tutors"."capacity" between 0 and 200);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_state" CHECK ("users"."email_state" in ('ok', 'bouncing'));
--> statement-breakpoint
-- What is billed and owed is only ever added to; of a document its file and when it was sent may change.
create trigger money_entries_are_kept before update or delete on money_entries
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger money_entries_are_kept_whole before truncate on money_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger money_lines_are_kept before update or delete on money_lines
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger money_lines_are_kept_whole before truncate on money_lines
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger money_documents_are_kept before delete or update of series, number, payer_id, booking_id,
  instalment_id, credits, issued_on, tax_point, due_on, seller, buyer, student_name, net_pence,
  vat_pence, gross_pence on money_documents
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger money_documents_are_kept_whole before truncate on money_documents
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger booking_versions_are_kept
  before update of booking_id, version, snapshot, reason, at on booking_versions
  for each row execute function refuse_change();
