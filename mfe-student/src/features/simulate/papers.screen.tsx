import { useSearchParams } from '@portal/shared/router'
import { LinkButton, Page, PageHeader, Stack, Tabs, TextLink } from '@portal/shared/ui'
import { OpenSittings } from './open-sittings.tsx'
import { PaperList } from './paper-list.tsx'
import { useStatistics } from './simulate.queries.ts'
import { StatisticsPanel } from './statistics-panel.tsx'

/** Simulate: what is under way, the papers of the student's parts, and how they went. */
export default function PapersScreen() {
  const [params, setParams] = useSearchParams()
  const statistics = useStatistics()
  const view = params.get('view') === 'statistics' ? 'statistics' : 'papers'
  return (
    <Page>
      <PageHeader
        title="Simulate"
        description="Sit a whole paper as on the day: under its clock, without solutions until the end."
        actions={
          <LinkButton to="/resources/question-bank/simulate/solutions" variant="secondary">
            Past sittings
          </LinkButton>
        }
      />
      <OpenSittings sittings={statistics.data?.open ?? []} />
      <Tabs
        label="Simulate"
        value={view}
        onValue={(id) => setParams(id === 'statistics' ? { view: id } : {})}
        tabs={[
          {
            id: 'papers',
            label: 'Papers',
            content: () => (
              <Stack gap="8">
                <PaperList
                  isOld={false}
                  empty={{
                    title: 'No papers for your parts yet',
                    children: 'Papers and mocks of the parts that you chose show here.',
                    action: (
                      <LinkButton to="/resources/question-bank" variant="secondary">
                        Change your parts
                      </LinkButton>
                    ),
                  }}
                />
                <p>
                  <TextLink to="/resources/question-bank/simulateold">
                    Papers of retired tests and older specifications
                  </TextLink>
                </p>
              </Stack>
            ),
          },
          {
            id: 'statistics',
            label: 'Statistics',
            content: () => <StatisticsPanel query={statistics} />,
          },
        ]}
      />
    </Page>
  )
}
