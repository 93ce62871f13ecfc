import { useReviewAddress } from '@portal/shared/question-runner'
import {
  Button,
  Card,
  EmptyState,
  FailedState,
  formatDuration,
  formatPercent,
  Grid,
  Heading,
  messageOf,
  ProgressBar,
  plural,
  Row,
  SkeletonList,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { Dumbbell } from 'lucide-react'
import { marksInWords } from '../../practice/finished-work.rules.ts'
import { setOfQuestions, useQuestionSet } from '../../practice/question-set.ts'
import { SetReview } from '../../practice/set-review.tsx'
import { type Solutions, useSolutions } from '../../practice/solutions.queries.ts'
import { PaceChart } from './pace-chart.tsx'
import {
  changedInWords,
  type MarkedPart,
  missedIn,
  percentileInWords,
  scaledInWords,
} from './simulate.rules.ts'

/** Others who must have sat a paper before anybody is compared with them (product book). */
const leastOthers = 10

/** A marked part: figures, topics, pace, and its questions. */
export function MarkedPartView({ part }: { part: MarkedPart }) {
  if (part.setId === null || part.score === null) {
    return (
      <EmptyState illustration="questions" title={`${part.sectionNo} was not started`}>
        The sitting was ended before this part, so it has no mark.
      </EmptyState>
    )
  }
  return (
    <Stack gap={{ base: '5', md: '8' }}>
      <Figures part={part} score={part.score} />
      <PaceChart part={part} />
      <Topics topics={part.topics} />
      <Questions setId={part.setId} part={part} />
    </Stack>
  )
}

function Figures({ part, score }: { part: MarkedPart; score: number }) {
  const { maximum, scaled, percentile, others, rightToWrong } = part
  const changed = changedInWords(part)
  return (
    <Card>
      <Stats>
        <Stat
          label="Mark"
          value={marksInWords(score, maximum)}
          hint={`${part.correct} right, ${part.answered} answered`}
        />
        {scaled === null ? null : (
          <Stat
            label="Scaled score, an estimate"
            value={scaledInWords(scaled.score)}
            hint={scaled.source}
          />
        )}
        {percentile === null ? (
          <Stat
            label="Compared with others"
            value={undefined}
            hint={
              others < leastOthers
                ? `Shown once ${leastOthers} others have sat it; ${others === 0 ? 'nobody has' : `${others} ${others === 1 ? 'has' : 'have'}`} so far.`
                : 'Not worked out yet.'
            }
          />
        ) : (
          <Stat
            label="Compared with others"
            value={formatPercent(percentile / 100)}
            hint={percentileInWords(percentile, others)}
          />
        )}
        <Stat
          label="Time"
          value={formatDuration(part.timeMs / 1000)}
          hint={`of ${formatDuration(part.allowedMs / 1000)} allowed`}
        />
        <Stat
          label="Right changed to wrong"
          value={rightToWrong}
          hint={
            rightToWrong === 0
              ? 'No right answer was changed to a wrong one.'
              : `${rightToWrong === 1 ? 'Question' : 'Questions'} ${changed}: you had it right before.`
          }
        />
      </Stats>
    </Card>
  )
}

function Topics({ topics }: { topics: MarkedPart['topics'] }) {
  const weakestFirst = topics.toSorted(
    (one, other) => one.correct / one.total - other.correct / other.total,
  )
  return (
    <Card title="By topic" description="Weakest first">
      <Grid columns={2} rowGap="4" columnGap="8">
        {weakestFirst.map(({ topicId, topicName, correct, total }) => (
          <ProgressBar
            key={topicId}
            label={topicName}
            value={correct / total}
            text={`${correct} of ${total} right`}
          />
        ))}
      </Grid>
    </Card>
  )
}

function Questions({ setId, part }: { setId: string; part: MarkedPart }) {
  const solutions = useSolutions(setId)
  const build = useQuestionSet()
  const { admissionTestId, sectionId } = part
  const practise = (questionIds: readonly number[]) =>
    build.write({ body: setOfQuestions({ admissionTestId, sectionId, questionIds }) })
  const address = useReviewAddress()
  return (
    <Stack as="section" gap="5" aria-labelledby="questions">
      <Row justifyContent="space-between">
        <Heading level={2} id="questions">
          Questions
        </Heading>
        {solutions.data === undefined ? null : (
          <PractiseMissed set={solutions.data.set} isBusy={build.isWriting} onPractise={practise} />
        )}
      </Row>
      {solutions.data !== undefined ? (
        <SetReview set={solutions.data.set} address={address} onPractise={practise} />
      ) : solutions.isError ? (
        <FailedState title="The questions could not be loaded" onRetry={() => solutions.refetch()}>
          {messageOf(solutions.error)}
        </FailedState>
      ) : (
        <SkeletonList rows={6} />
      )}
    </Stack>
  )
}

function PractiseMissed({
  set,
  isBusy,
  onPractise,
}: {
  set: Solutions['set']
  isBusy: boolean
  onPractise: (questionIds: readonly number[]) => void
}) {
  const readOnly = useLookOnly()
  const questionIds = missedIn(set)
  if (questionIds.length === 0) return null
  return (
    <Button
      variant="primary"
      icon={<Dumbbell size={18} aria-hidden />}
      loading={isBusy}
      aria-label={`Practise what went wrong: ${plural(questionIds.length, 'question')}`}
      {...readOnly?.control}
      onClick={() => onPractise(questionIds)}
    >
      {`Practise what went wrong (${questionIds.length})`}
    </Button>
  )
}
