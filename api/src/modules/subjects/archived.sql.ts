import { type SQL, sql } from 'drizzle-orm'

/** Part `n` is in use. */
export const isOpenPart: SQL = sql`n.archived_at is null`

/** Subject `u` of part `n` is in use: neither of them is archived. */
export const isOpenSubject: SQL = sql`(u.archived_at is null and ${isOpenPart})`

/** Topic `t` of subject `u` of part `n` is in use: none of them is archived. */
export const isOpenTopic: SQL = sql`(t.archived_at is null and ${isOpenSubject})`

/** Sub-topic `b` of topic `t` of subject `u` of part `n` is in use: none of them is archived. */
export const isOpenSubTopic: SQL = sql`(b.archived_at is null and ${isOpenTopic})`

/**
 * Ids of all topics that are archived, or stand under something that is: nothing new is filed there,
 * and what is filed there is given out to nobody. Few rows, which a statement works out once.
 * @example where a.topic_id not in (${archivedTopicIds})
 */
export const archivedTopicIds: SQL = sql`select t.id from topics t
  join subjects u on u.id = t.subject_id join section_numbers n on n.id = u.section_id
  where coalesce(t.archived_at, u.archived_at, n.archived_at) is not null`
