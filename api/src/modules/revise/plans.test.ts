import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, askedByServer } from '../../asked.ts'
import { askedInTest } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'
import { drawCheck, openCheckOf } from '../learn/check.repository.ts'
import { findPage, topicsOf } from '../learn/learn.repository.ts'
import { countQuestions } from '../questions/counts.repository.ts'
import type { QuestionStatus } from '../questions/filters.sql.ts'
import { questionById } from '../questions/question-by-id.repository.ts'
import { drawQuestions } from '../questions/questions.repository.ts'
import { similarQuestions } from '../questions/similar.repository.ts'
import { dueQuestions, missedQuestions } from '../reviews/due.repository.ts'
import { missesOf } from '../reviews/misses.repository.ts'
import { getErrorLog } from '../reviews/misses.service.ts'
import { getReviews } from '../reviews/reviews.service.ts'
import { saveAnswer } from '../sets/answers.service.ts'
import { openSetsOf } from '../sets/open-sets.repository.ts'
import { getSet, getSolutions } from '../sets/sets.service.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'
import { tallyDueReviews } from '../standing/index.ts'
import * as standing from '../standing/standing.service.ts'
import * as ofMany from '../standing/standing-of-many.service.ts'
import { drawNear, drawnQuestions, evidenceInScope } from './adaptive.repository.ts'
import { getEditableSet } from './edit-set.service.ts'
import { presetsOf } from './presets.repository.ts'
import { getDashboard, getPastSets } from './revise.service.ts'

/**
 * That no call reads a history: statements are caught on their way to the database, and their
 * plans must reach every growing table through the condition of an index.
 */

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
  'question_notes',
  'review_cards',
  'review_tallies',
  'misses',
  'revise_presets',
])

/** When what was missed at the start is due. */
const later = new Date(start.getTime() + 5 * 86_400_000)

let revise: Revise
let asked: Asked
let openSetId: string
let finishedSetId: string
let answeredId: number
let unansweredId: number

beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  asked = await askedInTest(revise.app, revise.student)
  const finished = await revise.openSet({ size: 20 })
  for (const [at, question] of finished.questions.entries()) {
    await revise.save(finished.id, question.questionId, {
      response: answerTo(question, at % 2 === 0),
    })
  }
  await revise.finish(finished.id)
  finishedSetId = finished.id
  answeredId = finished.questions[0]?.questionId ?? 0
  openSetId = (await revise.openSet({ size: 5, questionTypes: [1] })).id
  const unanswered = await revise.openSet({ size: 1, status: ['unused'] })
  unansweredId = unanswered.questions[0]?.questionId ?? 0
  await revise.app.db.execute(sql`analyze`)
})
afterAll(() => revise.app.close())

const filters = (status: readonly QuestionStatus[], topics = true) => ({
  admissionTestId: revise.bank.testId,
  sectionId: revise.partId('Mathematics 1'),
  subjectIds: [],
  topicIds: topics ? [revise.topicId('Surds')] : [],
  status,
  difficulties: [],
  questionTypes: [],
})

const asker = () => ({ userId: revise.student, role: 'Student', hasBank: true })

