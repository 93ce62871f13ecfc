import { Checkbox, CheckboxGroup, Disclosure, plural, Stack, Text } from '@portal/shared/ui'
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
      {props.subjects.map((subject) => (
        <SubjectRow key={subject.id} {...props} subject={subject} />
      ))}
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
    <Stack gap="2">
      <Checkbox
        label={subject.name}
        hint={total === undefined ? undefined : plural(total, 'question')}
        checked={chosen.length === subject.topics.length && chosen.length > 0}
        indeterminate={chosen.length > 0 && chosen.length < subject.topics.length}
        onValue={(isChosen) => onBuilder(toggleSubject(builder, subject, isChosen))}
      />
      <Disclosure
        summary={`Topics of ${subject.name}`}
        meta={
          <Text as="span" size="sm" tone="muted" figures>
            {chosen.length === 0 ? 'none chosen' : `${chosen.length} of ${subject.topics.length}`}
          </Text>
        }
      >
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
      </Disclosure>
    </Stack>
  )
}
