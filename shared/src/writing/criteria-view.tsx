import {
  Badge,
  Box,
  FactList,
  Grid,
  Heading,
  type HeadingLevel,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { ArrowRight } from 'lucide-react'
import { type Criterion, gradedCriteria } from './criteria.rules.ts'
import type { ReadMarking } from './marks.rules.ts'

export interface CriteriaViewProps {
  criteria: readonly Criterion[]
  grades: ReadMarking['grades']
  /** Of the first marking, where this is a second look or a check: what has changed is said. */
  before?: ReadMarking['grades'] | undefined
  level?: HeadingLevel
}

/** Two where there is room for them: beside a text on the desk there is less than the window has. */
const columns = 'repeat(auto-fill, minmax(min(100%, max(17rem, 50% - 1.5rem)), 1fr))'

/** The level that each criterion reached, and what the next one asks. */
export function CriteriaView({ criteria, grades, before, level = 3 }: CriteriaViewProps) {
  return (
    <Grid as="ul" css={{ gridTemplateColumns: columns }} listStyleType="none" aria-label="Criteria">
      {gradedCriteria(criteria, grades, before).map((graded) => {
        const { criterion, reached, next, old, note } = graded
        return (
          <Box as="li" key={criterion.key} css={{ breakInside: 'avoid' }}>
            <Stack gap="2">
              <Row gap="2">
                <Heading level={level} size="sm">
                  {criterion.title}
                </Heading>
                <Text as="span" size="sm" tone="muted" figures>
                  {criterion.weight}%
                </Text>
                {old === undefined ? null : (
                  <>
                    <Badge>{old?.label ?? 'No level'}</Badge>
                    <ArrowRight size={16} role="img" aria-label="changed to" />
                  </>
                )}
                <Badge tone={reached === undefined ? 'neutral' : 'brand'}>
                  {reached?.label ?? 'No level yet'}
                </Badge>
              </Row>
              {reached === undefined ? null : <Text size="sm">{reached.description}</Text>}
              {next === undefined ? null : (
                <FactList items={[{ label: `What ${next.label} asks`, value: next.description }]} />
              )}
              {note === undefined ? null : (
                <Text size="sm" whiteSpace="pre-wrap">
                  {note}
                </Text>
              )}
            </Stack>
          </Box>
        )
      })}
    </Grid>
  )
}