/** Calls by name, with the largest number of statements each may send. */
const calls: [string, number, () => Promise<unknown>][] = [
  ['the dashboard', 1, () => getDashboard(asked)],
  ['a set', 2, () => getSet(asked, openSetId)],
  ['solutions', 2, () => getSolutions(asked, finishedSetId)],
  [
    'past sets',
    2,
    () =>
      getPastSets(asked, {
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
  [
    'a count of what is due',
    1,
    () => countQuestions(revise.app.db, filters(['due'], false), revise.student, later),
  ],
  [
    'a count of what is due or unused',
    1,
    () => countQuestions(revise.app.db, filters(['due', 'unused'], false), revise.student, later),
  ],
  ...(['unused', 'incorrect', 'bookmarked', 'flagged', 'due'] as const).map(
    (status): [string, number, () => Promise<unknown>] => [
      `a draw of what is ${status}`,
      1,
      () => drawQuestions(revise.app.db, filters([status]), revise.student, 5, 'random', later),
    ],
  ),
  ...([[], ['unused'], ['incorrect'], ['due'], ['due', 'unused']] as const).map(
    (status): [string, number, () => Promise<unknown>] => [
      `an adaptive draw of ${status.join(' or ') || 'anything'}`,
      1,
      () => drawNear(revise.app.db, filters(status), revise.student, 3.4, later),
    ],
  ),
  ['the level at the start', 1, () => evidenceInScope(revise.app.db, revise.student, filters([]))],
  ['drawn questions', 1, () => drawnQuestions(revise.app.db, openSetId)],
  ['similar questions', 1, () => similarQuestions(revise.app.db, revise.student, answeredId)],
  ['a question by its id', 1, () => questionById(revise.app.db, answeredId, asker(), later)],
  ['a question of an open set', 1, () => questionById(revise.app.db, unansweredId, asker(), later)],
  [
    'a question that was never given',
    1,
    () => questionById(revise.app.db, 999_999, asker(), later),
  ],
  ...([null, 'not said', 'guessed'] as const).map(
    (reason): [string, number, () => Promise<unknown>] => [
      `the error log by ${reason ?? 'nothing'}`,
      2,
      () =>
        getErrorLog(asked, {
          pageNo: 1,
          pageSize: 20,
          reason,
          topicId: reason === null ? null : revise.topicId('Surds'),
        }),
    ],
  ),
  [
    'missed questions',
    1,
    () =>
      missedQuestions(revise.app.db, revise.student, missesOf(revise.student, null, null), {
        size: 100,
        pageNo: 1,
      }),
  ],
  ['reviews', 2, () => getReviews({ ...asked, now: later })],
  ['due questions', 1, () => dueQuestions(revise.app.db, revise.student, later, 20)],
  ['presets', 1, () => presetsOf(revise.app.db, revise.student)],
  ['a set to edit', 3, () => getEditableSet({ ...asked, now: later }, openSetId)],
  [
    'an answer',
    1,
    async () => {
      const { questions } = await revise.getSet(openSetId)
      return await saveAnswer(asked, {
        setId: openSetId,
        questionId: questions[0]?.questionId ?? 0,
        sequence: 1,
        response: { kind: 'choice', letter: 'a' },
        timeMs: 1,
        hiddenMs: 0,
        isMarkedForReview: false,
        answeredAt: asked.now.toISOString(),
        submit: false,
      })
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
  ['open sets', 1, () => openSetsOf(revise.app.db, revise.student, start)],
  ['weeks', 1, () => standing.weeksOfAnswers(asked, [revise.student])],
  ['weakest topics', 1, () => ofMany.weakestTopicsOfStudents(asked, [revise.student], 3)],
  ['readiness of many', 1, () => ofMany.averageReadinessByPart(asked, [revise.student])],
]

describe('the plan of', () => {
  it.each(calls)('%s goes by indexes', async (name, most, run) => {
    const all = await plannedNodes(revise.app.db, run)
    // The app's own set was asked for first, to have a question to answer.
    const plans = name === 'an answer' ? all.slice(-1) : all
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.length).toBeLessThanOrEqual(most)
    const scans = plans.flat().filter((node) => growing.has(node['Relation Name'] ?? ''))
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(scan['Relation Name']).not.toBe('attempts')
      expect(scan).toSatisfy(
        (node) => node['Node Type'] === 'ModifyTable' || goesByIndex(node),
        `${scan['Node Type']} of ${scan['Relation Name']} without the condition of an index`,
      )
    }
  })
})

describe('what is due', () => {
  it('is listed in the order of its index, of which no more is read than is asked for', async () => {
    const all = await dueQuestions(revise.app.db, revise.student, later, 100)
    expect(all.length).toBeGreaterThan(5)
    const run = () => dueQuestions(revise.app.db, revise.student, later, 2)
    expect(await run()).toEqual(all.slice(0, 2))
    const cards = (await plannedNodes(revise.app.db, run))
      .flat()
      .filter((node) => node['Relation Name'] === 'review_cards')
    expect(cards.map((node) => rowsMet(node))).toEqual([2])
  })

  it('is counted without its cards, once a round has tallied them', async () => {
    const status = { ...filters(['due', 'incorrect'], false) }
    const count = () => countQuestions(revise.app.db, status, revise.student, later)
    const before = await count()
    await tallyDueReviews(askedByServer(revise.app.db, later))
    await revise.app.db.execute(sql`vacuum analyze review_cards`)
    expect(await count()).toEqual(before)
    const reads = [count, () => getReviews({ ...asked, now: later })]
    for (const read of reads) {
      const cards = (await plannedNodes(revise.app.db, read))
        .flat()
        .filter((node) => node['Relation Name'] === 'review_cards')
      expect(cards.filter((node) => rowsMet(node) > 0)).toEqual([])
    }
  })
})
