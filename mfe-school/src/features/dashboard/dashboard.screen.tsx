import { useMe } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import {
  EmptyState,
  Page,
  PageHeader,
  QueryRegion,
  SelectField,
  SkeletonCards,
} from '@portal/shared/ui'
import type { School } from './dashboard.queries.ts'
import { SchoolFigures } from './school-figures.tsx'
import { SchoolStudents } from './school-students.tsx'

/** The school dashboard: figures of the school and its students. */
export default function DashboardScreen() {
  const me = useMe()
  return (
    <QueryRegion
      query={me}
      failed="Your schools could not be loaded"
      skeleton={
        <Page>
          <PageHeader title="School" />
          <SkeletonCards count={4} columns={2} />
        </Page>
      }
    >
      {(data) => <Filled schools={data.schools} />}
    </QueryRegion>
  )
}

function Filled({ schools }: { schools: readonly School[] }) {
  const [params, setParams] = useSearchParams()
  const school = schools.find((one) => one.id === params.get('school')) ?? schools[0]
  if (school === undefined) {
    return (
      <Page>
        <PageHeader title="School" />
        <EmptyState title="No school is linked to this account yet">
          Once it is, its students and their progress appear here.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader
        title={school.name}
        actions={
          schools.length > 1 ? (
            <SelectField
              label="School"
              value={school.id}
              options={schools.map((one) => ({ value: one.id, label: one.name }))}
              onValue={(id) => setParams({ school: id }, { replace: true })}
            />
          ) : undefined
        }
      />
      <SchoolFigures key={`figures ${school.id}`} schoolId={school.id} />
      <SchoolStudents key={`students ${school.id}`} schoolId={school.id} />
    </Page>
  )
}
