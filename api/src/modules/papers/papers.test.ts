import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { questions } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { makePapers, type Papers } from './testing.ts'

let papers: Papers
let maths: number
let physics: number

beforeAll(async () => {
  papers = await makePapers()
  const { revise } = papers.simulate
  maths = revise.partId('Mathematics 1')
  physics = revise.partId('Physics')
})
afterAll(() => papers.simulate.app.close())
beforeEach(() => papers.simulate.begin())

let number = 100
/** A new mock of the ESAT. */
async function mock() {
  number += 1
  const { data } = await papers.savePaper({
    ...{ admissionTestId: papers.simulate.revise.bank.testId, paperType: 2, year: null },
    ...{ mockPaperNumber: number, isOlder: false },
  })
  return { paperId: data.id, title: `Mock ${number}` }
}
const plain = {
  ...{ minutes: 40, allowsCalculator: false, penalty: 0, planned: null, conversion: null },
}
/** A new mock with a part, and the part's id. */
async function mockWithPart(change: { planned?: number } = {}) {
  const { paperId, title } = await mock()
  const { data } = await papers.savePart({ paperId, sectionId: maths, ...plain, ...change })
  return { paperId, title, examSectionId: data.id }
}
const makeDraft = (questionId: number, state: 'draft' | 'live' = 'draft') =>
  papers.simulate.app.db.update(questions).set({ state }).where(eq(questions.id, questionId))

describe('a paper', () => {
  it('is made unpublished, with parts, and read in one statement', async () => {
    const { paperId, title, examSectionId } = await mockWithPart({ planned: 3 })
    const [one, two] = papers.questions('Indices.1.0', 'Indices.1.1')
    await papers.setQuestions({ examSectionId, questionIds: [two ?? 0, one ?? 0], before: [] })
    const paper = await papers.paper(title)
    expect(paper).toMatchObject({
      ...{ paperId, admissionTestName: 'ESAT', state: 'draft', isSat: false, planned: 3, filed: 2 },
      parts: [
        {
          ...{ examSectionId, sectionNo: 'Mathematics 1', minutes: 40, planned: 3, filed: 2 },
          holes: [{ number: 3, questionId: null, state: null }],
          questions: [
            { questionId: two, paperQuestion: 1, state: 'live', key: 'Indices.1.1' },
            { questionId: one, paperQuestion: 2, state: 'live', key: 'Indices.1.0' },
          ],
        },
      ],
    })
    expect(paper.parts[0]?.questions[0]?.summary).toBe('Question 1 on Indices: x^2')
    const { app } = papers.simulate
    const asked = { query: { paperId } }
    expect(await queriesOf(app, 'GET /exam/admin/Paper/GetPaper', papers.admin, asked)).toBe(1)
    expect(
      await queriesOf(app, 'GET /exam/admin/Paper/GetPapers', papers.admin, { query: {} }),
    ).toBe(1)
  })

  it('is found by test, kind and state', async () => {
    const { app, revise } = papers.simulate
    const titles = async (query: object) =>
      (await app.call('GET /exam/admin/Paper/GetPapers', papers.admin, { query })).data.map(
        ({ title }) => title,
      )
    const past = { AdmissionTestId: revise.bank.testId, paperType: 1 }
    expect(await titles(past)).toEqual(['2024 style', '2023 style'])
    expect(await titles({ ...past, state: 'draft' })).toEqual([])
    expect(await titles({ ...past, state: 'published' })).toHaveLength(2)
  })

  it('is renamed with all its filings', async () => {
    const { paperId, examSectionId } = await mockWithPart()
    const [live, draft] = papers.questions('Surds.1.0', 'Surds.1.1')
    await makeDraft(draft ?? 0)
    await papers.setQuestions({ examSectionId, questionIds: [live ?? 0, draft ?? 0], before: [] })
    await makeDraft(draft ?? 0, 'live')
    const admissionTestId = papers.simulate.revise.bank.testId
    const renamed = await papers.savePaper({
      ...{ id: paperId, admissionTestId, paperType: 1, year: 2019, mockPaperNumber: null },
      ...{ isOlder: true },
    })
    expect(renamed.status).toBe(200)
    expect(await papers.paper('2019 style')).toMatchObject({ paperId, isOlder: true })
    const filings = await rowsOf(
      papers.simulate.app.db,
      sql`select paper_type, year, mock_paper_number from question_assignments
          where exam_section_id = ${examSectionId}
        union all select paper_type, year, mock_paper_number from parked_assignments
          where exam_section_id = ${examSectionId}`,
    )
    const past = { paper_type: 1, year: 2019, mock_paper_number: null }
    expect(filings).toEqual([past, past])
  })

  const of = { paperType: 1, year: 2024, mockPaperNumber: null, isOlder: false }
  it.each<[string, object, number, string]>([
    ['the year of another', {}, 409, 'body.year'],
    ['no year', { year: null }, 422, 'body.year'],
    ['a number for a past paper', { year: 2001, mockPaperNumber: 3 }, 422, 'body.mockPaperNumber'],
    ['mock 0', { paperType: 2, year: null, mockPaperNumber: 0 }, 400, 'body.mockPaperNumber'],
    ['mock 1001', { paperType: 2, year: null, mockPaperNumber: 1001 }, 400, 'body.mockPaperNumber'],
    ['mock 1.5', { paperType: 2, year: null, mockPaperNumber: 1.5 }, 400, 'body.mockPaperNumber'],
    ['an unknown test', { year: 2001, admissionTestId: 999 }, 422, 'body.admissionTestId'],
  ])('is refused with %s', async (_, change, status, path) => {
    const admissionTestId = papers.simulate.revise.bank.testId
    const answer = await papers.savePaper({ admissionTestId, ...of, ...change })
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([status, path])
  })

  it('stays with its test', async () => {
    const { paperId } = await mock()
    const other = papers.simulate.papers.find(({ test }) => test === 'NSAA')?.admissionTestId ?? 0
    const answer = await papers.savePaper({
      id: paperId,
      admissionTestId: other,
      ...of,
      year: 2001,
    })
    expect([answer.status, answer.message]).toEqual([422, 'A paper stays with its test.'])
  })
})

