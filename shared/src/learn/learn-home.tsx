import {
  Box,
  chakra,
  Disclosure,
  Grid,
  Heading,
  Page,
  PageHeader,
  ProgressBar,
  plural,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Surface,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { useLearning } from './learn.queries.ts'
import {
  type LearnView,
  type Part,
  pagesInWords,
  type SubjectCount,
  subjectPath,
  topicsInWords,
} from './learn.rules.ts'

const Block = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

/** Learn's home: every part of the test with its subjects, the reader's own parts first. */
export function LearnHome({ view }: { view: LearnView }) {
  const learning = useLearning()
  return (
    <Page>
      <PageHeader
        title="Learn"
        description="What each topic needs, explained from the beginning with worked examples."
      />
      <QueryRegion
        query={learning}
        failed="The subjects could not be loaded"
        skeleton={<SkeletonCards count={6} columns={3} />}
        empty={{
          when: (parts) => parts.length === 0,
          illustration: 'empty',
          title: 'No pages yet',
          children: 'Subjects show here as soon as their pages are written.',
        }}
      >
        {(parts) => <Parts parts={parts} view={view} />}
      </QueryRegion>
    </Page>
  )
}

function Parts({ parts, view }: { parts: readonly Part[]; view: LearnView }) {
  const others = parts.filter((part) => !part.isChosen)
  return (
    <Stack gap="10">
      {parts
        .filter((part) => part.isChosen)
        .map((part) => (
          <Block key={part.sectionId} aria-label={part.sectionNo}>
            <Row justifyContent="space-between" alignItems="baseline">
              <Heading level={2} size="lg">
                {part.sectionNo}
              </Heading>
              <Text size="sm" tone="muted" figures>
                {topicsInWords(topicsOf(part), view.own !== undefined)}
              </Text>
            </Row>
            <Subjects part={part} view={view} />
          </Block>
        ))}
      {others.length === 0 ? null : (
        <Block aria-label="Other parts">
          <Heading level={2} size="lg">
            Other parts
          </Heading>
          <Text tone="muted" size="sm">
            You have not chosen these for your test. You can read them all the same.
          </Text>
          <Stack gap="3">
            {others.map((part) => (
              <Disclosure
                key={part.sectionId}
                summary={part.sectionNo}
                meta={
                  <Text as="span" size="sm" tone="muted">
                    {plural(part.subjects.length, 'subject')}
                  </Text>
                }
              >
                <Box paddingTop="2">
                  <Subjects part={part} view={view} />
                </Box>
              </Disclosure>
            ))}
          </Stack>
        </Block>
      )}
    </Stack>
  )
}

const topicsOf = ({ subjects }: Part) => ({
  topics: subjects.reduce((sum, { topics }) => sum + topics, 0),
  completedTopics: subjects.reduce((sum, { completedTopics }) => sum + completedTopics, 0),
})

function Subjects({ part, view }: { part: Part; view: LearnView }) {
  return (
    <Grid columns={3} as="ul" listStyleType="none">
      {part.subjects.map((subject) => (
        <li key={subject.learningId}>
          <SubjectCard subject={subject} view={view} />
        </li>
      ))}
    </Grid>
  )
}

function SubjectCard({ subject, view }: { subject: SubjectCount; view: LearnView }) {
  const isOwn = view.own !== undefined
  const words = topicsInWords(subject, isOwn)
  return (
    <Surface
      position="relative"
      height="100%"
      padding={{ base: '4', md: '5' }}
      display="flex"
      flexDirection="column"
      gap="3"
      transition="border-color 120ms"
      _hover={{ borderColor: 'border.brand' }}
    >
      <Heading level={3} size="sm">
        <TextLink
          quiet
          to={subjectPath(view.base, subject)}
          // The whole card is pressed, the name alone is read.
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
        >
          {subject.name}
        </TextLink>
      </Heading>
      <Box marginTop="auto">
        {isOwn ? (
          <ProgressBar
            label={pagesInWords(subject, true)}
            value={subject.pages === 0 ? 0 : subject.completedPages / subject.pages}
            text={words}
            tone={subject.completedPages === subject.pages ? 'success' : 'brand'}
          />
        ) : (
          <Text size="sm" tone="muted">
            {words}, {pagesInWords(subject, false)}
          </Text>
        )}
      </Box>
    </Surface>
  )
}
