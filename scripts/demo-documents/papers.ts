import {
  type AuthoredPaper,
  type AuthoredQuestion,
  buildQuestions,
} from '../../api/src/database/seed/content/index.ts'
import { buildPapers } from '../../api/src/database/seed/content/papers.ts'
import type { Block, PrintedDocument } from '../../api/src/printing/document.ts'
import { blocksOf, partsOf } from '../../api/src/printing/html.rules.ts'

/** A paper of one part of a test, with the questions in their order. */
export interface PrintedPaper {
  test: string
  section: string
  year: number
  minutes: number
  questions: readonly AuthoredQuestion[]
}

/** The year in which the newest papers are those of the year before. */
const yearOfMaking = 2026

/** Papers from this year on: all of them would be more than the demo world shall weigh. */
const firstYear = 2023

/** The bank's papers in the style of the last years', a paper for each part. */
export function papersOfBank(): PrintedPaper[] {
  const questions = buildQuestions()
  const byKey = new Map(questions.map((question) => [question.key, question]))
  const papers: readonly AuthoredPaper[] = buildPapers(questions, yearOfMaking)
  return papers.flatMap(({ test, year, sections }) =>
    year === null || year < firstYear
      ? []
      : sections.map(({ part: section, minutes, questionKeys }) => ({
          ...{ test, section, year, minutes },
          questions: questionKeys.flatMap((key) => byKey.get(key) ?? []),
        })),
  )
}

const nameOf = ({ test, year, section }: PrintedPaper) => `${test} ${year} ${section}`

/** The paper as candidates get it. */
export function questionPaper(paper: PrintedPaper): PrintedDocument {
  return {
    title: `${nameOf(paper)}: question paper`,
    facts: [
      { label: 'Questions', value: String(paper.questions.length) },
      { label: 'Time', value: `${paper.minutes} minutes, without a calculator` },
      { label: 'Source', value: `Our own questions in the style of the ${paper.test}` },
    ],
    sections: [
      {
        heading: '',
        blocks: paper.questions.flatMap(({ data, text, options }, index): Block[] => [
          { kind: 'heading', text: `Question ${index + 1}` },
          ...(data === null ? [] : blocksOf(data)),
          ...blocksOf(text),
          ...options.map(
            ({ letter, text: html }): Block => ({
              ...{ kind: 'item', mark: letter.toUpperCase(), parts: partsOf(html) },
            }),
          ),
        ]),
      },
    ],
  }
}

/** The right answers, each with its reason in short. */
export function markScheme(paper: PrintedPaper): PrintedDocument {
  return {
    title: `${nameOf(paper)}: mark scheme`,
    facts: [
      { label: 'Marks', value: `${paper.questions.length}, one for each right answer` },
      { label: 'Wrong answers', value: 'Nothing is taken off' },
    ],
    sections: [
      {
        heading: '',
        blocks: paper.questions.flatMap(({ options }, index): Block[] => {
          const right = options.find(({ isCorrect }) => isCorrect)
          return [
            {
              kind: 'heading',
              text: `Question ${index + 1}: ${right?.letter.toUpperCase() ?? ''}`,
            },
            ...blocksOf(right?.why ?? ''),
          ]
        }),
      },
    ],
  }
}
