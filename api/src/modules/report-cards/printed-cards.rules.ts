import { gradeText, gradeWords } from '@portal/shared/contract'
import { type Block, type Part, type PrintedDocument, writtenDay } from '../../printing/document.ts'
import type { ReadCard } from './reading.repository.ts'

const words = (text: string): Part[] => [{ kind: 'text', text }]
const strong = (text: string): Part[] => [{ kind: 'text', text, strong: true }]

/** A text as it was typed: a paragraph for each that an empty line divides, its lines as they are. */
function paragraphs(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({
      kind: 'paragraph',
      parts: paragraph
        .split('\n')
        .flatMap((line, at): Part[] => [
          ...(at === 0 ? [] : [{ kind: 'break' } as const]),
          ...words(line),
        ]),
    }))
}

function blocksOf({ content, submittedMs }: ReadCard): Block[] {
  const { grades, predictedGrade, test, comment } = content
  return [
    {
      kind: 'rows',
      rows: [
        [strong('Skill'), strong('Grade'), strong('In words')],
        ...grades.map(({ skill, grade }) => [
          words(skill),
          words(`${grade} of ${gradeWords.length}`),
          words(gradeWords[grade - 1] ?? ''),
        ]),
      ],
    },
    ...(predictedGrade === null
      ? []
      : [
          { kind: 'label', text: 'Predicted grade' } as const,
          {
            kind: 'paragraph',
            parts: words(`${gradeText(predictedGrade)}${test === null ? '' : `, ${test}`}`),
          } as const,
        ]),
    { kind: 'label', text: 'Comment' },
    ...paragraphs(comment),
    {
      kind: 'paragraph',
      parts: [
        {
          kind: 'text',
          text: `Submitted ${writtenDay(new Date(submittedMs).toISOString())}`,
          emphasis: true,
        },
      ],
    },
  ]
}

/** Report cards of one student as a document, each in a part of its own. */
export function printedCards(
  studentName: string,
  [first, ...others]: readonly [ReadCard, ...ReadCard[]],
): PrintedDocument {
  const cards = [first, ...others]
  const isOneTerm = cards.every(({ termId }) => termId === first.termId)
  const what = cards.length === 1 ? 'Report card' : 'Report cards'
  return {
    title: `${what} of ${studentName}${isOneTerm ? `, ${first.termName}` : ''}`,
    facts: [
      { label: 'Student', value: studentName },
      { label: 'Cards', value: String(cards.length) },
    ],
    sections: cards.map((card) => ({
      heading: `${card.termName}: ${card.content.subject}, ${card.tutorName}`,
      blocks: blocksOf(card),
    })),
  }
}
