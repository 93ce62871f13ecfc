import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { diagnosticTests } from '../../database/schema/index.ts'
import { storePapers } from '../../database/seed/papers.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { callsOf } from './testing.ts'

const dayMs = 86_400_000

let simulate: Simulate
let desk: ReturnType<typeof callsOf>
let tutor: string
let paper: number
let questionId: number

beforeAll(async () => {
  simulate = await makeSimulate()
  desk = callsOf(simulate.app)
  const part = simulate.part('Mock 1')
  paper = part.examSectionId
  questionId = part.questions.find(({ type }) => type === 2)?.questionId ?? 0
})
afterAll(() => simulate.app.close())
beforeEach(async () => {
  await simulate.begin()
  // Without the duty of marking pieces: essays of own students need none.
  tutor = await simulate.app.make.tutor({ students: [simulate.student] })
})

/** Sits the part with an essay. */
async function sat(text = 'Two sisters') {
  const { setId } = await simulate.sit([paper])
  await simulate.save(setId, questionId, { response: { kind: 'text', text } })
  await simulate.finish(setId)
  return setId
}
const itemsOf = (setId: string) =>
  rowsOf<{ id: string; state: string; words: number; title: string; marker: string | null }>(
    simulate.app.db,
    sql`select id, state, words, title, marker_id "marker" from marking_items
      where set_id = ${setId}`,
  )
const itemOf = async (setId: string) => (await itemsOf(setId))[0]?.id ?? ''
const graded = (met: readonly boolean[]) =>
  met.map((isMet, at) => ({ key: `c${at + 1}`, points: isMet ? 100 : 0 }))
const attempts = (setId: string) =>
  rowsOf<{ mark: number }>(
    simulate.app.db,
    sql`select round(mark::numeric, 2)::float8 "mark" from attempts
      where set_id = ${setId} and question_id = ${questionId}`,
  )
const onePlace = {
  ...{ sort: 'praise' as const, criterion: 'c1', text: 'Good', prefix: '', suffix: '' },
  ...{ part: 0, start: 4, end: 11, quote: 'sisters' },
}

/** A paper with an essay in its first part, and a second part. @returns its parts */
async function longPaper(): Promise<number[]> {
  const { app, revise } = simulate
  const [paper] = await storePapers(
    app.db,
    [
      {
        ...{ test: 'ESAT', paperType: 2, year: null, mockPaperNumber: 9 },
        sections: [
          { part: 'Mathematics 1', minutes: 40, questionKeys: ['Indices.1.0', 'Indices.2.9'] },
          { part: 'Physics', minutes: 20, questionKeys: ['Motion.1.0'] },
        ],
      },
    ],
    revise.bank.questions,
  )
  return paper?.parts.map(({ examSectionId }) => examSectionId) ?? []
}

/** A diagnostic test in whose first section an essay stands, which one may come to have. */
async function testWithEssay(): Promise<{ testId: string; setId: string }> {
  const { app, student } = simulate
  const testId = newId()
  await app.db
    .insert(diagnosticTests)
    .values({ id: testId, studentId: student, assignedAt: app.clock.now() })
  const { setId } = await startSection(testId, 1)
  await app.db.execute(sql`update revise_set_questions set question_id = v.question_id,
      version_id = v.id, response_kind = 'text', letters = ''
    from question_versions v where v.question_id = ${questionId} and set_id = ${setId}
      and position = 1`)
  return { testId, setId }
}
const startSection = async (testId: string, position: number) => {
  const body = { testId, position }
  const call = 'POST /Exam/Diagnostic/StartSection'
  return (await simulate.app.call(call, simulate.student, { body })).data
}

