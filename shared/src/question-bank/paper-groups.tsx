import { Card, chakra, Grid, Heading, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { groupPapers, lengthInWords, type NamedPaper } from './papers.rules.ts'

export interface PaperGroupsProps<P extends NamedPaper> {
  papers: readonly P[]
  /** A `PaperCard`. */
  children: (paper: P) => ReactNode
}

/** So that nobody takes them for what the test's owner has published. */
const inStyle =
  'Written for this portal in the style of each year’s test, with full solutions. None is a paper that was set.'

/** Papers by test: past papers by year, then mocks by number. */
export function PaperGroups<P extends NamedPaper>({ papers, children }: PaperGroupsProps<P>) {
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      {groupPapers(papers).map(({ testId, testName, past, mocks }) => (
        <Stack key={testId} gap="5">
          <Heading level={2} size="lg">
            {testName}
          </Heading>
          {[
            { name: 'In the style of past papers', note: inStyle, list: past },
            { name: 'Mock papers', list: mocks },
          ].map(({ name, note, list }) =>
            list.length === 0 ? null : (
              <Stack key={name} gap="3">
                <Stack gap="1">
                  <Heading level={3} size="md">
                    {name}
                  </Heading>
                  {note === undefined ? null : (
                    <Text size="sm" tone="muted">
                      {note}
                    </Text>
                  )}
                </Stack>
                <Grid columns={2} alignItems="start">
                  {list.map((paper) => (
                    <Stack key={paper.paperId}>{children(paper)}</Stack>
                  ))}
                </Grid>
              </Stack>
            ),
          )}
        </Stack>
      ))}
    </Stack>
  )
}

const Parts = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      paddingX: { base: '4', md: '6' },
      paddingY: '3',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li > [data-part=words]': { flex: '1 1 11rem', minWidth: '0' },
    '& > li > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
    },
  },
})

interface PartOfPaper {
  examSectionId: number
  sectionNo: string
  questionCount: number
  minutes: number
}

export interface PaperCardProps<S extends PartOfPaper> {
  paper: NamedPaper & { sections: readonly S[] }
  /** What can be done with the whole paper. */
  action?: ReactNode
  /** What is told of a part, under its length. */
  note?: (part: S) => ReactNode
  /** What can be done with a part. */
  children: (part: S) => ReactNode
}

/** A paper with its parts, each with what can be done with it. */
export function PaperCard<S extends PartOfPaper>({
  paper,
  action,
  note,
  children,
}: PaperCardProps<S>) {
  const name = `${paper.admissionTestName} ${paper.title}`
  return (
    <Card title={name} level={4} action={action} flush>
      <Parts aria-label={`Parts of ${name}`}>
        {paper.sections.map((part) => (
          <li key={part.examSectionId}>
            <div data-part="words">
              <Text weight="medium">{part.sectionNo}</Text>
              <Text size="sm" tone="muted">
                {lengthInWords(part)}
              </Text>
              {note?.(part)}
            </div>
            <div data-part="actions">{children(part)}</div>
          </li>
        ))}
      </Parts>
    </Card>
  )
}
