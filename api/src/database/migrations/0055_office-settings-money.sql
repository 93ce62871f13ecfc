CREATE TABLE "money_standings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"booking_id" uuid,
	"due_on" date NOT NULL,
	"number" integer NOT NULL,
	"gross_pence" integer NOT NULL,
	"credited_pence" integer NOT NULL,
	"paid_pence" integer NOT NULL,
	"owed_pence" integer NOT NULL,
	CONSTRAINT "money_standings_sum" CHECK ("money_standings"."credited_pence" + "money_standings"."paid_pence" + "money_standings"."owed_pence" = "money_standings"."gross_pence")
);
--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "value" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "by" uuid;--> statement-breakpoint
ALTER TABLE "money_standings" ADD CONSTRAINT "money_standings_document_id_money_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."money_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_standings" ADD CONSTRAINT "money_standings_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_standings" ADD CONSTRAINT "money_standings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_standings_payer" ON "money_standings" USING btree ("payer_id","due_on","number");--> statement-breakpoint
CREATE INDEX "money_standings_booking" ON "money_standings" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "money_standings_owed" ON "money_standings" USING btree ("due_on","document_id") WHERE "money_standings"."owed_pence" > 0;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_version" CHECK ("settings"."version" > 0);
--> statement-breakpoint
-- By hand
-- How the invoices of some payers stand: what came in settles the oldest due first. Whoever else
-- enters something of the same payers waits.
create or replace function stand_invoices(asked uuid[]) returns void language plpgsql as $f$
begin
  perform 1 from payers p where p.id = any(asked) order by p.id for no key update;
  insert into money_standings as k (document_id, payer_id, booking_id, due_on, number, gross_pence,
    credited_pence, paid_pence, owed_pence)
  select i.id, i.payer_id, i.booking_id, i.due_on, i.number, i.gross_pence, i.credited_pence,
    i.paid_pence, i.asked_pence - i.paid_pence
  from (
    select a.*, greatest(0, least(a.asked_pence, a.settled_pence + a.asked_pence
      - sum(a.asked_pence) over (partition by a.payer_id order by a.due_on, a.number)))::int paid_pence
    from (
      select d.id, d.payer_id, d.booking_id, d.due_on, d.number, d.gross_pence,
        coalesce(c.pence, 0)::int credited_pence,
        (d.gross_pence - coalesce(c.pence, 0))::int asked_pence,
        coalesce(s.pence, 0) settled_pence
      from money_documents d
      left join (
        select n.credits, sum(n.gross_pence) pence from money_documents n
        where n.series = 'CN' and n.payer_id = any(asked) group by n.credits
      ) c on c.credits = d.id
      left join (
        select e.payer_id, -sum(e.pence) pence from money_entries e
        where e.kind in ('payment', 'reversal', 'refund', 'write-off') and e.payer_id = any(asked)
        group by e.payer_id
      ) s on s.payer_id = d.payer_id
      where d.series = 'INV' and d.payer_id = any(asked)
    ) a
  ) i
  on conflict (document_id) do update set credited_pence = excluded.credited_pence,
    paid_pence = excluded.paid_pence, owed_pence = excluded.owed_pence
  where (k.credited_pence, k.paid_pence) is distinct from (excluded.credited_pence, excluded.paid_pence);
end $f$;
--> statement-breakpoint
create or replace function stand_after_entries() returns trigger language plpgsql as $f$
begin
  perform stand_invoices(array(select distinct payer_id from new_rows));
  return null;
end $f$;
--> statement-breakpoint
create trigger money_entries_stand after insert on money_entries
  referencing new table as new_rows for each statement execute function stand_after_entries();
--> statement-breakpoint
select stand_invoices(array(select id from payers));
