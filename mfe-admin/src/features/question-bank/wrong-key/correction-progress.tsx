import {
  Alert,
  formatNumber,
  ProgressBar,
  QueryRegion,
  SkeletonList,
  Stack,
} from '@portal/shared/ui'
import { type Correction, useCorrections } from './corrections.queries.ts'
import { outcomeInWords } from './corrections.words.ts'

export interface CorrectionProgressProps {
  questionId: number
  correctionId: string
}

/** How far a correction is, until it is done. */
export function CorrectionProgress({ questionId, correctionId }: CorrectionProgressProps) {
  return (
    <QueryRegion
      query={useCorrections(questionId)}
      compact
      failed="How far it is could not be loaded"
      skeleton={<SkeletonList rows={1} />}
    >
      {(corrections) => {
        const correction = corrections.find(({ id }) => id === correctionId)
        return correction === undefined ? null : <CorrectionState correction={correction} />
      }}
    </QueryRegion>
  )
}

/** A correction as it stands: what it came to, or how far it is. */
export function CorrectionState({ correction }: { correction: Correction }) {
  const { done, total, isDone, hasStopped } = correction
  if (isDone) {
    return (
      <Alert kind="success" title="The key is corrected">
        {outcomeInWords(correction)}
      </Alert>
    )
  }
  if (hasStopped) {
    return (
      <Alert kind="warning" title="The correction has stopped">
        {formatNumber(done)} of {formatNumber(total)} answers are marked anew. Apply the same
        correction again, and it goes on.
      </Alert>
    )
  }
  return (
    <Stack gap="2">
      <ProgressBar
        label="Answers marked anew"
        value={total === 0 ? undefined : done / total}
        text={`${formatNumber(done)} of ${formatNumber(total)}`}
      />
      It goes on when you leave this page.
    </Stack>
  )
}
