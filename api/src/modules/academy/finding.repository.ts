import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed } from '../../lists/index.ts'
import {
  isCompleted,
  joinAcademy,
  joinOwn,
  joinVideos,
  videoShown,
  type Watcher,
} from '../shown-videos.sql.ts'
import { posterOf } from './addresses.sql.ts'

type SearchQuery = CallContext<'GET /academy/api/Academy/SearchTranscripts'>['query']

/** So much of a plain transcript is shown of what was found in it, and so much of that before it. */
const shownLetters = 160
const lettersBefore = 40

/**
 * Lines of captions with the words, of films that are shown to somebody now, each language in its
 * turn. Captions that have the words are found by their index before their lines are looked at. Of a
 * film without captions it is the place in its plain transcript, which knows no second but the first.
 */
export function linesListed(
  watcher: Watcher,
  { text, academyId }: Pick<SearchQuery, 'text' | 'academyId'>,
  now: Date,
): Listed {
  // A line that is shown in two is sought as the one that it is, as it is kept for the index.
  const line = sql`replace(c.line ->> 'text', chr(10), ' ')`
  const plain = sql`replace(v.transcript, chr(10), ' ')`
  const at = sql`strpos(lower(${plain}), lower(${text}))`
  const isShown = allAsked(videoShown(watcher, now), isRecord(sql`a.id`, academyId))
  return {
    fits: sql`select v.id, a.id academy_id, a.position, g.position group_position,
        v.position video_position, t.lang, c.place, (c.line ->> 'start')::float8 at_s,
        c.line ->> 'text' said
      from media_captions t
      join videos v on v.asset_id = t.asset_id ${joinAcademy}
      cross join lateral jsonb_array_elements(t.cues) with ordinality c (line, place)
      where ${likeOf(text, sql`t.search_text`)} and ${isShown} and ${likeOf(text, line)}
      union all
      select v.id, a.id, a.position, g.position, v.position, '', 1, 0,
        trim(substr(${plain}, greatest(1, ${at} - ${lettersBefore}::int), ${shownLetters}::int))
      from videos v ${joinAcademy}
      where v.asset_id is not null and ${likeOf(text, plain)} and ${isShown}
        and not exists (select 1 from media_captions t where t.asset_id = v.asset_id)`,
    order: sql`p.position, p.academy_id, p.group_position, p.video_position, p.id, p.at_s, p.lang,
      p.place`,
    columns: sql`a.id "academyId", a.title "academyName", v.id "videoId", v.name "videoName",
      v.asset_id "assetId", p.at_s "atSeconds", p.said "text"`,
    joins: sql`join videos v on v.id = p.id join academies a on a.id = p.academy_id`,
  }
}

/** A line of `linesListed`. */
export type FoundLine = CallAnswer<'GET /academy/api/Academy/SearchTranscripts'>['hits'][number]

type Continued = CallAnswer<'GET /academy/api/Video/GetContinue'>

/** The video that somebody has played last of those that are not completed; null without one. */
export async function findContinue(db: Db, watcher: Watcher, now: Date): Promise<Continued> {
  const [row] = await rowsOf<NonNullable<Continued>>(
    db,
    sql`select a.id "academyId", a.title "academyName", v.id "videoId", v.name "videoName",
        least(wp.position_s, m.seconds) "positionSeconds", m.seconds "durationSeconds",
        ${posterOf} "poster"
      from academies a ${joinVideos} ${joinOwn(watcher.userId)}
      where wp.user_id is not null and ${videoShown(watcher, now)} and not ${isCompleted}
      order by wp.last_at desc, a.position, v.id limit 1`,
  )
  return row ?? null
}
