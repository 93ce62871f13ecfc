import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray } from '../../database/sql.ts'
import type { Likeness, Wording } from './likeness.rules.ts'

/** What a question says now, as far as it is compared. */
export interface WordingRow extends Wording {
  questionId: number
  version: number
}

const wording = sql`q.id "questionId", q.current_version "version", v.text, v.data,
  coalesce((select json_agg(o.text order by o.letter) from question_options o
      where o.version_id = v.id),
    case when v.marking->>'kind' = 'equation' and v.marking->>'expected' <> ''
      then json_build_array(v.marking->>'expected') end, '[]') "answers"`

const withVersion = sql`join question_versions v
  on v.question_id = q.id and v.version = q.current_version`

/**
 * Takes some of the questions that nobody has compared since they were written, held until the
 * transaction ends. One transaction at a time does so: two would not see each other's bands. What
 * somebody is writing just now is left for the next time.
 */
export async function takeUncompared(tx: Db, most: number): Promise<number[]> {
  const [lock] = await rowsOf<{ isMine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('question_bands')) "isMine"`,
  )
  if (lock?.isMine !== true) return []
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select q.id from questions q where q.likeness_version is distinct from q.current_version
      order by q.id limit ${most} for no key update skip locked`,
  )
  return rows.map(({ id }) => id)
}

/** What these questions say now, by their ids. One statement. */
export async function wordingsOf(
  db: Db,
  questionIds: readonly number[],
): Promise<Map<number, WordingRow>> {
  if (questionIds.length === 0) return new Map()
  const rows = await rowsOf<WordingRow>(
    db,
    sql`select ${wording} from questions q ${withVersion}
      where q.id = any(${intArray(questionIds)})`,
  )
  return new Map(rows.map((row) => [row.questionId, row]))
}

/** A question with its bands; see `bandsOf`. */
export interface Banded {
  questionId: number
  bands: readonly string[]
}

const asRows = (banded: readonly Banded[]) =>
  sql`(select (r->>'questionId')::int question_id, b.band::bigint band
    from jsonb_array_elements(${JSON.stringify(banded)}::jsonb) r
    cross join jsonb_array_elements_text(r->'bands') b (band))`

/** Writes the bands of these questions in the place of those that they had. */
export async function writeBands(tx: Db, banded: readonly Banded[]): Promise<void> {
  const ids = intArray(banded.map(({ questionId }) => questionId))
  await tx.execute(sql`delete from question_bands where question_id = any(${ids})`)
  await tx.execute(sql`insert into question_bands (band, question_id)
    select distinct band, question_id from ${asRows(banded)} w`)
}

/** Questions of one band that are looked at: the newest ones. */
const mostOfABand = 30

/** Questions that are compared with one: those that share most bands with it. */
const mostOfAQuestion = 60

/**
 * Pairs of these questions with others that share a band with them, but for those that somebody said
 * to differ. Of a band that many share, such
 * as that of a family of variants, a few are enough: the others are found through those.
 * @param banded with an id below 1 for a text that is no question yet.
 * @param most others for each.
 */
export async function candidatesOf(
  db: Db,
  banded: readonly Banded[],
  most = mostOfAQuestion,
): Promise<{ questionId: number; otherId: number }[]> {
  return await rowsOf(
    db,
    sql`select question_id "questionId", other_id "otherId" from (
        select w.question_id, c.question_id other_id, row_number() over (
          partition by w.question_id order by count(*) desc, c.question_id desc) place
        from ${asRows(banded)} w
        cross join lateral (
          select b.question_id from question_bands b
          where b.band = w.band and b.question_id <> w.question_id
          order by b.band, b.question_id desc limit ${mostOfABand}
        ) c
        where not exists (
          select 1 from question_pairs p
          where p.question_id = least(w.question_id, c.question_id)
            and p.other_id = greatest(w.question_id, c.question_id) and p.dismissed_at is not null)
        group by 1, 2
      ) found where place <= ${most}`,
  )
}

/** Two questions that read alike, the lower id first. */
export interface Pair {
  questionId: number
  otherId: number
  resemblance: number
  kind: Likeness
}

/**
 * Writes the pairs of these questions in the place of those that they had; that somebody said two to
 * differ stays.
 */
export async function writePairs(
  tx: Db,
  questionIds: readonly number[],
  pairs: readonly Pair[],
): Promise<void> {
  const ids = intArray(questionIds)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
    as r ("questionId" int, "otherId" int, resemblance real, kind text)`
  await tx.execute(sql`delete from question_pairs p
    where (p.question_id = any(${ids}) or p.other_id = any(${ids})) and p.dismissed_at is null
      and not exists (select 1 from ${rows}
        where r."questionId" = p.question_id and r."otherId" = p.other_id)`)
  await tx.execute(sql`insert into question_pairs (question_id, other_id, resemblance, kind)
    select r."questionId", r."otherId", r.resemblance, r.kind from ${rows}
    on conflict (question_id, other_id)
    do update set resemblance = excluded.resemblance, kind = excluded.kind`)
}

/** Notes by which versions these questions were compared. */
export async function markCompared(tx: Db, wordings: Iterable<WordingRow>): Promise<void> {
  const rows = [...wordings].map(({ questionId, version }) => ({ questionId, version }))
  await tx.execute(sql`update questions q set likeness_version = r.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("questionId" int, version int)
    where q.id = r."questionId"`)
}
