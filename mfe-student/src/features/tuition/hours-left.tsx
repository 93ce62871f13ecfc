import { queryOf, useQuery } from '@portal/shared/query'
import { Badge, chakra, Skeleton } from '@portal/shared/ui'
import { Clock } from 'lucide-react'
import { useEffect } from 'react'
import { hoursLeftText, showsHoursLeft } from './hours-left.rules.ts'

/**
 * The counter of tuition hours left. Programmes without a limit show none; a
 * call that fails is told to the console alone, as the page below has the hours too.
 */
export default function HoursLeft() {
  const programme = useQuery(queryOf('GET /user/student/booking-light'))
  const showsHours = programme.data !== undefined && showsHoursLeft(programme.data.programName)
  const hours = useQuery({
    ...queryOf('GET /Tution/Tution/GetDashboardData'),
    enabled: showsHours,
  })
  const error = programme.error ?? hours.error
  useEffect(() => {
    if (error) console.error('The hours left could not be fetched', error)
  }, [error])

  if (error || (programme.data && !showsHours)) return null
  if (hours.data === undefined) return <Skeleton width="8rem" height="6" />
  const { tutoringHoursRemaining: left } = hours.data
  if (left === null) return null
  return (
    <chakra.span whiteSpace="nowrap">
      <Badge tone="brand" icon={<Clock size={14} aria-hidden />}>
        {hoursLeftText(left)}
      </Badge>
    </chakra.span>
  )
}
