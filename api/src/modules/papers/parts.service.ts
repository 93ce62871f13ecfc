import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  findPart,
  findSection,
  type HeldPaper,
  holdPaper,
  insertPart,
  type PartFields,
  updatePart,
} from './paper-writes.repository.ts'
import { holesIn, questionsIn } from './papers.repository.ts'
import { type Hole, newHoles, newHolesInWords } from './papers.rules.ts'
import { refusalAt } from './papers.service.ts'
import {
  holdPart,
  holdQuestions,
  noteChange,
  setPartQuestions,
} from './part-questions.repository.ts'

type Db = Asked['db']

/**
 * Gives a paper a part, or changes one.
 * @throws Problem 404 for an unknown paper or part, 409 for a part of the test that the paper has, 422
 * for one that the test does not have or that is archived, for another one while questions are filed,
 * and where a paper that is open to students would get holes.
 */
export async function savePart(
  asked: Asked,
  { id, paperId, ...after }: CallInput<'POST /exam/admin/ExamSection/Save'>['body'],
): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const paper = await holdPaper(tx, paperId)
    const found = id === undefined ? undefined : await findPart(tx, id)
    if (paper === undefined) throw notFound('The paper')
    if (id !== undefined && found?.paperId !== paperId) throw notFound('The part')
    const sectionNo = await placedIn(tx, paper, after.sectionId, found)
    const holes = found === undefined ? [] : await holesIn(tx, found.id)
    const saved = found?.id ?? (await insertPart(tx, paper, after))
    if (found !== undefined) await updatePart(tx, found.id, after)
    await refuseNewHoles(tx, paper, { id: saved, sectionNo }, holes)
    await audit(tx, within, 'paper part saved', {
      record: {
        ...{ kind: 'paper part', id: String(saved) },
        ...{ before: found === undefined ? null : fieldsOf(found), after: { ...after } },
      },
    })
    return { id: saved }
  })
}

function fieldsOf(part: PartFields) {
  const { sectionId, minutes, allowsCalculator, penalty, planned, conversion } = part
  return { sectionId, minutes, allowsCalculator, penalty, planned, conversion }
}

/** The name of the part of the test that a part of this paper is to be. */
async function placedIn(
  tx: Db,
  paper: HeldPaper,
  sectionId: number,
  found: { id: number; sectionId: number } | undefined,
): Promise<string> {
  const section = await findSection(tx, { paperId: paper.id, sectionId })
  const refuse = (message: string, status: 409 | 422 = 422) =>
    refusalAt(status, 'sectionId', message)
  if (section?.admissionTestId !== paper.admissionTestId) {
    throw refuse('The test has no such part.')
  }
  if (found?.sectionId === sectionId) return section.sectionNo
  if (section.isArchived) throw refuse(`${section.sectionNo} is archived. Bring it back first.`)
  if (section.inPaper !== null) throw refuse('The paper has this part already', 409)
  if (found !== undefined && (await questionsIn(tx, found.id)).length > 0) {
    throw refuse('Its questions are filed under its part. Take them out first.')
  }
  return section.sectionNo
}

/** Nothing that students can start gets a hole by somebody's change of the paper. */
async function refuseNewHoles(
  tx: Db,
  paper: HeldPaper,
  part: { id: number; sectionNo: string },
  before: readonly Hole[],
): Promise<void> {
  if (paper.state !== 'published') return
  const holes = newHoles(before, await holesIn(tx, part.id))
  if (holes.length === 0) return
  throw new Problem(422, newHolesInWords(part.sectionNo, holes))
}

/**
 * Puts these questions into a part in this order, and no others. Those that are not live wait there.
 * @throws Problem 404 for an unknown part, 409 where its questions are others than `before`, 422 for
 * an unknown question, one that is named twice, more than are planned, and holes in a paper that is
 * open to students.
 */
export async function setQuestions(
  asked: Asked,
  wanted: CallInput<'POST /exam/admin/ExamSection/SetQuestions'>['body'],
): Promise<void> {
  const { examSectionId, questionIds } = wanted
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const known = await findPart(tx, examSectionId)
    const paper = known && (await holdPaper(tx, known.paperId))
    // Questions before the part, as whoever files or publishes a question holds them.
    const there = await holdQuestions(tx, [...questionIds, ...wanted.before])
    await holdPart(tx, examSectionId)
    // As it is now that nobody else changes it.
    const part = paper && (await findPart(tx, examSectionId))
    if (paper === undefined || part === undefined) throw notFound('The part')
    const before = await questionsIn(tx, examSectionId)
    if (before.join() !== wanted.before.join()) {
      throw new Problem(409, 'Somebody has changed the questions of this part meanwhile.', {
        data: { questionIds: before },
      })
    }
    refuseQuestions(questionIds, there, part.planned)
    const holes = await holesIn(tx, examSectionId)
    await setPartQuestions(tx, examSectionId, questionIds)
    const refiled = [
      ...questionIds.filter((id) => !before.includes(id)),
      ...before.filter((id) => !questionIds.includes(id)),
    ]
    await noteChange(tx, refiled, within)
    await refuseNewHoles(tx, paper, part, holes)
    await audit(tx, within, 'paper questions set', {
      record: {
        ...{ kind: 'paper part', id: String(examSectionId) },
        ...{ before: { questionIds: before }, after: { questionIds } },
      },
    })
  })
}

function refuseQuestions(
  questionIds: readonly number[],
  there: readonly number[],
  planned: number | null,
): void {
  const twice = questionIds.find((id, index) => questionIds.indexOf(id) < index)
  if (twice !== undefined) throw refusalAt(422, 'questionIds', `qu-${twice} is named twice.`)
  if (planned !== null && questionIds.length > planned) {
    const message = `These are ${questionIds.length} questions, and ${planned} are planned.`
    throw refusalAt(422, 'questionIds', message)
  }
  const unknown = questionIds.find((id) => !there.includes(id))
  if (unknown !== undefined) {
    throw refusalAt(422, 'questionIds', `There is no question qu-${unknown}.`)
  }
}
