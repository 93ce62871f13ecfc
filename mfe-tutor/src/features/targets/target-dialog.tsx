import { students } from '@portal/shared/alerts'
import { bodyOf } from '@portal/shared/bodies'
import {
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { DateField, SearchPicker } from '@portal/shared/pickers'
import { measureWords, type Target, valueText } from '@portal/shared/targets'
import { FailedState, SkeletonText, Text, toast } from '@portal/shared/ui'
import {
  type TargetForm,
  type TutorTarget,
  useSaveTarget,
  useTargetForm,
} from './targets.queries.ts'

interface Values {
  studentId: string
  title: string
  measure: Target['measure']
  topicId: string
  sectionId: string
  goal: number | null
  now: number | null
  dueOn: string
  version: number | undefined
}

/** What can change of a target. */
type Changing = Pick<TutorTarget, 'title' | 'goal' | 'now' | 'dueOn' | 'version'>

const measures = (Object.keys(measureWords) as Target['measure'][]).map((value) => ({
  value,
  label: measureWords[value],
}))

/** Units beside the goal. */
const goalHints: Readonly<Record<Target['measure'], string>> = {
  'topic mastery': 'Percent, as the question bank works it out',
  questions: 'Questions answered from now on',
  'simulation score': 'Percent of the marks of a paper in this part',
  hours: 'Hours with you from now on',
  'by hand': 'Whatever you count',
}

const startOf = (target: TutorTarget | undefined): Values => ({
  studentId: target?.studentId ?? '',
  title: target?.title ?? '',
  measure: target?.measure ?? 'topic mastery',
  topicId: target?.topicId ? String(target.topicId) : '',
  sectionId: target?.sectionId ? String(target.sectionId) : '',
  goal: target?.goal ?? null,
  now: target?.measure === 'by hand' ? target.now : null,
  dueOn: target?.dueOn ?? '',
  version: target?.version,
})

export interface TargetDialogProps {
  /** The target that is changed; a new one where it is left out. */
  target?: TutorTarget | undefined
  onClose: () => void
}

/** Sets a target with a student, or changes one: with whom and by what it is measured stays. */
export default function TargetDialog({ target, onClose }: TargetDialogProps) {
  const save = useSaveTarget()
  const form = useForm({
    name: `target ${target?.id ?? 'new'}`,
    start: startOf(target),
    schema: bodyOf('POST /Target/tutor/Target/SaveTarget'),
    check: ({ studentId, dueOn }) => ({
      studentId: studentId === '' && 'Choose the student',
      dueOn: dueOn === '' && 'Choose a day',
    }),
    body: ({ topicId, sectionId, now, measure, ...values }) => ({
      ...{ ...values, id: target?.id, measure },
      topicId: measure === 'topic mastery' && topicId !== '' ? Number(topicId) : null,
      sectionId: measure === 'simulation score' && sectionId !== '' ? Number(sectionId) : null,
      now: measure === 'by hand' ? now : null,
    }),
    theirs: theirsAs((theirs: Changing) => ({ ...startOf(target), ...theirs })),
    labels: { dueOn: 'By', now: 'Now' },
    failed: 'The target could not be saved',
    write: (body) => save.write({ body }),
    done: () => {
      toast.success(target === undefined ? 'The target is set.' : 'The target is saved.')
      onClose()
    },
  })
  const { measure, studentId } = form.values
  const { onValue: measureBy, ...by } = form.field('measure')
  const measuredBy = {
    ...by,
    onValue: (value: Target['measure'] | '') => measureBy(value || measure),
  }
  return (
    <FormDialog
      form={form}
      size="md"
      title={target === undefined ? 'New target' : `Change: ${target.title}`}
      description={
        target === undefined
          ? 'The student and the family see it at once.'
          : `With ${target.studentName}, measured by: ${measureWords[target.measure].toLowerCase()}`
      }
      save={target === undefined ? 'Set target' : 'Save target'}
      onClose={onClose}
    >
      {target === undefined ? (
        <SearchPicker label="Student" from={students} {...form.field('studentId')} />
      ) : null}
      <TextField
        label="What is to be reached"
        hint="As “Forces without a formula sheet”"
        maxLength={120}
        {...form.field('title')}
      />
      {target === undefined ? (
        <>
          <SelectField label="Measured by" options={measures} {...measuredBy} />
          {measure === 'topic mastery' || measure === 'simulation score' ? (
            <AboutField
              studentId={studentId}
              measure={measure}
              topic={form.field('topicId')}
              part={form.field('sectionId')}
            />
          ) : null}
        </>
      ) : null}
      {measure === 'by hand' ? (
        <NumberField
          label="Now"
          hint="Where the student stands"
          min={0}
          step="any"
          {...form.field('now')}
        />
      ) : null}
      <NumberField
        label="Goal"
        hint={goalHints[measure]}
        min={0}
        step="any"
        {...form.field('goal')}
      />
      <DateField label="By" {...form.field('dueOn')} />
    </FormDialog>
  )
}

/** What a field of the form takes. */
interface Taken {
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** The topic or the part of the test, each with where the student stands. */
function AboutField({
  studentId,
  measure,
  topic,
  part,
}: {
  studentId: string
  measure: 'topic mastery' | 'simulation score'
  topic: Taken
  part: Taken
}) {
  const about = useTargetForm(studentId)
  if (studentId === '') {
    return (
      <Text size="sm" tone="muted">
        Choose the student first, to see where the student stands.
      </Text>
    )
  }
  if (about.isPending) return <SkeletonText lines={2} />
  if (about.isError) {
    return (
      <FailedState
        compact
        title="What a target can be about could not be loaded"
        onRetry={() => void about.refetch()}
      />
    )
  }
  return measure === 'topic mastery' ? (
    <SelectField
      label="Topic"
      placeholder="Choose a topic"
      options={topicOptions(about.data)}
      {...topic}
    />
  ) : (
    <SelectField
      label="Part of the test"
      placeholder="Choose a part"
      options={about.data.parts.map(({ sectionId, name, bestScore }) => ({
        value: String(sectionId),
        label: `${name} (best so far ${valueText('simulation score', bestScore)})`,
      }))}
      {...part}
    />
  )
}

function topicOptions({ topics }: TargetForm) {
  return topics.map(({ topicId, name, subjectName, partName, mastery }) => ({
    value: String(topicId),
    label: `${name} (${mastery === null ? 'not begun' : valueText('topic mastery', mastery)})`,
    group: subjectName === partName ? partName : `${partName}, ${subjectName}`,
  }))
}
