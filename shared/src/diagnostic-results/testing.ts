import type { CallAnswer } from '../api/types.ts'
import { makeQuestion, makeSet, makeVerdict } from '../question-runner/testing.ts'

type ResultPage = CallAnswer<'GET /Exam/Diagnostic/GetResult'>
type TopicsPage = CallAnswer<'GET /Exam/Diagnostic/GetResultByTopic'>

/** Id of the test of `makeResult`. */
export const testResultId = '0f8e1c1e-5a3b-4a59-9d51-333333333333'

const head = {
  id: testResultId,
  studentName: 'Maya Clarke',
  finishedAt: '2027-03-01T11:00:00.000Z',
}

const section = { position: 1, answered: 3, timeMs: 600_000, minutes: 20 }

/** Maya Clarke's finished test: Mathematics 1 with a right, a wrong and a missing answer; Physics. */
export function makeResult(more: Partial<ResultPage> = {}): ResultPage {
  const wrong = makeVerdict({ isCorrect: false, mark: 0 })
  return {
    ...head,
    correct: 2,
    total: 4,
    sections: [
      {
        ...section,
        name: 'Mathematics 1',
        correct: 1,
        total: 3,
        set: makeSet({
          kind: 'diagnostic',
          state: 'finished',
          questions: [
            makeQuestion({
              response: { kind: 'choice', letter: 'a' },
              verdict: makeVerdict(),
            }),
            makeQuestion({
              questionId: 2,
              number: 2,
              response: { kind: 'choice', letter: 'b' },
              verdict: wrong,
            }),
            makeQuestion({ questionId: 3, number: 3, verdict: wrong }),
          ],
        }),
      },
      {
        ...section,
        position: 2,
        name: 'Physics',
        correct: 1,
        total: 1,
        set: makeSet({
          kind: 'diagnostic',
          state: 'finished',
          questions: [
            makeQuestion({
              questionId: 4,
              topicName: 'Waves',
              response: { kind: 'choice', letter: 'a' },
              verdict: makeVerdict(),
            }),
          ],
        }),
      },
    ],
    ...more,
  }
}

/** The same by topic, with a plan that is not in the curriculum yet. */
export function makeResultByTopic(more: Partial<TopicsPage> = {}): TopicsPage {
  return {
    ...head,
    correct: 2,
    total: 4,
    topics: [
      {
        topicId: 11,
        topicName: 'Quadratics',
        sectionNo: 'Mathematics 1',
        correct: 1,
        total: 3,
        cohort: 58.4,
      },
      {
        topicId: 21,
        topicName: 'Waves',
        sectionNo: 'Physics',
        correct: 1,
        total: 1,
        cohort: null,
      },
    ],
    plan: [
      {
        topicId: 11,
        topicName: 'Quadratics',
        sectionNo: 'Mathematics 1',
        text: 'Learn Quadratics (Mathematics 1), then practise 10 questions on it',
      },
    ],
    planAdoptedAt: null,
    mayAdopt: true,
    ...more,
  }
}
