import { Checkbox, CheckboxGroup } from '@portal/shared/forms'
import { dash, Grid, plural, Row, Stack, Text } from '@portal/shared/ui'
import { type Builder, chooseTopics, type Subjects, toggleSubject } from './builder.rules.ts'

interface Props {
  subjects: Subjects
  builder: Builder
  /** Questions that fit the other filters, by topic; undefined until known. */
  countOf: (topicId: number) => number | undefined
  onBuilder: (builder: Builder) => void
}

/** Subjects, whole or topic by topic, each with how many questions fit. */
export function SubjectPicker(props: Props) {
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
  builder,
  countOf,
  onBuilder,
}: Props & { subject: Subjects[number] }) {
  const isWhole = builder.subjectIds.includes(subject.id)
  const chosen = subject.topics.filter(({ id }) => isWhole || builder.topicIds.includes(id))
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
          onValue={(isChosen) => onBuilder(toggleSubject(builder, subject, isChosen))}
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
        onValue={(ids) => onBuilder(chooseTopics(builder, subject, ids.map(Number)))}
      />
    </Stack>
  )
}
