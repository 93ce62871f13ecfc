import { bodyOf } from '@portal/shared/bodies'
import {
  Checkbox,
  FormDialog,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Paper, type Part, useParts, useSavePart } from './papers.queries.ts'
import { readScores, scoresAsText, scoresInWords } from './papers.rules.ts'

export interface PartDialogProps {
  paper: Paper
  /** The one that is changed; undefined for a new one. */
  part: Part | undefined
  onClose: () => void
}

interface Values {
  sectionId: string
  minutes: number | null
  allowsCalculator: boolean
  penalty: number | null
  planned: number | null
  conversion: { source: string; points: string }
}

const valuesOf = (part: Part | undefined): Values => ({
  sectionId: part ? String(part.sectionId) : '',
  minutes: part ? part.minutes : 40,
  allowsCalculator: part?.allowsCalculator ?? false,
  penalty: part?.penalty ?? 0,
  planned: part ? part.planned : 27,
  conversion: {
    source: part?.conversion?.source ?? '',
    points: part?.conversion ? scoresAsText(part.conversion.points) : '',
  },
})

/** What is sent of a conversion: none where nothing is written, no scores where they cannot be read. */
function conversionOf({ source, points }: { source: string; points: string }) {
  if (source.trim() === '' && points.trim() === '') return null
  const read = readScores(points)
  return { source, points: 'points' in read ? read.points : [] }
}

/** Gives a paper a part, or changes one: its time, calculator, marking, questions and scaled scores. */
export default function PartDialog({ paper, part, onClose }: PartDialogProps) {
  const save = useSavePart()
  const parts = useParts(paper.admissionTestId)
  const form = useForm({
    name: `part of paper ${part?.examSectionId ?? paper.paperId}`,
    start: valuesOf(part),
    schema: bodyOf('POST /exam/admin/ExamSection/Save'),
    body: ({ sectionId, conversion, ...values }) => ({
      ...values,
      ...(part && { id: part.examSectionId }),
      paperId: paper.paperId,
      sectionId: Number(sectionId),
      conversion: conversionOf(conversion),
    }),
    check: ({ sectionId, conversion }) => {
      const read = readScores(conversion.points)
      return {
        sectionId: sectionId === '' && 'Select a part',
        'conversion.points': 'fault' in read && read.fault,
      }
    },
    failed: 'The part could not be saved',
    write: (body) => save.write({ body }),
    done: () => {
      toast.success('The part is saved.')
      onClose()
    },
  })
  const { conversion, planned } = form.values
  const own = part && { value: String(part.sectionId), label: part.sectionNo }
  const others = (parts.data ?? [])
    .filter(({ id }) => !paper.parts.some(({ sectionId }) => sectionId === id))
    .map(({ id, sectionNo }) => ({ value: String(id), label: sectionNo }))
  const {
    value: hasCalculator,
    onValue: setCalculator,
    ...calculator
  } = form.field('allowsCalculator')
  return (
    <FormDialog
      form={form}
      title={part ? `Edit ${part.sectionNo}` : 'New part of the paper'}
      onClose={onClose}
    >
      <SelectField
        label="Part of the test"
        placeholder="Select a part"
        options={own ? [own, ...others] : others}
        {...form.field('sectionId')}
      />
      <NumberField label="Minutes" min={1} max={600} {...form.field('minutes')} />
      <NumberField
        label="Questions planned"
        hint="Each number up to it wants a live question; empty where nobody knows yet."
        min={1}
        max={100}
        {...form.field('planned')}
      />
      <Checkbox
        label="A calculator is allowed"
        {...calculator}
        checked={hasCalculator}
        onValue={setCalculator}
      />
      <NumberField
        label="Off for a wrong answer"
        hint="Of the mark that a right answer gives; 0 for nothing."
        min={0}
        max={1}
        step="any"
        {...form.field('penalty')}
      />
      <TextArea
        label="Scaled scores"
        optional
        rows={6}
        hint={scoresInWords(conversion.points, planned)}
        {...form.field('conversion.points')}
      />
      <TextField
        label="Where the scores are from"
        optional
        hint="Students read it beside their scaled score."
        maxLength={500}
        {...form.field('conversion.source')}
      />
    </FormDialog>
  )
}
