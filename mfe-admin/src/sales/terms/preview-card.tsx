import type { Faults } from '@portal/shared/checks'
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
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { dayInWords, exactPounds } from '../money.words.ts'
import type { Preview } from './preview.queries.ts'
import { effectFacts, loadInWords, priceFacts, refusalsOf } from './preview.words.ts'
import { partStates } from './terms.words.ts'

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
  /** What the form itself finds wrong, by the places of what it sends; null before anything is typed. */
  missing: Faults | null
  /** What is said beside what every preview has, as of a cancellation. */
  children?: (preview: Preview) => ReactNode
}

/** What a sale would come to, beside the form: its price, its plan, and what the student has then. */
export function PreviewCard(props: PreviewCardProps) {
  const { preview, missing, title = 'What it comes to', children } = props
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
            {missing === null ? null : (
              <>
                <Refusals sentences={refusalsOf(data.errors, missing)} />
                <Warnings preview={data} />
              </>
            )}
            <FactList items={priceFacts(data)} />
            <Parts plan={data.plan} />
            {children?.(data)}
            <Effect preview={data} />
            <Tutors tutors={data.tutors} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Warnings({ preview: { warnings } }: { preview: Preview }) {
  return (
    <>
      {warnings.map(({ message }) => (
        <Alert key={message} kind="warning">
          {message}
        </Alert>
      ))}
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

/** How full the chosen tutors are. */
function Tutors({ tutors }: { tutors: Preview['tutors'] }) {
  if (tutors.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={3} size="sm">
        Tutors
      </Heading>
      <FactList items={tutors.map((tutor) => ({ label: tutor.name, value: loadInWords(tutor) }))} />
    </Stack>
  )
}

/** What it would be refused for. */
function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert kind="danger" title="It would be refused">
      {sentences.length === 1 ? (
        sentences[0]
      ) : (
        <Stack as="ul" gap="1" paddingLeft="4">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      )}
    </Alert>
  )
}
