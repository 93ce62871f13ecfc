import { queryOnceOf, useQuery } from '@portal/shared/query'
import { type ItemFigures, ItemStatistics } from '@portal/shared/question-bank'
import { PreviewRunner } from '@portal/shared/question-runner'
import {
  Box,
  Dialog,
  FailedState,
  Heading,
  messageOf,
  SkeletonText,
  Stack,
} from '@portal/shared/ui'
import { lookThroughCall } from '../questions.queries.ts'

export interface LookThroughProps {
  questionIds: readonly number[]
  onClose: () => void
}

/** Questions in the student's runner with their keys, over all of the page. Nothing is recorded. */
export default function LookThrough({ questionIds, onClose }: LookThroughProps) {
  const preview = useQuery({
    ...queryOnceOf(lookThroughCall, { query: { questionIds: questionIds.join(',') } }),
    // What was changed a moment ago is looked at too.
    staleTime: 0,
  })
  return (
    <Dialog open size="full" title="Look through" keepOnPressOutside onClose={onClose}>
      {preview.data ? (
        <PreviewRunner
          key={preview.data.set.id}
          set={preview.data.set}
          onDone={onClose}
          details={({ questionId, number }) => (
            <Figures
              number={number}
              figures={preview.data.statistics.find((one) => one.questionId === questionId)}
            />
          )}
        />
      ) : preview.isError ? (
        <FailedState
          level={3}
          title="The questions could not be loaded"
          onRetry={() => void preview.refetch()}
        >
          {messageOf(preview.error)}
        </FailedState>
      ) : (
        <SkeletonText lines={10} />
      )}
    </Dialog>
  )
}

function Figures({ number, figures }: { number: number; figures: ItemFigures | undefined }) {
  return (
    <Box as="section" aria-label={`Statistics of question ${number}`}>
      <Stack gap="3">
        <Heading level={4} size="sm">
          How students have done
        </Heading>
        <ItemStatistics label={`Figures of question ${number}`} figures={figures} />
      </Stack>
    </Box>
  )
}
