import {
  SectionScores,
  sectionsPathOf,
  topicsPathOf,
  useResults,
} from '@portal/shared/diagnostic-results'
import {
  Card,
  DateText,
  LinkButton,
  ListTemplate,
  plural,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'

/** The student's finished diagnostic tests with their scores, newest first. */
export default function ResultListScreen() {
  const results = useResults()
  return (
    <ListTemplate
      title="Diagnostic test results"
      count={results.data === undefined ? undefined : plural(results.data.length, 'finished test')}
    >
      <QueryRegion
        query={results}
        failed="Your results could not be loaded"
        skeleton={<SkeletonCards count={2} columns={1} />}
        empty={{
          when: (tests) => tests.length === 0,
          level: 2,
          illustration: 'chart',
          title: 'No finished diagnostic test yet',
          children:
            'Once you have handed in a diagnostic test, its score, every question and a plan for your curriculum show here.',
          action: (
            <LinkButton to="/" variant="primary">
              Go to your dashboard
            </LinkButton>
          ),
        }}
      >
        {(tests) => (
          <Stack as="ul" gap="6" listStyleType="none">
            {tests.map(({ id, finishedAt, ...test }) => (
              <li key={id}>
                <Card
                  level={2}
                  title={
                    <>
                      Test of <DateText moment={finishedAt} style="longDate" />
                    </>
                  }
                >
                  <Stack gap="5">
                    <SectionScores {...test} />
                    <Row>
                      <LinkButton to={topicsPathOf(id)} variant="primary">
                        By topic, with a plan
                      </LinkButton>
                      <LinkButton to={sectionsPathOf(id)} variant="secondary">
                        By section, with all questions
                      </LinkButton>
                    </Row>
                  </Stack>
                </Card>
              </li>
            ))}
          </Stack>
        )}
      </QueryRegion>
    </ListTemplate>
  )
}
