import {
  Announcements,
  StudentList,
  type StudentListProps,
  type StudentListState,
  useGreeting,
  useStudentList,
} from '@portal/shared/progress'
import { useSession } from '@portal/shared/session'
import { Heading, Page, PageHeader, SkeletonCards, Stack } from '@portal/shared/ui'
import { useDueToday, useMyStudents, useTeam } from './dashboard.queries.ts'
import { DueToday } from './due-today.tsx'
import { TeamCard } from './team-card.tsx'

/** The tutor's first page: what is due today, then the students, then the team of a senior tutor. */
export default function DashboardScreen() {
  const due = useDueToday()
  const list = useStudentList()
  const students = useMyStudents(list.query)
  const isSenior = useSession((session) => session.claims?.role === 'Senior Tutor')
  const team = useTeam(isSenior)
  // All are fetched side by side; what stands above others is drawn first, so that nothing moves.
  const isArriving = due.isPending || (isSenior && team.isPending)
  const { title, today } = useGreeting(due.data?.firstName)
  return (
    <Page>
      <PageHeader title={title} description={today} />
      {isArriving ? (
        <SkeletonCards count={4} columns={2} />
      ) : (
        <>
          <Announcements items={due.data?.announcements ?? []} />
          <DueToday query={due} />
          {isSenior ? <TeamCard query={team} /> : null}
          <MyStudents list={list} query={students} />
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
