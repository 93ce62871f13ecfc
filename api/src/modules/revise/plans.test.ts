import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawCheck, openCheckOf } from '../learn/check.repository.ts'
import { findPage, topicsOf } from '../learn/learn.repository.ts'
import { countQuestions } from '../questions/counts.repository.ts'
import { drawQuestions } from '../questions/questions.repository.ts'
import { saveAnswer } from './answers.service.ts'
import { getDashboard, getPastSets, getSet, getSolutions } from './revise.service.ts'
import * as standing from './standing.service.ts'
import { answerTo, makeRevise, type Revise, start } from './testing.ts'

/**
 * That no call reads a history: statements are caught on their way to the database, and their
 * plans must reach every growing table through the condition of an index. What a planner prefers
 * for tables as small as these is switched off, so that a whole table is read only where no index
 * serves.
 */

type Params = unknown[]
interface Client {
  query(text: string, params?: Params): Promise<{ rows: Record<string, unknown>[] }>
  connect?(): Promise<Client & { release(): void }>
}
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: Plan[]
}

const growing = new Set([
  'attempts',
  'revise_sets',
  'revise_set_questions',
  'student_questions',
  'student_tallies',
  'student_days',
  'student_practice',
  'student_esat_parts',
  'topic_mastery',
  'question_statistics',
  'question_assignments',
  'question_options',
  'question_versions',
  'question_flags',
  'learn_completions',
])

const preferredWhenSmall = [
  'enable_seqscan',
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_material',
]

let revise: Revise
let client: Client
let openSetId: string
let finishedSetId: string

beforeAll(async () => {
  revise = await makeRevise()
  client = (revise.app.db as unknown as { $client: Client }).$client
  await revise.begin()
  const finished = await revise.openSet({ size: 20 })
  for (const [at, question] of finished.questions.entries()) {
    await revise.save(finished.id, question.questionId, {
      response: answerTo(question, at % 2 === 0),
    })
  }
  await revise.finish(finished.id)
  finishedSetId = finished.id
  openSetId = (await revise.openSet({ size: 5, questionTypes: [1] })).id
  await client.query('analyze')
})
afterAll(() => revise.app.close())

/** Runs a call and answers the statements that it sent. */
async function statementsOf(run: () => Promise<unknown>) {
  const sent: { text: string; params: Params }[] = []
  const query = vi.spyOn(client, 'query')
  try {
    await run()
    for (const [first, second] of query.mock.calls as unknown[][]) {
      const text =
        typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
      if (text !== undefined) sent.push({ text, params: (second as Params | undefined) ?? [] })
    }
  } finally {
    query.mockRestore()
  }
  return sent
}

