import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { questionAssignments, studentEsatParts } from '../../database/schema/index.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'
import { countQuestions } from './counts.repository.ts'
import type { QuestionStatus } from './filters.sql.ts'
import { drawQuestions, recountTopics } from './questions.repository.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const count = async (query: object, as = revise.student) =>
  (await revise.app.call('GET /Question/Question/GetQuestionCount', as, { query })).data

const bookmark = (questionId: number, isBookmarked = true) =>
  revise.app.call('POST /Question/Question/SetBookmark', revise.student, {
    body: { questionId, isBookmarked },
  })

const flag = (questionId: number, text = 'Is the sign right?') =>
  revise.app.call('POST /Question/QuestionFlag/FlagQuestion', revise.student, {
    body: { questionId, text },
  })

/** Answers a set of twenty, every third question wrong. */
async function practise() {
  const set = await revise.openSet({ size: 20 })
  for (const [at, question] of set.questions.entries()) {
    const response = answerTo(question, at % 3 !== 0)
    await revise.save(set.id, question.questionId, { response })
  }
  await revise.finish(set.id)
  return set.questions.map((each) => each.questionId)
}

describe('how content is filed', () => {
  it('lists tests with questions, and their parts in order', async () => {
    const { app, student, bank } = revise
    expect((await app.call('GET /Subject/AdmissionTest', student)).data).toEqual([
      { id: bank.testId, name: 'ESAT' },
    ])
    const parts = await app.call('GET /Subject/SectionNumber/:id', student, {
      params: { id: bank.testId },
    })
    expect(parts.data.map((each) => each.sectionNo)).toEqual(['Mathematics 1', 'Physics'])
    const missing = { params: { id: 9_999 } }
    expect((await app.call('GET /Subject/SectionNumber/:id', student, missing)).status).toBe(404)
  })

  it('gives the parts of the ESAT to choose from, with the choice', async () => {
    const { app, student } = revise
    const sectionId = revise.partId('Physics')
    const parts = () => app.call('GET /Subject/SectionNumber/GetESATParts', student)
    const part = { id: sectionId, sectionNo: 'Physics' }
    expect((await parts()).data).toEqual([{ ...part, isChosen: false }])
    await app.db.insert(studentEsatParts).values({ studentId: student, sectionId })
    expect((await parts()).data).toEqual([{ ...part, isChosen: true }])
  })

  it('counts the questions of subjects and topics', async () => {
    const { app, student, bank } = revise
    const ask = (sectionId: number) =>
      app.call('GET /Question/Question/GetSectionSubjectsForRevise', student, {
        query: { admissionTestId: bank.testId, sectionId },
      })
    const { data } = await ask(revise.partId('Mathematics 1'))
    expect(data.map(({ name, questionCount }) => [name, questionCount])).toEqual([
      ['Algebra', 20],
      ['Number', 10],
    ])
    expect(data[0]?.topics.map(({ name, questionCount }) => [name, questionCount])).toEqual([
      ['Quadratics', 10],
      ['Surds', 10],
    ])
    expect((await ask(9_999)).status).toBe(404)
  })
})

