import { dialogPart } from '@portal/shared/idle'
import { Badge, Button, Card, QueryRegion, Row, Skeleton, Stack, Text } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Suspense, useState } from 'react'
import { useEsatParts } from './question-bank.queries.ts'
import { type Bank, partsOfEveryone } from './question-bank.rules.ts'

const ChangeEsatParts = dialogPart(() => import('./change-esat-parts.tsx'), 'Your ESAT parts')

/** The parts of the ESAT that the student takes: the two chosen, and what everybody takes. */
export function EsatParts({ bank }: { bank: Bank }) {
  const parts = useEsatParts()
  const readOnly = useReadOnly()
  const [isChanging, setChanging] = useState(false)
  return (
    <Card
      title="Your ESAT parts"
      action={
        <Button size="sm" {...readOnly?.control} onClick={() => setChanging(true)}>
          Change
        </Button>
      }
    >
      {isChanging ? (
        <Suspense fallback={null}>
          <ChangeEsatParts onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
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
        {(all) => {
          const always = partsOfEveryone(bank, all)
          return (
            <Stack gap="3">
              <Row gap="2">
                {[...always, ...all.filter(({ isChosen }) => isChosen)].map(({ id, sectionNo }) => (
                  <Badge key={id} tone="brand">
                    {sectionNo}
                  </Badge>
                ))}
              </Row>
              <Text size="sm" tone="muted">
                {always.length === 0
                  ? 'Topics and readiness on this page are about these.'
                  : `Topics and readiness on this page are about these. Everybody takes ${always
                      .map(({ sectionNo }) => sectionNo)
                      .join(', ')}.`}
              </Text>
            </Stack>
          )
        }}
      </QueryRegion>
    </Card>
  )
}
