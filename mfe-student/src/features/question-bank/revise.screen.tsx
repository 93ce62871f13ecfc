import { useSearchParams } from '@portal/shared/router'
import {
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
  Tabs,
} from '@portal/shared/ui'
import { BuilderForm } from './builder-form.tsx'
import { revisePath } from './question-bank.prefetch.ts'
import { useBank } from './question-bank.queries.ts'
import { Statistics } from './statistics.tsx'
import { UnfinishedSets } from './unfinished-sets.tsx'
import { WaitingSets } from './waiting-sets.tsx'

/** Revise: builds a set, shows those under way, and counts what has been done. */
export default function ReviseScreen() {
  const [params, setParams] = useSearchParams()
  const bank = useBank()
  const view = params.get('view') === 'statistics' ? 'statistics' : 'build'
  return (
    <Page>
      <PageHeader
        title="Revise"
        description="Build a set of questions and work through it at your pace."
        actions={
          <LinkButton to={`${revisePath}/past-solutions`} variant="secondary">
            Past sets
          </LinkButton>
        }
      />
      <WaitingSets />
      <Tabs
        label="Revise"
        value={view}
        onValue={(id) =>
          setParams((before) => {
            const next = new URLSearchParams(before)
            if (id === 'statistics') next.set('view', id)
            else next.delete('view')
            return next
          })
        }
        tabs={[
          {
            id: 'build',
            label: 'Build a set',
            content: () => (
              <Stack gap="6">
                <UnfinishedSets sets={bank.data?.unfinished ?? []} />
                <BuilderForm />
              </Stack>
            ),
          },
          {
            id: 'statistics',
            label: 'Statistics',
            content: () => (
              <QueryRegion
                query={bank}
                failed="Your statistics could not be loaded"
                skeleton={<SkeletonCards count={3} columns={1} />}
              >
                {(data) => <Statistics bank={data} />}
              </QueryRegion>
            ),
          },
        ]}
      />
    </Page>
  )
}
