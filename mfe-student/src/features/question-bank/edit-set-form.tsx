import { useDraft } from '@portal/shared/drafts'
import { Form, NumberField, RadioGroup, TextField } from '@portal/shared/forms'
import { useUnsaved } from '@portal/shared/leaving'
import { Alert, Box, Button, Card, SaveBar, Stack, Text, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { paceMinutes, paceSeconds } from './builder.rules.ts'
import { useEditSet } from './edit-set.queries.ts'
import {
  changeInWords,
  type Edit,
  type EditableSet,
  editBody,
  editErrors,
  editFields,
  editOf,
  fewest,
  minutesLeft,
  withDraft,
} from './edit-set.rules.ts'
import { EditSetQuestions } from './edit-set-questions.tsx'
import { otherRefusals, refusalsByField } from './field-errors.ts'
import { TimingFields } from './timing-fields.tsx'

/** The form that changes an unfinished set. What is typed outlives the page until it is saved. */
export function EditSetForm({ set }: { set: EditableSet }) {
  const save = useEditSet(set.id)
  const readOnly = useReadOnly()
  const [draft, setDraft, clearDraft] = useDraft<Partial<Edit>>(`revise set ${set.id}`, {})
  const [attempt, setAttempt] = useState(0)
  const now = editOf(set)
  const edit = withDraft(set, draft)
  const isDirty = JSON.stringify(edit) !== JSON.stringify(now)
  useUnsaved(isDirty, clearDraft)
  const errors = {
    ...refusalsByField(save.error, editFields),
    ...(attempt > 0 && editErrors(set, edit)),
  }
  const other = otherRefusals(save.error, editFields)
  const left = minutesLeft(set)

  const change = (what: Partial<Edit>) => {
    save.reset()
    setDraft((before) => ({ ...before, ...what }))
  }
  const submit = () => {
    if (readOnly !== null) return
    setAttempt(attempt + 1)
    if (Object.keys(editErrors(set, edit)).length > 0) return
    save.write({ body: editBody(set, edit) }).then(
      () => {
        setAttempt(0)
        // What was changed while it was being saved stays.
        setDraft((before) => (before === draft ? {} : before))
        toast.success('The set is changed.')
      },
      () => setAttempt((before) => before + 1),
    )
  }
  return (
    <Form label="Change a set" attempt={attempt} onSubmit={submit}>
      <Stack gap="6">
        <Card title="Name and questions">
          <Stack gap="6">
            <Box maxWidth="form">
              <TextField
                label="Name"
                name="title"
                maxLength={120}
                value={edit.title}
                error={errors.title}
                onValue={(title) => change({ title })}
              />
            </Box>
            <Box maxWidth="form">
              <NumberField
                label="Number of questions"
                name="size"
                min={fewest(set)}
                max={Math.min(100, set.available)}
                step={1}
                value={edit.size}
                hint={`${set.available} in the bank fit what this set was built from.`}
                error={errors.size}
                onValue={(size) => change({ size })}
              />
            </Box>
            <Text size="sm" tone="muted" role="status">
              {changeInWords(set, edit)}
            </Text>
            <EditSetQuestions set={set} edit={edit} error={errors.removedIds} onChange={change} />
          </Stack>
        </Card>
        <Card title="How">
          <Stack gap="6">
            <RadioGroup
              label="Solutions"
              look="cards"
              hint={
                set.order === 'adaptive'
                  ? 'An adaptive set marks every answer at once, because the next question follows from it.'
                  : undefined
              }
              options={[
                {
                  value: 'each',
                  label: 'After each question',
                  description: 'Every answer is marked at once.',
                },
                {
                  value: 'end',
                  label: 'At the end',
                  description: 'Answers can be changed until you hand in.',
                  disabled: set.order === 'adaptive',
                },
              ]}
              value={edit.feedback}
              error={errors.feedback}
              onValue={(feedback) => change({ feedback })}
            />
            <TimingFields
              value={edit}
              size={edit.size}
              errors={errors}
              minutesHint={
                left === null
                  ? undefined
                  : `From now on. Leave it empty and the ${left} min that are left stay.`
              }
              onValue={(what) =>
                change({
                  ...what,
                  ...(what.timing === 'set' &&
                    set.timing !== 'set' && { minutes: edit.minutes ?? paceMinutes(edit.size) }),
                  ...(what.timing === 'question' && { seconds: edit.seconds ?? paceSeconds }),
                })
              }
            />
          </Stack>
        </Card>
        {other.length > 0 ? (
          <Alert kind="danger" title="The set could not be changed" live>
            {other.join(' ')}
          </Alert>
        ) : null}
        <SaveBar state={readOnly?.reason ?? (isDirty ? 'Unsaved changes' : 'Nothing to save')}>
          {isDirty ? (
            <Button
              variant="ghost"
              onClick={() => {
                save.reset()
                setAttempt(0)
                setDraft({})
              }}
            >
              Undo changes
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            icon={<Save size={18} aria-hidden />}
            loading={save.isWriting}
            {...readOnly?.control}
          >
            Save
          </Button>
        </SaveBar>
      </Stack>
    </Form>
  )
}
