import type { Locator, Page } from 'playwright'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { people } from '../../support/people.ts'

export const editPath = '/question-bank/question-admin/edit-question'

/** Students of their own for these journeys, to whom no other test does anything. */
export const learners = async () => (await studentsOf('Premium', 3)).slice(1)

/** A student who sits the paper of these journeys, whom no other test needs. */
export const sitter = async () => (await studentsOf('Premium Plus', 11))[10] ?? ''

/** A set of these questions and no others, for a student. */
export async function setOf(email: string, questionIds: number[]): Promise<string> {
  const [test] = await answerTo(people.Admin, 'GET /Subject/AdmissionTest', {})
  const { id } = await answerTo(email, 'POST /Revise/api/Revise/CreateSet', {
    body: {
      ...{ admissionTestId: test?.id ?? 0, sectionId: null, subjectIds: [], topicIds: [] },
      ...{ status: [], difficulties: [], questionTypes: [], size: questionIds.length },
      ...{ order: 'random', feedback: 'each', timing: 'none', minutes: null, questionIds },
    },
  })
  return id
}

/** Where a question is filed for Revise, by the ids of the first part that has a topic. */
export async function somewhere() {
  const [test] = await answerTo(people.Admin, 'GET /subject/admin/Tree', {})
  const part = test?.parts.find(({ subjects }) => subjects.some(({ topics }) => topics.length > 0))
  const subject = part?.subjects.find(({ topics }) => topics.length > 0)
  const topic = subject?.topics[0]
  if (!test || !part || !subject || !topic) throw new Error('Nothing can be filed anywhere')
  return { test, part, subject, topic }
}

/** A live question with two answers, of which the first is right. */
export async function makeQuestion(words: string): Promise<number> {
  const { test, subject, topic } = await somewhere()
  const { id } = await answerTo(people.Admin, 'POST /question/admin/Question/Create', {
    body: {
      ...{ text: `<p>${words}</p>`, data: null, solution: '<p>It is so.</p>', questionType: 1 },
      answers: ['The first', 'The second'].map((text, at) => ({
        ...{ letter: 'ab'.charAt(at), text: `<p>${text}</p>`, isCorrect: at === 0 },
      })),
      ...{ difficulty: 2, isPublished: true },
      questionAssignments: [
        {
          ...{ questionLocation: 1, admissiontestId: test.id },
          ...{ subjectId: subject.id, topicId: topic.id },
        },
      ],
    },
  })
  return id
}

/** A draft of a mock paper that nobody else has, with one part and so many questions of its own. */
export async function makePaper(
  mockPaperNumber: number,
  questions: number,
): Promise<{ paperId: number; examSectionId: number; questionIds: number[] }> {
  const { test, part } = await somewhere()
  const { id: paperId } = await answerTo(people.Admin, 'POST /exam/admin/Paper/Save', {
    body: {
      ...{ admissionTestId: test.id, paperType: 2, year: null, mockPaperNumber, isOlder: false },
    },
  })
  const { id: examSectionId } = await answerTo(people.Admin, 'POST /exam/admin/ExamSection/Save', {
    body: {
      ...{ paperId, sectionId: part.id, minutes: 20, allowsCalculator: false, penalty: 0 },
      ...{ planned: questions, conversion: null },
    },
  })
  const questionIds: number[] = []
  for (let number = 1; number <= questions; number += 1) {
    questionIds.push(await makeQuestion(`Mock ${mockPaperNumber} asks this at place ${number}.`))
  }
  await answerTo(people.Admin, 'POST /exam/admin/ExamSection/SetQuestions', {
    body: { examSectionId, questionIds, before: [] },
  })
  return { paperId, examSectionId, questionIds }
}

/** Has an admin say that the second answer of a question is right. @returns what asks for the reason */
export async function sayTheSecondIsRight(admin: Page, questionId: number): Promise<Locator> {
  await admin.goto(`${editPath}/qu-${questionId}`)
  await admin
    .getByRole('radiogroup', { name: 'Correct Answer' })
    .getByRole('radio', { name: 'B' })
    .press('Space')
  await admin.getByRole('button', { name: 'Update', exact: true }).click()
  return admin.getByRole('dialog', { name: 'Correct the key' })
}

/** Writes into a text of the editor, which is no field of the browser's. */
export async function write(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name }).click()
  await page.keyboard.insertText(words)
}
