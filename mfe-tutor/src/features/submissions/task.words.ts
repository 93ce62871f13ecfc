import type { CallAnswer } from '@portal/shared/api'
import { formatDay } from '@portal/shared/calendar'
import { plural } from '@portal/shared/ui'
import type { Task } from './tasks.queries.ts'

/** How long a text of a task is to be: `300 to 600 words`; '' where nothing is said. */
export function lengthInWords(task: Pick<Task, 'minWords' | 'maxWords' | 'maxCharacters'>): string {
  const { minWords, maxWords, maxCharacters } = task
  if (maxCharacters !== null) return `Up to ${plural(maxCharacters, 'character')}`
  if (minWords !== null && maxWords !== null) return `${minWords} to ${plural(maxWords, 'word')}`
  if (maxWords !== null) return `Up to ${plural(maxWords, 'word')}`
  return minWords === null ? '' : `At least ${plural(minWords, 'word')}`
}

type Answer = CallAnswer<'POST /Writing/tutor/Task/SetForStudents'>

/** What came of setting a task: for how many by when, who was passed over and why. */
export function setInWords(title: string, dueOn: string, { set, skipped }: Answer): string {
  return [
    set === 0
      ? `“${title}” was set for nobody.`
      : `“${title}” is set for ${plural(set, 'student')}, due on ${formatDay(dueOn)}.`,
    ...(skipped.length === 0
      ? []
      : [`Passed over: ${skipped.map(({ name, why }) => `${name}. ${why}`).join(' ')}`]),
  ].join(' ')
}
