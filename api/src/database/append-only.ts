import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Tables that everything counted comes from: their rows are added, never changed or deleted. */
const keptTables = ['attempts', 'tuition_ledger'] as const

/**
 * Makes the kept tables append only: the database itself refuses to change or delete their rows.
 * Applied after the migrations at every start, since drizzle-kit knows no triggers; does nothing
 * where the triggers are there already.
 */
export async function keepAppendOnly(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`
    do $$ begin
      if not exists (select 1 from pg_proc where proname = 'refuse_change') then
        create function refuse_change() returns trigger language plpgsql as $f$
        begin
          raise exception 'Rows of % are never changed or deleted', tg_table_name
            using errcode = 'restrict_violation';
        end $f$;
      end if;
    end $$`)
  for (const table of keptTables) {
    await db.execute(sql`
      do $$ begin
        if not exists (select 1 from pg_trigger where tgname = ${sql.raw(`'${table}_are_kept'`)}) then
          create trigger ${sql.identifier(`${table}_are_kept`)}
            before update or delete on ${sql.identifier(table)}
            for each row execute function refuse_change();
          create trigger ${sql.identifier(`${table}_are_kept_whole`)}
            before truncate on ${sql.identifier(table)}
            for each statement execute function refuse_change();
        end if;
      end $$`)
  }
}
