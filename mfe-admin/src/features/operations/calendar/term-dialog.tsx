import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { DateField, DateRangeField } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { type Term, useSaveTerm } from './calendar.queries.ts'
import { termWords } from './calendar.words.ts'

const valuesOf = (term: Omit<Term, 'id'> | undefined) => ({
  name: term?.name ?? '',
  startsOn: term?.startsOn ?? '',
  endsOn: term?.endsOn ?? '',
  cardsDueOn: term?.cardsDueOn ?? '',
  version: term?.version,
})

/** Makes a term, or changes the one that is given. */
export function TermDialog({ term, onClose }: { term: Term | undefined; onClose: () => void }) {
  const save = useSaveTerm()
  const form = useForm({
    name: `term ${term?.id ?? 'new'}`,
    start: valuesOf(term),
    schema: bodyOf('POST /ReportCard/admin/ReportCard/SaveTerm'),
    check: ({ startsOn, endsOn, cardsDueOn }) => ({
      startsOn: startsOn === '' && 'Enter the first day',
      endsOn:
        (endsOn === '' && 'Enter the last day') ||
        (endsOn < startsOn && 'A term ends after it starts'),
      cardsDueOn:
        (cardsDueOn === '' && 'Enter the day') ||
        (cardsDueOn < startsOn && 'Report cards are due after the term starts'),
    }),
    body: (values) => ({ ...values, id: term?.id }),
    theirs: theirsAs(valuesOf),
    ...termWords,
    failed: 'The term could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`The term ${name} is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={term === undefined ? 'New term' : `Edit ${term.name}`}
      save="Save term"
      onClose={onClose}
    >
      <TextField label="Name" hint="As “Autumn 2027”" maxLength={100} {...form.field('name')} />
      <DateRangeField
        label="Days of the term"
        first={form.field('startsOn')}
        last={form.field('endsOn')}
      />
      <DateField label="Report cards due" {...form.field('cardsDueOn')} />
    </FormDialog>
  )
}
