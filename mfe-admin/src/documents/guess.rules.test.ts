import { describe, expect, it } from 'vitest'
import { guessOf } from './guess.rules.ts'

const tests = [
  {
    id: 1,
    name: 'ESAT',
    sections: [
      { id: 11, name: 'Physics' },
      { id: 12, name: 'Mathematics 1' },
    ],
  },
  {
    id: 2,
    name: 'NSAA',
    sections: [
      { id: 21, name: 'Mathematics' },
      { id: 22, name: 'Section 1 Mathematics' },
    ],
  },
]

describe('what the name of a file says', () => {
  it.each([
    ['ESAT 2024 Physics mark scheme.pdf', '1', '11', 2024, 'mark scheme'],
    ['esat_2025_mathematics-1_question_paper.PDF', '1', '12', 2025, 'question paper'],
    ['NSAA 2023 Section 1 Mathematics QP.pdf', '2', '22', 2023, 'question paper'],
    ['NSAA2023.pdf', '', '', 2023, ''],
    ['ESAT formula sheet.pdf', '1', '', null, 'formulae'],
    ['ESAT 2024 examiners’ report.docx', '1', '', 2024, 'report'],
    ['ESAT 2024 paper answers.pdf', '1', '', 2024, 'mark scheme'],
    ['Physics 20245.pdf', '', '', null, ''],
    ['reportage.pdf', '', '', null, ''],
  ])('%s', (name, admissionTestId, sectionId, year, paperPart) => {
    expect(guessOf(name, tests)).toMatchObject({ admissionTestId, sectionId, year, paperPart })
  })

  it.each([
    ['ESAT_2024__Physics.pdf', 'ESAT 2024 Physics'],
    ['.pdf', 'Untitled'],
    ['Vol. 2', 'Vol. 2'],
  ])('%s is called %s', (name, title) => {
    expect(guessOf(name, tests).title).toBe(title)
  })
})
