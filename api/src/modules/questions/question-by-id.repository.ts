import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { sealedSetsOf } from './sealed.ts'
import { renderVersion, type StoredVersion } from './versions.ts'

/**
 * One question as it is given out now; null when there is none. Who teaches sees its key. A student
 * sees it where the question is filed nowhere (those of videos are), or once an own answer to it is
 * final, unless that answer belongs to a test or sitting that goes on.
 */
export async function questionById(
  db: Db,
  questionId: number,
  caller: { userId: string; role: string },
): Promise<CallAnswer<'POST /question/QuestionById'> | null> {
  const [row] = await rowsOf<StoredVersion & { mayStudentSee: boolean }>(
    db,
    sql`select v.id "versionId", v.text, v.data, v.solution, v.marking,
        (select coalesce(json_agg(json_build_object('letter', letter, 'text', text,
            'isCorrect', is_correct, 'why', why) order by letter), '[]')
          from question_options where version_id = v.id) "options",
        not exists (select 1 from question_assignments a where a.question_id = q.id)
          or exists (select 1 from student_questions s where s.student_id = ${caller.userId}
              and s.question_id = q.id and s.attempts > 0)
            and not exists (select 1 from revise_set_questions x
              where x.set_id = any(${sealedSetsOf(caller.userId)}) and x.question_id = q.id)
          "mayStudentSee"
      from questions q
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      where q.id = ${questionId}`,
  )
  if (row === undefined) return null
  const { mayStudentSee, ...version } = row
  const { shown, key } = renderVersion(version)
  const maySee = caller.role !== 'Student' || mayStudentSee
  return {
    id: questionId,
    text: shown.text,
    answers: shown.options.map(({ letter, html }, index) => ({
      id: index + 1,
      letter,
      text: html,
      isCorrect: maySee ? letter === key.correctLetter : null,
    })),
  }
}
