import type { Role } from '@portal/shared/contract'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Who joins later than this after the start is late. */
const inTimeMinutes = 10
/** For so long after the end tutors may mark; admins at any time. */
const markDays = 14

export type Suggested = 'present' | 'late' | 'absent'

interface Span {
  startsAt: number
  endsAt: number
}

/** What is suggested for somebody, by when the way in was taken; null before the start. */
export function suggestedOf(
  { startsAt }: Pick<Span, 'startsAt'>,
  joinedAt: number | null,
  now: number,
): Suggested | null {
  if (now < startsAt) return null
  if (joinedAt === null) return 'absent'
  return joinedAt <= startsAt + inTimeMinutes * minuteMs ? 'present' : 'late'
}

/** Why a session cannot be marked now; undefined where it can. */
export function whyNotMarked({ startsAt, endsAt }: Span, role: Role, now: number) {
  if (now < startsAt) return 'It can be marked once it has started.'
  if (role !== 'Admin' && now >= endsAt + markDays * dayMs) {
    return `It could be marked for ${markDays} days. Ask us to change it.`
  }
  return undefined
}
