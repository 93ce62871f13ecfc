import type { CallAnswer } from '../api/types.ts'

/** Subjects of a part with their topics, and how many Revise questions each has. */
export type Subjects = CallAnswer<'GET /Question/Question/GetSectionSubjectsForRevise'>

/** Subjects taken whole, and topics taken one by one. */
export interface TopicChoice {
  subjectIds: number[]
  topicIds: number[]
}

export const difficulties: readonly { value: string; label: string }[] = [
  { value: '1', label: '1, easiest' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5', label: '5, hardest' },
]

export const questionTypes: readonly { value: string; label: string }[] = [
  { value: '1', label: 'Multiple choice' },
  { value: '2', label: 'Essay' },
  { value: '3', label: 'Fill in the blanks' },
  { value: '4', label: 'Equation' },
]

/** The topics that a choice comes to: those of whole subjects, and the single ones. */
export function chosenTopics(choice: TopicChoice, subjects: Subjects): number[] {
  return subjects.flatMap((subject) =>
    subject.topics
      .filter(({ id }) => choice.subjectIds.includes(subject.id) || choice.topicIds.includes(id))
      .map(({ id }) => id),
  )
}

/** Chooses a whole subject, or lets go of it and all of its topics. */
export function toggleSubject<C extends TopicChoice>(
  choice: C,
  subject: Subjects[number],
  isChosen: boolean,
): C {
  const ids = subject.topics.map(({ id }) => id)
  const others = choice.subjectIds.filter((id) => id !== subject.id)
  return {
    ...choice,
    subjectIds: isChosen ? [...others, subject.id] : others,
    topicIds: choice.topicIds.filter((id) => !ids.includes(id)),
  }
}

/** Chooses topics of a subject; all of them together are the whole subject. */
export function chooseTopics<C extends TopicChoice>(
  choice: C,
  subject: Subjects[number],
  topicIds: readonly number[],
): C {
  if (topicIds.length === subject.topics.length) return toggleSubject(choice, subject, true)
  const without = toggleSubject(choice, subject, false)
  return { ...without, topicIds: [...without.topicIds, ...topicIds] }
}

/** Reads a whole number of at most nine digits from an address; null for anything else. */
export function readNumber(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null
  return Number(text)
}

/** Reads a list of whole numbers up to `max` from an address; what cannot be read is left out. */
export function readNumbers(text: string | null, max: number): number[] {
  if (text === null || text === '') return []
  const numbers = text.split(',').map(readNumber)
  return [...new Set(numbers)].filter((one): one is number => one !== null && one <= max)
}
