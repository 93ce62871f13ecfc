import type { CallAnswer } from '@portal/shared/api'
import type { QuestionsAsked } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import type { Listed } from '../../lists/index.ts'
import {
  checksThat,
  type QuestionOrder,
  questionsListed,
  questionsThat,
  withFigures,
} from '../authoring/index.ts'
import type { MarkPair } from '../questions/index.ts'

type ReportItem = CallAnswer<'GET /question/admin/Report/GetItems'>['items'][number]
type ItemCheck = NonNullable<ReportItem['check']>

/** A question of the report, with its text as it is kept. */
export interface ReportRow extends Omit<ReportItem, 'summary' | 'summaryHtml'> {
  text: string
}

const form = sql`q.id, q.key, v.text, q.question_type "questionType", q.difficulty, q.state`
const currentVersion = sql`join question_versions v on v.question_id = q.id
  and v.version = q.current_version`

/**
 * Questions with their figures.
 * @param count how many fit, where that is known.
 */
export function reportListed(asked: QuestionsAsked & QuestionOrder, count?: number): Listed {
  return {
    ...questionsListed(asked, asked),
    ...(count !== undefined && { count: sql`select ${count}::int` }),
    columns: sql`${form}, f.answered, f.facility, f.discrimination_index "discriminationIndex",
      f.discriminative_efficiency "discriminativeEfficiency", f.needs_check "check",
      f.median_ms "medianMs", f.flag_rate "flagRate", f.open_flags "openFlags"`,
    joins: sql`join questions q on q.id = p.id ${withFigures} ${currentVersion}`,
  }
}

/** How many of the questions that the other filters find have each check; null: not available. */
export async function countChecks(
  db: Db,
  asked: QuestionsAsked,
): Promise<{ check: ItemCheck | null; questions: number }[]> {
  return await rowsOf(db, checksThat({ ...asked, check: undefined }))
}

/** Points of a scatter at most; `GetScatter` in the contract. */
const mostPoints = 2_000

/** The questions that have both figures, those answered most first. */
export async function findPoints(
  db: Db,
  asked: QuestionsAsked,
): Promise<CallAnswer<'GET /question/admin/Report/GetScatter'>> {
  return await rowsOf(
    db,
    sql`select q.id "questionId", f.facility, f.discrimination_index "discriminationIndex",
        f.answered
      from questions q ${withFigures}
      where ${questionsThat(asked, 'some')} and f.facility is not null
        and f.discrimination_index is not null
      order by f.answered desc, f.question_id desc limit ${mostPoints}`,
  )
}

type WholeItem = CallAnswer<'GET /question/admin/Report/GetItem'>

/** What a question is, beside its statistics. */
export interface ItemRow {
  id: number
  key: string
  text: string
  questionType: number
  difficulty: number
  state: ReportItem['state']
  sinceMs: number | null
  correct: string | null
  pairs: MarkPair[]
  flagCount: number
}

/** A question, with the marks that students had on it in papers; undefined for an unknown one. */
export async function findItem(db: Db, questionId: number): Promise<ItemRow | undefined> {
  const [row] = await rowsOf<ItemRow>(
    db,
    sql`select ${form}, ${ms(sql`q.statistics_since`)} "sinceMs",
        (select o.letter from question_options o where o.version_id = v.id and o.is_correct)
          "correct",
        (select coalesce(json_agg(json_build_object('mark', m.mark, 'rest', m.rest,
            'students', m.students)), '[]')
          from item_marks m where m.question_id = q.id) "pairs",
        (select count(*)::int from question_flags f where f.question_id = q.id) "flagCount"
      from questions q ${currentVersion} where q.id = ${questionId}`,
  )
  return row
}

type Flag = WholeItem['flags'][number]
type Version = WholeItem['versions'][number]

/** What was said and asked of a question, the newest first. */
export interface Past {
  versions: (Omit<Version, 'createdAt'> & { createdMs: number })[]
  flags: (Omit<Flag, 'createdAt'> & { createdMs: number })[]
}

/** The last versions and flags of a question. */
export async function findPast(db: Db, questionId: number): Promise<Past> {
  const [row] = await rowsOf<Past>(
    db,
    sql`select
        (select coalesce(json_agg(json_build_object('version', v.version,
            'createdMs', ${ms(sql`v.created_at`)}, 'note', v.note,
            'createdBy', w.first_name || ' ' || w.last_name,
            'answered', (select count(*) from attempts a
              where a.question_id = v.question_id and a.version_id = v.id))
            order by v.version desc), '[]')
          from (select * from question_versions where question_id = ${questionId}
            order by version desc limit 50) v
          left join users w on w.id = v.created_by) "versions",
        (select coalesce(json_agg(json_build_object('id', f.id, 'text', f.text,
            'studentName', s.first_name || ' ' || s.last_name, 'state', f.state,
            'outcome', f.outcome, 'isSettled', f.settled_at is not null,
            'createdMs', ${ms(sql`f.created_at`)}) order by f.created_at desc, f.id), '[]')
          from (select * from question_flags where question_id = ${questionId}
            order by created_at desc, id limit 20) f
          join users s on s.id = f.student_id) "flags"`,
  )
  return row ?? { versions: [], flags: [] }
}
