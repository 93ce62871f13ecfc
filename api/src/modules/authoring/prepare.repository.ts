import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { QuestionContent } from './content.rules.ts'
import type { Prepared } from './prepared.rules.ts'
import { versionColumns } from './versions.repository.ts'

/** Questions of which something is still to be worked out, held until the transaction ends. */
export async function takeUnprepared(
  tx: Db,
  most: number,
): Promise<(QuestionContent & { questionId: number })[]> {
  const held = sql`(select id, current_version from questions
    where fingerprint is null order by id limit ${most} for update skip locked)`
  return await rowsOf(
    tx,
    sql`with q as materialized ${held}
      select q.id "questionId", ${versionColumns} from q
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      order by q.id`,
  )
}

/** Keeps what was worked out of questions, and the words by which they are found. */
export async function keepPrepared(
  tx: Db,
  prepared: readonly (Prepared & { questionId: number })[],
): Promise<void> {
  await tx.execute(sql`update questions q set summary = r.summary, fingerprint = r.fingerprint,
      search = version_words(v.id)
    from jsonb_to_recordset(${JSON.stringify(prepared)}::jsonb)
      as r ("questionId" int, summary text, fingerprint text), question_versions v
    where q.id = r."questionId" and v.question_id = q.id and v.version = q.current_version`)
}
