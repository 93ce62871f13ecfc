import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { Tree } from './placing.rules.ts'

/** Names of tests, parts, topics and papers that something can be filed under. One statement. */
export async function readTree(db: Db): Promise<Tree> {
  const [row] = await rowsOf<Tree>(
    db,
    sql`select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
        from admission_tests) "tests",
      (select coalesce(json_agg(json_build_object('id', id, 'name', section_no,
          'testId', admission_test_id)), '[]')
        from section_numbers where archived_at is null) "parts",
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'partId', section_id)), '[]')
        from subjects where archived_at is null) "subjects",
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'subject', s.name,
          'part', n.section_no, 'test', a.name, 'testId', a.id, 'subTopics',
          (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name)), '[]')
            from sub_topics b where b.topic_id = t.id and b.archived_at is null)) order by t.id), '[]')
        from topics t join subjects s on s.id = t.subject_id
        join section_numbers n on n.id = s.section_id
        join admission_tests a on a.id = n.admission_test_id
        where t.archived_at is null and s.archived_at is null and n.archived_at is null) "topics",
      (select coalesce(json_agg(json_build_object('id', id, 'testId', admission_test_id,
          'paperType', paper_type, 'year', year, 'number', mock_paper_number)), '[]')
        from papers) "papers"`,
  )
  if (row === undefined) throw new Error('A statement without a row')
  return row
}
