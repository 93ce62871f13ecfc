import { pathTo } from '@portal/shared/contract'
import { LaterCards } from '@portal/shared/dashboard-cards'
import { SelectField } from '@portal/shared/forms'
import { part, WhenIdle } from '@portal/shared/idle'
import { List, useList } from '@portal/shared/lists'
import { withPosts } from '@portal/shared/posts'
import { useMe } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Button,
  Heading,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { Suspense } from 'react'
import { dashboardCards } from '../../dashboard-cards.ts'
import { useSchoolSummary } from './dashboard.queries.ts'
import { SchoolFigures } from './school-figures.tsx'
import { schoolStudents } from './school-students.ts'

const LogoOrNoSchool = part(() => import('./logo-or-no-school.tsx'))

const StudentsPdf = part(async () => ({ default: (await import('./later.tsx')).StudentsPdf }))

/** The school dashboard: figures of the school and its students. */
function DashboardScreen() {
  const schools = useSession((session) => session.claims?.schools)
  const [params] = useSearchParams()
  // The token names the schools, so that nothing waits for their names.
  const schoolId = schools?.find((id) => id === params.get('school')) ?? schools?.[0]
  return schoolId === undefined ? (
    <LogoOrNoSchool />
  ) : (
    <SchoolDashboard key={schoolId} schoolId={schoolId} />
  )
}

export default withPosts(DashboardScreen)

function SchoolDashboard({ schoolId }: { schoolId: string }) {
  const schools = useMe().data?.schools ?? []
  const [params, setParams] = useSearchParams()
  const summary = useSchoolSummary(schoolId)
  const students = useList(schoolStudents(summary.data?.yearGroups), { query: { schoolId } })
  const name = schools.find((school) => school.id === schoolId)?.name ?? summary.data?.name
  return (
    <Page>
      <PageHeader
        title={name ?? 'School'}
        actions={
          <Row alignItems="flex-end">
            {schools.length > 1 ? (
              <SelectField
                label="School"
                value={schoolId}
                options={schools.map((one) => ({ value: one.id, label: one.name }))}
                onValue={(id) => setParams({ school: id }, { replace: true })}
              />
            ) : null}
            <Button onClick={() => setParams([...params, ['logo', '']])}>School logo</Button>
            <LinkButton to={pathTo('/help', {})}>How to read this</LinkButton>
          </Row>
        }
      />
      {params.has('logo') ? (
        <Suspense>
          <LogoOrNoSchool schoolId={schoolId} />
        </Suspense>
      ) : null}
      <QueryRegion
        query={summary}
        failed="The school’s figures could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => (
          <>
            <SchoolFigures school={data} />
            <LaterCards
              cards={dashboardCards}
              about={{ schoolId, yearGroups: data.yearGroups }}
              place="above"
            />
          </>
        )}
      </QueryRegion>
      {/* Fetched beside the figures, drawn after them, so that nothing moves. */}
      {summary.isPending ? null : (
        <Stack as="section" gap="4" aria-labelledby="school-students">
          <Row justifyContent="space-between" minHeight="10">
            <Heading level={2} id="school-students">
              Students
            </Heading>
            <WhenIdle>
              <StudentsPdf schoolId={schoolId} query={students.query} />
            </WhenIdle>
          </Row>
          <List list={students} />
        </Stack>
      )}
      {summary.data === undefined || students.isPending ? null : (
        <LaterCards
          cards={dashboardCards}
          about={{ schoolId, yearGroups: summary.data.yearGroups }}
          place="below"
        />
      )}
    </Page>
  )
}
