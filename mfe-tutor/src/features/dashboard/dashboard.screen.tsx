import { pathTo } from '@portal/shared/contract'
import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart, part, WhenIdle } from '@portal/shared/idle'
import { List, rowActions, useList } from '@portal/shared/lists'
import { Announcements, type StudentRow, studentList, useGreeting } from '@portal/shared/progress'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Button, Heading, Page, PageHeader, Row, SkeletonCards, Stack } from '@portal/shared/ui'
import { CalendarPlus, FileText, Mail, TriangleAlert, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useDueToday, useTeam } from './dashboard.queries.ts'
import { DueToday } from './due-today.tsx'
import { TutorDrawers } from './tutor-drawers.tsx'

const summaryOf = ({ studentId: id }: Pick<StudentRow, 'studentId'>) =>
  pathTo('/:dashboard/:id', { dashboard: 'my-students', id })

const myStudents = studentList('GET /Dashboard/Tutor/Dashboard/GetMyStudents', {
  label: 'My students',
  density: 'compact',
  views: 'my-students',
  show: ['lastActivity', 'nextSession', 'hoursLeft', 'curriculum', 'accuracy', 'weakest', 'open'],
  emptyText: 'Students appear here once they are assigned to you.',
  rowHref: summaryOf,
})

// Few tutors have a team, and it stands below what they come for.
const TeamCard = part(() => import('./team-card.tsx'), {
  failed: 'Your team could not be loaded',
})

// So is what a senior tutor decides about.
const ConcernsCard = part(() => import('./concerns-card.tsx'), {
  failed: 'The concerns could not be loaded',
})

// Most days begin with the students.
const Week = part(() => import('@portal/shared/tutor-week'), {
  failed: 'The week could not be loaded',
})

// Cards are written at the end of a term; most days there are none.
const DueCards = part(() => import('./due-cards.tsx'), {
  failed: 'The report cards could not be loaded',
})

// Not seen, so it comes after all that is.
const Live = part(() => import('./live.tsx'))

// Few of those who look at their students have something to raise.
const RaiseDialog = dialogPart(() => import('./raise-dialog.tsx'), 'Raise a concern')
const shows = [
  { view: null, label: 'Students' },
  { view: 'week', label: 'Week' },
] as const

/** The tutor's first page: what is due today, then the students, then the team of a senior tutor. */
export default function DashboardScreen() {
  const due = useDueToday()
  const { open } = useDrawers()
  const navigate = useNavigate()
  const [raisingOn, setRaisingOn] = useState<StudentRow | null>(null)
  const [params, setParams] = useSearchParams()
  const isWeek = params.get('view') === 'week'
  const show = (view: 'week' | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('day')
        if (view === null) next.delete('view')
        else next.set('view', view)
        return next
      },
      { replace: true },
    )
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
          {/* The week stands by itself, so that nobody has to look for it below. */}
          {isWeek ? null : (
            <DueToday
              query={due}
              onOpen={(id) => open('hour', id)}
              onReport={(id) => open('report', id)}
            />
          )}
          {!isWeek && (due.data?.cardsDue ?? 0) > 0 ? (
            <WhenIdle>
              <DueCards />
            </WhenIdle>
          ) : null}
          <Stack as="section" gap="4" aria-labelledby="my-students">
            <Row justifyContent="space-between">
              <Heading level={2} id="my-students">
                {isWeek ? 'My week' : 'My students'}
              </Heading>
              <Row gap="2">
                <Row role="group" aria-label="What to show" gap="1">
                  {shows.map(({ view, label }) => (
                    <Button
                      key={label}
                      size="sm"
                      variant={isWeek === (view === 'week') ? 'primary' : 'secondary'}
                      aria-pressed={isWeek === (view === 'week')}
                      onClick={() => show(view)}
                    >
                      {label}
                    </Button>
                  ))}
                </Row>
                <Button size="sm" onClick={() => open('availability', '1')}>
                  When you teach
                </Button>
              </Row>
            </Row>
            {isWeek ? <Week /> : <List list={students} />}
          </Stack>
          {isSenior && !isWeek && !students.isPending ? (
            <WhenIdle>
              <ConcernsCard />
              <TeamCard query={team} />
            </WhenIdle>
          ) : null}
          {students.isPending ? null : (
            <WhenIdle>
              <Live />
            </WhenIdle>
          )}
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
