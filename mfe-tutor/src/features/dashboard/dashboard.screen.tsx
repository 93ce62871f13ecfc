import {
  Announcements,
  StudentList,
  type StudentListProps,
  type StudentListState,
  useGreeting,
  useStudentList,
  WhenIdle,
} from '@portal/shared/progress'
import { useSession } from '@portal/shared/session'
import { Heading, Page, PageHeader, SkeletonCards, Stack } from '@portal/shared/ui'
import { lazy } from 'react'
import { useDueToday, useMyStudents, useTeam } from './dashboard.queries.ts'
import { DueToday } from './due-today.tsx'

// Few tutors have a team, and it stands below what they come for.
const TeamCard = lazy(() => import('./team-card.tsx'))

/** The tutor's first page: what is due today, then the students, then the team of a senior tutor. */
export default function DashboardScreen() {
  const due = useDueToday()
  const list = useStudentList()
  const students = useMyStudents(list.query)
  const isSenior = useSession((session) => session.claims?.role === 'Senior Tutor')
  // Below the students, so it waits until they are there.
  const team = useTeam(isSenior && !students.isPending)
  const { title, today } = useGreeting(due.data?.firstName)
  return (
    <Page>
      <PageHeader title={title} description={today} />
      {/* Fetched side by side; what stands above is drawn first, so that nothing moves. */}
      {due.isPending ? (
        <SkeletonCards count={4} columns={2} />
      ) : (
        <>
          <Announcements items={due.data?.announcements ?? []} />
          <DueToday query={due} />
          <MyStudents list={list} query={students} />
          {isSenior && !students.isPending ? (
            <WhenIdle>
              <TeamCard query={team} />
            </WhenIdle>
          ) : null}
        </>
      )}
    </Page>
  )
}

function MyStudents({ list, query }: { list: StudentListState; query: StudentListProps['query'] }) {
  return (
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
        query={query}
        emptyText="Students appear here once they are assigned to you."
      />
    </Stack>
  )
}
