import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export type TuitionAtAGlance = CallAnswer<'GET /Tution/Tution/GetDashboardDataNew'>

/** The student's programme, which says how hours are asked for. */
export const useProgramme = () => useQuery(queryOf('GET /user/student/booking-light'))

/** Hours, next sessions and tutors: by the call for programmes without a limit where it is one. */
export function useTuition(isUnlimited: boolean | undefined) {
  const limited = useQuery({
    ...queryOf('GET /Tution/Tution/GetDashboardDataNew'),
    enabled: isUnlimited === false,
  })
  const unlimited = useQuery({
    ...queryOf('GET /Tution/Tution/GetDashboardDataUnlimited'),
    enabled: isUnlimited === true,
  })
  return isUnlimited ? unlimited : limited
}