describe('a part of a paper', () => {
  it('is changed, with its conversion', async () => {
    const { paperId, title, examSectionId } = await mockWithPart()
    const conversion = { source: 'The board', points: [1, 1, 4.5, 9] }
    const answer = await papers.savePart({
      ...{ id: examSectionId, paperId, sectionId: maths, minutes: 75, allowsCalculator: true },
      ...{ penalty: 0.25, planned: 3, conversion },
    })
    expect(answer.status).toBe(200)
    expect((await papers.paper(title)).parts[0]).toMatchObject({
      ...{ minutes: 75, allowsCalculator: true, penalty: 0.25, planned: 3, conversion },
    })
  })

  it.each<[string, object, number, string]>([
    [
      'scores that fall',
      { conversion: { source: 'A', points: [1, 3, 2] } },
      422,
      'body.conversion.points',
    ],
    [
      'too few scores',
      { planned: 3, conversion: { source: 'A', points: [1, 2] } },
      422,
      'body.conversion.points',
    ],
    ['no source', { conversion: { source: ' ', points: [1, 2] } }, 400, 'body.conversion.source'],
    ['no time', { minutes: 0 }, 400, 'body.minutes'],
    ['a penalty above 1', { penalty: 1.5 }, 400, 'body.penalty'],
    ['101 questions', { planned: 101 }, 400, 'body.planned'],
    ['a part of no test', { sectionId: 9_999 }, 422, 'body.sectionId'],
  ])('is refused with %s', async (_, change, status, path) => {
    const { paperId } = await mock()
    const answer = await papers.savePart({ paperId, sectionId: maths, ...plain, ...change })
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([status, path])
  })

  it('stands in its paper once, and is no other part while questions are filed', async () => {
    const { paperId, examSectionId } = await mockWithPart()
    const again = await papers.savePart({ paperId, sectionId: maths, ...plain })
    expect([again.status, again.errors?.[0]?.path]).toEqual([409, 'body.sectionId'])
    await papers.setQuestions({
      examSectionId,
      questionIds: papers.questions('Surds.1.3'),
      before: [],
    })
    const moved = await papers.savePart({
      id: examSectionId,
      paperId,
      sectionId: physics,
      ...plain,
    })
    expect(moved.status).toBe(422)
    const other = await mock()
    const lost = await papers.savePart({
      ...{ id: examSectionId, paperId: other.paperId, sectionId: maths, ...plain },
    })
    expect(lost.status).toBe(404)
  })
})

describe('publishing', () => {
  it('names every hole, and opens the paper once there is none', async () => {
    const { paperId, title, examSectionId } = await mockWithPart({ planned: 3 })
    const ids = papers.questions('Surds.1.0', 'Surds.1.1', 'Surds.1.2')
    const [, draft = 0] = ids
    await makeDraft(draft)
    await papers.setQuestions({ examSectionId, questionIds: ids.slice(0, 2), before: [] })
    const refused = await papers.setState({ paperId, state: 'published' })
    const message = `Mathematics 1 has no live question at 2 (qu-${draft} is a draft), 3.`
    expect([refused.status, refused.message]).toEqual([422, message])
    expect(refused.errors).toEqual([{ path: 'body.state', message }])
    expect((await papers.paper(title)).state).toBe('draft')
    await makeDraft(draft, 'live')
    await papers.setQuestions({ examSectionId, questionIds: [], before: ids.slice(0, 2) })
    await papers.setQuestions({ examSectionId, questionIds: ids, before: [] })
    expect((await papers.setState({ paperId, state: 'published' })).status).toBe(200)
    expect(await papers.paper(title)).toMatchObject({ state: 'published', parts: [{ holes: [] }] })
  })

  it('is refused without a part, and with one that has nothing', async () => {
    const { paperId } = await mock()
    const without = await papers.setState({ paperId, state: 'published' })
    expect([without.status, without.message]).toEqual([422, 'It has no part yet.'])
    await papers.savePart({ paperId, sectionId: physics, ...plain })
    const empty = await papers.setState({ paperId, state: 'published' })
    expect(empty.message).toBe('Physics has no live question at 1.')
    expect((await papers.setState({ paperId: 9_999, state: 'published' })).status).toBe(404)
  })

  it('is taken back only until somebody has begun the paper', async () => {
    const { paperId, title, examSectionId } = await mockWithPart()
    expect((await papers.setState({ paperId, state: 'withdrawn' })).status).toBe(422)
    const questionIds = papers.questions('Quadratics.1.0')
    await papers.setQuestions({ examSectionId, questionIds, before: [] })
    for (const state of ['published', 'draft', 'published'] as const) {
      expect((await papers.setState({ paperId, state })).status).toBe(200)
    }
    await papers.simulate.sit([examSectionId])
    const refused = await papers.setState({ paperId, state: 'draft' })
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([422, 'body.state'])
    for (const state of ['withdrawn', 'published', 'withdrawn'] as const) {
      expect((await papers.setState({ paperId, state })).status).toBe(200)
    }
    expect(await papers.paper(title)).toMatchObject({ state: 'withdrawn', isSat: true })
  })
})
