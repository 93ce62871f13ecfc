import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredMarking } from '../../database/schema/index.ts'
import { idOfNothing } from '../questions/index.ts'
import type { SetQuestionRow } from './set-questions.repository.ts'

/** A question as it is given out now, for somebody who does not answer it. */
export interface PreviewQuestionRow {
  questionId: number
  versionId: number
  topicId: number
  topicName: string
  sectionNo: string
  questionType: number
  difficulty: number
  letters: string
  text: string
  data: string | null
  solution: string
  marking: StoredMarking | null
  options: { letter: string; text: string; isCorrect: boolean; why: string }[]
  cohort: { answered: number; optionCounts: number[]; timeCounts: number[] }
  /** An answer that is tried on it, where one is. */
  tried?: Pick<SetQuestionRow, 'response' | 'isCorrect' | 'mark'> | undefined
}

/**
 * Questions of a table with `id`, `topic` and `place`, in the order of the places; one without a topic
 * is filed nowhere.
 */
export async function previewQuestionsFrom(db: Db, from: SQL): Promise<PreviewQuestionRow[]> {
  return await rowsOf(
    db,
    sql`select q.id "questionId", v.id "versionId", coalesce(t.id, ${idOfNothing}) "topicId",
        coalesce(t.name, '') "topicName", coalesce(n.section_no, '') "sectionNo", v.question_type::int "questionType",
        q.difficulty::int "difficulty", v.text, v.data, v.solution, v.marking, o.options, o.letters,
        json_build_object('answered', coalesce(c.answered, 0),
          'optionCounts', coalesce(c.option_counts, '{}'),
          'timeCounts', coalesce(c.time_counts, '{}')) "cohort"
      from ${from} p
      join questions q on q.id = p.id
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      left join topics t on t.id = p.topic
      left join subjects u on u.id = t.subject_id
      left join section_numbers n on n.id = u.section_id
      left join question_statistics c on c.question_id = q.id
      cross join lateral (
        select coalesce(json_agg(json_build_object('letter', letter, 'text', text,
            'isCorrect', is_correct, 'why', why) order by letter), '[]') options,
          coalesce(string_agg(letter, '' order by letter), '') letters
        from question_options where version_id = v.id
      ) o
      order by p.place`,
  )
}