describe('GetQuestionCount', () => {
  it('counts by any filter, and by topic without the topic filter', async () => {
    const { bank } = revise
    const sectionId = revise.partId('Mathematics 1')
    expect((await count({})).questionCount).toBe(40)
    expect((await count({ AdmissionTestId: bank.testId, sectionId })).questionCount).toBe(30)
    const topic = await count({ sectionId, topicIds: `${revise.topicId('Surds')}` })
    expect(topic.questionCount).toBe(10)
    expect(topic.byTopic.map((each) => each.questionCount)).toEqual([10, 10, 10])
    expect((await count({ sectionId, questionTypes: '2,4' })).questionCount).toBe(9)
    expect((await count({ SubjectId: `${revise.subjectId('Number')}` })).questionCount).toBe(10)
    expect((await count({ sectionId: 9_999 })).questionCount).toBe(0)
  })

  it('refuses filters that are no filters', async () => {
    for (const query of [
      { sectionId: 'x' },
      { topicIds: '1;drop table attempts' },
      { topicIds: '1,9999999999' },
      { status: 'unknown' },
      { difficulties: '6' },
      { questionTypes: '1,' },
    ]) {
      const { status } = await revise.app.call(
        'GET /Question/Question/GetQuestionCount',
        revise.student,
        { query },
      )
      expect(status).toBe(400)
    }
  })

  it('follows what the student answers, bookmarks and flags', async () => {
    const sectionId = revise.partId('Mathematics 1')
    expect((await count({ sectionId, status: 'unused' })).questionCount).toBe(30)
    const [first = 0] = await practise()
    await bookmark(first)
    await flag(first)
    const by = async (status: string) => (await count({ sectionId, status })).questionCount
    const [right, wrong, unused] = [await by('correct'), await by('incorrect'), await by('unused')]
    expect(right + wrong + unused).toBe(30)
    expect(right).toBeGreaterThan(wrong)
    expect(await by('bookmarked')).toBe(1)
    expect(await by('flagged')).toBe(1)
    expect(await by('unused,correct,incorrect,flagged,bookmarked')).toBe(30)
    await bookmark(first, false)
    expect(await by('bookmarked')).toBe(0)
    const other = await revise.app.make.student()
    expect((await count({ sectionId, status: 'unused' }, other)).questionCount).toBe(30)
  })

  it('always says how many could be drawn, also of questions under several topics', async () => {
    const { db } = revise.app
    const met = await practise()
    for (const id of met.slice(0, 4)) await bookmark(id)
    for (const id of met.slice(2, 5)) await flag(id)
    const status = fc.subarray<QuestionStatus>([
      'unused',
      'incorrect',
      'correct',
      'flagged',
      'bookmarked',
    ])
    const filters = fc.record({
      admissionTestId: fc.constantFrom(null, revise.bank.testId),
      sectionId: fc.constantFrom(null, revise.partId('Mathematics 1')),
      subjectIds: fc.subarray(['Algebra', 'Number'].map(revise.subjectId)),
      topicIds: fc.subarray(['Quadratics', 'Surds', 'Indices', 'Motion'].map(revise.topicId)),
      status,
      difficulties: fc.subarray([1, 2, 3, 4, 5]),
      questionTypes: fc.subarray([1, 2, 3, 4]),
    })
    const check = () =>
      fc.assert(
        fc.asyncProperty(filters, async (each) => {
          const { questionCount, byTopic } = await countQuestions(db, each, revise.student, start)
          const drawn = await drawQuestions(db, each, revise.student, 100, 'random', start)
          expect(questionCount).toBe(drawn.length)
          for (const topic of byTopic) {
            const own = { ...each, topicIds: [topic.topicId] }
            const ofTopic = await drawQuestions(db, own, revise.student, 100, 'random', start)
            expect(topic.questionCount).toBe(ofTopic.length)
          }
        }),
        { numRuns: 40 },
      )
    await check()

    const surds = revise.bank.questions.find((each) => each.topic === 'Surds')
    const shared = revise.bank.questions.filter((each) => each.topic === 'Quadratics').slice(0, 5)
    const rows = await db
      .insert(questionAssignments)
      .values(
        shared.map((each) => ({
          questionId: each.questionId,
          questionType: each.type,
          difficulty: each.difficulty,
          questionLocation: 1,
          admissionTestId: revise.bank.testId,
          sectionId: surds?.sectionId,
          subjectId: surds?.subjectId,
          topicId: surds?.topicId,
        })),
      )
      .returning({ id: questionAssignments.id })
    await recountTopics(db)
    await check()
    for (const { id } of rows) {
      await db.delete(questionAssignments).where(eq(questionAssignments.id, id))
    }
    await recountTopics(db)
    await check()
    // The tallies of a topic are what its questions are, row by row.
    const differences = await rowsOf(
      db,
      sql`select * from (
          select student_id, topic_id, sum(questions) questions from student_tallies group by 1, 2
        ) y full join (
          select s.student_id, a.topic_id, count(*) questions from student_questions s
          join question_assignments a on a.question_id = s.question_id
          where a.question_location = 1 group by 1, 2
        ) r using (student_id, topic_id)
        where coalesce(y.questions, 0) <> coalesce(r.questions, 0)`,
    )
    expect(differences).toEqual([])
  })
})

describe('bookmarks and flags', () => {
  it('are shown in the runner', async () => {
    const set = await revise.openSet({ size: 2 })
    const [one = 0, two = 0] = set.questions.map((each) => each.questionId)
    expect((await bookmark(one)).status).toBe(200)
    expect((await bookmark(one)).status).toBe(200)
    expect((await flag(two)).status).toBe(200)
    const { questions } = await revise.getSet(set.id)
    expect(questions).toMatchObject([
      { isBookmarked: true, isFlagged: false },
      { isBookmarked: false, isFlagged: true },
    ])
  })

  it('are for questions that there are', async () => {
    expect((await bookmark(999_999)).status).toBe(404)
    expect((await flag(999_999)).status).toBe(404)
    expect((await flag(1, '   ')).errors).toMatchObject([{ path: 'body.text' }])
    expect((await flag(1, 'x'.repeat(2_001))).status).toBe(400)
  })

  it('keep one open flag per question, in the last words', async () => {
    const id = revise.bank.questions[0]?.questionId ?? 0
    await revise.setOf([id])
    await flag(id, 'First thought')
    await flag(id, "Second thought'; drop table attempts; <b>--</b>")
    const flags = await rowsOf(
      revise.app.db,
      sql`select text, state from question_flags where student_id = ${revise.student}`,
    )
    expect(flags).toEqual([
      { text: "Second thought'; drop table attempts; <b>--</b>", state: 'open' },
    ])
  })

  it('tell the student’s tutors, and nobody else, once for each flag', async () => {
    const { app } = revise
    const [mine, second] = [
      await app.make.tutor({ students: [revise.student] }),
      await app.make.seniorTutor({ students: [revise.student] }),
    ]
    const other = await app.make.tutor({ students: [await app.make.student()] })
    const noticesOf = async (as: string) =>
      (await app.call('GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor', as)).data
    const id = revise.bank.questions[0]?.questionId ?? 0
    await revise.setOf([id])
    await flag(id, 'Is <b>this</b> right?')
    await flag(id, 'Still not clear')
    await flag(999_999)
    for (const tutor of [mine, second]) {
      expect(await noticesOf(tutor)).toMatchObject([
        {
          title: 'Flagged question',
          description: expect.stringMatching(
            `^Test Person \\d+ flagged question ${id}: Is <b>this`,
          ),
          navigatableLink: expect.stringMatching(/^\/tutor\/flagged-question\/[0-9a-f-]{36}$/),
          isRead: false,
        },
      ])
    }
    expect(await noticesOf(other)).toEqual([])
  })
})
