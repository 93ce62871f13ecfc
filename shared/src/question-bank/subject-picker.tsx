import { Checkbox, CheckboxGroup } from '@portal/shared/forms'
import { dash, Grid, plural, Row, Stack, Text } from '@portal/shared/ui'
import {
  chooseTopics,
  type Subjects,
  type TopicChoice,
  toggleSubject,
} from './topic-choice.rules.ts'

export interface SubjectPickerProps {
  subjects: Subjects
  choice: TopicChoice
  /** Questions that fit the other filters, by topic; undefined until known. */
  countOf: (topicId: number) => number | undefined
  onChoice: (choice: TopicChoice) => void
}

/** Subjects, whole or topic by topic, each with how many questions fit. */
export function SubjectPicker(props: SubjectPickerProps) {
  return (
    <Stack gap="3" role="group" aria-label="Subjects and topics">
      <Text size="sm" tone="muted">
        Choose whole subjects or single topics. With none chosen the set takes from all of them.
      </Text>
      <Grid columns={2} gap="3">
        {props.subjects.map((subject) => (
          <SubjectRow key={subject.id} {...props} subject={subject} />
        ))}
      </Grid>
    </Stack>
  )
}

function SubjectRow({
  subject,
  choice,
  countOf,
  onChoice,
}: SubjectPickerProps & { subject: Subjects[number] }) {
  const isWhole = choice.subjectIds.includes(subject.id)
  const chosen = subject.topics.filter(({ id }) => isWhole || choice.topicIds.includes(id))
  const counts = subject.topics.map(({ id }) => countOf(id))
  const total = counts.includes(undefined)
    ? undefined
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return (
    <Stack
      gap="3"
      padding="4"
      borderWidth="1px"
      borderColor={chosen.length > 0 ? 'border.brand' : 'border'}
      borderRadius="lg"
    >
      <Row justifyContent="space-between" flexWrap="nowrap" alignItems="flex-start">
        <Checkbox
          label={subject.name}
          checked={chosen.length === subject.topics.length && chosen.length > 0}
          indeterminate={chosen.length > 0 && chosen.length < subject.topics.length}
          onValue={(isChosen) => onChoice(toggleSubject(choice, subject, isChosen))}
        />
        <Text size="sm" tone="muted" figures whiteSpace="nowrap">
          {total === undefined ? dash : plural(total, 'question')}
        </Text>
      </Row>
      <CheckboxGroup
        label={`Topics of ${subject.name}`}
        labelHidden
        look="chips"
        options={subject.topics.map(({ id, name }) => {
          const count = countOf(id)
          return { value: String(id), label: count === undefined ? name : `${name} (${count})` }
        })}
        value={chosen.map(({ id }) => String(id))}
        onValue={(ids) => onChoice(chooseTopics(choice, subject, ids.map(Number)))}
      />
    </Stack>
  )
}
