import { SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { List, useList } from '@portal/shared/lists'
import { useMe } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Button,
  EmptyState,
  Heading,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { Suspense } from 'react'
import { useSchoolSummary } from './dashboard.queries.ts'
import { SchoolFigures } from './school-figures.tsx'
import { schoolStudents } from './school-students.ts'

const LogoDialog = dialogPart(() => import('./logo-dialog.tsx'), 'Logo')

const noSchools: readonly string[] = []

/** The school dashboard: figures of the school and its students. */
export default function DashboardScreen() {
  const schools = useSession((session) => session.claims?.schools ?? noSchools)
  const [params] = useSearchParams()
  // The token names the schools, so that nothing waits for their names.
  const schoolId = schools.find((id) => id === params.get('school')) ?? schools[0]
  if (schoolId !== undefined) return <SchoolDashboard key={schoolId} schoolId={schoolId} />
  return (
    <Page>
      <PageHeader title="School" />
      <EmptyState title="No school is linked to this account yet">
        Once it is, its students and their progress appear here.
      </EmptyState>
    </Page>
  )
}

function SchoolDashboard({ schoolId }: { schoolId: string }) {
  const schools = useMe().data?.schools ?? []
  const [params, setParams] = useSearchParams()
  const summary = useSchoolSummary(schoolId)
  const students = useList(schoolStudents(summary.data?.yearGroups), { query: { schoolId } })
  const showLogo = (isOpen: boolean) => {
    const next = new URLSearchParams(params)
    if (isOpen) next.set('logo', '1')
    else next.delete('logo')
    setParams(next, { replace: true })
  }
  const name = schools.find((school) => school.id === schoolId)?.name ?? summary.data?.name
  return (
    <Page>
      <PageHeader
        title={name ?? 'School'}
        actions={
          <>
            {schools.length > 1 ? (
              <SelectField
                label="School"
                value={schoolId}
                options={schools.map((one) => ({ value: one.id, label: one.name }))}
                onValue={(id) => setParams({ school: id }, { replace: true })}
              />
            ) : null}
            <Stack justifyContent="flex-end">
              <Button onClick={() => showLogo(true)}>School logo</Button>
            </Stack>
          </>
        }
      />
      {params.has('logo') ? (
        <Suspense>
          <LogoDialog schoolId={schoolId} name={name ?? ''} onClose={() => showLogo(false)} />
        </Suspense>
      ) : null}
      <QueryRegion
        query={summary}
        failed="The school’s figures could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => <SchoolFigures school={data} />}
      </QueryRegion>
      {/* Fetched beside the figures, drawn after them, so that nothing moves. */}
      {summary.isPending ? null : (
        <Stack as="section" gap="4" aria-labelledby="school-students">
          <Heading level={2} id="school-students">
            Students
          </Heading>
          <List list={students} />
        </Stack>
      )}
    </Page>
  )
}
