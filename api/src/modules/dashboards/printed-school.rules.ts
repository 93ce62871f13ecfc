import { type Part, type PrintedDocument, writtenDay } from '../../printing/document.ts'
import type { Light } from './activity.rules.ts'
import type { SchoolsStudent } from './student-table.service.ts'

/** Most students that one document holds. */
export const mostPrinted = 500

/** Lights in words, since a page may be printed without colours. */
const lightWords: Readonly<Record<Light, string>> = {
  green: '6 days or fewer',
  orange: '7 to 9 days',
  red: '10 days or more',
}

const words = (text: string): Part[] => [{ kind: 'text', text }]
const strong = (text: string): Part[] => [{ kind: 'text', text, strong: true }]
const share = (percent: number | null) => (percent === null ? '–' : `${Math.round(percent)}%`)

/** What is asked for of the students, as far as it narrows them. */
export interface PrintedFilters {
  yearGroup?: number | undefined
  light?: Light | undefined
  attention?: 'alerts' | 'reports' | undefined
  search?: string | undefined
}

/** What the students were narrowed to, in words. */
function narrowedTo({ yearGroup, light, attention, search }: PrintedFilters): string {
  const parts = [
    ...(yearGroup === undefined ? [] : [`Year ${yearGroup}`]),
    ...(light === undefined ? [] : [`last active ${lightWords[light]} ago`]),
    ...(attention === undefined
      ? []
      : [attention === 'alerts' ? 'with an open alert' : 'with a report due']),
    ...(search === undefined || search === '' ? [] : [`“${search}”`]),
  ]
  return parts.length === 0 ? 'All students' : parts.join(', ')
}

/** A school's students as a document: of their hours the sums and the attendance alone. */
export function printedSchool(
  name: string,
  students: readonly SchoolsStudent[],
  filters: PrintedFilters,
  now: Date,
): PrintedDocument {
  const head = [
    'Student',
    'Year',
    'Last activity',
    'Hours',
    'Attendance',
    'Right answers',
    'Alerts',
  ]
  return {
    title: `Students of ${name}`,
    facts: [
      { label: 'School', value: name },
      { label: 'Shown', value: narrowedTo(filters) },
      { label: 'Students', value: String(students.length) },
      { label: 'As of', value: writtenDay(now.toISOString()) },
    ],
    sections: [
      {
        heading: '',
        blocks:
          students.length === 0
            ? [{ kind: 'paragraph', parts: words('No student fits.') }]
            : [{ kind: 'rows', rows: [head.map(strong), ...students.map(rowOf)] }],
      },
    ],
  }
}

function rowOf(student: SchoolsStudent): Part[][] {
  const { fullName, yearGroup, lastActivity, hoursDelivered, attendance, accuracy } = student
  return [
    words(fullName),
    words(String(yearGroup)),
    words(`${lastActivity.days} d: ${lightWords[lastActivity.light]}`),
    words(String(hoursDelivered)),
    words(share(attendance)),
    words(share(accuracy)),
    words(String(student.openAlerts)),
  ]
}
