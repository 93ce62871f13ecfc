import type { CallAnswer } from '@portal/shared/api'
import {
  Card,
  DateText,
  dash,
  FactList,
  Grid,
  QueryRegion,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { usageCall } from '../questions.queries.ts'
import { CorrectionsList } from '../wrong-key/corrections-list.tsx'
import { useUsage } from './versions.queries.ts'

type Usage = CallAnswer<typeof usageCall>

/** Where a question is used: papers, topics, video quizzes, sets; and what was put right about it. */
export default function UsageView({ questionId }: { questionId: number }) {
  const usage = useUsage(questionId)
  return (
    <QueryRegion
      query={usage}
      failed="Its use could not be loaded"
      skeleton={<SkeletonList rows={4} />}
    >
      {(used) => (
        <Grid columns={2}>
          <Card title="Papers">
            <Lines
              none="It is in no paper."
              items={used.papers.map((paper) => ({
                key: `${paper.paperId} ${paper.sectionNo}`,
                words: `${paper.title}, ${paper.sectionNo}${placeIn(paper.paperQuestion)}`,
              }))}
            />
          </Card>
          <Card title="Topics">
            <Lines none="It is filed under no topic." items={topicsOf(used)} />
          </Card>
          <Card title="Video quizzes">
            <Lines
              none="No video asks it."
              items={used.videos.map(({ videoId, title, academyTitle }) => ({
                key: videoId,
                words: `${title} (${academyTitle})`,
              }))}
            />
          </Card>
          <Card title="Sets">
            <FactList
              items={[
                { label: 'Open', value: used.openSets },
                { label: 'Finished', value: used.finishedSets },
                {
                  label: 'Used last',
                  value:
                    used.lastUsedAt === null ? (
                      dash
                    ) : (
                      <DateText moment={used.lastUsedAt} style="dateTime" />
                    ),
                },
              ]}
            />
          </Card>
          <Card title="Corrections of its key" gridColumn={{ md: 'span 2' }}>
            <CorrectionsList questionId={questionId} />
          </Card>
        </Grid>
      )}
    </QueryRegion>
  )
}

const placeIn = (paperQuestion: number | null) =>
  paperQuestion === null ? '' : `, question ${paperQuestion}`

/** Each topic once, also where it is filed there for Revise and for Simulate. */
const topicsOf = ({ questionAssignments }: Usage) => {
  const all = questionAssignments
    .filter(({ topicName }) => topicName !== null)
    .map(({ admissionTestName, sectionNo, subjectName, topicName }) =>
      [admissionTestName, sectionNo, subjectName, topicName].filter(Boolean).join(' › '),
    )
  return [...new Set(all)].map((words) => ({ key: words, words }))
}

function Lines({
  items,
  none,
}: {
  items: readonly { key: string; words: ReactNode }[]
  none: string
}) {
  if (items.length === 0) return <Text tone="muted">{none}</Text>
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {items.map(({ key, words }) => (
        <Text as="li" key={key} overflowWrap="anywhere">
          {words}
        </Text>
      ))}
    </Stack>
  )
}
