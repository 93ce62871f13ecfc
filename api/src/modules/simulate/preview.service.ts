import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import { itemStatisticsOf } from '../questions/index.ts'
import { previewQuestionsFrom, previewSet } from '../sets/index.ts'
import { filedQuestions, partsById } from './papers.repository.ts'
import { partView } from './papers.service.ts'
import { sittingTitle } from './simulate.rules.ts'

/** A part of a paper with keys, solutions and item statistics. Three statements. */
export async function getPaper(
  { db, now }: Asked,
  examSectionId: number,
): Promise<CallAnswer<'GET /Exam/tutor/Simulate/GetPaper'>> {
  const [part] = await partsById(db, [examSectionId])
  if (part === undefined) throw notFound('The paper')
  const rows = await previewQuestionsFrom(db, filedQuestions(examSectionId))
  const title = sittingTitle(part, [part])
  const { allowsCalculator } = part
  return {
    title,
    section: partView(part, 0),
    set: previewSet(
      { kind: 'simulate', title, examSectionId, allowsCalculator, order: 'paper' },
      rows,
      now,
    ),
    statistics: await itemStatisticsOf(
      db,
      rows.map(({ questionId }) => questionId),
    ),
  }
}
