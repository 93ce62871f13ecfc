/** The states of a question as choices, with how each is seen in a list. */
export const faqStates = [
  { value: 'draft', label: 'Draft', tone: 'neutral' },
  { value: 'published', label: 'Published', tone: 'success' },
  { value: 'archived', label: 'Archived', tone: 'neutral' },
] as const

export type FaqState = (typeof faqStates)[number]['value']

const stateName = (state: FaqState) => faqStates.find(({ value }) => value === state)?.label ?? ''

/** For whom a question is, in words. */
export const audienceNames = { tutor: 'Tutors', student: 'Students', school: 'Schools' } as const

const plainOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** How what is edited is called, and how it reads: beside two values, and in the history. */
export const faqWords = {
  labels: { state: 'State', answer: 'Answer', question: 'Question', section: 'Section' },
  words: { answer: plainOf, state: stateName },
}
