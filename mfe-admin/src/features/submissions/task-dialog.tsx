import { bodyOf } from '@portal/shared/bodies'
import {
  FormDialog,
  NumberField,
  RadioGroup,
  SelectField,
  Switch,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { useQueryClient } from '@portal/shared/query'
import { RichText } from '@portal/shared/rich-text'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { Button, Grid, Heading, Stack, Surface, Text, toast } from '@portal/shared/ui'
import { lengthAsked } from '@portal/shared/writing/rules'
import { useState } from 'react'
import { isTooShort, sentTask, type TaskValues, taskValuesOf } from './task-values.rules.ts'
import { latestTasks, type Task, useRubrics, useSaveTask, useTests } from './writing.queries.ts'
import { pieceKinds, taskStates } from './writing.words.ts'

export interface TaskDialogProps {
  /** The one that is changed; undefined for a new one. */
  task: Task | undefined
  onClose: () => void
}

const labels = {
  ...{ kind: 'Kind', title: 'Title', brief: 'Brief', admissionTestId: 'Admissions test' },
  ...{ minWords: 'Least words', maxWords: 'Most words', rubricId: 'Criteria', state: 'State' },
  asksCheck: 'Checked before it is returned',
}

/** Writes a task or changes one, with what students will read. */
export default function TaskDialog({ task, onClose }: TaskDialogProps) {
  const save = useSaveTask()
  const client = useQueryClient()
  const rubrics = useRubrics().data ?? []
  const tests = useTests().data ?? []
  const [isPreviewed, setPreviewed] = useState(false)
  const taskId = task?.taskId
  const form = useForm({
    name: `writing task ${taskId ?? 'new'}`,
    start: taskValuesOf(task),
    schema: bodyOf('POST /Writing/admin/Task/SaveTask'),
    body: (values) => sentTask(values, taskId),
    check: (values) => ({
      rubricId: values.rubricId === '' && 'Choose criteria',
      maxWords: isTooShort(values) && 'The most words are fewer than the least',
    }),
    theirs: async () => {
      const { tasks } = await client.fetchQuery({ ...latestTasks, staleTime: 0 })
      const there = tasks.find((one) => one.taskId === taskId)
      if (there === undefined) return null
      return { values: taskValuesOf(there), by: 'Somebody else', at: there.updatedAt }
    },
    labels,
    failed: 'The task could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { title }) => {
      toast.success(`“${title}” is saved.`)
      onClose()
    },
  })
  const { kind } = form.values
  const hasPieces = (task?.pieces ?? 0) > 0
  return (
    <FormDialog
      form={form}
      size="lg"
      title={task ? `Edit ${task.title}` : 'New task'}
      save="Save task"
      actions={
        <Button aria-expanded={isPreviewed} onClick={() => setPreviewed((before) => !before)}>
          {isPreviewed ? 'Hide preview' : 'Preview'}
        </Button>
      }
      onClose={onClose}
    >
      {isPreviewed ? <Preview values={form.values} /> : null}
      <RadioGroup
        label="Kind"
        look="segmented"
        hint={hasPieces ? 'Students have begun to write, so it stays.' : undefined}
        options={pieceKinds.map((option) => ({ ...option, disabled: hasPieces }))}
        value={kind}
        name="kind"
        // Criteria are for one kind.
        onValue={(next) =>
          form.change({ kind: next, rubricId: next === kind ? form.values.rubricId : '' })
        }
      />
      <TextField label="Title" maxLength={150} {...form.field('title')} />
      <RichTextField
        label="Brief"
        hint="What is to be written, as students read it."
        images={false}
        {...form.field('brief')}
      />
      <SelectField
        label="Admissions test"
        optional
        placeholder="None"
        options={tests.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.field('admissionTestId')}
      />
      {kind === 'essay' ? (
        <Grid columns={2}>
          <NumberField
            label="Least words"
            optional
            min={1}
            max={20_000}
            {...form.field('minWords')}
          />
          <NumberField
            label="Most words"
            optional
            min={1}
            max={20_000}
            {...form.field('maxWords')}
          />
        </Grid>
      ) : (
        <Text size="sm" tone="muted">
          The questions of a personal statement and its length are those of UCAS.
        </Text>
      )}
      <SelectField
        label="Criteria"
        placeholder="Choose criteria"
        options={rubrics
          .filter((rubric) => rubric.kind === kind)
          .map(({ rubricId, name }) => ({ value: rubricId, label: name }))}
        {...form.field('rubricId')}
      />
      <Switch
        label="Checked before it is returned"
        hint="A senior tutor releases each marking of it."
        {...form.tick('asksCheck')}
      />
      <RadioGroup
        label="State"
        hint="What is archived can be chosen no more; pieces of it stay."
        options={taskStates}
        {...form.field('state')}
      />
    </FormDialog>
  )
}

/** The task as students read it, of what is typed. */
function Preview({ values }: { values: TaskValues }) {
  const length =
    values.kind === 'essay' ? lengthAsked({ ...values, maxCharacters: null }) : undefined
  return (
    <Surface as="section" padding="4" aria-label="Preview">
      <Stack gap="3">
        <Heading level={3}>{values.title === '' ? 'Without a title yet' : values.title}</Heading>
        {length === undefined ? null : (
          <Text size="sm" tone="muted">
            {length}
          </Text>
        )}
        <RichText html={values.brief} />
      </Stack>
    </Surface>
  )
}
