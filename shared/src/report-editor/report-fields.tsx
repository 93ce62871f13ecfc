import { RadioGroup, TextField, type useForm } from '@portal/shared/forms'
import { formatDate, useTimeZone } from '@portal/shared/ui'
import { ratingWords } from '../tuition-reports/reports.rules.ts'
import { type EditorPage, labels, type ReportValues } from './editor.rules.ts'
import { HomeworkFields } from './homework-fields.tsx'
import { TextWithPreview } from './text-with-preview.tsx'
import { TopicsField } from './topics-field.tsx'

export type ReportForm = Pick<ReturnType<typeof useForm<ReportValues>>, 'field' | 'list'>

interface ReportFieldsProps {
  page: EditorPage
  form: ReportForm
  /** What is wrong, by place, beside what the form says itself. */
  faults?: Readonly<Record<string, string>>
}

const none = {}

/** The fields of a report, for one that is written and for one that is changed. */
export function ReportFields({ page, form, faults = none }: ReportFieldsProps) {
  const zone = useTimeZone()
  const covered = form.field('topicsCovered')
  const topicIds = form.field('topicIds')
  const text = (place: 'wentWell' | 'toWorkOn') => {
    const field = form.field(place)
    return { ...field, label: labels[place], error: field.error ?? faults[place] }
  }
  const rating = (place: 'engagement' | 'attainment') => {
    const field = form.field(place)
    return (
      <RadioGroup
        label={labels[place]}
        look="chips"
        required
        name={place}
        value={field.value === null ? '' : String(field.value)}
        options={ratingWords[place].map((words, at) => ({
          value: String(at + 1),
          label: `${at + 1} ${words}`,
        }))}
        error={field.error ?? faults[place]}
        onValue={(value) => field.onValue(Number(value))}
      />
    )
  }
  return (
    <>
      <TextField
        label={labels.topicsCovered}
        hint="What the hour was about, in a line."
        maxLength={500}
        {...covered}
        error={covered.error ?? faults.topicsCovered}
      />
      <TopicsField
        page={page}
        value={topicIds.value}
        error={topicIds.error ?? faults.topicIds}
        onValue={topicIds.onValue}
      />
      <TextWithPreview {...text('wentWell')} hint="Plain text. Put equations between \( and \)." />
      <TextWithPreview {...text('toWorkOn')} />
      <HomeworkFields
        form={form}
        faults={faults}
        topics={page.topics.filter(({ topicId }) => topicIds.value.includes(topicId))}
        from={formatDate(page.hour.startsAt, 'isoDate', zone)}
      />
      {rating('engagement')}
      {rating('attainment')}
    </>
  )
}
