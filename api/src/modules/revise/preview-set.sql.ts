import { type SQL, sql } from 'drizzle-orm'
import { assignmentCondition, type QuestionFilters } from '../questions/index.ts'

/** What a tutor wants to look through. */
export interface WantedPreview {
  filters: QuestionFilters & { admissionTestId: number }
  size: number
  order: 'random' | 'easiest'
  /** The same number gives the same questions as long as the bank stays. */
  seed: number
}

/** The chosen questions: by a hash of seed and id, which is as good as chance and always the same. */
export function chosen({ filters, size, order, seed }: WantedPreview): SQL {
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
