import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Makes `attempts` append only: all statistics come from it, so the database itself refuses to
 * change or delete a row. Applied after the migrations at every start, since drizzle-kit knows no
 * triggers; does nothing where the trigger is there already.
 */
export async function keepAttempts(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`
    do $$ begin
      if not exists (select 1 from pg_trigger where tgname = 'attempts_are_kept') then
        create or replace function refuse_change() returns trigger language plpgsql as $f$
        begin
          raise exception 'Rows of % are never changed or deleted', tg_table_name
            using errcode = 'restrict_violation';
        end $f$;
        create trigger attempts_are_kept before update or delete on attempts
          for each row execute function refuse_change();
        create trigger attempts_are_kept_whole before truncate on attempts
          for each statement execute function refuse_change();
      end if;
    end $$`)
}
