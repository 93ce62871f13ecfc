CREATE TABLE "audit_checks" (
	"chain" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"last_number" integer,
	"last_hash" text,
	"broken_from" bigint,
	"broken_to" bigint
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"chain" text NOT NULL,
	"number" integer NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"entries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"cut_at" timestamp with time zone,
	CONSTRAINT "audit_seals_chain_number_pk" PRIMARY KEY("chain","number"),
	CONSTRAINT "audit_seals_chain" CHECK ("audit_seals"."chain" in ('sign-ins', 'changes'))
);
--> statement-breakpoint
-- Which chain of the log an entry is of. What it answers for an action is under seals, so an action
-- is never moved; a new one of signing in is added here.
create or replace function audit_chain(action text) returns text immutable language sql as $f$
  select case when action in
    ('sign-in', 'sign-in failed', 'sign-out', 'device signed out', 'refresh token reused',
      'impersonation started', 'impersonation ended')
    then 'sign-ins' else 'changes' end
$f$;
--> statement-breakpoint
-- How long entries of a chain are kept.
create or replace function audit_time(chain text) returns interval immutable language sql as $f$
  select case chain when 'sign-ins' then interval '400 days' else interval '6 years' end
$f$;
--> statement-breakpoint
CREATE INDEX "audit_log_chain" ON "audit_log" USING btree (audit_chain("action"),"id");
--> statement-breakpoint
-- Of seals only that their entries were cut is ever written, once these are past their time.
create or replace function refuse_other_than_cutting() returns trigger language plpgsql as $f$
begin
  if tg_op = 'UPDATE' then
    if old.cut_at is null and new.cut_at is not null
      and old.last_at < now() - audit_time(old.chain)
      and to_jsonb(new) - 'cut_at' = to_jsonb(old) - 'cut_at' then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are never changed or deleted', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
--> statement-breakpoint
create trigger audit_seals_are_kept before update or delete on audit_seals
  for each row execute function refuse_other_than_cutting();
--> statement-breakpoint
create trigger audit_seals_are_kept_whole before truncate on audit_seals
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Of the log only what is under a seal whose entries are cut is taken away.
create or replace function refuse_what_is_not_cut() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' and exists (
    select 1 from audit_seals s
    where s.chain = audit_chain(old.action) and s.from_id < old.id and old.id <= s.to_id
      and s.cut_at is not null) then
    return old;
  end if;
  raise exception 'Rows of % are never changed or deleted', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
--> statement-breakpoint
drop trigger if exists audit_log_are_kept on audit_log;
--> statement-breakpoint
create trigger audit_log_are_kept before update or delete on audit_log
  for each row execute function refuse_what_is_not_cut();
--> statement-breakpoint
-- Values go with the entry that they are of.
create or replace function refuse_other_than_emptying() returns trigger language plpgsql as $f$
begin
  if tg_op = 'UPDATE' then
    if new.before is null and new.after is null and new.salt is null
      and (new.audit_id, new.field, new.digest) = (old.audit_id, old.field, old.digest) then
      return new;
    end if;
  elsif tg_op = 'DELETE' then
    if exists (
      select 1 from audit_log l
      join audit_seals s on s.chain = audit_chain(l.action)
        and s.from_id < l.id and l.id <= s.to_id and s.cut_at is not null
      where l.id = old.audit_id) then
      return old;
    end if;
  end if;
  raise exception 'Rows of % are only ever emptied', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
