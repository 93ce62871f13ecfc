import {
  totalsInWords,
  useAcademyView,
  useContinue,
  useTotals,
  videoPath,
} from '@portal/shared/academy'
import {
  Card,
  DashboardCell,
  LinkButton,
  ProgressBar,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { Play } from 'lucide-react'

/** How far the student is with the academy, and the way on. */
export default function AcademyDashboardCard() {
  const view = useAcademyView()
  const totals = useTotals(view)
  const next = useContinue()
  return (
    <DashboardCell span={12}>
      <Card title="Academy" action={<TextLink to="/academy">All courses</TextLink>}>
        <QueryRegion
          query={totals}
          compact
          failed="Your courses could not be loaded"
          skeleton={<SkeletonText lines={4} />}
          empty={{
            when: ({ totalProgress }) =>
              totalProgress.videosLeft + totalProgress.videsoCompleted === 0,
            title: 'No courses yet',
            children: 'Your first course appears here when it is published.',
          }}
        >
          {({ totalProgress }) => (
            <Stack gap="4">
              <ProgressBar
                label="Completed videos"
                value={totalProgress.completionPercent / 100}
                text={totalsInWords(totalProgress)}
              />
              {next.data ? (
                <Row justifyContent="space-between" gap="4">
                  <Stack gap="0.5" flex="1 1 12rem">
                    <Text weight="medium">{next.data.videoName}</Text>
                    <Text size="sm" tone="muted">
                      {next.data.academyName}
                    </Text>
                  </Stack>
                  <LinkButton
                    size="lg"
                    to={videoPath(view, next.data.academyId, next.data.videoId)}
                    icon={<Play size={16} aria-hidden />}
                    aria-label={`Continue: ${next.data.videoName}`}
                  >
                    Continue
                  </LinkButton>
                </Row>
              ) : null}
            </Stack>
          )}
        </QueryRegion>
      </Card>
    </DashboardCell>
  )
}
