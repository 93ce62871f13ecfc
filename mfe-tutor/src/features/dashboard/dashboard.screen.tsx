import { LaterCards } from '@portal/shared/dashboard-cards'
import { useDrawers } from '@portal/shared/drawer-address'
import { part, WhenIdle } from '@portal/shared/idle'
import { List, useList } from '@portal/shared/lists'
import { withPosts } from '@portal/shared/posts'
import { Announcements, useGreeting } from '@portal/shared/progress'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Button,
  Heading,
  Page,
  PageHeader,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { dashboardCards } from '../../dashboard-cards.ts'
import { useDueToday } from './dashboard.queries.ts'
import { DueToday } from './due-today.tsx'
import { myStudents } from './my-students.ts'
import { useStudentActions } from './student-actions.tsx'
import { TutorDrawers } from './tutor-drawers.tsx'
import type { View } from './view-switch.tsx'

// Most days begin with the students.
const Week = part(() => import('@portal/shared/tutor-week'), {
  failed: 'The week could not be loaded',
})

// Not seen, so it comes after all that is.
const Live = part(() => import('./live.tsx'))

// Nobody chooses before there is something to see; its room is kept.
const ViewSwitch = part(() => import('./view-switch.tsx'))

/** The tutor's first page: what is due today, then the students, then what else there is. */
function DashboardScreen() {
  const due = useDueToday()
  const { open } = useDrawers()
  const [params, setParams] = useSearchParams()
  const isWeek = params.get('view') === 'week'
  const show = (view: View) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('day')
        if (view === 'week') next.set('view', view)
        else next.delete('view')
        return next
      },
      { replace: true },
    )
  const { atEnd, dialog } = useStudentActions()
  const students = useList({ ...myStudents, atEnd })
  const { title, today } = useGreeting(due.data?.firstName)
  const about = { due: due.data }
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
            <>
              <DueToday
                query={due}
                onOpen={(id) => open('hour', id)}
                onReport={(id) => open('report', id)}
              />
              <LaterCards cards={dashboardCards} about={about} place="above" />
            </>
          )}
          <Stack as="section" gap="4" aria-labelledby="my-students">
            <Row justifyContent="space-between">
              <Heading level={2} id="my-students">
                {isWeek ? 'My week' : 'My students'}
              </Heading>
              <Row gap="2">
                <Box minWidth="10.5rem" minHeight="9">
                  <WhenIdle>
                    <ViewSwitch value={isWeek ? 'week' : 'students'} onValue={show} />
                  </WhenIdle>
                </Box>
                <Button size="sm" onClick={() => open('availability', '1')}>
                  When you teach
                </Button>
              </Row>
            </Row>
            {isWeek ? <Week /> : <List list={students} />}
          </Stack>
          {/* Below the students, so what stands there waits until they are there. */}
          {isWeek || students.isPending ? null : (
            <LaterCards cards={dashboardCards} about={about} place="below" />
          )}
          {students.isPending ? null : (
            <WhenIdle>
              <Live />
            </WhenIdle>
          )}
        </>
      )}
      <TutorDrawers />
      {dialog}
    </Page>
  )
}

export default withPosts(DashboardScreen)
