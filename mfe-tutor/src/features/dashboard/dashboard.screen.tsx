import { Announcements, StudentList, useGreeting, useStudentList } from '@portal/shared/progress'
import { useSession } from '@portal/shared/session'
import { Heading, Page, PageHeader, Stack } from '@portal/shared/ui'
import { useDueToday, useMyStudents } from './dashboard.queries.ts'
import { DueToday } from './due-today.tsx'
import { TeamCard } from './team-card.tsx'

/** The tutor's first page: what is due today, then the students, then the team of a senior tutor. */
export default function DashboardScreen() {
  const due = useDueToday()
  const list = useStudentList()
  const students = useMyStudents(list.query)
  const isSenior = useSession((session) => session.claims?.role === 'Senior Tutor')
  const { title, today } = useGreeting(due.data?.firstName)
  return (
    <Page>
      <PageHeader title={title} description={today} />
      <Announcements items={due.data?.announcements ?? []} />
      <DueToday query={due} />
      {isSenior ? <TeamCard /> : null}
      <Stack as="section" gap="4" aria-labelledby="my-students">
        <Heading level={2} id="my-students">
          My students
        </Heading>
        <StudentList
          label="My students"
          show={[
            'lastActivity',
            'nextSession',
            'hoursLeft',
            'curriculum',
            'accuracy',
            'weakest',
            'open',
          ]}
          state={list}
          query={students}
          emptyText="Students appear here once they are assigned to you."
        />
      </Stack>
    </Page>
  )
}
