import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { DateRangeField, type Found, SearchPicker } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { schools } from '../../../schools/schools.queries.ts'
import { type Holiday, type School, useSaveHoliday } from './calendar.queries.ts'
import { holidayWords } from './calendar.words.ts'

export interface HolidayDialogProps {
  /** The one that is changed; undefined for a new one. */
  holiday: Holiday | undefined
  /** Schools by their names, for what somebody else saved. */
  known: readonly School[]
  onClose: () => void
}

type Edited = Pick<Holiday, 'name' | 'schoolId' | 'from' | 'to' | 'version'>

const valuesOf = (holiday: Edited | undefined) => ({
  name: holiday?.name ?? '',
  schoolId: holiday?.schoolId ?? '',
  from: holiday?.from ?? '',
  to: holiday?.to ?? '',
  version: holiday?.version,
})

const schoolOf = (holiday: Holiday | undefined): Found | undefined =>
  holiday?.schoolId && holiday.schoolName
    ? { value: holiday.schoolId, label: holiday.schoolName }
    : undefined

/** Makes a holiday, or changes the one that is given. */
export function HolidayDialog({ holiday, known, onClose }: HolidayDialogProps) {
  const save = useSaveHoliday()
  const form = useForm({
    name: `holiday ${holiday?.id ?? 'new'}`,
    start: valuesOf(holiday),
    schema: bodyOf('POST /user/admin/AuditDashboard/SaveHoliday'),
    check: ({ from, to }) => ({
      from: from === '' && 'Enter the first day',
      to: (to === '' && 'Enter the last day') || (to < from && 'A holiday ends after it starts'),
    }),
    body: ({ schoolId, ...values }) => ({
      ...values,
      id: holiday?.id,
      schoolId: schoolId === '' ? null : schoolId,
    }),
    theirs: theirsAs(valuesOf),
    ...holidayWords(known),
    failed: 'The holiday could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`The holiday ${name} is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={holiday === undefined ? 'New holiday' : `Edit ${holiday.name}`}
      save="Save holiday"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={100} {...form.field('name')} />
      <SearchPicker
        label="For"
        none="Everybody"
        from={schools}
        known={schoolOf(holiday)}
        {...form.field('schoolId')}
      />
      <DateRangeField
        label="Days of the holiday"
        first={form.field('from')}
        last={form.field('to')}
      />
    </FormDialog>
  )
}
