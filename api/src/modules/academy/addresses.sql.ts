import { type SQL, sql } from 'drizzle-orm'

/** Addresses of films are as `addresses.rules.ts` of media writes them. */

/** Address of a cover by the column with its file; null where there is none. */
export const coverOf = (column: SQL): SQL => sql`('/media/file/' || ${column} || '/file')`

/** Ends of a film's files by their types. */
const endOf = (type: SQL): SQL => sql`case ${type} when 'video/webm' then 'webm' else 'mp4' end`

/** Address of a film's poster, of an asset `m`; null where it has none. */
export const posterOf: SQL = sql`(select '/media/' || m.area || '/' || m.id || '/poster.'
    || case f.type when 'image/webp' then 'webp' when 'image/jpeg' then 'jpg'
      when 'image/gif' then 'gif' else 'png' end || '?v=' || left(f.sha256, 8)
  from files f where f.id = m.poster_id)`

/** Address of the best file of an asset `m`; null where there is none. */
export const filmOf: SQL = sql`(select '/media/' || m.area || '/' || m.id || '/' || r.height || '.'
    || ${endOf(sql`r.type`)}
  from media_renditions r where r.asset_id = m.id order by r.height desc limit 1)`
