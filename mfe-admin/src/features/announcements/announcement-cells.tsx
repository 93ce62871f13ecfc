import { Badge, formatDate, Menu, Text, useTimeZone } from '@portal/shared/ui'
import { Archive, ArchiveRestore, History, MoreHorizontal, Pencil } from 'lucide-react'
import type { Announcement } from './announcements.queries.ts'
import { whenOf } from './announcements.rules.ts'

const states = {
  now: { tone: 'success', label: 'Now' },
  coming: { tone: 'brand', label: 'Coming' },
  over: { tone: 'neutral', label: 'Over' },
} as const

/** Whether an announcement is shown today, and its first and last day. */
export function Span({ announcement }: { announcement: Announcement }) {
  const { from, to, isArchived } = announcement
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const { tone, label } = states[whenOf(announcement, today)]
  return (
    <div>
      {isArchived ? <Badge>Archived</Badge> : <Badge tone={tone}>{label}</Badge>}
      <Text size="sm" marginTop="1">
        {`${formatDate(from, 'date', 'UTC')} to ${formatDate(to, 'date', 'UTC')}`}
      </Text>
    </div>
  )
}

export interface RowMenuProps {
  announcement: Announcement
  onEdit: () => void
  onHistory: () => void
  onArchive: () => void
}

/** What can be done with an announcement. */
export function RowMenu({ announcement, onEdit, onHistory, onArchive }: RowMenuProps) {
  const { title, isArchived } = announcement
  return (
    <Menu
      iconOnly
      size="sm"
      variant="ghost"
      align="end"
      label={`What to do with ${title}`}
      icon={<MoreHorizontal size={18} />}
      items={[
        { id: 'edit', label: 'Edit', icon: <Pencil size={16} />, onChoose: onEdit },
        { id: 'history', label: 'History', icon: <History size={16} />, onChoose: onHistory },
        {
          id: 'archive',
          label: isArchived ? 'Bring back' : 'Archive',
          icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
          onChoose: onArchive,
        },
      ]}
    />
  )
}
