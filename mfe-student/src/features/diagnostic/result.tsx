import { pathTo } from '@portal/shared/contract'
import { Card, DateText, LinkButton, ProgressBar, Row, Stack, Text } from '@portal/shared/ui'
import { correctOf, type DiagnosticTest, totalsOf } from './diagnostic.rules.ts'
import { DiagnosticPage } from './diagnostic-page.tsx'

/** The score of a finished test, by section. */
export function Result({ test: { id, sections, finishedAt } }: { test: DiagnosticTest }) {
  const correct = correctOf(sections)
  const { questions } = totalsOf(sections)
  return (
    <DiagnosticPage
      title="Your diagnostic test is done"
      description={
        correct === null ? undefined : `You got ${correct} of ${questions} questions right.`
      }
    >
      <Card title="Score by section">
        <Stack gap="5">
          {sections.map((section) => (
            <ProgressBar
              key={section.position}
              label={section.name}
              value={(section.correct ?? 0) / section.questionCount}
              text={
                section.correct === null
                  ? 'Not marked yet'
                  : `${section.correct} of ${section.questionCount} right`
              }
            />
          ))}
        </Stack>
      </Card>
      {finishedAt === null ? null : (
        <Text size="sm" tone="muted">
          Handed in on <DateText moment={finishedAt} style="full" />.
        </Text>
      )}
      <Row>
        <LinkButton
          to={pathTo('/diagnostic-test-results-v2/:id', { id })}
          variant="primary"
          size="lg"
        >
          See your results by topic
        </LinkButton>
        <LinkButton to="/" variant="secondary" size="lg">
          Go to your dashboard
        </LinkButton>
      </Row>
    </DiagnosticPage>
  )
}