describe('the essay of a question', () => {
  it('is in the queue once its paper is ended, though a part of it was never begun', async () => {
    const { sittingId, setId } = await simulate.sit(await longPaper())
    await simulate.save(setId, questionId, { response: { kind: 'text', text: 'Two sisters' } })
    await simulate.finish(setId)
    expect(await itemsOf(setId)).toEqual([])
    simulate.app.clock.advance(60_000)
    await simulate.end(sittingId)
    await simulate.end(sittingId)
    expect(await itemsOf(setId)).toMatchObject([{ state: 'pending', words: 2 }])
    const { data } = await desk.item(tutor, await itemOf(setId))
    expect(data.item.handedInAt).toBe(simulate.app.clock.now().toISOString())
  })

  it('is in the queue as well where the time of its paper ran out', async () => {
    const { setId } = await simulate.sit([paper])
    await simulate.save(setId, questionId, { response: { kind: 'text', text: 'Two sisters' } })
    simulate.app.clock.advance(2 * dayMs)
    expect(await itemsOf(setId)).toEqual([])
    await simulate.app.call('GET /Exam/Simulate/GetPapers', simulate.student, {})
    expect(await itemsOf(setId)).toMatchObject([{ state: 'pending', words: 2 }])
  })

  it('of a diagnostic test is in the queue once the last section is handed in', async () => {
    const { testId, setId } = await testWithEssay()
    await simulate.save(setId, questionId, { response: { kind: 'text', text: 'Two sisters' } })
    await simulate.finish(setId)
    expect(await itemsOf(setId)).toEqual([])
    await simulate.finish((await startSection(testId, 2)).setId)
    expect(await itemsOf(setId)).toMatchObject([{ state: 'pending', words: 2, marker: null }])
    const { data } = await desk.item(tutor, await itemOf(setId))
    expect(data.question?.essay).toBe('Two sisters')
  })

  it('is in the queue once its paper is handed in', async () => {
    const { setId } = await simulate.sit([paper])
    await simulate.save(setId, questionId, { response: { kind: 'text', text: 'Two sisters' } })
    expect(await itemsOf(setId)).toEqual([])
    await simulate.finish(setId)
    expect(await itemsOf(setId)).toEqual([
      {
        ...{ id: expect.any(String), state: 'pending', words: 2, marker: null },
        title: 'ESAT Mock 1 · Mathematics 1',
      },
    ])
  })

  it('is read and claimed by the student’s own tutors, and by no others', async () => {
    const itemId = await itemOf(await sat())
    const { data } = await desk.item(tutor, itemId)
    expect(data).toMatchObject({
      item: { kind: 'question', number: null, mayMark: false },
      ...{ version: null, before: null },
      question: {
        essay: 'Two sisters',
        criteria: [{ key: 'c1', levels: [{ points: 0 }, { points: 100 }] }, {}, {}],
      },
    })
    expect(data.question?.modelAnswer).toContain('SECRET-MODEL')
    const stranger = await simulate.app.make.tutor({ isEssayPsTutor: true })
    expect((await desk.item(stranger, itemId)).status).toBe(404)
    expect((await desk.claim(stranger, itemId)).status).toBe(404)
    expect((await desk.claim(tutor)).data).toEqual({ itemId })
  })

  it('is marked by its return, once and for good', async () => {
    const setId = await sat()
    const itemId = await itemOf(setId)
    await desk.claim(tutor, itemId)
    const comments = [{ ...onePlace, id: crypto.randomUUID() }]
    const change = { grades: graded([true, true, false]), overall: '', comments }
    expect((await desk.save(tutor, itemId, change)).status).toBe(200)
    expect((await desk.sendBack(tutor, itemId)).status).toBe(409)
    expect(await attempts(setId)).toEqual([])
    expect((await desk.giveBack(tutor, itemId, 1)).data.state).toBe('marked')
    expect((await desk.giveBack(tutor, itemId, 1)).data.state).toBe('marked')
    expect(await attempts(setId)).toEqual([{ mark: 0.67 }])
    const query = { studentId: simulate.student, setId, questionId }
    const essay = await simulate.app.call('GET /Revise/tutor/Marking/GetEssay', tutor, { query })
    expect(essay.data).toMatchObject({ criteriaMet: [true, true, false], comment: '' })
  })

  it('has its comments at the places that the tidy text has, however it was typed', async () => {
    const itemId = await itemOf(await sat('Two\u00a0sisters\r\nand a bro\u0308ther\n\n'))
    await desk.claim(tutor, itemId)
    expect((await desk.item(tutor, itemId)).data.question?.essay).toBe('Two sisters\nand a bröther')
    const place = { part: 0, start: 18, end: 25, quote: 'bröther' }
    const comments = [{ ...onePlace, ...place, id: crypto.randomUUID() }]
    const change = { grades: graded([true, true, false]), overall: '', comments }
    expect((await desk.save(tutor, itemId, change)).status).toBe(200)
  })

  it('that is marked by the card is closed in the queue as well', async () => {
    const setId = await sat()
    const body = { studentId: simulate.student, setId, questionId, comment: 'Well argued.' }
    await simulate.app.call('POST /Revise/tutor/Marking/MarkEssay', tutor, {
      body: { ...body, criteriaMet: [true, false, false] },
    })
    expect(await itemsOf(setId)).toMatchObject([{ state: 'marked', marker: tutor }])
    const { data } = await desk.item(tutor, await itemOf(setId))
    expect(data.marking).toMatchObject({
      ...{ state: 'returned', overall: 'Well argued.', grades: graded([true, false, false]) },
    })
    expect((await desk.save(tutor, data.item.itemId, { baseRevision: 1 })).status).toBe(409)
  })

  it('from before there was a queue is put there by the migration', async () => {
    const waiting = await sat()
    const marked = await sat()
    const body = { studentId: simulate.student, setId: marked, questionId, comment: 'Yes.' }
    await simulate.app.call('POST /Revise/tutor/Marking/MarkEssay', tutor, {
      body: { ...body, criteriaMet: [true, false, true] },
    })
    const before = await rowsOf<{ due: string }>(
      simulate.app.db,
      sql`select due_at::text "due" from marking_items where set_id = ${waiting}`,
    )
    await simulate.app.db.execute(sql`delete from marking_items`)
    const file = new URL('../../database/migrations/0044_writing.sql', import.meta.url)
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements.filter((one) => /into mark(ing_item|ing)s /.test(one))) {
      await simulate.app.db.execute(sql.raw(statement))
    }
    expect(await itemsOf(waiting)).toMatchObject([{ state: 'pending', words: 2, marker: null }])
    expect(await itemsOf(marked)).toMatchObject([{ state: 'marked', marker: tutor }])
    expect(
      await rowsOf(
        simulate.app.db,
        sql`select due_at::text "due" from marking_items where set_id = ${waiting}`,
      ),
    ).toEqual(before)
    const { data } = await desk.item(tutor, await itemOf(marked))
    expect(data.marking).toMatchObject({ overall: 'Yes.', grades: graded([true, false, true]) })
  })
})
