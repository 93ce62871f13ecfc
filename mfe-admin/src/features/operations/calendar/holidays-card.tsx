import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import { editAction, historyAction, removeAction, rowActions } from '@portal/shared/lists'
import { type Column, DataTable } from '@portal/shared/tables'
import { Badge, Button, Card, ConfirmDialog, QueryRegion, SkeletonList } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type Holiday, holidaysCall, useHolidays, useRemoveHoliday } from './calendar.queries.ts'
import { holidayWords } from './calendar.words.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

/** Holidays of everybody and of schools, the latest first; bank holidays are shown among them. */
export function HolidaysCard() {
  const holidays = useHolidays()
  const remove = useRemoveHoliday()
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Holiday | null>(null)
  const [past, setPast] = useState<Holiday | null>(null)
  const columns: Column<Holiday>[] = [
    { id: 'name', header: 'Holiday', primary: true, cell: ({ name }) => name },
    {
      id: 'whose',
      header: 'For',
      cell: ({ isBank, schoolName }) =>
        isBank ? <Badge>Bank holiday</Badge> : (schoolName ?? 'Everybody'),
    },
    { id: 'from', header: 'First day', cell: ({ from }) => formatDay(from) },
    { id: 'to', header: 'Last day', cell: ({ to }) => formatDay(to) },
    rowActions(
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
  ]
  return (
    <Card title="Holidays" action={<Button onClick={() => setEdited('new')}>Add a holiday</Button>}>
      <QueryRegion
        query={holidays}
        compact
        failed="Holidays could not be loaded"
        skeleton={<SkeletonList rows={6} />}
      >
        {(data) => (
          <>
            <DataTable
              label="Holidays"
              density="compact"
              columns={columns}
              rows={data.holidays}
              rowKey={({ id }) => id}
              empty={{ title: 'No holiday yet' }}
            />
            {edited === null ? null : (
              <HolidayDialog
                holiday={edited === 'new' ? undefined : edited}
                known={data.schools}
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
                  {...holidayWords(data.schools)}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryRegion>
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
