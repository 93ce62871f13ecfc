import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray } from '../../database/sql.ts'
import { checkOf, discriminationOf, facilityOf, type MarkPair } from './item-statistics.rules.ts'
import { medianMs } from './statistics.rules.ts'

/** A question's statistics as the contract sends them. */
export type ItemStatistics =
  CallAnswer<'GET /Revise/tutor/Revise/GetPreviewSet'>['statistics'][number]

interface ItemRow {
  questionId: number
  letters: string
  answered: number
  markSum: number
  optionCounts: number[]
  timeCounts: number[]
  flags: number
  pairs: MarkPair[]
}

/** To two decimals, as it is shown and judged. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)

function statisticsOf(row: ItemRow): ItemStatistics {
  const { index, efficiency } = discriminationOf(row.pairs)
  const { answered } = row
  return {
    questionId: row.questionId,
    answered,
    facility: rounded(facilityOf(row.markSum, answered)),
    discriminationIndex: rounded(index),
    discriminativeEfficiency: rounded(efficiency),
    check: checkOf(rounded(index)),
    medianMs: medianMs(row.timeCounts),
    optionCounts: [...row.letters].map((letter) => ({
      letter,
      count: row.optionCounts[letter.charCodeAt(0) - 97] ?? 0,
    })),
    flagRate: answered === 0 ? null : rounded((100 * row.flags) / answered),
  }
}

/**
 * Statistics of questions, in the order of the ids given; ids without a question are left out.
 * One statement, from roll-ups alone: its cost grows with the questions asked for, not with how
 * often they were answered.
 */
export async function itemStatisticsOf(
  db: Db,
  questionIds: readonly number[],
): Promise<ItemStatistics[]> {
  if (questionIds.length === 0) return []
  const rows = await rowsOf<ItemRow>(
    db,
    sql`select q.id "questionId", coalesce(s.answered, 0) "answered",
        coalesce(s.mark_sum, 0) "markSum", coalesce(s.option_counts, '{}') "optionCounts",
        coalesce(s.time_counts, '{}') "timeCounts",
        coalesce((select string_agg(o.letter, '' order by o.letter)
          from question_versions v join question_options o on o.version_id = v.id
          where v.question_id = q.id and v.version = q.current_version), '') "letters",
        (select count(*)::int from question_flags f where f.question_id = q.id
          and f.created_at >= coalesce(q.statistics_since, '-infinity')) "flags",
        (select coalesce(json_agg(json_build_object('mark', m.mark, 'rest', m.rest,
            'students', m.students)), '[]')
          from item_marks m where m.question_id = q.id) "pairs"
      from unnest(${intArray(questionIds)}) with ordinality as asked (id, place)
      join questions q on q.id = asked.id
      left join question_statistics s on s.question_id = q.id
      order by asked.place`,
  )
  return rows.map(statisticsOf)
}
