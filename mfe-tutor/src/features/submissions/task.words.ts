import type { CallAnswer } from '@portal/shared/api'
import { formatDay } from '@portal/shared/calendar'
import { plural } from '@portal/shared/ui'

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
