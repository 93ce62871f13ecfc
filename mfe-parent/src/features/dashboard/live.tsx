import { useLiveReads } from '@portal/shared/live'

const reads = [
  'GET /Dashboard/Parent/Dashboard/GetChildren',
  'GET /Dashboard/Parent/Dashboard/GetDashboardData',
] as const

/** Has the page ask again when the server tells of a change in tuition; shows nothing itself. */
export default function Live() {
  useLiveReads('tuition', reads)
  return null
}
