import type { CallAnswer } from '@portal/shared/api'
import { pathTo, type Role } from '@portal/shared/contract'

type ReportAnswer = CallAnswer<'GET /TutionReport/TutionReport/GetReport'>

/** One report, whole. */
export type Report = ReportAnswer['report']
export type ReportTopic = ReportAnswer['topics'][number]
export type Homework = ReportAnswer['homework'][number]
export type Reader = NonNullable<ReportAnswer['readers']>[number]

/** Where a role reads a report; null for those who have no page of it. */
export function reportPath(role: Role | undefined, id: string): string | null {
  switch (role) {
    case 'Student':
      return pathTo('/tuition/tuition-reports/:id', { id })
    case 'Parent':
    case 'School Manager':
      return pathTo('/tuition-reports/report/:id', { id })
    default:
      return null
  }
}

/** Where a role has the list of reports. */
export const reportsPath = (role: Role | undefined) =>
  role === 'Student' ? '/tuition/tuition-reports' : '/tuition-reports'

/** Whether it is kept when somebody of this role has opened a report. */
export const isReader = (role: Role | undefined) =>
  role === 'Student' || role === 'Parent' || role === 'School Manager'

/** What the ratings from 1 to 5 mean. */
export const ratingWords = {
  engagement: ['Not engaged', 'Now and then', 'Mostly', 'Engaged', 'Fully engaged'],
  attainment: ['Far to go', 'Below target', 'Near target', 'On target', 'Above target'],
} as const satisfies Record<string, readonly string[]>

/** `4 of 5, engaged`. */
export function ratingInWords(kind: keyof typeof ratingWords, rating: number): string {
  const words = ratingWords[kind][rating - 1] ?? ''
  return `${rating} of 5, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** Whether homework that is not done was due before a day, `yyyy-mm-dd`. */
export const isLate = ({ doneAt, dueOn }: Pick<Homework, 'doneAt' | 'dueOn'>, today: string) =>
  doneAt === null && dueOn !== null && dueOn < today
