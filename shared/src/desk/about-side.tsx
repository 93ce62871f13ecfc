import { RichText } from '@portal/shared/rich-text'
import { chakra, DateText, Disclosure, FactList, Heading, Stack, Text } from '@portal/shared/ui'
import { FileLink } from '@portal/shared/writing'
import type { ReactNode } from 'react'
import type { DeskRead } from './desk.types.ts'

const Events = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    listStyleType: 'none',
    '& > li': { paddingLeft: '3', borderLeftWidth: '2px', borderColor: 'border.strong' },
  },
})

/** What was to be written, what its student says of it, by when it is due and what happened to it. */
export default function AboutSide({ read }: { read: DeskRead }) {
  const { item, version, question, events } = read
  const task = version?.task
  return (
    <Stack gap="5">
      {version === null || version.note === '' ? null : (
        <Part title="Note of the student">
          <Text whiteSpace="pre-line">{version.note}</Text>
        </Part>
      )}
      {item.reason === null ? null : (
        <Part title="Why a second look is asked for">
          <Text whiteSpace="pre-line">{item.reason}</Text>
        </Part>
      )}
      {task === undefined ? null : (
        <Part title="Task">
          <Stack gap="2">
            <Text weight="semibold">{task.title}</Text>
            <RichText html={task.brief} size="sm" />
            {task.note === null ? null : <Text size="sm">{task.note}</Text>}
          </Stack>
        </Part>
      )}
      {question === null || question.modelAnswer === '' ? null : (
        <Disclosure summary="Model answer" open>
          <RichText html={question.modelAnswer} size="sm" />
        </Disclosure>
      )}
      <FactList
        items={[
          { label: 'Student', value: item.studentName },
          { label: 'Handed in', value: <DateText moment={item.handedInAt} style="full" /> },
          { label: 'Due', value: <DateText moment={item.dueAt} style="full" /> },
          { label: 'Words', value: item.words },
          ...lengthsOf(read),
          { label: 'Marker', value: item.marker?.name ?? 'Nobody' },
        ]}
      />
      {version === null || version.file === null ? null : <FileLink file={version.file} />}
      <Part title="What happened">
        <Events>
          {events.map(({ at, what, by, detail }) => (
            <li key={`${at} ${what}`}>
              <Text size="sm" weight="medium">
                {what.charAt(0).toUpperCase() + what.slice(1)}
                {by === null ? '' : ` by ${by}`}
              </Text>
              {detail === null ? null : (
                <Text size="sm" whiteSpace="pre-line">
                  {detail}
                </Text>
              )}
              <Text size="xs" tone="muted">
                <DateText moment={at} style="full" />
              </Text>
            </li>
          ))}
        </Events>
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function lengthsOf({ item, version }: DeskRead) {
  if (version === null || item.kind !== 'statement' || version.parts === null) return []
  const total = version.characters.reduce((sum, one) => sum + one, 0)
  const most = version.task.maxCharacters
  return [
    {
      label: 'Characters',
      value: `${version.characters.join(' + ')} = ${total}${most === null ? '' : ` of ${most}`}`,
    },
  ]
}
