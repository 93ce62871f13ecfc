import { useParams } from '@portal/shared/router'
import { Card, formatPercent, Heading, Stack, Stat, Stats, Text } from '@portal/shared/ui'
import { PairedBars } from '../charts/paired-bars.tsx'
import { firstNameOf } from '../question-runner/rules/wording.ts'
import { PlanCard } from './plan-card.tsx'
import { ResultFrame, useIsOwn } from './result-page.tsx'
import { useTopics } from './results.queries.ts'
import { bySection, sectionsPathOf, shareOf, type TopicsPage } from './results.rules.ts'

/** The finished test that the path names (`:id`): topic by topic against the others, and a plan. */
export default function DiagnosticTopics() {
  const { id: testId = '' } = useParams()
  const topics = useTopics(testId)
  return (
    <ResultFrame
      title="Diagnostic test by topic"
      query={topics}
      other={{ to: sectionsPathOf(testId), label: 'By section, with all questions' }}
    >
      {(page) => (
        <>
          <Figures page={page} />
          <PlanCard page={page} />
          <Topics page={page} />
        </>
      )}
    </ResultFrame>
  )
}

function Figures({ page: { correct, total, topics } }: { page: TopicsPage }) {
  const compared = topics.filter(({ cohort }) => cohort !== null)
  const ahead = compared.filter((topic) => (shareOf(topic) ?? 0) * 100 >= (topic.cohort ?? 0))
  return (
    <Card title="Score" level={2}>
      <Stats>
        <Stat label="Right" value={`${correct} of ${total}`} />
        <Stat label="Share right" value={formatPercent(shareOf({ correct, total }))} />
        <Stat label="Topics met" value={topics.length} />
        <Stat
          label="Topics at or above the others"
          value={compared.length === 0 ? undefined : `${ahead.length} of ${compared.length}`}
          hint={compared.length === 0 ? 'Shown once five others have met a topic.' : undefined}
        />
      </Stats>
    </Card>
  )
}

function Topics({ page: { topics, studentName } }: { page: TopicsPage }) {
  const isOwn = useIsOwn()
  const groups = bySection(topics)
  return (
    <Card
      title="Score by topic"
      level={2}
      description="Share of right answers, against all others who took a diagnostic test."
    >
      <Stack gap="8">
        {topics.some(({ cohort }) => cohort === null) ? (
          <Text size="sm" tone="muted">
            A dash stands where fewer than five others have met the topic: too few to compare with.
          </Text>
        ) : null}
        {groups.map(({ sectionNo, topics: ofSection }) => (
          <Stack key={sectionNo} gap="4">
            <Heading level={3} size="sm">
              {sectionNo}
            </Heading>
            <PairedBars
              label={`${sectionNo}: share right by topic`}
              nameLabel="Topic"
              valueLabel={isOwn ? 'You' : firstNameOf(studentName)}
              comparedLabel="Others"
              max={1}
              formatValue={(share) => formatPercent(share)}
              bars={ofSection.map((topic) => ({
                id: String(topic.topicId),
                label: topic.topicName,
                detail: `${topic.correct} of ${topic.total}`,
                value: shareOf(topic),
                compared: topic.cohort === null ? null : topic.cohort / 100,
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
