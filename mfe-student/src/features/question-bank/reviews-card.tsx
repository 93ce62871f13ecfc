import { part } from '@portal/shared/idle'
import {
  Box,
  Button,
  Card,
  Grid,
  QueryRegion,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { type Reviews, reviewsInWords } from './home.rules.ts'
import { errorLogPath } from './question-bank.rules.ts'
import { useReviews, useStartReview } from './reviews.queries.ts'

const ReviewForecast = part(() => import('./review-forecast.tsx'))

/** Height of the chart with its words and button, so that nothing moves when it comes. */
const chartHeight = '14rem'

/** Spaced review: what is due today with the way to start it, and the next seven days. */
export function ReviewsCard({ children }: { children?: ReactNode }) {
  const reviews = useReviews()
  return (
    <Card
      title="Spaced review"
      description="Missed questions come back just before you forget them"
    >
      <QueryRegion
        query={reviews}
        compact
        failed="Your reviews could not be loaded"
        skeleton={<CardSkeleton />}
      >
        {(data) => <Filled reviews={data}>{children}</Filled>}
      </QueryRegion>
    </Card>
  )
}

function Filled({ reviews, children }: { reviews: Reviews; children: ReactNode }) {
  const start = useStartReview()
  const readOnly = useReadOnly()
  const { title, text } = reviewsInWords(reviews)
  return (
    <Grid columns={2} alignItems="center">
      <Stack gap="4" alignItems="flex-start">
        <Stack gap="1">
          <Text size="lg" weight="semibold">
            {title}
          </Text>
          <Text size="sm" tone="muted">
            {text}
          </Text>
        </Stack>
        {reviews.offered > 0 ? (
          <Button
            variant="primary"
            icon={<Play size={18} aria-hidden />}
            aria-label="Start today’s review"
            loading={start.isWriting}
            {...readOnly?.control}
            onClick={() => start.write()}
          >
            Start
          </Button>
        ) : null}
        {children ?? (
          <Text size="sm">
            <TextLink to={errorLogPath}>Error log and daily limit</TextLink>
          </Text>
        )}
      </Stack>
      <Box minHeight={chartHeight}>
        <Text size="sm" tone="muted">
          Due in the next seven days, from today
        </Text>
        <Suspense fallback={<Skeleton height="12rem" />}>
          <ReviewForecast forecast={reviews.forecast} />
        </Suspense>
      </Box>
    </Grid>
  )
}

function CardSkeleton() {
  return (
    <SkeletonRegion>
      <Grid columns={2} alignItems="center">
        <Stack gap="4">
          <Skeleton height="6" width="70%" />
          <Skeleton width="90%" />
          <Skeleton height="10" width="6rem" />
          <Skeleton width="50%" />
        </Stack>
        <Skeleton height={chartHeight} />
      </Grid>
    </SkeletonRegion>
  )
}
