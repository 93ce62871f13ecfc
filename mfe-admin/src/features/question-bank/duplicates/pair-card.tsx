import { tellOutcome } from '@portal/shared/lists'
import { RichText } from '@portal/shared/rich-text'
import { Badge, Button, Card, chakra, Heading, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import { editPath } from '../paths.ts'
import { states } from '../state/states.ts'
import { type Pair, type Side, useDismiss } from './duplicates.queries.ts'
import { kinds, sharedInWords } from './kinds.ts'
import { pairParts } from './pair.rules.ts'

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Part = chakra('div', {
  base: { padding: '3', borderWidth: '1px', borderRadius: 'md', minWidth: '0', color: 'fg' },
  variants: {
    same: {
      true: { bg: 'bg.subtle', borderColor: 'border' },
      false: { bg: 'bg.surface', borderColor: 'border' },
    },
  },
})

export interface PairCardProps {
  pair: Pair
  /** Asks before the one is withdrawn, whose filings the other takes. */
  onWithdraw: (gone: Side, kept: Side) => void
}

/** Two questions that read alike beside each other, and what is done about it. */
export function PairCard({ pair, onWithdraw }: PairCardProps) {
  const { one, other, kind } = pair
  const dismiss = useDismiss()
  const differ = () =>
    tellOutcome(async () => {
      await dismiss.write({ body: { questionIds: [one.id, other.id] } })
      return { said: `Questions ${one.id} and ${other.id} are not the same.` }
    })
  return (
    <Card as="article" title={`Questions ${one.id} and ${other.id}`} level={2}>
      <Stack gap="4">
        <Row gap="3" flexWrap="wrap">
          <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
          <Text as="span" size="sm" tone="muted">
            {sharedInWords(pair)}
          </Text>
        </Row>
        <Sides>
          <About side={one} />
          <About side={other} />
        </Sides>
        {pairParts(one, other).map(({ label, isSame, ...part }) => (
          // No landmark: other pairs of the page have parts of the same names.
          <Stack key={label} role="group" gap="2" aria-label={label}>
            <Row gap="3">
              <Heading level={3} size="sm">
                {label}
              </Heading>
              <Badge tone={isSame ? 'neutral' : 'warning'}>{isSame ? 'Equal' : 'Differs'}</Badge>
            </Row>
            <Sides>
              {[part.one, part.other].map((html, at) => (
                <Part key={at === 0 ? one.id : other.id} same={isSame}>
                  {html === null ? <Text tone="muted">Nothing</Text> : <RichText html={html} />}
                </Part>
              ))}
            </Sides>
          </Stack>
        ))}
        <Row gap="3" flexWrap="wrap">
          {[[one, other] as const, [other, one] as const].map(([gone, kept]) =>
            gone.state === 'draft' ? null : (
              <Button key={gone.id} size="sm" onClick={() => onWithdraw(gone, kept)}>
                {`Withdraw question ${gone.id}`}
              </Button>
            ),
          )}
          <Button
            size="sm"
            variant="ghost"
            loading={dismiss.isWriting}
            onClick={() => void differ()}
          >
            Not the same
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function About({ side }: { side: Side }) {
  const { id, key, state, filings } = side
  return (
    <Row gap="2" flexWrap="wrap">
      <TextLink to={editPath(id)}>{`Question ${id}`}</TextLink>
      <Text as="span" size="sm" tone="muted">
        {`${key} · ${filings === 1 ? '1 filing' : `${filings} filings`}`}
      </Text>
      <Badge tone={states[state].tone}>{states[state].label}</Badge>
    </Row>
  )
}
