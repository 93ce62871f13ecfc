CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"paused_on" date,
	"paused_days" integer DEFAULT 0 NOT NULL,
	"extended_on" date,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "data_requests_kind" CHECK ("data_requests"."kind" in ('access', 'deletion', 'correction', 'restriction', 'objection')),
	CONSTRAINT "data_requests_decision" CHECK ("data_requests"."decision" in ('confirmed', 'declined', 'done', 'refused', 'withdrawn')
        and ("data_requests"."decided_at" is null) = ("data_requests"."decision" is null)),
	CONSTRAINT "data_requests_paused" CHECK ("data_requests"."paused_days" >= 0),
	CONSTRAINT "data_requests_who" CHECK ("data_requests"."user_id" is not null or "data_requests"."email" <> '')
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open_deletion" ON "data_requests" USING btree ("user_id") WHERE "data_requests"."decided_at" is null and "data_requests"."kind" = 'deletion';--> statement-breakpoint
CREATE INDEX "data_requests_user" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on","id") WHERE "data_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_decided_by" ON "data_requests" USING btree ("decided_by");
--> statement-breakpoint
-- By hand
-- Requests to delete an account come over, due as the law counts: a month later, and on the next
-- working day where that is none.
insert into data_requests (id, kind, user_id, requested_at, received_on, due_on, decided_at, decision,
  decided_by)
select r.id, 'deletion', r.user_id, r.requested_at, o.day,
  (select min(m.day)::date
   from generate_series((o.day + interval '1 month')::date, (o.day + interval '1 month')::date + 14,
     interval '1 day') m (day)
   where extract(isodow from m.day) < 6 and not exists (
     select 1 from holidays h where h.is_bank and m.day between h.starts_on and h.ends_on)),
  r.decided_at, r.decision, r.decided_by
from deletion_requests r
  cross join lateral (select (r.requested_at at time zone 'Europe/London')::date) o (day);
--> statement-breakpoint
-- While both releases run, what the one before writes comes over too.
create or replace function follow_deletion_requests() returns trigger language plpgsql as $f$
begin
  insert into data_requests (id, kind, user_id, requested_at, received_on, due_on, decided_at,
    decision, decided_by)
  values (new.id, 'deletion', new.user_id, new.requested_at,
    (new.requested_at at time zone 'Europe/London')::date,
    ((new.requested_at at time zone 'Europe/London')::date + interval '1 month')::date,
    new.decided_at, new.decision, new.decided_by)
  on conflict do nothing;
  update data_requests set decided_at = new.decided_at, decision = new.decision,
    decided_by = new.decided_by
  where id = new.id and decided_at is null and new.decided_at is not null;
  return null;
end $f$;
--> statement-breakpoint
create trigger deletion_requests_followed after insert or update on deletion_requests
  for each row execute function follow_deletion_requests();
--> statement-breakpoint
-- Names may be taken out of a bill once tax law does not want it to be kept any more: six years after
-- the end of its financial year.
create or replace function refuse_other_than_forgetting() returns trigger language plpgsql as $f$
begin
  if tg_op = 'UPDATE' then
    if new.student_name = '' and new.buyer->>'name' = '' and old.issued_on < now() - interval '6 years'
      and to_jsonb(new) - 'buyer' - 'student_name' - 'file_id'
        = to_jsonb(old) - 'buyer' - 'student_name' - 'file_id' then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are never changed or deleted', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
--> statement-breakpoint
drop trigger money_documents_are_kept on money_documents;
--> statement-breakpoint
create trigger money_documents_are_kept before delete or update of series, number, payer_id, booking_id,
  instalment_id, credits, issued_on, tax_point, due_on, seller, buyer, student_name, net_pence,
  vat_pence, gross_pence on money_documents
  for each row execute function refuse_other_than_forgetting();
