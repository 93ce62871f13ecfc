import { bodyOf } from '@portal/shared/bodies'
import { Form, NumberField, SaveBar, Switch, theirsAs, useForm } from '@portal/shared/forms'
import { SearchPicker, TagsField } from '@portal/shared/pickers'
import { Card, Stack, Text, toast } from '@portal/shared/ui'
import { seniorTutors } from '../links/links.queries.ts'
import { teachingValues } from './teaching.rules.ts'
import { type Teaching, useSaveTutor } from './tutor.queries.ts'
import { tutorWords } from './tutor.words.ts'

/** What a tutor teaches and takes on, to be changed. */
export function TeachingForm({ tutor }: { tutor: Teaching }) {
  const { tutorId, fullName, role, seniorTutorId, seniorTutorName, teamSize } = tutor
  const save = useSaveTutor()
  const known =
    seniorTutorId !== null && seniorTutorName !== null
      ? { value: seniorTutorId, label: seniorTutorName }
      : undefined
  const form = useForm({
    name: `tutor ${tutorId}`,
    start: teachingValues(tutor),
    schema: bodyOf('POST /User/admin/Account/UpdateTutor'),
    body: (values) => ({
      ...values,
      tutorId,
      capacity: values.capacity ?? -1,
      seniorTutorId: values.seniorTutorId === '' ? null : values.seniorTutorId,
    }),
    theirs: theirsAs(teachingValues),
    ...tutorWords(known ? { [known.value]: known.label } : {}),
    failed: 'The tutor could not be saved',
    write: (body) => save.write({ body }),
    done: () => toast.success(`${fullName} is saved.`),
  })
  return (
    <Form label={`Edit ${fullName}`} {...form.frame}>
      <Stack gap="6">
        <Card title="Teaches">
          <Stack gap="5">
            <TagsField
              label="Subjects"
              hint="The first is the main one. Enter ends one."
              max={12}
              {...form.field('subjects')}
            />
            <Switch label="Gives seminars" {...form.tick('isSeminarTutor')} />
            <Switch label="Marks essays and personal statements" {...form.tick('isEssayPsTutor')} />
          </Stack>
        </Card>
        <Card title="Takes on">
          <Stack gap="5">
            <NumberField label="Students at most" min={0} max={200} {...form.field('capacity')} />
            <Switch
              label="Takes new students"
              hint="Who sells a programme sees it beside the name."
              {...form.tick('isTakingStudents')}
            />
          </Stack>
        </Card>
        <Card title="Team">
          {role === 'Senior Tutor' ? (
            <Text tone="muted">
              {teamSize === 0
                ? 'A senior tutor leads a team and is in none. Nobody is in this one yet.'
                : `A senior tutor leads a team and is in none. In this one: ${teamSize}.`}
            </Text>
          ) : (
            <SearchPicker
              label="Senior tutor"
              none="In nobody’s team"
              from={seniorTutors}
              known={known}
              {...form.field('seniorTutorId')}
            />
          )}
        </Card>
      </Stack>
      <SaveBar look="bar" label="Save tutor" {...form.bar} />
    </Form>
  )
}
