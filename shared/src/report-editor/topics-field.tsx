import { SearchField } from '@portal/shared/forms'
import { Chip, FilterChip, Row, Stack, Text } from '@portal/shared/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { type EditorPage, mostTopics, soughtTopics, toggled, treeOf } from './editor.rules.ts'
import { TopicTree } from './picked-fields.tsx'

interface TopicsFieldProps {
  page: Pick<EditorPage, 'topics' | 'lastTopicIds' | 'weakestTopicIds'>
  value: readonly number[]
  error: string | undefined
  onValue: (value: number[]) => void
}

/** Topics of the question bank that the hour was about: searched for, offered, or from the tree. */
export function TopicsField({ page, value, error, onValue }: TopicsFieldProps) {
  const { topics, lastTopicIds, weakestTopicIds } = page
  const [typed, setTyped] = useState('')
  const tree = useMemo(() => treeOf(topics), [topics])
  const nameOf = (id: number) => topics.find(({ topicId }) => topicId === id)?.topicName
  const chips = (ids: readonly number[]) =>
    ids.map((id) => {
      const name = nameOf(id)
      return name === undefined ? null : (
        <FilterChip
          key={id}
          pressed={value.includes(id)}
          onPress={() => onValue(toggled(value, id))}
        >
          {name}
        </FilterChip>
      )
    })
  const found = typed.trim() === '' ? undefined : soughtTopics(topics, typed)
  return (
    <Stack gap="3" role="group" aria-label="Topics">
      <Row justifyContent="space-between">
        <Text weight="medium" size="sm">
          Topics (optional)
        </Text>
        <Text size="sm" tone="muted">
          {value.length} of {mostTopics} chosen
        </Text>
      </Row>
      {value.length === 0 ? null : (
        <Row gap="2">
          {value.map((id) => (
            <Chip
              key={id}
              tone="brand"
              removeLabel={`Remove ${nameOf(id) ?? 'the topic'}`}
              onRemove={() => onValue(toggled(value, id))}
            >
              {nameOf(id) ?? 'A topic that is gone'}
            </Chip>
          ))}
        </Row>
      )}
      <Offered label="Covered last">{lastTopicIds.length > 0 ? chips(lastTopicIds) : null}</Offered>
      <Offered label="Weakest">
        {weakestTopicIds.length > 0 ? chips(weakestTopicIds) : null}
      </Offered>
      <SearchField
        label="Search the topics"
        placeholder="Search the topics"
        value={typed}
        onValue={setTyped}
      />
      {found === undefined ? (
        <TopicTree
          label="All topics"
          nodes={tree}
          multiple
          value={value.map(String)}
          onValue={(next) => onValue(next.map(Number).slice(0, mostTopics))}
          name="topicIds"
          {...(error !== undefined && { error })}
        />
      ) : found.length === 0 ? (
        <Text size="sm" tone="muted" role="status">
          No topic has these words
        </Text>
      ) : (
        <Row gap="2">{chips(found.map(({ topicId }) => topicId))}</Row>
      )}
    </Stack>
  )
}

function Offered({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null
  return (
    <Row gap="2" role="group" aria-label={label}>
      <Text as="span" size="sm" tone="muted">
        {label}
      </Text>
      {children}
    </Row>
  )
}
