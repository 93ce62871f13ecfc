import { Box, chakra, formatPercent, Text } from '@portal/shared/ui'
import type { Verdict } from '../types.ts'

const Bars = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr) 6.5rem',
      alignItems: 'center',
      gap: '3',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** How many chose each option, as bars with their figures. */
export function OptionCounts({
  cohort,
  correctLetter,
}: {
  cohort: Verdict['cohort']
  correctLetter: string | null
}) {
  const total = cohort.optionCounts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <Box>
      <Text size="sm" weight="medium" marginBottom="2">
        What others chose
      </Text>
      <Bars>
        {cohort.optionCounts.map(({ letter, count }) => (
          <li key={letter}>
            <chakra.span fontWeight="semibold">{letter.toUpperCase()}</chakra.span>
            <Box height="2" borderRadius="full" bg="bg.track" overflow="hidden" aria-hidden="true">
              <Box
                height="100%"
                borderRadius="full"
                bg={letter === correctLetter ? 'success' : 'neutral'}
                style={{ width: `${(count / total) * 100}%` }}
              />
            </Box>
            <chakra.span color="fg.muted">
              {formatPercent(count / total)} ({count})
            </chakra.span>
          </li>
        ))}
      </Bars>
    </Box>
  )
}
