import type { CallAnswer } from '@portal/shared/api'
import { plural } from '@portal/shared/ui'

type Answer = CallAnswer<'POST /ReportCard/admin/ReportCard/Remind'>

/** So many are named; of more the rest is counted. */
const mostNames = 5

const namesOf = (tutors: Answer['reminded']) => {
  const shown = tutors.slice(0, mostNames).map(({ name }) => name)
  const more = tutors.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** What came of reminding: who was told, and who was not and why. */
export function remindedInWords({ reminded, alreadyToday, nothingDue }: Answer): string {
  return [
    reminded.length === 0
      ? 'Nobody was reminded.'
      : `${plural(reminded.length, 'tutor is', 'tutors are')} reminded.`,
    ...(alreadyToday.length === 0 ? [] : [`Already reminded today: ${namesOf(alreadyToday)}.`]),
    ...(nothingDue.length === 0 ? [] : [`Nothing left to submit: ${namesOf(nothingDue)}.`]),
  ].join(' ')
}
