import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  Card,
  DateText,
  FilterChip,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
  TextLink,
  type Tone,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Entry, useTimeline } from './summary.queries.ts'
import type { SummaryTabProps } from './tabs.ts'

type Kind = Entry['kind']

const kindWords: Readonly<Record<Kind, { word: string; tone: Tone }>> = {
  hours: { word: 'Session', tone: 'brand' },
  reports: { word: 'Report', tone: 'success' },
  cards: { word: 'Report card', tone: 'purple' },
  concerns: { word: 'Concern', tone: 'danger' },
  sets: { word: 'Questions', tone: 'neutral' },
  simulations: { word: 'Simulation', tone: 'warning' },
  curriculum: { word: 'Curriculum', tone: 'neutral' },
  writing: { word: 'Writing', tone: 'brand' },
}

const chips: Readonly<Record<Kind, string>> = {
  hours: 'Sessions',
  reports: 'Reports',
  cards: 'Report cards',
  concerns: 'Concerns',
  sets: 'Question sets',
  simulations: 'Simulations',
  curriculum: 'Curriculum',
  writing: 'Writing',
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(kindWords, kind)

/** What happened around the student, the latest first, of all kinds or of some. */
export default function TimelineTab({ studentId, overview }: SummaryTabProps) {
  const [params, setParams] = useSearchParams()
  const chosen = (params.get('kinds') ?? '').split(',').filter(isKind)
  // Whoever is not sent the curriculum is sent no hours either.
  const isSchool = overview.curriculum === undefined
  const offered = Object.keys(chips)
    .filter(isKind)
    .filter((kind) => !isSchool || (kind !== 'hours' && kind !== 'curriculum'))
  const toggle = (kind: Kind) => {
    const next = new URLSearchParams(params)
    const kinds = offered.filter((one) => chosen.includes(one) !== (one === kind))
    if (kinds.length === 0) next.delete('kinds')
    else next.set('kinds', kinds.join(','))
    setParams(next, { replace: true })
  }
  const kinds = offered.filter((kind) => chosen.includes(kind)).join(',')
  return (
    <Stack gap="5">
      <Row gap="2" role="group" aria-label="Show">
        {offered.map((kind) => (
          <FilterChip key={kind} pressed={chosen.includes(kind)} onPress={() => toggle(kind)}>
            {chips[kind]}
          </FilterChip>
        ))}
      </Row>
      <Card>
        <Entries key={kinds} studentId={studentId} kinds={kinds} before={undefined} />
      </Card>
    </Stack>
  )
}

interface EntriesProps {
  studentId: string
  kinds: string
  before: string | undefined
}

/** One page of entries, and those that follow once somebody wants them. */
function Entries({ studentId, kinds, before }: EntriesProps) {
  const [goesOn, setGoesOn] = useState(false)
  const page = useTimeline(studentId, kinds, before)
  return (
    <QueryRegion
      query={page}
      failed="The timeline could not be loaded"
      skeleton={<SkeletonList rows={before === undefined ? 8 : 3} />}
      empty={{
        when: ({ entries }) => entries.length === 0,
        title: kinds === '' ? 'Nothing has happened yet' : 'Nothing of this kind has happened yet',
        children: 'Sessions, reports, concerns and practice stand here as they come.',
        illustration: 'calendar',
        level: 2,
      }}
    >
      {({ entries, before: next }) => (
        <Stack gap="5">
          <Stack as="ol" gap="4" listStyleType="none">
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </Stack>
          {next === null ? null : goesOn ? (
            <Entries studentId={studentId} kinds={kinds} before={next} />
          ) : (
            <Row justifyContent="center">
              <Button onClick={() => setGoesOn(true)}>Load more</Button>
            </Row>
          )}
        </Stack>
      )}
    </QueryRegion>
  )
}

function Line({ entry: { at, kind, text, path } }: { entry: Entry }) {
  const { word, tone } = kindWords[kind]
  return (
    <Row as="li" gap="3" alignItems="flex-start">
      <Stack gap="1" flex="1 1 14rem">
        <Text overflowWrap="anywhere">
          {path === null ? text : <TextLink to={path}>{text}</TextLink>}
        </Text>
        <Text size="xs" tone="muted">
          <DateText moment={at} style="dateTime" />
        </Text>
      </Stack>
      <Badge tone={tone}>{word}</Badge>
    </Row>
  )
}
