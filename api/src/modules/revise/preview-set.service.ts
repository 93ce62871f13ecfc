import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { itemStatisticsOf } from '../questions/index.ts'
import { previewQuestionsFrom, previewSet, tooFew } from '../sets/index.ts'
import { scopeOf } from './create-set.repository.ts'
import { aboutOf } from './create-set.service.ts'
import { chosen, type WantedPreview } from './preview-set.sql.ts'

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
