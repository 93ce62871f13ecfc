import type { CallAnswer, CallInput } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { reachable } from '../../access/records.repository.ts'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { markEssay } from '../marking/index.ts'
import { notify } from '../notifications/index.ts'
import { renderVersion } from '../questions/index.ts'
import { kindOf, lockAnswers, questionsOfSet, type SetQuestionRow } from '../sets/index.ts'
import { recordAnswers } from '../standing/index.ts'
import {
  countWaiting,
  type EssaySet,
  type EssaysPage,
  essaysOf,
  findEssaySet,
  writeMarks,
} from './essay-marking.repository.ts'

type EssayIn = CallInput<'POST /Revise/tutor/Marking/MarkEssay'>['body']

/** Essays of own students from papers and diagnostic tests. Three statements. */
export async function getEssays(
  { db, caller }: Asked,
  page: EssaysPage,
): Promise<CallAnswer<'GET /Revise/tutor/Marking/GetEssays'>> {
  const studentIds = await reachable(db, caller, 'own student')
  if (studentIds.length === 0) return { essays: [], totalCount: 0, waitingCount: 0 }
  const { rows, totalCount } = await essaysOf(db, studentIds, page)
  return {
    essays: rows.map(({ handedInMs, ...essay }) => ({
      ...essay,
      handedInAt: new Date(Math.round(handedInMs)).toISOString(),
    })),
    totalCount,
    waitingCount: await countWaiting(db, studentIds),
  }
}

/** An answer in words; undefined for another question and for one that was left out. */
function essayIn(row: SetQuestionRow | undefined) {
  if (row?.response?.kind !== 'text' || row.marking?.kind !== 'essay') return undefined
  return { row, text: row.response.text, criteria: row.marking.criteria.length }
}

/** One essay with its question, criteria and model answer; 404 for what is none. */
export async function getEssay(
  { db }: Asked,
  { studentId, setId, questionId }: { studentId: string; setId: string; questionId: number },
): Promise<CallAnswer<'GET /Revise/tutor/Marking/GetEssay'>> {
  const set = await findEssaySet(db, studentId, setId)
  if (set === undefined) throw notFound('The essay')
  const [row] = await questionsOfSet(db, setId, studentId, questionId)
  const essay = essayIn(row)
  if (essay === undefined) throw notFound('The essay')
  const { shown, key } = renderVersion(essay.row)
  return {
    studentName: set.studentName,
    setTitle: set.setTitle,
    handedInAt: new Date(Math.round(set.handedInMs)).toISOString(),
    text: shown.text,
    data: shown.data,
    essay: essay.text,
    criteria: key.criteria,
    modelAnswer: key.modelAnswer ?? '',
    criteriaMet: essay.row.criteriaMet,
    comment: essay.row.comment,
  }
}

async function tellStudent(within: Asked, studentId: string, set: EssaySet): Promise<void> {
  await notify(within, {
    kind: 'questions',
    title: 'Essay marked',
    titleCode: 3,
    description: `Your essay of ${set.setTitle} has been marked.`,
    ...(set.sittingId === null
      ? {}
      : {
          navigatableLink: pathTo('/resources/question-bank/simulate/solutions/:id', {
            id: set.sittingId,
          }),
        }),
    recipients: [studentId],
  })
}

/**
 * Marks an essay against its criteria, once; the same marking again changes nothing. The answer
 * counts from then on, and the score of its paper with it; the student is told.
 * @throws Problem 404 for what is no essay of the student's that has been handed in, 409 when it
 * was marked otherwise, 422 for another number of criteria.
 */
export async function markStudentEssay(asked: Asked, body: EssayIn): Promise<void> {
  const { studentId, setId, questionId, criteriaMet, comment } = body
  await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const set = await findEssaySet(tx, studentId, setId, true)
    if (set === undefined) throw notFound('The essay')
    await lockAnswers(tx, setId, questionId)
    const [row] = await questionsOfSet(tx, setId, studentId, questionId)
    const essay = essayIn(row)
    if (essay === undefined) throw notFound('The essay')
    const { criteriaMet: held, comment: heldComment } = essay.row
    if (criteriaMet.length !== essay.criteria) {
      const message = `Mark each of the ${essay.criteria} criteria.`
      throw new Problem(422, message, { errors: [{ path: 'body.criteriaMet', message }] })
    }
    if (held !== null) {
      const isSame = held.every((met, at) => met === criteriaMet[at]) && heldComment === comment
      if (isSame) return
      throw new Problem(409, 'This essay has been marked already.')
    }
    const marked = markEssay(criteriaMet)
    await writeMarks(tx, {
      setId,
      questionId,
      criteriaMet,
      ...marked,
      comment,
      markedBy: caller.userId,
    })
    await recordAnswers(tx, [
      {
        studentId,
        setId,
        questionId,
        versionId: essay.row.versionId,
        topicId: essay.row.topicId,
        difficulty: essay.row.difficulty,
        response: { kind: 'text', text: essay.text },
        ...marked,
        timeMs: essay.row.timeMs,
        answeredAt: essay.row.answeredAt ?? new Date(set.handedInMs),
      },
    ])
    await kindOf(set).onEssayMarked(within, setId)
    await audit(tx, within, 'essay marked', {
      subjectId: studentId,
      record: {
        kind: 'set',
        id: setId,
        before: { criteriaMet: held, comment: heldComment },
        after: { criteriaMet, comment },
      },
      details: { question: String(questionId) },
    })
    await tellStudent(within, studentId, set)
  })
}
