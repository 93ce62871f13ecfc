import type { AuthoredQuestion, TopicTree } from '../../database/seed/content/index.ts'
import { type StoredPaper, storePapers } from '../../database/seed/papers.ts'
import { type StoredBank, storeBank } from '../../database/seed/question-bank-content.ts'
import type { TestApp } from '../../testing/index.ts'

/** Questions and a paper for tests of corrections, which several worlds of a test have of their own. */

export type Letter = 'a' | 'b' | 'c' | 'd'

/** The part of the test that all questions are filed in. */
export const partName = 'Physics'

/** The key of a world's questions; the second and third have the right answer at a. */
export const keyOfOthers: Letter = 'a'

export const options = (key: Letter, name = 'Option') =>
  (['a', 'b', 'c', 'd'] as const).map((letter) => ({
    ...{ letter, text: `<p>${name} ${letter}</p>`, isCorrect: letter === key, why: '' },
  }))

function authored(name: string, at: number, key: Letter): AuthoredQuestion {
  return {
    ...{ key: `${name}:q${at}`, type: 1, difficulty: at === 0 ? 4 : 2 },
    ...{ part: partName, subject: 'Waves', topic: at === 2 ? 'Sound' : 'Light', subTopic: 'One' },
    ...{ text: `<p>Question ${at}</p>`, data: null, solution: '<p>So it is.</p>', marking: null },
    options: options(key),
  }
}

/** Stores questions on two topics, and a paper of two parts: all of them, and the first two. */
export async function storeSmallWorld(
  app: TestApp,
  { name, key, others, penalty }: { name: string; key: Letter; others: number; penalty: number },
): Promise<{ bank: StoredBank; paper: StoredPaper }> {
  const trees: TopicTree[] = [
    {
      part: partName,
      subjects: [
        {
          name: 'Waves',
          topics: [
            { name: 'Light', subTopics: ['One'] },
            { name: 'Sound', subTopics: ['One'] },
          ],
        },
      ],
    },
  ]
  const questions = Array.from({ length: others + 1 }, (_each, at) =>
    authored(name, at, at === 0 ? key : keyOfOthers),
  )
  const bank = await storeBank(app.db, { test: name, trees, questions }, app.clock.now())
  const questionKeys = questions.map((each) => each.key)
  const [paper] = await storePapers(
    app.db,
    [
      {
        ...{ test: name, paperType: 1, year: 2024, mockPaperNumber: null },
        sections: [
          { part: partName, minutes: 40, penalty, questionKeys },
          { part: 'Free', minutes: 40, questionKeys: questionKeys.slice(0, 2) },
        ],
      },
    ],
    bank.questions,
  )
  if (paper === undefined) throw new Error('There is no paper')
  return { bank, paper }
}
