import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { askedInVideo, givenTo, isSealedFor, keyShownTo } from './given.sql.ts'
import { renderVersion, type StoredVersion } from './versions.ts'

/**
 * One question as it is given out now; null when there is none for the caller: of a draft for nobody.
 * Who teaches sees every live question with its key. A student sees a question that was given to her
 * or him (`givenTo`), withdrawn meanwhile or not, with its key where the runner has shown it
 * (`keyShownTo`), and a live one that a quiz asks: with its key once that is passed, and never while
 * another quiz with it is not.
 * @param reader `hasBank` is false for students whose programme does not include the question bank.
 */
export async function questionById(
  db: Db,
  questionId: number,
  reader: { userId: string; role: string; hasBank: boolean },
  now: Date,
): Promise<CallAnswer<'POST /question/QuestionById'> | null> {
  const { userId, role, hasBank } = reader
  const isStudent = role === 'Student'
  const byBank = sql`(${hasBank}::boolean and ${givenTo(userId, questionId)})`
  const isAsked = sql`(q.state = 'live' and ${askedInVideo(userId, questionId, now)})`
  const isGiven = sql`(q.state <> 'draft' and (${byBank} or ${isAsked}))`
  const isPassed = askedInVideo(userId, questionId, now, true)
  const isKeyShown = sql`((${keyShownTo(userId, questionId)}
      or (${isPassed} and not ${isSealedFor(userId, questionId)}))
    and not ${askedInVideo(userId, questionId, now, false)})`
  const [row] = await rowsOf<StoredVersion & { maySeeKey: boolean }>(
    db,
    sql`select v.id "versionId", v.text, v.data, v.solution, v.marking,
        (select coalesce(json_agg(json_build_object('letter', letter, 'text', text,
            'isCorrect', is_correct, 'why', why) order by letter), '[]')
          from question_options where version_id = v.id) "options",
        ${isStudent ? isKeyShown : sql`true`} "maySeeKey"
      from questions q
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      where q.id = ${questionId}
        and ${isStudent ? isGiven : sql`q.state = 'live'`}`,
  )
  if (row === undefined) return null
  const { maySeeKey, ...version } = row
  const { shown, key } = renderVersion(version)
  return {
    id: questionId,
    text: shown.text,
    answers: shown.options.map(({ letter, html }, index) => ({
      id: index + 1,
      letter,
      text: html,
      isCorrect: maySeeKey ? letter === key.correctLetter : null,
    })),
  }
}
