import { plural } from '@portal/shared/ui'

/** How what is edited of a school is called in its history. */
export const schoolWords = { labels: { isArchived: 'Archived' } }

/** The list of people with the students of a school: as many as the school has. */
export const studentsOf = (schoolId: string) => `/accounts?role=Student&schoolId=${schoolId}`

export const studentsInWords = (count: number) => plural(count, 'student', 'students')
