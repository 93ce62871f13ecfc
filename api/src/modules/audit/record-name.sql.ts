import { type SQL, sql } from 'drizzle-orm'

const nameOf = (id: SQL): SQL =>
  sql`(select n.first_name || ' ' || n.last_name from users n where n.id = ${id})`

const schoolName = (id: SQL): SQL => sql`(select n.name from schools n where n.id = ${id})`

/** A part of a link's id, which is its kind and both ends. */
const endOf = (part: 2 | 3): SQL => sql`split_part(l.record, ':', ${sql.raw(String(part))})::uuid`

/** The record of an entry `l`, where its id is a random one. */
const uid = sql`case when l.record ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.record::uuid end`

/** What the record of an entry `l` is called today, or was when it was last saved; null for neither. */
export const recordName: SQL = sql`case
  when l.record is null then null
  when l.kind in ('account', 'tutor') then ${nameOf(uid)}
  when l.kind = 'official result' then ${nameOf(sql`l.subject_id`)}
  when l.kind = 'school' then ${schoolName(uid)}
  when l.kind = 'link' then ${nameOf(endOf(2))} || ' and ' ||
    coalesce(${nameOf(endOf(3))}, ${schoolName(endOf(3))}, '')
  else (select coalesce(v.snapshot ->> 'title', v.snapshot ->> 'name') from content_versions v
    where v.kind = l.kind and v.record_id = l.record order by v.version desc limit 1)
end`
