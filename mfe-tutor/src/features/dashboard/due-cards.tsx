import { formatDay } from '@portal/shared/calendar'
import { FewFirst, FewSkeleton } from '@portal/shared/dashboard-cards'
import { useDrawers } from '@portal/shared/drawer-address'
import { queryOf, useQuery } from '@portal/shared/query'
import { cardText, stateWords } from '@portal/shared/report-card'
import {
  Badge,
  Card,
  EmptyState,
  LinkButton,
  QueryRegion,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { PencilLine } from 'lucide-react'
import type { Due } from './dashboard.queries.ts'
import { dueRows } from './due-rows.ts'

const dueCards = 'GET /ReportCard/tutor/ReportCard/GetDueCards'

/** Report cards that the tutor has not submitted yet, the earliest due first; each opens its drawer. */
export default function DueCards({ due }: { due: Due | undefined }) {
  const cards = useQuery(queryOf(dueCards, { query: {} }))
  // The drawer opens over the list as it is filtered.
  const { hrefOf } = useDrawers()
  return (
    <Card
      title="Report cards"
      description="One on each student whom you taught in the term; they save themselves as you write"
    >
      <QueryRegion
        query={cards}
        failed="The report cards could not be loaded"
        skeleton={<FewSkeleton count={due?.cardsDue ?? 0} {...dueRows} />}
      >
        {({ cards: rows }) =>
          rows.length === 0 ? (
            <EmptyState compact illustration="done" title="Every report card is submitted" />
          ) : (
            <FewFirst
              rows={rows.map(
                ({ studentId, studentName, termId, termName, state, dueOn, isLate }) => (
                  <Row as="li" key={`${termId} ${studentId}`} justifyContent="space-between">
                    <Stack gap="0.5" flex="1 1 14rem" minWidth="0">
                      <Text weight="medium" overflowWrap="anywhere">
                        {studentName}
                      </Text>
                      <Text size="sm" tone="muted">
                        {termName}
                      </Text>
                    </Stack>
                    <Row gap="2">
                      {state === 'due' ? null : (
                        <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
                      )}
                      <Badge tone={isLate ? 'danger' : 'neutral'}>
                        {isLate ? `Late, was due ${formatDay(dueOn)}` : `Due ${formatDay(dueOn)}`}
                      </Badge>
                      <LinkButton
                        to={hrefOf('card', cardText({ termId, studentId }))}
                        size="sm"
                        icon={<PencilLine size={16} aria-hidden />}
                        aria-label={`${state === 'due' ? 'Write card' : 'Go on'}: ${studentName}, ${termName}`}
                      >
                        {state === 'due' ? 'Write card' : 'Go on'}
                      </LinkButton>
                    </Row>
                  </Row>
                ),
              )}
            />
          )
        }
      </QueryRegion>
    </Card>
  )
}
