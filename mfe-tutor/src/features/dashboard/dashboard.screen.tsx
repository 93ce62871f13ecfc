import { pathTo } from '@portal/shared/contract'
import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart, part, WhenIdle } from '@portal/shared/idle'
import { List, rowActions, useList } from '@portal/shared/lists'
import { Announcements, type StudentRow, studentList, useGreeting } from '@portal/shared/progress'
import { useNavigate } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Button, Heading, Page, PageHeader, Row, SkeletonCards, Stack } from '@portal/shared/ui'
import { CalendarPlus, FileText, Mail, TriangleAlert, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useDueToday, useTeam } from './dashboard.queries.ts'
import { DueToday } from './due-today.tsx'
import { TutorDrawers } from './tutor-drawers.tsx'

const summaryOf = ({ studentId: id }: StudentRow) =>
  pathTo('/:dashboard/:id', { dashboard: 'my-students', id })

const myStudents = studentList('GET /Dashboard/Tutor/Dashboard/GetMyStudents', {
  label: 'My students',
  views: 'my-students',
  show: ['lastActivity', 'nextSession', 'hoursLeft', 'curriculum', 'accuracy', 'weakest', 'open'],
  emptyText: 'Students appear here once they are assigned to you.',
  rowHref: summaryOf,
})

// Few tutors have a team, and it stands below what they come for.
const TeamCard = part(() => import('./team-card.tsx'), {
  failed: 'Your team could not be loaded',
})

// Cards are written at the end of a term; most days there are none.
const DueCards = part(() => import('./due-cards.tsx'), {
  failed: 'The report cards could not be loaded',
})

// Few of those who look at their students have something to raise.
const RaiseDialog = dialogPart(() => import('./raise-dialog.tsx'), 'Raise a concern')

/** The tutor's first page: what is due today, then the students, then the team of a senior tutor. */
export default function DashboardScreen() {
  const due = useDueToday()
  const { open } = useDrawers()
  const navigate = useNavigate()
  const [raisingOn, setRaisingOn] = useState<StudentRow | null>(null)
  const students = useList({
    ...myStudents,
    atEnd: rowActions<StudentRow>(
      ({ fullName }) => fullName,
      (student) => [
        {
          id: 'summary',
          label: 'Summary',
          icon: <UserRound size={16} />,
          onChoose: () => navigate(summaryOf(student)),
        },
        {
          id: 'schedule',
          label: 'Schedule',
          icon: <CalendarPlus size={16} />,
          onChoose: () => open('schedule', student.studentId),
        },
        ...reportActions(student.reportHourId, (id) => open('report', id)),
        {
          id: 'raise',
          label: 'Raise concern',
          icon: <TriangleAlert size={16} />,
          onChoose: () => setRaisingOn(student),
        },
        {
          id: 'email',
          label: 'Email',
          icon: <Mail size={16} />,
          onChoose: () => window.location.assign(`mailto:${student.email}`),
        },
      ],
    ),
  })
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
          <DueToday
            query={due}
            onOpen={(id) => open('hour', id)}
            onReport={(id) => open('report', id)}
          />
          {(due.data?.cardsDue ?? 0) > 0 ? (
            <WhenIdle>
              <DueCards />
            </WhenIdle>
          ) : null}
          <Stack as="section" gap="4" aria-labelledby="my-students">
            <Row justifyContent="space-between">
              <Heading level={2} id="my-students">
                My students
              </Heading>
              <Button size="sm" onClick={() => open('availability', '1')}>
                When you teach
              </Button>
            </Row>
            <List list={students} />
          </Stack>
          {isSenior && !students.isPending ? (
            <WhenIdle>
              <TeamCard query={team} />
            </WhenIdle>
          ) : null}
        </>
      )}
      <TutorDrawers />
      {raisingOn === null ? null : (
        <Suspense fallback={null}>
          <RaiseDialog student={raisingOn} onClose={() => setRaisingOn(null)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Writing the report of the latest hour that waits for one; nothing where none does. */
function reportActions(sessionId: string | null, onReport: (sessionId: string) => void) {
  if (sessionId === null) return []
  return [
    {
      id: 'report',
      label: 'Write report',
      icon: <FileText size={16} />,
      onChoose: () => onReport(sessionId),
    },
  ]
}
