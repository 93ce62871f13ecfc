import { DateText, QueryRegion, SkeletonList, Stack, Text } from '@portal/shared/ui'
import { CorrectionState } from './correction-progress.tsx'
import { useCorrections } from './corrections.queries.ts'

/** How the key of a question was put right: who, when, why, and what came of it. */
export function CorrectionsList({ questionId }: { questionId: number }) {
  return (
    <QueryRegion
      query={useCorrections(questionId)}
      compact
      failed="The corrections could not be loaded"
      skeleton={<SkeletonList rows={2} />}
    >
      {(corrections) =>
        corrections.length === 0 ? (
          <Text tone="muted">Its key was never corrected.</Text>
        ) : (
          <Stack as="ol" gap="5" listStyleType="none" aria-label="Corrections">
            {corrections.map((correction) => (
              <li key={correction.id}>
                <Stack gap="2">
                  <Text>
                    {correction.before} → {correction.after}
                    {correction.countsOld ? ', the old one counts, too' : ''}
                  </Text>
                  <Text>{correction.reason}</Text>
                  <Text size="sm" tone="muted">
                    <DateText moment={correction.at} style="dateTime" />
                    {correction.by === null ? '' : ` · ${correction.by}`}
                    {` · version ${correction.version}`}
                  </Text>
                  <CorrectionState correction={correction} />
                </Stack>
              </li>
            ))}
          </Stack>
        )
      }
    </QueryRegion>
  )
}
