import type { CallInput } from '@portal/shared/api'
import { isOfSitting, scoreFault, scoreText } from '@portal/shared/contract'
import { FormDialog, SelectField, TextField, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Grid, toast } from '@portal/shared/ui'
import { theirsSince } from '../../log/theirs-since.ts'
import { atPlaces } from './at-places.ts'
import { isMonth, readScore } from './grid.rules.ts'
import { type Result, useSaveResults, useUndo } from './scores.queries.ts'
import { sittingOptions } from './scores.words.ts'

type Sent = CallInput<'POST /User/admin/Score/Save'>['body']['results'][number]

const valuesOf = ({
  score,
  year,
  sitting,
  satOn,
  version,
}: Pick<Result, 'score' | 'year' | 'sitting' | 'satOn' | 'version'>) => ({
  ...{ score: String(score), year: String(year), sitting: String(sitting), satOn: satOn ?? '' },
  version,
})

/** The month that is chosen among those there are. */
const monthOf = (sitting: string) => (isMonth(sitting) ? sitting : 'January')

export interface ResultDialogProps {
  result: Result
  onClose: () => void
}

/** Another score, sitting or day for a result. */
export default function ResultDialog({ result, onClose }: ResultDialogProps) {
  const save = useSaveResults()
  const undo = useUndo()
  const { resultId, studentId, admissionTestId, sectionId, scale } = result
  const name = `${result.studentName}, ${result.testName} ${result.sectionNo ?? ''}`.trim()
  const form = useForm({
    name: `official result ${resultId}`,
    start: valuesOf(result),
    body: ({ score, year, sitting, satOn, version }) => ({
      results: [
        {
          ...{ resultId, version, studentId, admissionTestId, sectionId },
          sitting: monthOf(sitting),
          ...{ year: Number(year), satOn: satOn || null, score: readScore(score) },
        },
      ],
    }),
    check: ({ score, year, sitting, satOn }) => ({
      score: Number.isNaN(readScore(score)) ? 'Enter a score' : scoreFault(readScore(score), scale),
      year: !/^20\d\d$/.test(year) && 'Enter a year, such as 2025',
      satOn:
        satOn !== '' &&
        !isOfSitting(satOn, Number(year), monthOf(sitting)) &&
        'Enter a day of the sitting',
    }),
    theirs: theirsSince(
      { kind: 'official result', id: resultId, version: result.version },
      valuesOf,
    ),
    labels: { satOn: 'Day' },
    failed: 'The result could not be saved',
    write: (body: { results: Sent[] }) =>
      save.write({ body }).catch((error) => {
        throw atPlaces(error, ({ path, ...rest }) => ({
          ...rest,
          path: path.split('.').at(-1) ?? '',
        }))
      }),
    done: ({ batchId }) => {
      toast.success(`The result of ${result.studentName} is saved.`, {
        ...(batchId !== null && {
          action: { label: 'Undo', onPress: () => void undo.write({ body: { batchId } }) },
        }),
      })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={name} save="Save result" onClose={onClose}>
      <TextField
        label="Score"
        inputMode="decimal"
        hint={
          scale
            ? `From ${scoreText(scale.from, scale)} to ${scoreText(scale.to, scale)}`
            : undefined
        }
        {...form.field('score')}
      />
      <Grid columns={2}>
        <SelectField label="Sitting" options={sittingOptions} {...form.field('sitting')} />
        <TextField label="Year" inputMode="numeric" maxLength={4} {...form.field('year')} />
      </Grid>
      <DateField label="Day" optional {...form.field('satOn')} />
    </FormDialog>
  )
}
