import type { CallAnswer } from '@portal/shared/api'

/** Shapes that several dashboards show, as the calls answer them. */
export type StudentDashboard = CallAnswer<'GET /Dashboard/Dashboard/GetDashboardDataV2'>
export type ChildDashboard = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetDashboardData'>
export type StudentRow =
  CallAnswer<'GET /Dashboard/Tutor/Dashboard/GetMyStudents'>['students'][number]
export type SchoolsStudent =
  CallAnswer<'GET /Dashboard/School/Dashboard/GetSchoolStudents'>['students'][number]
/** What every list of students has of each, and what only some have. */
export type ListedStudent = Omit<
  StudentRow,
  'hours' | 'nextSession' | 'reportHourId' | 'openHomework'
> &
  Partial<
    Pick<StudentRow, 'nextSession' | 'openHomework'> &
      Pick<SchoolsStudent, 'hoursDelivered' | 'attendance'> & {
        hours: Partial<StudentRow['hours']>
      }
  >
export interface StudentPage {
  students: ListedStudent[]
  totalCount: number
}
export type Hours = StudentDashboard['tuition']
export type Session = NonNullable<StudentDashboard['nextSession']>
export type TuitionReport = NonNullable<StudentDashboard['latestReport']>
export type Week = StudentDashboard['accuracy'][number]
export type PartReadiness = StudentDashboard['readiness'][number]
export type Topic = NonNullable<StudentDashboard['weakestTopic']>
export type Announcement = StudentDashboard['announcements'][number]
export type CalendarEvent = StudentDashboard['upcomingEvents'][number]
export type ActiveTime = StudentDashboard['activeTime']
