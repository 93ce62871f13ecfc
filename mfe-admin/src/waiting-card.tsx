import type { UseQueryResult } from '@portal/shared/query'
import {
  Card,
  LinkButton,
  plural,
  QueryRegion,
  RelativeTime,
  Row,
  SkeletonList,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'

/** How many wait, and those that have waited longest. */
export interface Waiting {
  count: number
  first: readonly { id: string; to: string; label: string; since: string }[]
}

export interface WaitingCardProps<A> {
  title: string
  description: string
  query: UseQueryResult<A>
  waitingIn: (answer: A) => Waiting
  /** What waits, one and several: `message`, `messages`. */
  nouns: readonly [string, string]
  /** What for: `an answer`. */
  waitsFor: string
  /** Where all of them are. */
  all: string
}

/** A card of Operations: what waits for somebody of the office, with the way to each. */
export function WaitingCard<A>(props: WaitingCardProps<A>) {
  const { title, description, query, waitingIn, nouns, waitsFor, all } = props
  const [one, several] = nouns
  return (
    <Card
      title={title}
      description={description}
      action={<LinkButton to={all}>{`All ${several}`}</LinkButton>}
    >
      <QueryRegion
        query={query}
        compact
        failed={`The ${several} could not be loaded`}
        skeleton={<SkeletonList rows={3} />}
        empty={{
          when: (answer) => waitingIn(answer).count === 0,
          title: `No ${one} waits`,
          illustration: 'done',
        }}
      >
        {(answer) => {
          const { count, first } = waitingIn(answer)
          return (
            <Stack gap="4">
              <Text weight="semibold">
                {`${plural(count, `${one} waits`, `${several} wait`)} for ${waitsFor}`}
              </Text>
              <Stack as="ul" gap="3" listStyleType="none">
                {first.map(({ id, to, label, since }) => (
                  <Row as="li" key={id} gap="3" justifyContent="space-between">
                    <TextLink to={to}>{label}</TextLink>
                    <Text size="sm" tone="muted">
                      <RelativeTime moment={since} />
                    </Text>
                  </Row>
                ))}
              </Stack>
            </Stack>
          )
        }}
      </QueryRegion>
    </Card>
  )
}
