import { Box, Card, DateText, EmptyState, ProgressBar, Stack, Text } from '@portal/shared/ui'
import type { Overview } from './summary.queries.ts'

/** Parts of papers that a student sat, the latest first, with their marks. */
export function SimulationsCard({ simulations }: Pick<Overview, 'simulations'>) {
  return (
    <Card
      title="Simulations"
      description="The latest papers sat under exam conditions"
      fill
      data-grow=""
    >
      {simulations.length === 0 ? (
        <Box marginY="auto">
          <EmptyState compact title="No paper was sat yet" illustration="questions">
            Each part of a paper that is sat to its end shows here with its mark.
          </EmptyState>
        </Box>
      ) : (
        <Stack as="ol" gap="4" listStyleType="none" flexGrow="1" justifyContent="space-evenly">
          {simulations.map(({ setId, title, finishedAt, percent }) => (
            <Stack as="li" key={setId} gap="0.5">
              <ProgressBar label={title} value={percent / 100} text={`${Math.round(percent)}%`} />
              <Text size="xs" tone="muted">
                <DateText moment={finishedAt} />
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  )
}
