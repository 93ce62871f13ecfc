import { SegmentedControl } from '@portal/shared/forms'
import { part, WhenIdle } from '@portal/shared/idle'
import { withPosts } from '@portal/shared/posts'
import { Announcements, useGreeting } from '@portal/shared/progress'
import { useMe } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { EmptyState, Page, PageHeader, QueryRegion, SkeletonCards } from '@portal/shared/ui'
import { ChildProgress } from './child-progress.tsx'
import { type Children, useChildren } from './dashboard.queries.ts'

// Not seen, so it comes after all that is.
const Live = part(() => import('./live.tsx'))

/** The parent's dashboard: a switcher where there are several children, and the child's progress. */
function DashboardScreen() {
  const children = useChildren()
  const { title, today } = useGreeting(useMe().data?.firstName)
  return (
    <Page>
      <PageHeader title={title} description={today} />
      <QueryRegion
        query={children}
        failed="Your dashboard could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => <Filled data={data} />}
      </QueryRegion>
    </Page>
  )
}

export default withPosts(DashboardScreen)

function Filled({ data }: { data: Children }) {
  const [params, setParams] = useSearchParams()
  const chosen = data.children.find((child) => child.studentId === params.get('child'))
  const child = chosen ?? data.children[0]
  return (
    <>
      <Announcements items={data.announcements} />
      {data.children.length > 1 && child !== undefined ? (
        <SegmentedControl
          label="Child"
          value={child.studentId}
          onValue={(studentId) => setParams({ child: studentId }, { replace: true })}
          options={data.children.map((one) => ({ value: one.studentId, label: one.firstName }))}
        />
      ) : null}
      {child === undefined ? (
        <EmptyState title="No child is linked to this account yet">
          Once the booking is complete, your child’s progress appears here.
        </EmptyState>
      ) : (
        <ChildProgress key={child.studentId} studentId={child.studentId} />
      )}
      <WhenIdle>
        <Live />
      </WhenIdle>
    </>
  )
}
