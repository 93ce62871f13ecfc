import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import { rowActions, tellOutcome } from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { type Column, QueryTable } from '@portal/shared/tables'
import {
  Badge,
  dash,
  formatDate,
  formatNumber,
  plural,
  Surface,
  useTimeZone,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { queueReads } from './having.queries.ts'
import type { MarkerDialogProps } from './marker-dialog.tsx'
import { isAway } from './queue.rules.ts'
import type { ShareOutDialogProps } from './share-out-dialog.tsx'
import { type Marker, useMarkers } from './submissions.queries.ts'
import type { Shared } from './use-sharing.tsx'

const MarkerDialog = dialogPart<MarkerDialogProps>(() => import('./marker-dialog.tsx'), 'Marker')
const ShareOutDialog = dialogPart<ShareOutDialogProps>(
  () => import('./share-out-dialog.tsx'),
  'Share out',
)

interface Open {
  what: 'edit' | 'share'
  marker: Marker
}

/** Who marks: what each has, how quickly it comes back, and how much more each can take. */
export default function MarkersTab() {
  useLiveReads('writing', queueReads)
  const markers = useMarkers()
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = (outcome: Shared) => {
    close()
    void tellOutcome(async () => outcome)
  }
  const actions = rowActions<Marker>(
    ({ name }) => name,
    (marker) => [
      ...(marker.open > 0
        ? [
            {
              ...{ id: 'share', label: 'Share out' },
              onChoose: () => setOpen({ what: 'share', marker }),
            },
          ]
        : []),
      { id: 'edit', label: 'Edit', onChoose: () => setOpen({ what: 'edit', marker }) },
    ],
  )
  return (
    <>
      <Surface overflow="clip">
        <QueryTable
          query={markers}
          compact={false}
          failed="The markers could not be loaded"
          label="Markers"
          columns={[...columnsOf(today), actions]}
          rows={markers.data}
          rowKey={({ markerId }) => markerId}
          initialSort={{ column: 'name', direction: 'ascending' }}
          empty={{
            title: 'Nobody marks here yet',
            children: 'Tutors who may mark essays and statements stand here.',
            level: 2,
          }}
        />
      </Surface>
      <Suspense>
        {open === null ? null : open.what === 'edit' ? (
          <MarkerDialog marker={open.marker} onClose={close} />
        ) : (
          <ShareOutDialog
            title={`Share out what ${open.marker.name} has`}
            items={{
              filter: { marker: open.marker.markerId, state: 'open' },
              expectedCount: open.marker.open,
            }}
            from={open.marker}
            onDone={done}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

const columnsOf = (today: string): Column<Marker>[] => [
  {
    ...{ id: 'name', header: 'Marker', primary: true, sortBy: (m) => m.name },
    cell: ({ name }) => name,
  },
  {
    ...{ id: 'open', header: 'Open', align: 'end', sortBy: (m) => m.open },
    cell: ({ open, capacity }) => `${open} of ${capacity}`,
  },
  {
    ...{ id: 'overdue', header: 'Overdue', align: 'end', sortBy: (m) => m.overdue },
    cell: ({ overdue }) =>
      overdue === 0 ? '0' : <Badge tone="danger">{`${overdue} overdue`}</Badge>,
  },
  {
    ...{ id: 'week', header: 'This week', align: 'end', sortBy: (m) => m.dueThisWeek },
    cell: ({ dueThisWeek }) => dueThisWeek,
  },
  {
    ...{ id: 'returned', header: 'Returned in 30 days', align: 'end' },
    ...{ sortBy: (m) => m.returned30, cell: ({ returned30 }) => returned30 },
  },
  {
    ...{ id: 'median', header: 'Half come back in', align: 'end' },
    sortBy: (m) => m.medianWorkingDays,
    cell: ({ medianWorkingDays: days }) =>
      days === null
        ? dash
        : days === 1
          ? plural(1, 'working day')
          : `${formatNumber(days, 1)} working days`,
  },
  {
    ...{ id: 'away', header: 'Away', sortBy: (m) => m.awayUntil },
    cell: (marker) =>
      marker.awayUntil !== null && isAway(marker, today) ? (
        <Badge tone="warning">{`Until ${formatDay(marker.awayUntil)}`}</Badge>
      ) : (
        dash
      ),
  },
  {
    ...{ id: 'checked', header: 'Check', sortBy: (m) => (m.isChecked ? 0 : 1) },
    cell: ({ isChecked }) => (isChecked ? 'Always' : dash),
  },
]
