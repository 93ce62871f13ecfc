import { formatDay } from '@portal/shared/calendar'
import type { School } from './calendar.queries.ts'

/** How what is edited of a term is called, and how it reads: beside two values, and in its history. */
export const termWords = {
  labels: { startsOn: 'First day', endsOn: 'Last day', cardsDueOn: 'Report cards due' },
  words: { startsOn: formatDay, endsOn: formatDay, cardsDueOn: formatDay },
}

/** The same of a holiday. */
export const holidayWords = (schools: readonly School[]) => ({
  labels: { schoolId: 'For', from: 'First day', to: 'Last day' },
  words: {
    // A form has '' for everybody, the record null.
    schoolId: (school: string | null) =>
      schools.find(({ id }) => id === school)?.name ?? 'Everybody',
    from: formatDay,
    to: formatDay,
  },
})
