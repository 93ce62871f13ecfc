import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { TreeRows } from './tree.rules.ts'

/** Rows of a select as a JSON list in their order. */
const listed = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(l.*), '[]') from (${rows}) l)`

const counted = sql`coalesce(c.live, 0)::int "live", coalesce(c.draft, 0)::int "draft",
  coalesce(c.withdrawn, 0)::int "withdrawn"`

/** Everything of the tree, with the questions filed for Revise under topics and sub-topics. */
export async function treeRows(db: Db): Promise<TreeRows> {
  const [row] = await rowsOf<TreeRows>(
    db,
    sql`with filed as materialized (
        select topic_id, sub_topic_id, count(*) live, 0 draft, 0 withdrawn
        from question_assignments where question_location = 1 group by 1, 2
        union all
        select a.topic_id, a.sub_topic_id, count(*) filter (where q.state = 'live'),
          count(*) filter (where q.state = 'draft'), count(*) filter (where q.state = 'withdrawn')
        from parked_assignments a join questions q on q.id = a.question_id
        where a.question_location = 1 group by 1, 2
      ), of_topics as (
        select topic_id id, sum(live) live, sum(draft) draft, sum(withdrawn) withdrawn
        from filed group by 1
      ), of_sub_topics as (
        select sub_topic_id id, sum(live) live, sum(draft) draft, sum(withdrawn) withdrawn
        from filed where sub_topic_id is not null group by 1
      )
      select ${listed(sql`select id, name, is_retired "isRetired"
          from admission_tests order by is_retired, id`)} "tests",
        ${listed(sql`select id, admission_test_id "parentId", section_no "name",
            is_compulsory "isCompulsory", archived_at is not null "isArchived"
          from section_numbers order by position, id`)} "parts",
        ${listed(sql`select id, section_id "parentId", name, archived_at is not null "isArchived"
          from subjects order by position, id`)} "subjects",
        ${listed(sql`select t.id, t.subject_id "parentId", t.name,
            t.archived_at is not null "isArchived", ${counted}
          from topics t left join of_topics c on c.id = t.id
          order by t.position, t.id`)} "topics",
        ${listed(sql`select b.id, b.topic_id "parentId", b.name,
            b.archived_at is not null "isArchived", ${counted}
          from sub_topics b left join of_sub_topics c on c.id = b.id
          order by b.position, b.id`)} "subTopics"`,
  )
  if (row === undefined) throw new Error('A select without a table gives one row')
  return row
}
