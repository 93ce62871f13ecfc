import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'
import { pageOf } from '../../lists/index.ts'
import type { StoredVersion } from '../questions/index.ts'
import type { Likeness } from './likeness.rules.ts'

/** One of two questions that read alike. */
export interface SideRow extends StoredVersion {
  id: number
  key: string
  questionType: number
  state: 'draft' | 'live' | 'withdrawn'
  version: number
  filings: number
}

/** Two questions that read alike. */
export interface PairRow {
  kind: Likeness
  resemblance: number
  one: SideRow
  other: SideRow
}

const side = (questionId: 'questionId' | 'otherId') => sql`(
  select json_build_object('id', q.id, 'key', q.key, 'questionType', q.question_type,
    'state', q.state, 'version', q.current_version, 'versionId', v.id, 'text', v.text,
    'data', v.data, 'solution', v.solution, 'marking', v.marking,
    'options', (select coalesce(json_agg(json_build_object('letter', o.letter, 'text', o.text,
        'isCorrect', o.is_correct, 'why', o.why) order by o.letter), '[]')
      from question_options o where o.version_id = v.id),
    'filings', (select count(*) from question_assignments a where a.question_id = q.id)
      + (select count(*) from parked_assignments a where a.question_id = q.id))
  from questions q
  join question_versions v on v.question_id = q.id and v.version = q.current_version
  where q.id = p.${sql.identifier(questionId)})`

/** Kinds in the order of the list; as its index has it, so that a page is read from that. */
const kinds = sql`array['same', 'near', 'variant']`

const rank = sql`array_position(${kinds}, d.kind)`

/** The pairs `d` that nobody has decided on. What is withdrawn is little, and looked up at once. */
const waiting = (kind: Likeness | undefined) => sql`from question_pairs d
  where d.dismissed_at is null
    and d.question_id not in (select q.id from questions q where q.state = 'withdrawn')
    and d.other_id not in (select q.id from questions q where q.state = 'withdrawn')
    ${kind === undefined ? sql`` : sql`and ${rank} = array_position(${kinds}, ${kind}::text)`}`

/**
 * A page of the pairs that read alike, the most alike of a kind first: those word for word, then with
 * their numbers, then but for these. One statement.
 */
export async function pageOfPairs(
  db: Db,
  asked: { pageNo: number; pageSize: number; kind?: Likeness | undefined },
): Promise<{ rows: PairRow[]; totalCount: number }> {
  const { kind } = asked
  return await pageOf<PairRow>(
    db,
    {
      fits: sql`select d.question_id id, d.question_id "questionId", d.other_id "otherId", d.kind,
          d.resemblance, ${rank} rank ${waiting(kind)}`,
      order: sql`p.rank, p.resemblance desc, p."questionId", p."otherId"`,
      count: sql`select count(*) ${waiting(kind)}`,
      columns: sql`p.kind, p.resemblance::float8 "resemblance", ${side('questionId')} "one",
        ${side('otherId')} "other"`,
      joins: sql`join questions q on q.id = p.id`,
    },
    asked,
  )
}

/** Which of these questions there are. */
export async function questionsAmong(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await rowsOf(db, sql`select 1 from questions where id = any(${intArray(ids)})`)
  return rows.length
}

/** Notes that two questions are not the same. @returns whether nobody had said so before */
export async function dismiss(
  tx: Db,
  pair: { questionId: number; otherId: number },
  by: string,
  now: Date,
): Promise<boolean> {
  // Two that do not read alike today may do so after an edit.
  const rows = await rowsOf(
    tx,
    sql`insert into question_pairs
        (question_id, other_id, resemblance, kind, dismissed_at, dismissed_by)
      values (${pair.questionId}, ${pair.otherId}, 0, 'variant', ${at(now)}, ${by}::uuid)
      on conflict (question_id, other_id) do update
        set dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by
        where question_pairs.dismissed_at is null
      returning 1`,
  )
  return rows.length > 0
}
