import { useNow } from '@portal/shared/idle'
import { Text } from '@portal/shared/ui'
import { hostOf } from '../calendar/join.rules.ts'
import { JoinLink } from '../calendar/join-link.tsx'
import { isTimeToJoin } from '../contract/join.rules.ts'
import type { Session } from './types.ts'

export interface WayInProps {
  session: Session
  /** Until it opens, where it will lead stands in its place. */
  saysWhere?: boolean
  'aria-label'?: string
  /** What the link says. */
  children: string
}

/** The link to a session's meeting, from ten minutes before until its end; nothing where there is none. */
export function WayIn({ session, saysWhere = false, children, ...named }: WayInProps) {
  const now = useNow(30_000)
  const { joinLink } = session
  if (joinLink === null) return null
  const start = Date.parse(session.startsAt)
  const end = start + session.length * 3_600_000
  if (isTimeToJoin(start, end, now)) {
    return (
      <JoinLink to={joinLink} {...named}>
        {children}
      </JoinLink>
    )
  }
  if (!saysWhere || now >= end) return null
  return (
    <Text size="sm" tone="muted" overflowWrap="anywhere">
      At {hostOf(joinLink)}, from 10 minutes before
    </Text>
  )
}
