import type { CallAnswer, CallInput } from '@portal/shared/api'
import { plural } from '@portal/shared/ui'
import type { Timing } from './timing-fields.tsx'

export type EditableSet = CallAnswer<'GET /Revise/api/Revise/GetEditableSet'>
type EditBody = CallInput<'POST /Revise/api/Revise/EditSet'>['body']

/** What is changed of a set; what is not in it stays as it is. */
export interface Edit extends Timing {
  title: string
  size: number | null
  /** Unanswered questions to leave out. */
  removedIds: number[]
  feedback: EditableSet['feedback']
}

/** The set as it stands. Its minutes are empty: the clock that there is goes on. */
export function editOf(set: EditableSet): Edit {
  return {
    title: set.title,
    size: set.size,
    removedIds: [],
    feedback: set.feedback,
    timing: set.timing,
    minutes: null,
    seconds: set.secondsPerQuestion,
  }
}

/**
 * The set with what was changed of it. A draft may be older than an answer: answered questions
 * and those that are gone cannot be left out any more.
 */
export function withDraft(set: EditableSet, draft: Partial<Edit>): Edit {
  const edit = { ...editOf(set), ...draft }
  const isOpen = (id: number) =>
    set.questions.some(({ questionId, isAnswered }) => questionId === id && !isAnswered)
  return { ...edit, removedIds: edit.removedIds.filter(isOpen) }
}

/** Takes a question out of the set or back into it; the number of questions follows. */
export function withRemoved(edit: Edit, questionId: number, isRemoved: boolean): Partial<Edit> {
  const others = edit.removedIds.filter((id) => id !== questionId)
  const step = isRemoved ? -1 : 1
  return {
    removedIds: isRemoved ? [...others, questionId] : others,
    size: edit.size === null ? null : edit.size + step,
  }
}

/** The fewest questions that the set can have: what is answered, or drawn already, stays. */
export function fewest(set: Pick<EditableSet, 'order' | 'questions' | 'answered'>): number {
  return Math.max(1, set.order === 'adaptive' ? set.questions.length : set.answered)
}

/** What becomes of the questions, in a sentence; nothing when they stay. */
export function changeInWords(set: EditableSet, edit: Edit): string | null {
  if (edit.size === null) return null
  const more = edit.size - (set.size - edit.removedIds.length)
  const parts = [
    edit.removedIds.length > 0 ? `${plural(edit.removedIds.length, 'question')} left out` : '',
    more > 0 ? `${plural(more, 'new question')} added at the end` : '',
    more === -1 ? 'the last unanswered question left out' : '',
    more < -1 ? `the last ${-more} unanswered questions left out` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? null : `When you save: ${parts.join(', ')}.`
}

export const editFields = [
  'title',
  'size',
  'removedIds',
  'feedback',
  'timing',
  'minutes',
  'secondsPerQuestion',
] as const

export type EditErrors = Partial<Record<(typeof editFields)[number], string>>

const isWhole = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

/** What must be mended before the change can be saved, by field. */
export function editErrors(set: EditableSet, edit: Edit): EditErrors {
  const errors: EditErrors = {}
  const least = fewest(set)
  const most = Math.min(100, set.available)
  if (edit.title.trim() === '') errors.title = 'Give the set a name'
  if (!isWhole(edit.size, least, Math.max(least, most))) {
    errors.size =
      least >= most
        ? `This set keeps its ${plural(least, 'question')}`
        : `Choose ${least} to ${most} questions`
  }
  // An empty field leaves the clock that runs alone; a new clock needs its length.
  const isNewClock = set.timing !== 'set'
  if (edit.timing === 'set' && (isNewClock || edit.minutes !== null)) {
    if (!isWhole(edit.minutes, 1, 600)) errors.minutes = 'Choose 1 to 600 minutes'
  }
  if (edit.timing === 'question' && !isWhole(edit.seconds, 10, 3_600)) {
    errors.secondsPerQuestion = 'A question has 10 to 3,600 seconds'
  }
  return errors
}

/** The change as the call takes it. Call it on one without errors. */
export function editBody(set: EditableSet, edit: Edit): EditBody {
  return {
    setId: set.id,
    title: edit.title.trim(),
    feedback: edit.feedback,
    size: edit.size ?? set.size,
    removedIds: edit.removedIds,
    timing: edit.timing,
    minutes: edit.timing === 'set' ? edit.minutes : null,
    secondsPerQuestion: edit.timing === 'question' ? edit.seconds : null,
  }
}

/** Minutes left of a set that is timed as a whole; null without such a clock. */
export function minutesLeft(set: EditableSet): number | null {
  if (set.timing !== 'set' || set.deadlineAt === null) return null
  return Math.max(0, Math.ceil((Date.parse(set.deadlineAt) - Date.parse(set.serverNow)) / 60_000))
}
