import { part } from '@portal/shared/idle'
import { useParams, useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Menu,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonList,
  Tabs,
} from '@portal/shared/ui'
import { Suspense } from 'react'
import { type Tree, useTree } from './academy.queries.ts'
import { audienceOf, states } from './academy.rules.ts'
import { useAcademyActions } from './use-academy-actions.tsx'

const tabs = [
  {
    ...{ id: 'contents', label: 'Contents' },
    Content: part(() => import('./contents-tab.tsx'), {
      failed: 'The contents could not be loaded',
    }),
  },
  {
    ...{ id: 'details', label: 'Details' },
    Content: part(() => import('./details-tab.tsx'), { failed: 'The details could not be loaded' }),
  },
  {
    ...{ id: 'watched', label: 'Watched' },
    Content: part(() => import('./watched-tab.tsx'), {
      failed: 'The figures could not be loaded',
    }),
  },
]

/** An academy as it is edited: its contents, its details, and how it is watched. */
export default function CourseScreen() {
  const { course = '' } = useParams()
  const tree = useTree(course)
  return (
    <Page>
      <QueryRegion
        query={tree}
        failed="The academy could not be loaded"
        skeleton={<SkeletonList rows={8} />}
      >
        {(academy) => <Course academy={academy} />}
      </QueryRegion>
    </Page>
  )
}

function Course({ academy }: { academy: Tree }) {
  const [params, setParams] = useSearchParams()
  const { stateActions } = useAcademyActions()
  const asked = params.get('tab')
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'contents'
  const { label, tone } = states[academy.state]
  return (
    <>
      <PageHeader
        title={academy.title}
        description={`For ${audienceOf(academy.audience).toLowerCase()}`}
        actions={
          <Row gap="3">
            <Badge tone={tone}>{label}</Badge>
            <Menu label="Change its state" items={stateActions(academy)} />
          </Row>
        }
      />
      <Tabs
        label={academy.title}
        value={tab}
        onValue={(id) => setParams(id === 'contents' ? {} : { tab: id })}
        tabs={tabs.map(({ id, label: name, Content }) => ({
          ...{ id, label: name },
          content: () => (
            <Suspense fallback={<SkeletonList rows={6} />}>
              <Content academy={academy} />
            </Suspense>
          ),
        }))}
      />
    </>
  )
}
