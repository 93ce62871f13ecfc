import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { questions } from '../../database/schema/index.ts'
import { makePapers, type Papers } from './testing.ts'

let papers: Papers
let examSectionId: number
let paperId: number
let number = 200

beforeAll(async () => {
  papers = await makePapers()
})
afterAll(() => papers.simulate.app.close())
beforeEach(async () => {
  await papers.simulate.begin()
  const { revise } = papers.simulate
  number += 1
  const made = await papers.savePaper({
    ...{ admissionTestId: revise.bank.testId, paperType: 2, year: null },
    ...{ mockPaperNumber: number, isOlder: false },
  })
  paperId = made.data.id
  const part = await papers.savePart({
    ...{ paperId, sectionId: revise.partId('Mathematics 1'), minutes: 40, planned: 4 },
    ...{ allowsCalculator: false, penalty: 0, conversion: null },
  })
  examSectionId = part.data.id
})

const set = (questionIds: number[], before: number[] = []) =>
  papers.setQuestions({ examSectionId, questionIds, before })
const setState = (questionId: number, state: 'draft' | 'live') =>
  papers.simulate.app.db.update(questions).set({ state }).where(eq(questions.id, questionId))

interface Filing {
  id: number
  question: number
  number: number | null
  topic: number | null
  parked: boolean
}
const filings = async () =>
  await rowsOf<Filing>(
    papers.simulate.app.db,
    sql`select a.id, a.question_id question, a.paper_question::int "number", a.topic_id topic, parked
      from (
        select id, question_id, paper_question, topic_id, false parked, exam_section_id
        from question_assignments
        union all select id, question_id, paper_question, topic_id, true, exam_section_id
        from parked_assignments) a
      where a.exam_section_id = ${examSectionId} order by a.paper_question`,
  )
const filed = async () => (await filings()).map(({ question, number: at }) => [question, at])

it('files live questions and drafts side by side, with their topic of this part', async () => {
  const [one = 0, draft = 0, other = 0] = papers.questions('Surds.1.0', 'Surds.1.1', 'Motion.1.0')
  await setState(draft, 'draft')
  expect((await set([draft, one, other])).status).toBe(200)
  const { revise } = papers.simulate
  expect(await filings()).toMatchObject([
    { question: draft, number: 1, topic: revise.topicId('Surds'), parked: true },
    { question: one, number: 2, topic: revise.topicId('Surds'), parked: false },
    // Filed under a topic of another part of the test.
    { question: other, number: 3, topic: null, parked: false },
  ])
  await setState(draft, 'live')
})

it('puts them into another order, adds and takes out, and keeps what stays', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = papers.questions(
    ...['Surds.1.0', 'Surds.1.1', 'Surds.1.2', 'Surds.1.3'],
  )
  await set([a, b, c])
  const before = await filings()
  const idOf = (rows: Filing[], question: number) =>
    rows.find((row) => row.question === question)?.id
  expect((await set([c, d, a], [a, b, c])).status).toBe(200)
  expect(await filed()).toEqual([
    ...[
      [c, 1],
      [d, 2],
      [a, 3],
    ],
  ])
  const after = await filings()
  expect([idOf(after, a), idOf(after, c)]).toEqual([idOf(before, a), idOf(before, c)])
  // Who is filed otherwise is changed, and what only has another number is not.
  const changedBy = async (id: number) =>
    (await papers.simulate.app.db.select().from(questions).where(eq(questions.id, id)))[0]
      ?.changedBy
  await papers.simulate.app.db.update(questions).set({ changedBy: null })
  expect((await set([d, c], [c, d, a])).status).toBe(200)
  expect([await changedBy(a), await changedBy(c)]).toEqual([papers.admin, null])
  expect((await set([], [d, c])).status).toBe(200)
  expect(await filings()).toEqual([])
})

it('is stale where somebody has changed it since, and changes nothing', async () => {
  const [a = 0, b = 0] = papers.questions('Surds.1.0', 'Surds.1.1')
  await set([a, b])
  for (const before of [[], [a], [b, a]]) {
    const stale = await set([b], before)
    expect([stale.status, stale.message]).toEqual([
      409,
      'Somebody has changed the questions of this part meanwhile.',
    ])
  }
  expect(await filed()).toEqual([
    [a, 1],
    [b, 2],
  ])
})

it('lets one of two changes at once through', async () => {
  const [a = 0, b = 0] = papers.questions('Surds.1.0', 'Surds.1.1')
  const answers = await Promise.all([set([a]), set([b])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await filings()).toHaveLength(1)
})

it.each<[string, () => number[], RegExp]>([
  ['the same one twice', () => papers.questions('Surds.1.0', 'Surds.1.0'), /named twice/],
  ['one that there is not', () => [999_999], /There is no question qu-999999/],
  [
    'more than are planned',
    () => papers.questions('Surds.1.0', 'Surds.1.1', 'Surds.1.2', 'Surds.1.3', 'Surds.1.4'),
    /These are 5 questions, and 4 are planned/,
  ],
])('refuses %s', async (_, ids, words) => {
  const answer = await set(ids())
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([422, 'body.questionIds'])
  expect(answer.message).toMatch(words)
  expect(await filings()).toEqual([])
})

it('makes no hole in a paper that is open to students', async () => {
  const ids = papers.questions('Surds.1.0', 'Surds.1.1', 'Surds.1.2', 'Surds.1.3')
  await set(ids)
  expect((await papers.setState({ paperId, state: 'published' })).status).toBe(200)
  const less = await set(ids.slice(0, 3), ids)
  expect([less.status, less.message]).toEqual([
    422,
    'The paper is open to students, and Mathematics 1 would have no live question at 4.',
  ])
  expect((await set(ids.toReversed(), ids)).status).toBe(200)
  const more = await papers.savePart({
    ...{ id: examSectionId, paperId, sectionId: papers.simulate.revise.partId('Mathematics 1') },
    ...{ minutes: 40, planned: 5, allowsCalculator: false, penalty: 0, conversion: null },
  })
  expect([more.status, more.message]).toMatchObject([422, expect.stringMatching(/question at 5/)])
})

it('is of a part that there is', async () => {
  const answer = await papers.setQuestions({ examSectionId: 9_999, questionIds: [], before: [] })
  expect(answer.status).toBe(404)
})
