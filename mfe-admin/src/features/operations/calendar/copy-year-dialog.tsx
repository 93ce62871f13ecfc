import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, useForm } from '@portal/shared/forms'
import { SearchPicker } from '@portal/shared/pickers'
import { plural, Text, toast } from '@portal/shared/ui'
import { schools } from '../../../schools/schools.queries.ts'
import { useCopyYear } from './calendar.queries.ts'

const thisYear = (): number | null => new Date().getFullYear()

/** Copies what begins in a year to the next. */
export function CopyYearDialog({ onClose }: { onClose: () => void }) {
  const copy = useCopyYear()
  const form = useForm({
    name: null,
    start: { schoolId: '', fromYear: thisYear() },
    schema: bodyOf('POST /System/admin/Calendar/CopyYear'),
    body: ({ schoolId, fromYear }) => ({ fromYear, schoolId: schoolId === '' ? null : schoolId }),
    failed: 'The year could not be copied',
    write: (body) => copy.write({ body }),
    done: ({ terms, holidays }) => {
      toast.success(
        terms + holidays === 0
          ? 'Everything was there already.'
          : `${plural(terms, 'term')} and ${plural(holidays, 'holiday')} were added.`,
      )
      onClose()
    },
  })
  const { fromYear } = form.values
  return (
    <FormDialog form={form} title="Copy a year" save="Copy" onClose={onClose}>
      <NumberField
        label="What begins in"
        min={2020}
        max={2100}
        step={1}
        {...form.field('fromYear')}
      />
      <SearchPicker
        label="Of"
        hint="Of a school its holidays; of everybody terms and holidays."
        none="Everybody"
        from={schools}
        {...form.field('schoolId')}
      />
      <Text size="sm" tone="muted">
        {fromYear === null ? 'The next year' : fromYear + 1} gets the same on the same days of the
        week. What is there already stays, and bank holidays come by themselves.
      </Text>
    </FormDialog>
  )
}
