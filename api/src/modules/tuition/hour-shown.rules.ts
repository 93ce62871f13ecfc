import type { CallAnswer } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import type { HourRow } from './hours.sql.ts'

/** An hour as the contract has it. */
export type Hour = CallAnswer<'GET /Tution/tutor/Tution/GetSession'>['hour']

/** To whom ratings are shown, beside the student who gave them. */
const seesRatings: readonly Role[] = ['Student', 'Senior Tutor', 'Admin']

/** An hour as somebody of a role sees it. */
export function shownHour(
  { startsMs, quarters, request, rating, ...row }: HourRow,
  role: Role,
): Hour {
  return {
    ...row,
    startsAt: iso(startsMs),
    length: quarters / 4,
    request:
      request === null
        ? null
        : {
            id: request.id,
            state: request.state,
            reason: request.reason,
            startsAt: request.startsMs.map(iso),
            askedAt: iso(request.askedMs),
            message: request.message,
          },
    ...(seesRatings.includes(role) && { rating }),
  }
}

/** Milliseconds since the epoch as ISO 8601. */
export function iso(ms: number): string {
  return new Date(ms).toISOString()
}
