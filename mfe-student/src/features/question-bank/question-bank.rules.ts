import type { CallAnswer, CallInput } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import type { Mastery } from '@portal/shared/tables'
import { revisePath } from './question-bank.prefetch.ts'

/** Past sets, and the error log beside them. */
export const pastSetsPath = `${revisePath}/past-solutions`
export const errorLogPath = `${pastSetsPath}?tab=errors`

/** Figures of the question bank. */
export type Bank = CallAnswer<'GET /Revise/api/Revise/GetReviseDashBoardData'>
export type Topic = Bank['topics'][number]
export type OpenSet = Bank['unfinished'][number]
export type PastSet = CallAnswer<'GET /Revise/api/Revise/GetPastSets'>['sets'][number]
export type SetBody = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']

/** Where an unfinished set is changed. */
export function editPath(setId: string): string {
  return pathTo('/resources/question-bank/revise/edit-revise/:id', { id: setId })
}

/** The segment of a subject in a path, as the server writes it. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Name of the subject for a path's segment, as far as the topics know it. */
export function subjectNameOf(slug: string, topics: readonly Topic[]): string {
  const known = topics.find((topic) => slugOf(topic.subjectName) === slug)
  if (known !== undefined) return known.subjectName
  if (slug === 'mixed') return 'Mixed subjects'
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Topics of the chosen parts (of all while none is chosen), by part. */
export function topicGroups(bank: Pick<Bank, 'topics' | 'chosenParts'>): {
  id: string
  label: string
  topics: Topic[]
}[] {
  const isShown = (topic: Topic) =>
    bank.chosenParts.length === 0 || bank.chosenParts.includes(topic.sectionId)
  const groups = new Map<number, { id: string; label: string; topics: Topic[] }>()
  for (const topic of bank.topics.filter(isShown)) {
    const group = groups.get(topic.sectionId) ?? {
      id: String(topic.sectionId),
      label: topic.sectionNo,
      topics: [],
    }
    group.topics.push(topic)
    groups.set(topic.sectionId, group)
  }
  return [...groups.values()]
}

/** Parts that count for the student without being theirs to choose, as Mathematics 1 of the ESAT. */
export function partsOfEveryone(
  bank: Pick<Bank, 'readiness' | 'chosenParts'>,
  choosable: readonly { id: number }[],
): { id: number; sectionNo: string }[] {
  return bank.readiness
    .filter(({ sectionId }) => bank.chosenParts.includes(sectionId))
    .filter(({ sectionId }) => !choosable.some(({ id }) => id === sectionId))
    .map(({ sectionId, sectionNo }) => ({ id: sectionId, sectionNo }))
}

/** Share of right answers, 0 to 1; null before the first answer. */
export function shareRight(of: { answered: number; correct: number }): number | null {
  return of.answered === 0 ? null : of.correct / of.answered
}

/** `12 of 20 right`, for a topic; nothing before the first answer. */
export function topicDetail(topic: Topic): string | undefined {
  return topic.answered === 0 ? undefined : `${topic.correct} of ${topic.answered} right`
}

/** A topic's state as maps and tables show it. */
export const masteries: Readonly<Record<Topic['state'], Mastery>> = {
  'not started': 'not-started',
  'not sure yet': 'unsure',
  weak: 'weak',
  secure: 'secure',
}

/** The rule of each state, in words; `docs/figures.md` has it in figures. */
export const masteryRules: Readonly<Record<Mastery, string>> = {
  secure: 'Even allowing for its margin, at least 55% right.',
  weak: 'Less than that, and enough answers to say so.',
  unsure: 'It could be either: the margin is above 20 points. Answer a few more.',
  'not-started': 'No answers yet.',
}
