import type { QuestionContent } from '../../modules/authoring/index.ts'

/** A question of the demo world that is not live, with all that it has said. */
export interface WrittenQuestion {
  key: string
  difficulty: number
  /** Part and topic that it is to stand under once it is live; nowhere without. */
  under?: { part: string; topic: string }
  /** Why it was withdrawn; a draft without. */
  withdrawn?: string
  /** The oldest first; each is the one before with these changes. */
  versions: [
    { note: string; content: QuestionContent },
    ...{ note: string; change: Partial<QuestionContent> }[],
  ]
}

const answers = (correct: string, ...texts: string[]) =>
  texts.map((text, index) => {
    const letter = String.fromCharCode(97 + index)
    return { letter, text: `<p>${text}</p>`, isCorrect: letter === correct, why: '' }
  })

const bare = { data: null, solution: '', marking: null, answers: [] }

const trolley: QuestionContent = {
  ...bare,
  text: '<p>A trolley of mass \\(2\\,\\mathrm{kg}\\) is pulled along a level bench by a horizontal force of \\(6\\,\\mathrm{N}\\). Friction is \\(2\\,\\mathrm{N}\\). What is its acceleration?</p>',
  solution:
    '<p>The resultant force is \\(6-2=4\\,\\mathrm{N}\\), so \\(a=\\frac{4}{2}=2\\,\\mathrm{m\\,s^{-2}}\\).</p>',
  questionType: 1,
  answers: answers(
    'b',
    '\\(1\\,\\mathrm{m\\,s^{-2}}\\)',
    '\\(2\\,\\mathrm{m\\,s^{-2}}\\)',
    '\\(3\\,\\mathrm{m\\,s^{-2}}\\)',
    '\\(4\\,\\mathrm{m\\,s^{-2}}\\)',
  ),
}

/** The trolley with another word: what somebody wrote who did not know of the first one. */
const trolleyOnATable: QuestionContent = {
  ...trolley,
  text: trolley.text.replace('level bench', 'level table'),
}

/** The trolley with other numbers. */
const heavierTrolley: QuestionContent = {
  ...trolley,
  text: '<p>A trolley of mass \\(3\\,\\mathrm{kg}\\) is pulled along a level bench by a horizontal force of \\(27\\,\\mathrm{N}\\). Friction is \\(6\\,\\mathrm{N}\\). What is its acceleration?</p>',
  solution:
    '<p>The resultant force is \\(27-6=21\\,\\mathrm{N}\\), so \\(a=\\frac{21}{3}=7\\,\\mathrm{m\\,s^{-2}}\\).</p>',
  answers: answers(
    'c',
    '\\(5\\,\\mathrm{m\\,s^{-2}}\\)',
    '\\(6\\,\\mathrm{m\\,s^{-2}}\\)',
    '\\(7\\,\\mathrm{m\\,s^{-2}}\\)',
    '\\(8\\,\\mathrm{m\\,s^{-2}}\\)',
  ),
}

/**
 * Drafts of every type, finished and not, and questions that were withdrawn. Two drafts read like a
 * third, for somebody to find: no student is ever asked two questions that read alike, since drafts
 * reach nobody.
 */
export const writtenQuestions: readonly WrittenQuestion[] = [
  {
    key: 'draft.trolley',
    difficulty: 2,
    under: { part: 'Physics', topic: 'Forces' },
    versions: [
      {
        note: 'First go',
        content: { ...trolley, solution: '', answers: trolley.answers.slice(0, 3) },
      },
      {
        note: 'A fourth answer for those who forget the mass',
        change: { answers: trolley.answers },
      },
      { note: 'Solution written', change: { solution: trolley.solution } },
    ],
  },
  {
    key: 'draft.trolley-on-a-table',
    difficulty: 2,
    under: { part: 'Physics', topic: 'Forces' },
    versions: [{ note: 'For the second mock', content: trolleyOnATable }],
  },
  {
    key: 'draft.trolley-heavier',
    difficulty: 2,
    versions: [{ note: 'Larger numbers', content: heavierTrolley }],
  },
  {
    key: 'draft.fill-in',
    difficulty: 3,
    under: { part: 'Chemistry', topic: 'Bonding and structure' },
    versions: [
      {
        note: '',
        content: {
          ...bare,
          text: '<p>Ionic compounds conduct when they are [[blank]], because then their [[blank]] can move.</p>',
          questionType: 3,
          answers: answers('a', 'molten | ions', 'solid | ions', 'molten | electrons'),
        },
      },
    ],
  },
  {
    key: 'draft.essay',
    difficulty: 4,
    versions: [
      {
        note: 'Criteria to be agreed',
        content: {
          ...bare,
          text: '<p>Explain why a graph of two quantities that rise together does not show that the one causes the other.</p>',
          questionType: 2,
          marking: {
            kind: 'essay',
            modelAnswer:
              '<p>Both may follow from a third quantity, or from chance; only a controlled experiment tells.</p>',
            criteria: [],
          },
        },
      },
    ],
  },
  {
    key: 'draft.equation',
    difficulty: 3,
    under: { part: 'Mathematics 1', topic: 'Mensuration' },
    versions: [
      {
        note: '',
        content: {
          ...bare,
          text: '<p>A circle has a radius of \\(5\\,\\mathrm{cm}\\). Give its area to three figures.</p>',
          solution: '<p>\\(\\pi\\times 5^2\\approx 78.5\\,\\mathrm{cm^2}\\)</p>',
          questionType: 4,
          marking: {
            kind: 'equation',
            expected: '78.5',
            variables: [],
            unit: 'cm^2',
            tolerance: 0.05,
          },
        },
      },
    ],
  },
  {
    key: 'withdrawn.two-right',
    difficulty: 3,
    under: { part: 'Mathematics 1', topic: 'Sequences' },
    withdrawn: 'Two answers are right: the sequence could go on with 16 or with 15.',
    versions: [
      {
        note: '',
        content: {
          ...bare,
          text: '<p>A sequence begins \\(1, 2, 4, 8\\). Which number comes next?</p>',
          solution: '<p>Each term is twice the one before, so 16.</p>',
          questionType: 1,
          answers: answers('c', '10', '15', '16', '32'),
        },
      },
      {
        note: 'Tried to make it definite',
        change: {
          text: '<p>A sequence begins \\(1, 2, 4, 8\\). Which number would you expect next?</p>',
        },
      },
    ],
  },
  {
    key: 'withdrawn.old-content',
    difficulty: 1,
    under: { part: 'Biology', topic: 'Cells' },
    withdrawn: 'No longer in the specification.',
    versions: [
      {
        note: '',
        content: {
          ...bare,
          text: '<p>Which of these stains is used to see starch in plant cells?</p>',
          solution: '<p>Iodine turns blue-black with starch.</p>',
          questionType: 1,
          answers: answers('a', 'Iodine', 'Methylene blue', 'Benedict’s solution'),
        },
      },
    ],
  },
]
