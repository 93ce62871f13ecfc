import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { findSets, questionsOfSets, setView } from '../sets/index.ts'
import { cohortShare, planOf } from './plan.rules.ts'
import {
  addToMonth,
  findResult,
  markAdopted,
  type ResultRow,
  type ResultSection,
  resultsOf,
  topicsOf,
} from './results.repository.ts'

const gone = () => notFound('The result')

function resultView({ id, studentName, finishedMs, sections }: ResultRow) {
  return {
    id,
    studentName,
    finishedAt: new Date(finishedMs).toISOString(),
    correct: sections.reduce((sum, section) => sum + section.correct, 0),
    total: sections.reduce((sum, section) => sum + section.total, 0),
  }
}

function sectionView({ setId: _setId, ...section }: ResultSection) {
  return section
}

/** The student's finished tests. */
export async function getResults({
  db,
  caller,
}: Asked): Promise<CallAnswer<'GET /Exam/Diagnostic/GetResults'>> {
  return (await resultsOf(db, caller.userId)).map((row) => ({
    ...resultView(row),
    sections: row.sections.map(sectionView),
  }))
}

/**
 * A finished test with every question.
 * @throws Problem 404 for a test out of the caller's sight, or one that is not finished.
 */
export async function getResult(
  { db, caller, now }: Asked,
  testId: string,
): Promise<CallAnswer<'GET /Exam/Diagnostic/GetResult'>> {
  const row = await findResult(db, testId, caller)
  if (row === undefined) throw gone()
  const ids = row.sections.map(({ setId }) => setId)
  const [sets, questions] = [
    await findSets(db, ids, row.studentId),
    await questionsOfSets(db, ids, row.studentId),
  ]
  return {
    ...resultView(row),
    sections: row.sections.flatMap((section) => {
      const set = sets.find(({ id }) => id === section.setId)
      if (set === undefined) return []
      const view = setView(set, questions.get(set.id) ?? [], now)
      return { ...sectionView(section), set: caller.role === 'Student' ? view : discreet(view) }
    }),
  }
}

/** Without what the student keeps for herself or himself. */
function discreet(set: ReturnType<typeof setView>): ReturnType<typeof setView> {
  return { ...set, questions: set.questions.map((question) => ({ ...question, note: '' })) }
}

/** A finished test by topic with the suggested plan; failures as for `getResult`. */
export async function getResultByTopic(
  { db, caller }: Asked,
  testId: string,
): Promise<CallAnswer<'GET /Exam/Diagnostic/GetResultByTopic'>> {
  const row = await findResult(db, testId, caller)
  if (row === undefined) throw gone()
  const topics = await topicsOf(db, testId)
  return {
    ...resultView(row),
    topics: topics.map((topic) => {
      const { all: _all, ...own } = topic
      return { ...own, cohort: cohortShare(topic) }
    }),
    plan: planOf(topics),
    planAdoptedAt: row.planAdoptedMs === null ? null : new Date(row.planAdoptedMs).toISOString(),
    mayAdopt: caller.role === 'Student',
  }
}

/**
 * Puts the plan into the curriculum of the month that it is for the student now.
 * @throws Problem 404 for a test that is not the student's, 409 when it was put there before, 422
 * when there is nothing to put.
 */
export async function adoptPlan(
  asked: Asked,
  testId: string,
): Promise<CallAnswer<'POST /Exam/Diagnostic/AdoptPlan'>> {
  const { db, caller, now } = asked
  const row = await findResult(db, testId, caller)
  if (row === undefined) throw gone()
  const plan = planOf(await topicsOf(db, testId))
  if (plan.length === 0) throw new Problem(422, 'There is nothing to put into the curriculum.')
  const month = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'numeric' }).format(now),
  )
  await inTransaction(asked, async ({ db: tx }) => {
    if (!(await markAdopted(tx, testId, now))) {
      throw new Problem(409, 'The plan is in your curriculum already.')
    }
    await addToMonth(tx, caller.userId, month, plan, now)
  })
  return { planAdoptedAt: now.toISOString(), items: plan.length }
}
