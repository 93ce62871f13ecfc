/** What a statement of one year must be. Lengths are characters as `charactersOf` counts them. */
export interface StatementFormat {
  /** Who asks, as it is called to students. */
  asker: string
  questions: readonly { text: string; minCharacters: number }[]
  /** Of all answers together; the questions are not counted. */
  maxCharacters: number
}

/** The statement that UCAS asks for since the entry of 2026. */
export const ucas2026: StatementFormat = {
  asker: 'UCAS',
  questions: [
    { text: 'Why do you want to study this course or subject?', minCharacters: 350 },
    {
      text: 'How have your qualifications and studies helped you to prepare for this course or subject?',
      minCharacters: 350,
    },
    {
      text: 'What else have you done to prepare outside of education, and why are these experiences useful?',
      minCharacters: 350,
    },
  ],
  maxCharacters: 4_000,
}

/** The formats of statements by the names under which tasks keep them. */
export const statementFormats = { 'ucas-2026': ucas2026 } as const

export type StatementFormatName = keyof typeof statementFormats
