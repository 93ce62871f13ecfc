import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, TextField, useForm } from '@portal/shared/forms'
import { OrderedList } from '@portal/shared/ordering'
import { useQueryClient } from '@portal/shared/query'
import { Alert, Button, Heading, Stack, Text, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { CriterionFields } from './criterion-fields.tsx'
import { RubricPreview } from './rubric-preview.tsx'
import {
  freshId,
  inOrder,
  newCriterion,
  rubricFaults,
  rubricValuesOf,
  sentRubric,
  weightInWords,
  weightOf,
} from './rubric-values.rules.ts'
import { type Rubric, rubricsQuery, useSaveRubric } from './writing.queries.ts'
import { pieceKinds } from './writing.words.ts'

export interface RubricDialogProps {
  /** The one that is changed; undefined for a new one. */
  rubric: Rubric | undefined
  onClose: () => void
}

const labels = { name: 'Name', kind: 'Kind', criteria: 'Criteria' }

/** So many criteria at most. */
const most = 12

/** Writes a set of criteria; an edited one is a new version, and what was handed in keeps its own. */
export default function RubricDialog({ rubric, onClose }: RubricDialogProps) {
  const save = useSaveRubric()
  const client = useQueryClient()
  const [isPreviewed, setPreviewed] = useState(false)
  const rubricId = rubric?.rubricId
  const form = useForm({
    name: `rubric ${rubricId ?? 'new'}`,
    start: rubricValuesOf(rubric),
    schema: bodyOf('POST /Writing/admin/Rubric/SaveRubric'),
    body: (values) => sentRubric(values, rubricId),
    check: ({ criteria: all }) => rubricFaults(all),
    theirs: async () => {
      const all = await client.fetchQuery({ ...rubricsQuery, staleTime: 0 })
      const there = all.find((one) => one.rubricId === rubricId)
      if (there === undefined) return null
      return { values: rubricValuesOf(there), by: 'Somebody else', at: new Date().toISOString() }
    },
    labels,
    failed: 'The criteria could not be saved',
    write: (body) => save.write({ body }),
    done: ({ number }, { name }) => {
      toast.success(`“${name}” is saved as version ${number}.`)
      onClose()
    },
  })
  const { criteria } = form.values
  const list = form.list('criteria')
  const sum = weightOf(criteria)
  return (
    <FormDialog
      form={form}
      size="lg"
      title={rubric ? `Edit ${rubric.name}` : 'New criteria'}
      save={rubric ? `Save as version ${rubric.number + 1}` : 'Save criteria'}
      actions={
        <Button aria-expanded={isPreviewed} onClick={() => setPreviewed((before) => !before)}>
          {isPreviewed ? 'Hide preview' : 'Preview'}
        </Button>
      }
      onClose={onClose}
    >
      {rubric === undefined ? null : (
        <Alert>An edited set is a new version. What was handed in keeps the one that it had.</Alert>
      )}
      {isPreviewed ? <RubricPreview criteria={criteria} /> : null}
      <TextField label="Name" maxLength={100} {...form.field('name')} />
      {rubric === undefined ? (
        <RadioGroup
          label="Kind"
          look="segmented"
          hint="It stays as it is made."
          options={pieceKinds}
          {...form.field('kind')}
        />
      ) : null}
      <Stack as="section" gap="3" aria-label="Order of the criteria">
        <Heading level={3} size="sm">
          Order
        </Heading>
        <OrderedList
          label="Criteria"
          groups={[{ id: '', label: 'Criteria', rows: criteria }]}
          rowKey={({ id }) => id}
          rowName={({ title }) => (title === '' ? 'Without a title yet' : title)}
          onOrder={([all]) => form.set('criteria', inOrder(criteria, all?.keys ?? []))}
        />
        <Text size="sm" weight="medium" tone={sum === 100 ? 'success' : 'danger'} role="status">
          {weightInWords(criteria)}
        </Text>
        {list.error === undefined ? null : (
          <Text size="sm" tone="danger">
            {list.error}
          </Text>
        )}
      </Stack>
      {list.items.map(({ at }) => (
        <CriterionFields
          key={criteria[at]?.id}
          at={at}
          title={criteria[at]?.title ?? ''}
          levels={form.list(`criteria.${at}.levels`)}
          fields={{
            title: form.field(`criteria.${at}.title`),
            description: form.field(`criteria.${at}.description`),
            weight: form.field(`criteria.${at}.weight`),
          }}
          levelFields={(level) => ({
            points: form.field(`criteria.${at}.levels.${level}.points`),
            label: form.field(`criteria.${at}.levels.${level}.label`),
            description: form.field(`criteria.${at}.levels.${level}.description`),
          })}
          {...(criteria.length > 1 && { onRemove: () => list.remove(at) })}
        />
      ))}
      {criteria.length < most ? (
        <Button
          {...list.adder}
          onClick={() => list.add(newCriterion(freshId(criteria), sum < 100 ? 100 - sum : null))}
        >
          Add a criterion
        </Button>
      ) : null}
    </FormDialog>
  )
}
