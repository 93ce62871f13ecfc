import { bodyOf } from '@portal/shared/bodies'
import { Form, NumberField, RadioGroup, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { Box, Card, Stack, Text, toast } from '@portal/shared/ui'
import { Save } from 'lucide-react'
import { paceMinutes, paceSeconds } from './builder.rules.ts'
import { useEditSet } from './edit-set.queries.ts'
import {
  changeInWords,
  type EditableSet,
  editBody,
  editErrors,
  editOf,
  fewest,
  minutesLeft,
  withDraft,
} from './edit-set.rules.ts'
import { EditSetQuestions } from './edit-set-questions.tsx'
import { TimingFields } from './timing-fields.tsx'

/** The form that changes an unfinished set. What is typed outlives the page until it is saved. */
export function EditSetForm({ set }: { set: EditableSet }) {
  const save = useEditSet(set.id)
  const form = useForm({
    name: `revise set ${set.id}`,
    start: editOf(set),
    schema: bodyOf('POST /Revise/api/Revise/EditSet'),
    body: (edit) => editBody(set, withDraft(set, edit)),
    check: (edit) => editErrors(set, edit),
    failed: 'The set could not be changed',
    write: (body) => save.write({ body }),
    done: () => toast.success('The set is changed.'),
  })
  const { change, errors } = form
  const edit = withDraft(set, form.values)
  const left = minutesLeft(set)
  return (
    <Form label="Change a set" {...form.frame}>
      <Stack gap="6">
        <Card title="Name and questions">
          <Stack gap="6">
            <Box maxWidth="form">
              <TextField label="Name" maxLength={120} {...form.field('title')} />
            </Box>
            <Box maxWidth="form">
              <NumberField
                label="Number of questions"
                min={fewest(set)}
                max={Math.min(100, set.available)}
                step={1}
                hint={`${set.available} in the bank fit what this set was built from.`}
                {...form.field('size')}
              />
            </Box>
            <Text size="sm" tone="muted" role="status">
              {changeInWords(set, edit)}
            </Text>
            <EditSetQuestions
              set={set}
              edit={edit}
              error={form.field('removedIds').error}
              onChange={change}
            />
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
              {...form.field('feedback')}
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
        <SaveBar look="bar" icon={<Save size={18} aria-hidden />} {...form.bar} />
      </Stack>
    </Form>
  )
}
