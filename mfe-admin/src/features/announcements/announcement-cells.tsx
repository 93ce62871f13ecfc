import { formatDays } from '@portal/shared/calendar'
import { Badge, formatDate, Text, useTimeZone } from '@portal/shared/ui'
import type { Announcement } from './announcements.queries.ts'
import { whenOf } from './announcements.rules.ts'

const states = {
  now: { tone: 'success', label: 'Now' },
  coming: { tone: 'brand', label: 'Coming' },
  over: { tone: 'neutral', label: 'Over' },
} as const

/** Whether an announcement is shown today, and its first and last day. */
export function Span({ announcement }: { announcement: Announcement }) {
  const { isArchived } = announcement
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const { tone, label } = states[whenOf(announcement, today)]
  return (
    <div>
      {isArchived ? <Badge>Archived</Badge> : <Badge tone={tone}>{label}</Badge>}
      <Text size="sm" marginTop="1">
        {formatDays(announcement)}
      </Text>
    </div>
  )
}
