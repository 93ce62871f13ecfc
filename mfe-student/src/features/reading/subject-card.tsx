import { Card, ProgressBar, Stack } from '@portal/shared/ui'
import { ItemCard } from './item-card.tsx'
import type { ReadingItem } from './reading.queries.ts'
import { type ReadingSubject, readOf } from './reading.rules.ts'

export interface SubjectCardProps {
  /** With the items that are shown. */
  subject: ReadingSubject
  /** All of its items. */
  all: readonly ReadingItem[]
  onRead: (item: ReadingItem, isRead: boolean) => void
}

/** What to read for a subject, in its order, and how much of it is read. */
export function SubjectCard({ subject: { name, items }, all, onRead }: SubjectCardProps) {
  const read = readOf(all)
  return (
    <Card title={name}>
      <Stack gap="4">
        <ProgressBar
          label={`Read of ${name}`}
          value={read / all.length}
          text={`${read} of ${all.length}`}
        />
        <Stack as="ol" gap="6" listStyleType="none" aria-label={`To read for ${name}`}>
          {items.map((item) => (
            <ItemCard key={item.id} item={item} onRead={(isRead) => onRead(item, isRead)} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
