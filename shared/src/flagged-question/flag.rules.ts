import { pathTo, type Role } from '@portal/shared/contract'
import type { FlagPage } from './flag.queries.ts'

/** Where a flag is read, by the student and by all who look after the student. */
export const flagPathOf = (flagId: string) => pathTo('/flagged-question-view/:id', { id: flagId })

/** Where a tutor answers a flag. */
export const answerPathOf = (flagId: string) =>
  pathTo('/tutor/flagged-question/:id', { id: flagId })

const ofStudents = { to: '/resources/student-flagged-questions', label: 'Your flagged questions' }
const ofTutors = { to: '/resources/tutor/question-bank', label: 'Go to the question bank' }
const ofAll = { to: '/', label: 'Go to the dashboard' }

/** Where a reader of a flag finds others. */
export function wayOutOf(role: Role | undefined): { to: string; label: string } {
  if (role === 'Student') return ofStudents
  return role === 'Tutor' || role === 'Senior Tutor' ? ofTutors : ofAll
}

/** How a flag stands. */
export type NamedState = Pick<FlagPage['flag'], 'state' | 'outcome' | 'settledAs'>

/** The state of a flag in a word or two. */
export function stateInWords({ state, outcome, settledAs }: NamedState): string {
  if (state === 'open') return 'Open'
  if (settledAs === 'changed') return 'Question changed'
  if (settledAs === 'unchanged') return 'Question stays'
  return outcome === 'fault' ? 'Question at fault' : 'Explained'
}

/** What the state means for whoever reads; for the student in the second person. */
export function stateExplained(
  { state, outcome, settledAs }: NamedState,
  isStudent: boolean,
): string {
  if (state === 'open') {
    return isStudent
      ? 'Your tutors have been told. You get a notice as soon as one of them answers.'
      : 'Nobody has answered this flag yet.'
  }
  if (settledAs === 'changed') {
    return isStudent
      ? 'The question was changed because of what you said. What came of it stands below.'
      : 'The question was changed because of this flag.'
  }
  if (settledAs === 'unchanged') {
    return isStudent
      ? 'The question was looked at again and stays as it is. Why stands below; if something is still unclear, reply.'
      : 'The question was looked at again and stays as it is.'
  }
  if (outcome === 'fault') {
    return isStudent
      ? 'Your tutor found that the question is at fault, and has passed on what should be changed.'
      : 'A tutor found that the question is at fault.'
  }
  return isStudent
    ? 'Your tutor has answered. If something is still unclear, reply, and the flag is open again.'
    : 'A tutor has explained it to the student.'
}