async function plansOf(statements: readonly { text: string; params: Params }[]): Promise<Plan[]> {
  const connection = await client.connect?.()
  const on = connection ?? client
  for (const each of preferredWhenSmall) await on.query(`set ${each} = off`)
  try {
    const plans: Plan[] = []
    for (const { text, params } of statements) {
      const { rows } = await on.query(`explain (format json) ${text}`, params)
      const plan = rows[0]?.['QUERY PLAN']
      const parsed: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
      plans.push((parsed as { Plan: Plan }[])[0]?.Plan ?? { 'Node Type': 'none' })
    }
    return plans
  } finally {
    for (const each of preferredWhenSmall) await on.query(`set ${each} = on`)
    connection?.release()
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

const filters = (status: Parameters<typeof countQuestions>[1]['status'], topics = true) => ({
  admissionTestId: revise.bank.testId,
  sectionId: revise.partId('Mathematics 1'),
  subjectIds: [],
  topicIds: topics ? [revise.topicId('Surds')] : [],
  status,
  difficulties: [],
  questionTypes: [],
})

/** Calls by name, with the largest number of statements each may send. */
const calls: [string, number, () => Promise<unknown>][] = [
  ['the dashboard', 3, () => getDashboard(revise.app.db, revise.student, revise.app.clock.now())],
  ['a set', 2, () => getSet(revise.app.db, revise.student, openSetId, revise.app.clock.now())],
  [
    'solutions',
    2,
    () => getSolutions(revise.app.db, revise.student, finishedSetId, revise.app.clock.now()),
  ],
  [
    'past sets',
    2,
    () =>
      getPastSets(revise.app.db, revise.student, {
        pageNo: 1,
        pageSize: 20,
        sectionId: revise.partId('Mathematics 1'),
        subjectSlug: null,
      }),
  ],
  ['a count', 1, () => countQuestions(revise.app.db, filters([]), revise.student, start)],
  [
    'a count by standing',
    1,
    () =>
      countQuestions(revise.app.db, filters(['unused', 'incorrect'], false), revise.student, start),
  ],
  ...(['unused', 'incorrect', 'bookmarked', 'flagged'] as const).map(
    (status): [string, number, () => Promise<unknown>] => [
      `a draw of what is ${status}`,
      1,
      () => drawQuestions(revise.app.db, filters([status]), revise.student, 5, 'random', start),
    ],
  ),
  [
    'an answer',
    1,
    async () => {
      const now = revise.app.clock.now()
      const { questions } = await revise.getSet(openSetId)
      return await saveAnswer(
        revise.app.db,
        revise.student,
        {
          setId: openSetId,
          questionId: questions[0]?.questionId ?? 0,
          sequence: 1,
          response: { kind: 'choice', letter: 'a' },
          timeMs: 1,
          hiddenMs: 0,
          isMarkedForReview: false,
          answeredAt: now.toISOString(),
          submit: false,
        },
        now,
      )
    },
  ],
  ['an open check of Learn', 1, () => openCheckOf(revise.app.db, revise.student, 1)],
  [
    'a draw of check questions',
    1,
    () =>
      drawCheck(
        revise.app.db,
        revise.student,
        {
          subTopicId: 1,
          name: '',
          topicId: revise.topicId('Surds'),
          subjectSlug: '',
          admissionTestId: revise.bank.testId,
          sectionId: revise.partId('Mathematics 1'),
        },
        3,
      ),
  ],
  [
    'the topics of Learn',
    1,
    () => topicsOf(revise.app.db, revise.student, revise.subjectId('Algebra')),
  ],
  ['a page of Learn', 1, () => findPage(revise.app.db, revise.student, 1)],
  ['open sets', 1, () => standing.openSetsOf(revise.app.db, revise.student)],
  [
    'weeks',
    1,
    () => standing.weeksOfAnswers(revise.app.db, [revise.student], revise.app.clock.now()),
  ],
  ['accuracy', 1, () => standing.accuracyOfStudents(revise.app.db, [revise.student])],
  ['weakest topics', 1, () => standing.weakestTopicsOfStudents(revise.app.db, [revise.student], 3)],
  ['readiness of many', 1, () => standing.averageReadinessByPart(revise.app.db, [revise.student])],
  ['last attempts', 1, () => standing.lastAttemptOfStudents(revise.app.db, [revise.student])],
]

describe('the plan of', () => {
  it.each(calls)('%s goes by indexes', async (name, most, run) => {
    const all = await statementsOf(run)
    // The app's own set was asked for first, to have a question to answer.
    const statements = name === 'an answer' ? all.slice(-1) : all
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(most)
    const plans = await plansOf(statements)
    const scans = plans.flatMap(nodesOf).filter((node) => growing.has(node['Relation Name'] ?? ''))
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(scan['Relation Name']).not.toBe('attempts')
      expect(scan).toSatisfy(
        (node: Plan) =>
          node['Node Type'] === 'ModifyTable' ||
          (/Index|Bitmap/.test(node['Node Type']) &&
            (node['Index Cond'] ?? node['Recheck Cond']) !== undefined),
        `${scan['Node Type']} of ${scan['Relation Name']} without the condition of an index`,
      )
    }
  })
})
