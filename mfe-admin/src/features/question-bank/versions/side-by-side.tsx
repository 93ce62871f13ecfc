import { partsOf } from '@portal/shared/forms'
import { chakra, Heading, Stack, Text } from '@portal/shared/ui'
import type { Difference } from './compare.rules.ts'

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Side = chakra('div', {
  base: {
    padding: '3',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontSize: 'sm',
    color: 'fg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    minWidth: '0',
  },
})

const Mark = chakra('mark', {
  base: { bg: 'bg.brandSoft', color: 'fg', fontWeight: 'medium', borderRadius: 'sm' },
})

export interface SideBySideProps {
  differences: readonly Difference[]
  /** What the two sides are called. */
  names: readonly [string, string]
  /** Of the headings of the fields. */
  level: 3 | 4
}

/** Two contents of a question beside each other, field by field, with what differs marked. */
export function SideBySide({ differences, names, level }: SideBySideProps) {
  const [one, other] = names
  return (
    <Stack gap="4">
      {differences.map((difference) => (
        <Stack key={difference.label} as="section" gap="2" aria-label={difference.label}>
          <Heading level={level} size="sm">
            {difference.label}
          </Heading>
          <Sides>
            <Words name={one} text={difference.one} beside={difference.other} />
            <Words name={other} text={difference.other} beside={difference.one} />
          </Sides>
        </Stack>
      ))}
    </Stack>
  )
}

function Words({ name, text, beside }: { name: string; text: string; beside: string }) {
  const [before, own, after] = partsOf(text, beside)
  return (
    <Side>
      <Text size="xs" tone="muted">
        {name}
      </Text>
      {text === '' ? <Text tone="muted">Nothing</Text> : null}
      {before}
      {own === '' ? null : <Mark>{own}</Mark>}
      {after}
    </Side>
  )
}
