import { bodyOf } from '@portal/shared/bodies'
import {
  Checkbox,
  FormDialog,
  NumberField,
  SegmentedControl,
  SelectField,
  useForm,
} from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { useTests } from '../lookups.queries.ts'
import { type Paper, useSavePaper } from './papers.queries.ts'
import { yearsBefore } from './papers.rules.ts'

export interface PaperDialogProps {
  /** The one that is changed; undefined for a new one. */
  paper: Paper | undefined
  onSaved?: (id: number) => void
  onClose: () => void
}

const valuesOf = (paper: Paper | undefined) => ({
  admissionTestId: paper ? String(paper.admissionTestId) : '',
  paperType: paper?.paperType === 1 ? ('1' as const) : ('2' as const),
  year: paper?.year == null ? '' : String(paper.year),
  mockPaperNumber: paper?.mockPaperNumber ?? null,
  isOlder: paper?.isOlder ?? false,
})

/** Makes a paper, which nobody but admins sees until it is published, or changes what it is called. */
export default function PaperDialog({ paper, onSaved, onClose }: PaperDialogProps) {
  const save = useSavePaper()
  const tests = useTests()
  const form = useForm({
    name: `paper ${paper?.paperId ?? 'new'}`,
    start: valuesOf(paper),
    schema: bodyOf('POST /exam/admin/Paper/Save'),
    body: ({ admissionTestId, paperType, year, mockPaperNumber, isOlder }) => ({
      ...(paper && { id: paper.paperId }),
      admissionTestId: Number(admissionTestId),
      paperType: Number(paperType),
      year: paperType === '1' && year !== '' ? Number(year) : null,
      mockPaperNumber: paperType === '2' ? mockPaperNumber : null,
      isOlder,
    }),
    check: ({ admissionTestId, paperType, year, mockPaperNumber }) => ({
      admissionTestId: admissionTestId === '' && 'Please select an admission test',
      year: paperType === '1' && year === '' && 'Choose a year',
      mockPaperNumber: paperType === '2' && mockPaperNumber === null && 'Enter a mock paper number',
    }),
    failed: 'The paper could not be saved',
    write: (body) => save.write({ body }),
    done: ({ id }) => {
      toast.success('The paper is saved.')
      onClose()
      onSaved?.(id)
    },
  })
  const { paperType, year } = form.values
  const years = yearsBefore(new Date().getFullYear()).map(String)
  const { value: isOlder, onValue: setOlder, ...older } = form.field('isOlder')
  return (
    <FormDialog form={form} title={paper ? 'Edit the paper' : 'New paper'} onClose={onClose}>
      <SelectField
        label="Admission test"
        placeholder="Select a test"
        options={(tests.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        disabled={paper !== undefined}
        {...form.field('admissionTestId')}
      />
      <SegmentedControl
        label="Kind"
        options={[
          { value: '1', label: 'Past paper' },
          { value: '2', label: 'Mock paper' },
        ]}
        {...form.field('paperType')}
      />
      {paperType === '1' ? (
        <SelectField
          label="Year"
          placeholder="Select a year"
          options={(year === '' || years.includes(year) ? years : [year, ...years]).map((each) => ({
            value: each,
            label: each,
          }))}
          {...form.field('year')}
        />
      ) : (
        <NumberField
          label="Mock paper number"
          min={1}
          max={1000}
          {...form.field('mockPaperNumber')}
        />
      )}
      <Checkbox
        label="Of an older specification"
        hint="It stands under the older papers then."
        {...older}
        checked={isOlder}
        onValue={setOlder}
      />
    </FormDialog>
  )
}
