import type { CallAnswer, CallInput } from '@portal/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { savedViews } from '../../database/schema/index.ts'

/** Most that one person keeps of one list. */
export const mostViews = 50

type View = CallAnswer<'GET /Lists/View/GetViews'>['views'][number]
type NewView = CallInput<'POST /Lists/View/SaveView'>['body']

/** Own views of a list, and with `shared` those of other active admins; by name. */
export async function viewsOf(
  db: Db,
  userId: string,
  list: string,
  withShared: boolean,
): Promise<View[]> {
  return await rowsOf<View>(
    db,
    sql`select v.id, v.name, v.address, v.is_shared "isShared", v.is_default "isDefault",
        v.user_id = ${userId} "isOwn"
      from saved_views v join users u on u.id = v.user_id
      where v.list = ${list} and (v.user_id = ${userId} ${
        withShared ? sql`or (v.is_shared and u.is_active and u.role = 'Admin')` : sql``
      })
      order by lower(v.name), v.id`,
  )
}

/**
 * Keeps a view; one of the same name is replaced, and of a person's views of a list one is the
 * default. Null when there are as many as may be. To be called in a transaction: people wait for
 * themselves, so that the number holds.
 */
export async function saveView(
  tx: Db,
  userId: string,
  view: NewView,
  now: Date,
): Promise<{ id: string } | null> {
  const { list, name, address, isShared, isDefault } = view
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into saved_views as v (id, user_id, list, name, address, is_shared, is_default)
      select ${newId(now.getTime())}::uuid, ${userId}::uuid, ${list}::text, ${name}::text,
        ${address}::text, ${isShared}::boolean, ${isDefault}::boolean
      where (select count(*) from saved_views
        where user_id = ${userId} and list = ${list} and name <> ${name}) < ${mostViews}
      on conflict (user_id, list, name) do update set address = excluded.address,
        is_shared = excluded.is_shared, is_default = excluded.is_default
      returning v.id`,
  )
  if (row === undefined) return null
  if (isDefault) await makeOnlyDefault(tx, userId, list, row.id)
  return row
}

async function makeOnlyDefault(tx: Db, userId: string, list: string, id: string): Promise<void> {
  await tx.execute(sql`update saved_views set is_default = false
    where user_id = ${userId} and list = ${list} and id <> ${id} and is_default`)
}

/** A view of a list that an admin sees; undefined for any other. */
export async function findView(
  db: Db,
  userId: string,
  list: string,
  id: string,
): Promise<View | undefined> {
  return (await viewsOf(db, userId, list, true)).find((view) => view.id === id)
}

/**
 * Whether another own view of the list has this name. In a transaction people wait for themselves,
 * so that it stays so.
 */
export async function isNameKept(
  tx: Db,
  userId: string,
  { list, name }: Pick<NewView, 'list' | 'name'>,
  exceptId: string | null,
): Promise<boolean> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
  const rows = await rowsOf(
    tx,
    sql`select 1 from saved_views where user_id = ${userId} and list = ${list}
      and name = ${name} and id is distinct from ${exceptId}::uuid`,
  )
  return rows.length > 0
}

/** Changes an own view. */
export async function changeView(
  tx: Db,
  userId: string,
  id: string,
  { list, ...view }: NewView,
): Promise<void> {
  await tx
    .update(savedViews)
    .set(view)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
  if (view.isDefault) await makeOnlyDefault(tx, userId, list, id)
}

/** False when it is not the person's. */
export async function removeView(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id })
  return gone.length > 0
}
