import { formatDay } from '@portal/shared/calendar'
import {
  daysFilter,
  List,
  type ListDefinition,
  RowPanel,
  recordFilter,
  rowActions,
  useList,
  useRowPanel,
} from '@portal/shared/lists'
import { Badge, Button, Card } from '@portal/shared/ui'
import { schools } from '../../../schools/schools.queries.ts'
import { type Holiday, holidaysCall, useRemoveHoliday } from './calendar.queries.ts'
import { holidayWords } from './calendar.words.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

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
  const panel = useRowPanel<Holiday>()
  const list = useList({
    ...holidays,
    atEnd: rowActions<Holiday>(
      ({ name }) => name,
      (holiday) =>
        holiday.isBank ? [] : [panel.edit(holiday), panel.history(holiday), panel.remove(holiday)],
    ),
  })
  const known = list.answer?.schools ?? []
  return (
    <Card title="Holidays" action={<Button onClick={panel.add}>Add a holiday</Button>}>
      <List list={list} />
      <RowPanel
        panel={panel}
        form={(holiday) => <HolidayDialog holiday={holiday} known={known} onClose={panel.close} />}
        history={({ id, name }) => ({
          ...{ record: { kind: 'holiday', id }, name, changes: [holidaysCall] },
          ...holidayWords(known),
        })}
        removal={({ id, name, version }) => ({
          title: `Remove the holiday ${name}?`,
          children: 'Its days count again from now on. The log keeps what it was.',
          onConfirm: () => remove.write({ body: { id, version } }),
        })}
      />
    </Card>
  )
}
