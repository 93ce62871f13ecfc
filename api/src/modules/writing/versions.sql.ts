import { type SQL, sql } from 'drizzle-orm'
import { ms } from '../../database/sql.ts'

/** A file as those see it who may open it, by a column with its id; null where there is none. */
export function shownFile(id: SQL): SQL {
  return sql`(select jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type,
    'pages', f.pages) from files f where f.id = ${id})`
}

/** The name of an account by a column with its id; empty once it has gone. */
export const nameOf = (id: SQL): SQL =>
  sql`coalesce((select trim(n.first_name || ' ' || n.last_name) from users n where n.id = ${id}), '')`

const replies = sql`(select coalesce(jsonb_agg(jsonb_build_object('replyId', r.id,
    'commentId', r.comment_id, 'by', ${nameOf(sql`r.by_id`)},
    'isMarker', r.by_id is distinct from i.student_id, 'atMs', ${ms(sql`r.at`)}, 'text', r.text)
    order by r.at, r.id), '[]')
  from marking_replies r where r.marking_id = m.id)`

const ticks = sql`(select coalesce(jsonb_agg(k.comment_id order by k.at, k.comment_id), '[]')
  from marking_ticks k where k.marking_id = m.id)`

/**
 * The markings of a version, known as `v`, that a condition on `m` lets through: as a JSON column,
 * the newest on top, one that is still being made before all.
 */
export function markingsColumn(isShown: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('markingId', m.id, 'role', m.role,
      'state', m.state, 'markerName', ${nameOf(sql`m.marker_id`)},
      'returnedMs', ${ms(sql`m.returned_at`)}, 'outcome', m.outcome, 'grades', m.grades,
      'overall', m.overall, 'percent', m.percent, 'comments', m.comments,
      'file', ${shownFile(sql`m.file_id`)}, 'replies', ${replies}, 'ticks', ${ticks})
      order by i.round desc, m.returned_at desc nulls first, m.created_at desc, m.id), '[]')
    from marking_items i join markings m on m.item_id = i.id
    where i.version_id = v.id and m.state <> 'dropped' and ${isShown})`
}

/** All of a version, known as `v`; `file` and what stands in other tables is to be joined. */
export const versionColumn: SQL = sql`jsonb_build_object('versionId', v.id, 'number', v.number,
  'source', v.source, 'parts', v.parts, 'texts', to_jsonb(v.texts), 'words', v.words,
  'characters', to_jsonb(v.characters), 'file', ${shownFile(sql`v.file_id`)}, 'note', v.note,
  'handedInMs', ${ms(sql`v.handed_in_at`)})`
