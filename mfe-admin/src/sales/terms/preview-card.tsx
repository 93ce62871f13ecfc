import type { UseQueryResult } from '@portal/shared/query'
import {
  Alert,
  Button,
  Card,
  chakra,
  Divider,
  FactList,
  Heading,
  messageOf,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { dayInWords, exactPounds } from '../money.words.ts'
import type { Preview } from './preview.queries.ts'
import { effectFacts, loadInWords, priceFacts } from './preview.words.ts'
import { partStates } from './terms.words.ts'

/** So many things that are still to be put right are told at once. */
const mostErrors = 4

const Plan = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '3' },
  },
})

export interface PreviewCardProps {
  preview: UseQueryResult<Preview>
  title?: string
  /** What is said beside what every preview has, as of a cancellation. */
  children?: (preview: Preview) => ReactNode
}

/** What a sale would come to, beside the form: its price, its plan, and what the student has then. */
export function PreviewCard({ preview, title = 'What it comes to', children }: PreviewCardProps) {
  const { data, isError, error, refetch } = preview
  return (
    <Card title={title}>
      <Stack gap="5">
        {isError ? (
          <Alert
            kind="warning"
            title="The preview could not be loaded"
            action={
              <Button size="sm" onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error) ?? 'It can be sold all the same.'}
          </Alert>
        ) : null}
        {data === undefined && !isError ? <SkeletonText lines={6} /> : null}
        {data === undefined ? null : (
          <>
            <Warnings preview={data} />
            <FactList items={priceFacts(data)} />
            <Parts plan={data.plan} />
            {children?.(data)}
            <Effect preview={data} />
            <StillToDo errors={data.errors} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Warnings({ preview: { warnings, tutors } }: { preview: Preview }) {
  return (
    <>
      {warnings.map(({ message }) => (
        <Alert key={message} kind="warning">
          {message}
        </Alert>
      ))}
      {tutors.length === 0 ? null : (
        <FactList
          items={tutors.map((tutor) => ({ label: tutor.name, value: loadInWords(tutor) }))}
        />
      )}
    </>
  )
}

/** Two parts may be due on one day, with one sum. */
const keyOf = (plan: Preview['plan'], at: number) => {
  const { dueOn, pence } = plan[at] ?? { dueOn: '', pence: 0 }
  return [dueOn, pence, at].join(' ')
}

function Parts({ plan }: { plan: Preview['plan'] }) {
  if (plan.length === 0) return null
  return (
    <Stack gap="2">
      <Heading level={3} size="sm">
        Plan
      </Heading>
      <Plan>
        {plan.map(({ dueOn, pence, state }, at) => (
          <li key={keyOf(plan, at)}>
            <span>
              {dayInWords(dueOn)}
              {state === 'planned' ? null : `, ${partStates[state].toLowerCase()}`}
            </span>
            <span>{exactPounds(pence)}</span>
          </li>
        ))}
      </Plan>
    </Stack>
  )
}

function Effect({ preview: { effect } }: { preview: Preview }) {
  if (effect === null) return null
  return (
    <>
      <Divider />
      <Stack gap="3">
        <Heading level={3} size="sm">
          What the student has then
        </Heading>
        <FactList items={effectFacts(effect)} />
      </Stack>
    </>
  )
}

function StillToDo({ errors }: { errors: Preview['errors'] }) {
  const sentences = [...new Set(errors.map(({ message }) => message))]
  if (sentences.length === 0) return null
  const more = sentences.length - mostErrors
  return (
    <Stack gap="2">
      <Heading level={3} size="sm">
        Still to do
      </Heading>
      <Stack as="ul" gap="1" paddingLeft="5">
        {sentences.slice(0, mostErrors).map((sentence) => (
          <Text as="li" key={sentence} size="sm" tone="muted">
            {sentence}
          </Text>
        ))}
      </Stack>
      {more > 0 ? <Text size="sm" tone="muted">{`And ${more} more.`}</Text> : null}
    </Stack>
  )
}
