import { eq } from 'drizzle-orm'
import type { AreaAccess } from '../../access/area.fixtures.ts'
import { content, nothing } from '../../access/reasons.fixtures.ts'
import { roleOf, setOfOne } from '../../access/world.fixtures.ts'
import { questions } from '../../database/schema/index.ts'
import { makeQuestion } from '../authoring/testing.ts'

const bank = 'questionBank'
const part = { admissionTestId: 1, sectionId: 1 }

export const questionAccess = {
  calls: {
    'GET /Question/Question/GetSectionSubjectsForRevise': { who: '-S----', needs: bank },
    'GET /Question/Question/GetQuestionCount': { who: '-STR--', needs: bank },
    'POST /Question/Question/SetBookmark': {
      who: '-S----',
      needs: bank,
      record: 'given: question',
    },
    'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': { who: '--TR--' },
    'POST /question/QuestionById': { who: '-STR--', record: 'given: question', viewing: true },
    'POST /question/admin/Equation/Render': { who: 'A-----' },
    'POST /Question/Question/SetNote': { who: '-S----', needs: bank, record: 'given: question' },
    'GET /Question/Question/GetSimilarQuestions': {
      who: '-S----',
      needs: bank,
      record: 'given: question',
    },
  },
  inputs: {
    'POST /Question/Question/SetBookmark': ({ questionId }) => ({
      body: { questionId, isBookmarked: true },
    }),
    'POST /question/admin/Equation/Render': () => ({ body: { latex: ['x'] } }),
    'POST /question/QuestionById': ({ questionId: id }) => ({ body: { id } }),
    'POST /Question/Question/SetNote': ({ questionId }) => ({
      body: { questionId, text: 'A note' },
    }),
    'GET /Question/Question/GetSimilarQuestions': ({ questionId }) => ({ query: { questionId } }),
  },
  records: {
    question: {
      whose: 'a student',
      of: async (world, owner) => {
        const made = await setOfOne(world, owner, world.nextQuestion())
        return { ...made, id: String(made.questionId) }
      },
      // A draft, and what was withdrawn before anybody had it.
      others: async (world, caller) => {
        if ((await roleOf(world, caller)) === 'Admin') return []
        const { app } = world.simulate
        const all = [await makeQuestion(app), await makeQuestion(app)] as const
        await app.db
          .update(questions)
          .set({ state: 'withdrawn', stateReason: 'Two answers are right' })
          .where(eq(questions.id, all[1].questionId))
        return [...all]
      },
    },
  },
  openIds: {
    'GET /Question/Question/GetSectionSubjectsForRevise': {
      'query.admissionTestId': content,
      'query.sectionId': content,
    },
    'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': {
      'query.admissionTestId': content,
      'query.sectionId': content,
    },
    'GET /Question/Question/GetQuestionCount': {
      'query.AdmissionTestId': content,
      'query.sectionId': content,
      'query.SubjectId': content,
      'query.topicIds': content,
    },
  },
  reads: {
    'GET /Question/Question/GetSectionSubjectsForRevise': () => ({ query: part }),
    'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': () => ({ query: part }),
  },
  unaudited: {
    'POST /question/QuestionById': nothing,
    'POST /question/admin/Equation/Render': nothing,
  },
} satisfies AreaAccess
