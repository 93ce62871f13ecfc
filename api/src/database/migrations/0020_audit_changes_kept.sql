-- What was changed is written once. When the person whom it is about is forgotten, values and salt
-- are emptied; the digest stays.
create or replace function refuse_other_than_emptying() returns trigger language plpgsql as $f$
begin
  if tg_op = 'UPDATE' then
    if new.before is null and new.after is null and new.salt is null
      and (new.audit_id, new.field, new.digest) = (old.audit_id, old.field, old.digest) then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are only ever emptied', tg_table_name
    using errcode = 'restrict_violation';
end $f$;
--> statement-breakpoint
create trigger audit_changes_are_kept before update or delete on audit_changes
  for each row execute function refuse_other_than_emptying();
--> statement-breakpoint
create trigger audit_changes_are_kept_whole before truncate on audit_changes
  for each statement execute function refuse_change();
