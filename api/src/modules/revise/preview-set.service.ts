import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import { assignmentCondition, itemStatisticsOf, type QuestionFilters } from '../questions/index.ts'
import { previewQuestionsFrom, previewSet, tooFew } from '../sets/index.ts'
import { scopeOf } from './create-set.repository.ts'
import { aboutOf } from './create-set.service.ts'

/** What a tutor wants to look through. */
export interface WantedPreview {
  filters: QuestionFilters & { admissionTestId: number }
  size: number
  order: 'random' | 'easiest'
  /** The same number gives the same questions as long as the bank stays. */
  seed: number
}

/** The chosen questions: by a hash of seed and id, which is as good as chance and always the same. */
function chosen({ filters, size, order, seed }: WantedPreview) {
  const hash = sql`md5(${`${seed}:`}::text || c.question_id::text)`
  const by =
    order === 'random'
      ? hash
      : sql`c.difficulty, coalesce(f.mark_sum / nullif(f.answered, 0), 0.5) desc, ${hash}`
  const statistics =
    order === 'random'
      ? sql``
      : sql`left join question_statistics f on f.question_id = c.question_id`
  return sql`(
    select c.question_id id, c.topic_id topic, row_number() over (order by ${by}) place
    from (
      select a.question_id, min(a.topic_id) topic_id, min(a.difficulty) difficulty
      from question_assignments a where ${assignmentCondition(filters)} group by a.question_id
    ) c ${statistics}
    order by place limit ${size})`
}

/**
 * A set for a tutor to work through: keys and statistics shown, nothing kept. Three statements.
 * @throws Problem 422 when fewer questions fit than are asked for.
 */
export async function getPreviewSet(
  { db, caller, now }: Asked,
  wanted: WantedPreview,
): Promise<CallAnswer<'GET /Revise/tutor/Revise/GetPreviewSet'>> {
  const scope = await scopeOf(db, caller.userId, wanted.filters)
  const rows = await previewQuestionsFrom(db, chosen(wanted))
  if (rows.length < wanted.size) throw tooFew(rows.length, 'query.size')
  const title = aboutOf(scope)
  const about = { kind: 'revise', examSectionId: null, allowsCalculator: false } as const
  return {
    set: previewSet({ ...about, title, order: wanted.order }, rows, now),
    statistics: await itemStatisticsOf(
      db,
      rows.map((each) => each.questionId),
    ),
  }
}
