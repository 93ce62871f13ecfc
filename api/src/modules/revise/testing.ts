import type { AuthoredQuestion, TopicTree } from '../../database/seed/content/index.ts'
import { type StoredBank, storeBank } from '../../database/seed/question-bank-content.ts'
import type { TestApp } from '../../testing/index.ts'

/** A small question bank for tests: three topics in two parts, all four types. */

const trees: TopicTree[] = [
  {
    part: 'Mathematics 1',
    subjects: [
      {
        name: 'Algebra',
        topics: [
          { name: 'Quadratics', subTopics: ['Roots'] },
          { name: 'Surds', subTopics: ['Rules'] },
        ],
      },
      { name: 'Number', topics: [{ name: 'Indices', subTopics: ['Laws'] }] },
    ],
  },
  {
    part: 'Physics',
    subjects: [{ name: 'Forces', topics: [{ name: 'Motion', subTopics: ['Speed'] }] }],
  },
]

type Filed = Pick<AuthoredQuestion, 'part' | 'subject' | 'topic' | 'subTopic'>

const filings: Filed[] = [
  { part: 'Mathematics 1', subject: 'Algebra', topic: 'Quadratics', subTopic: 'Roots' },
  { part: 'Mathematics 1', subject: 'Algebra', topic: 'Surds', subTopic: 'Rules' },
  { part: 'Mathematics 1', subject: 'Number', topic: 'Indices', subTopic: 'Laws' },
  { part: 'Physics', subject: 'Forces', topic: 'Motion', subTopic: 'Speed' },
]

/** The words by which a test can tell that a key has left the server. */
export const secrets = ['SECRET-SOLUTION', 'SECRET-WHY', 'SECRET-MODEL', 'SECRET-CRITERION']

function question(filed: Filed, type: 1 | 2 | 3 | 4, number: number): AuthoredQuestion {
  const isChoice = type === 1 || type === 3
  return {
    ...filed,
    key: `${filed.topic}.${type}.${number}`,
    type,
    difficulty: ([1, 2, 3, 4, 5] as const)[(number + type) % 5] ?? 1,
    text: `<p>Question ${number} on ${filed.topic}: \\(x^2\\)${type === 3 ? ' [[blank]]' : ''}</p>`,
    data: number % 2 === 0 ? '<p>Data</p>' : null,
    solution: '<p>SECRET-SOLUTION \\(\\frac{1}{2}\\)</p>',
    options: isChoice
      ? ['a', 'b', 'c', 'd'].map((letter) => ({
          letter,
          text: `<p>Option ${letter}</p>`,
          isCorrect: letter === 'b',
          why: `SECRET-WHY ${letter}`,
        }))
      : [],
    marking: isChoice
      ? null
      : type === 4
        ? { kind: 'equation', expected: 'x/2', variables: ['x'] }
        : {
            kind: 'essay',
            modelAnswer: '<p>SECRET-MODEL</p>',
            criteria: ['SECRET-CRITERION one', 'SECRET-CRITERION two', 'SECRET-CRITERION three'],
          },
  }
}

/** Ten questions per topic: five MCQ, two fill-ins, two equations and an essay. */
export const smallBank: AuthoredQuestion[] = filings.flatMap((filed) =>
  ([1, 1, 1, 1, 1, 3, 3, 4, 4, 2] as const).map((type, number) => question(filed, type, number)),
)

/** Stores the small bank. */
export async function storeSmallBank(app: TestApp): Promise<StoredBank> {
  return await storeBank(app.db, { test: 'ESAT', trees, questions: smallBank }, app.clock.now())
}

/** The answer that is right (or wrong) for a question of the small bank. */
export function answerTo(
  question: { questionType: number },
  isRight: boolean,
):
  | { kind: 'choice'; letter: string }
  | { kind: 'text'; text: string }
  | { kind: 'equation'; text: string } {
  if (question.questionType === 2) return { kind: 'text', text: 'An essay' }
  if (question.questionType === 4) return { kind: 'equation', text: isRight ? '0.5x' : '2x' }
  return { kind: 'choice', letter: isRight ? 'b' : 'c' }
}
