import { pathTo } from '@portal/shared/contract'
import { PaperCard, PaperGroups } from '@portal/shared/question-bank'
import { useSearchParams } from '@portal/shared/router'
import {
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
  Tabs,
  Text,
} from '@portal/shared/ui'
import { nothingRecorded, type TutorPapers } from '../../preview/bank.rules.ts'
import { usePapers } from './bank.queries.ts'

/** All papers, those of today's tests and older ones, to look through, read or print. */
export default function PapersScreen() {
  const papers = usePapers()
  const [params, setParams] = useSearchParams()
  return (
    <Page>
      <PageHeader
        title="Simulate"
        description={`Work through a paper without its clock, or read and print it with solutions and statistics. ${nothingRecorded}`}
      />
      <QueryRegion
        query={papers}
        failed="The papers could not be loaded"
        skeleton={<SkeletonCards count={6} columns={2} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState illustration="questions" title="There are no papers yet">
              Papers show here as soon as they are put together.
            </EmptyState>
          ) : (
            <Tabs
              label="Papers"
              value={params.get('view') === 'older' ? 'older' : 'current'}
              onValue={(view) => setParams(view === 'older' ? { view } : {})}
              tabs={[
                {
                  id: 'current',
                  label: 'Today’s tests',
                  content: () => <Papers papers={all.filter(({ isOld }) => !isOld)} />,
                },
                {
                  id: 'older',
                  label: 'Older papers',
                  content: () => (
                    <Stack gap="6">
                      <Text tone="muted" maxWidth="reading">
                        Papers of tests that are no longer set, and of older specifications: topics,
                        length and marking may differ from today’s.
                      </Text>
                      <Papers papers={all.filter(({ isOld }) => isOld)} />
                    </Stack>
                  ),
                },
              ]}
            />
          )
        }
      </QueryRegion>
    </Page>
  )
}

function Papers({ papers }: { papers: TutorPapers }) {
  if (papers.length === 0) {
    return <EmptyState illustration="questions" title="There are no papers of this kind" />
  }
  return (
    <PaperGroups papers={papers}>
      {(paper) => (
        <PaperCard paper={paper}>
          {({ examSectionId, sectionNo }) => {
            const name = `${sectionNo}, ${paper.admissionTestName} ${paper.title}`
            return (
              <>
                <LinkButton
                  to={pathTo('/resources/tutor/question-bank/simulate/solutions/:id', {
                    id: examSectionId,
                  })}
                  size="sm"
                  variant="ghost"
                  aria-label={`Whole paper: ${name}`}
                >
                  Whole paper
                </LinkButton>
                <LinkButton
                  to={pathTo('/resources/tutor/question-bank/simulate/:start', {
                    start: examSectionId,
                  })}
                  size="sm"
                  variant="soft"
                  aria-label={`Work through ${name}`}
                >
                  Work through
                </LinkButton>
              </>
            )
          }}
        </PaperCard>
      )}
    </PaperGroups>
  )
}
