import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import {
  daysFilter,
  editAction,
  historyAction,
  List,
  type ListDefinition,
  recordFilter,
  removeAction,
  rowActions,
  useList,
} from '@portal/shared/lists'
import { Badge, Button, Card, ConfirmDialog } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { schools } from '../schools.queries.ts'
import { type Holiday, holidaysCall, useRemoveHoliday } from './calendar.queries.ts'
import { holidayWords } from './calendar.words.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

const holidays: ListDefinition<typeof holidaysCall, Holiday> = {
  call: holidaysCall,
  rows: (answer) => answer.holidays,
  rowKey: ({ id }) => id,
  label: 'Holidays',
  nouns: ['holiday', 'holidays'],
  searchIn: 'name',
  density: 'compact',
  filters: [
    recordFilter(schools, {
      id: 'school',
      label: 'School',
      none: 'All schools',
      query: (schoolId) => ({ schoolId }),
    }),
    daysFilter({ id: 'days', label: 'On the days' }),
  ],
  columns: [
    { id: 'name', header: 'Holiday', primary: true, cell: ({ name }) => name },
    {
      id: 'whose',
      header: 'For',
      cell: ({ isBank, schoolName }) =>
        isBank ? <Badge>Bank holiday</Badge> : (schoolName ?? 'Everybody'),
    },
    { id: 'from', header: 'First day', cell: ({ from }) => formatDay(from) },
    { id: 'to', header: 'Last day', cell: ({ to }) => formatDay(to) },
  ],
  failed: 'Holidays could not be loaded',
  noneYet: {
    title: 'No holiday yet',
    compact: true,
    children: 'Add one, or copy a year later on.',
  },
}

/** Holidays of everybody and of schools, the latest first; bank holidays are shown among them. */
export function HolidaysCard() {
  const remove = useRemoveHoliday()
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Holiday | null>(null)
  const [past, setPast] = useState<Holiday | null>(null)
  const list = useList({
    ...holidays,
    atEnd: rowActions<Holiday>(
      ({ name }) => name,
      (holiday) =>
        holiday.isBank
          ? []
          : [
              editAction(() => setEdited(holiday)),
              historyAction(() => setPast(holiday)),
              removeAction(() => setLeaving(holiday)),
            ],
    ),
  })
  const known = list.answer?.schools ?? []
  return (
    <Card title="Holidays" action={<Button onClick={() => setEdited('new')}>Add a holiday</Button>}>
      <List list={list} />
      {edited === null ? null : (
        <HolidayDialog
          holiday={edited === 'new' ? undefined : edited}
          known={known}
          onClose={() => setEdited(null)}
        />
      )}
      {past === null ? null : (
        <Suspense>
          <HistoryDrawer
            record={{ kind: 'holiday', id: past.id }}
            name={past.name}
            changes={[holidaysCall]}
            onClose={() => setPast(null)}
            {...holidayWords(known)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove the holiday ${leaving?.name ?? ''}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() =>
          leaving === null
            ? undefined
            : remove.write({ body: { id: leaving.id, version: leaving.version } })
        }
        onClose={() => setLeaving(null)}
      >
        Its days count again from now on. The log keeps what it was.
      </ConfirmDialog>
    </Card>
  )
}
