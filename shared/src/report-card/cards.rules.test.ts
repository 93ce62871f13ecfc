import { describe, expect, it } from 'vitest'
import { cardIn, cardText } from './card-address.ts'
import type { TermOfCards } from './cards.queries.ts'
import { overTerms, termShown } from './cards.rules.ts'

const card = (tutorId: string, subject: string, ...grades: number[]) => ({
  ...{ id: `${tutorId} ${subject} ${grades}`, tutorId, tutorName: tutorId, subject },
  grades: grades.map((grade, at) => ({ skillId: at + 1, skill: `Skill ${at + 1}`, grade })),
  ...{ predictedGrade: null, test: null, comment: '', submittedAt: '2027-03-20T10:00:00Z' },
})
const term = (id: string, ...cards: TermOfCards['cards']): TermOfCards => ({
  ...{ id, name: `Term ${id}`, startsOn: '2027-01-04', endsOn: '2027-03-25' },
  cards,
})

describe('a card over the terms', () => {
  const shown = card('tom', 'Physics', 5, 4)
  const terms = [
    term('6', card('tom', 'Physics', 1, 1)),
    term('5', card('ada', 'Physics', 2), shown),
    term('4', card('tom', 'Chemistry', 1)),
    term('3', card('tom', 'Physics', 3)),
    term('2', card('tom', 'Physics', 2, 2)),
    term('1', card('tom', 'Physics', 1, 1)),
    term('0', card('tom', 'Physics', 1, 1)),
  ]

  it('has the same tutor’s and subject’s of the three terms before it, the oldest first', () => {
    const over = overTerms(terms, '5', shown)
    expect(over.terms.map(({ id }) => id)).toEqual(['1', '2', '3', '5'])
    expect(over.skills.map(({ values }) => values)).toEqual([
      [1, 2, 3, 5],
      [1, 2, null, 4],
    ])
  })

  it('is of the term that the address names, or of the latest', () => {
    expect(termShown(terms, '3')?.id).toBe('3')
    expect(termShown(terms, 'gone')?.id).toBe('6')
    expect(termShown(terms, null)?.id).toBe('6')
    expect(termShown([], null)).toBeUndefined()
  })
})

describe('the address of a card', () => {
  it.each([
    { termId: 't', studentId: 's' },
    { termId: 't', studentId: 's', tutorId: 'w' },
  ])('comes back as %o', (key) => {
    expect(cardIn(cardText(key))).toEqual(key)
  })

  it.each(['', 't', 't.', '.s', 't.s.w.x'])('is none: %j', (text) => {
    expect(cardIn(text)).toBeUndefined()
  })
})
