import { tellOutcome } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, Card, Grid, Menu, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import { type Import, type ImportOutcome, useChoose } from './interchange.queries.ts'
import { isChoosable, itemsInWords, outcomes, warningInWords } from './interchange.words.ts'

const outcomeOf = (name: string): ImportOutcome | undefined =>
  (Object.keys(outcomes) as ImportOutcome[]).find((known) => known === name)

/** How many items of each outcome and with each warning, the way to them, and choosing all of them. */
export function ImportCounts({ asked }: { asked: Import }) {
  const canChoose = asked.state === 'analysed'
  return (
    <Grid columns={2} alignItems="start">
      <Card title="What comes of it">
        <Stack as="ul" gap="4" listStyleType="none" aria-label="Outcomes">
          {asked.outcomes.map(({ name, count }) => {
            const outcome = outcomeOf(name)
            if (outcome === undefined || count === 0) return null
            const { label, tone, meaning } = outcomes[outcome]
            return (
              <Line
                key={name}
                {...{ importId: asked.id, label, meaning, count, tone }}
                which={{ outcome }}
                canChoose={canChoose && isChoosable(outcome)}
              />
            )
          })}
        </Stack>
      </Card>
      {asked.warnings.length === 0 ? null : (
        <Card title="Warnings">
          <Stack as="ul" gap="4" listStyleType="none" aria-label="Warnings">
            {asked.warnings.map(({ name, count }) => {
              const { label, meaning, isRefusal } = warningInWords(name)
              return (
                <Line
                  key={name}
                  {...{ importId: asked.id, label, meaning, count }}
                  which={{ warning: name }}
                  canChoose={canChoose && !isRefusal}
                />
              )
            })}
          </Stack>
        </Card>
      )}
    </Grid>
  )
}

interface LineProps {
  importId: string
  label: string
  meaning: string
  count: number
  tone?: (typeof outcomes)[ImportOutcome]['tone']
  which: { outcome: ImportOutcome } | { warning: string }
  canChoose: boolean
}

function Line({ importId, label, meaning, count, tone, which, canChoose }: LineProps) {
  const [params] = useSearchParams()
  const { write } = useChoose()
  const next = new URLSearchParams(params)
  for (const name of ['page', 'outcome', 'warning', 'search', 'item']) next.delete(name)
  for (const [name, value] of Object.entries(which)) next.set(name, value)
  const choose = (isChosen: boolean) =>
    tellOutcome(async () => {
      const { chosen } = await write({ body: { importId, ...which, isChosen } })
      return { said: `${itemsInWords(chosen)} chosen.` }
    })
  return (
    <Row as="li" gap="3" alignItems="flex-start" justifyContent="space-between" flexWrap="nowrap">
      <Stack gap="0.5" flex="1" minWidth="0">
        <Row gap="2" flexWrap="wrap">
          {tone === undefined ? (
            <Text weight="medium">{label}</Text>
          ) : (
            <Badge tone={tone}>{label}</Badge>
          )}
          <TextLink to={`?${next}`} aria-label={`${itemsInWords(count)}: ${label}`}>
            {itemsInWords(count)}
          </TextLink>
        </Row>
        <Text size="sm" tone="muted">
          {meaning}
        </Text>
      </Stack>
      {canChoose ? (
        <Menu
          label="Choose"
          labelRest={`all of ${label}`}
          size="sm"
          align="end"
          items={[
            { id: 'all', label: 'Choose all', onChoose: () => void choose(true) },
            { id: 'none', label: 'Leave all out', onChoose: () => void choose(false) },
          ]}
        />
      ) : null}
    </Row>
  )
}
