import { formatDay } from '@portal/shared/calendar'
import { pathTo } from '@portal/shared/contract'
import { cardText, ReopenDialog, stateWords } from '@portal/shared/report-card'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  DateText,
  Drawer,
  EmptyState,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type TutorCard, useTutorCards } from './tracking.queries.ts'

export interface TutorDrawerProps {
  termId: string
  termName: string
  tutorId: string
  onClose: () => void
}

/** The cards of a tutor and a term, each to be read, and a submitted one to be opened again. */
export default function TutorDrawer({ termId, termName, tutorId, onClose }: TutorDrawerProps) {
  const cards = useTutorCards(termId, tutorId)
  const [params] = useSearchParams()
  const [reopening, setReopening] = useState<TutorCard>()
  const addressOf = (studentId: string) => {
    const next = new URLSearchParams(params)
    next.set('card', cardText({ termId, studentId, tutorId }))
    return `?${next}`
  }
  return (
    <Drawer
      open
      wide
      title={cards.data ? `Report cards of ${cards.data.tutorName}` : 'Report cards'}
      description={termName}
      onClose={onClose}
    >
      {cards.data ? (
        <Row marginBottom="4">
          <TextLink
            to={pathTo('/tutor/:name/:id', { name: cards.data.tutorName || 'tutor', id: tutorId })}
          >
            All about {cards.data.tutorName}
          </TextLink>
        </Row>
      ) : null}
      <QueryRegion
        query={cards}
        failed="The cards could not be loaded"
        skeleton={<SkeletonText lines={8} />}
      >
        {(data) =>
          data.cards.length === 0 ? (
            <EmptyState compact level={3} title="No card is due">
              The tutor has given nobody an hour in this term.
            </EmptyState>
          ) : (
            <Stack as="ul" gap="4" listStyleType="none">
              {data.cards.map((card) => (
                <Row as="li" key={card.studentId} justifyContent="space-between">
                  <Stack gap="0.5" flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
                    <TextLink to={addressOf(card.studentId)}>{card.studentName}</TextLink>
                    <Text size="sm" tone="muted">
                      <When card={card} />
                    </Text>
                  </Stack>
                  <Row gap="2">
                    <Badge tone={stateWords[card.state].tone}>{stateWords[card.state].word}</Badge>
                    {card.isLate ? <Badge tone="danger">Late</Badge> : null}
                    {card.state === 'submitted' ? (
                      <Button size="sm" onClick={() => setReopening(card)}>
                        Open again
                        <VisuallyHidden>{` the card of ${card.studentName}`}</VisuallyHidden>
                      </Button>
                    ) : null}
                  </Row>
                </Row>
              ))}
            </Stack>
          )
        }
      </QueryRegion>
      {reopening === undefined || reopening.cardId === null ? null : (
        <ReopenDialog
          card={{ ...reopening, cardId: reopening.cardId }}
          onClose={() => setReopening(undefined)}
        />
      )}
    </Drawer>
  )
}

function When({ card: { submittedAt, dueOn } }: { card: TutorCard }) {
  if (submittedAt === null) return `Due ${formatDay(dueOn)}`
  return (
    <>
      {'Submitted '}
      <DateText moment={submittedAt} style="dateTime" />
      {`, due ${formatDay(dueOn)}`}
    </>
  )
}
