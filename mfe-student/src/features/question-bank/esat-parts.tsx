import { Badge, Card, QueryRegion, Row, Skeleton, Text } from '@portal/shared/ui'
import { useEsatParts } from './question-bank.queries.ts'

/** The parts of the ESAT that the student takes. */
export function EsatParts() {
  const parts = useEsatParts()
  return (
    <Card title="Your ESAT parts">
      <QueryRegion
        query={parts}
        compact
        skeleton={<Skeleton height="8" />}
        failed="Your parts could not be loaded"
        empty={{
          when: (all) => all.every(({ isChosen }) => !isChosen),
          title: 'No parts chosen yet',
          children: 'All parts are shown until two are chosen.',
          compact: true,
        }}
      >
        {(all) => (
          <Row gap="2">
            {all
              .filter(({ isChosen }) => isChosen)
              .map(({ id, sectionNo }) => (
                <Badge key={id} tone="brand">
                  {sectionNo}
                </Badge>
              ))}
            <Text size="sm" tone="muted" flexBasis="100%">
              Topics and readiness on this page are about these.
            </Text>
          </Row>
        )}
      </QueryRegion>
    </Card>
  )
}
