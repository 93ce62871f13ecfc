import { useLiveReads } from '@portal/shared/live'

const reads = [
  'GET /Dashboard/Tutor/Dashboard/GetDueToday',
  'GET /Dashboard/Tutor/Dashboard/GetMyStudents',
] as const

/** Has the page ask again when the server tells of a change in tuition; shows nothing itself. */
export default function Live() {
  useLiveReads('tuition', reads)
  return null
}
