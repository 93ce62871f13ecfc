import { ApiError } from '@portal/shared/api'
import { useNow } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { Card, Drawer, EmptyState, QueryRegion, SkeletonText, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import type { DrawerAddress } from '../drawer-address/use-drawers.ts'
import {
  hourReads,
  useAvailability,
  useScheduleForm,
  useSessionOf,
} from '../tuition/hours.queries.ts'
import { HourPanel } from './hour-panel.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { TimeOff } from './time-off.tsx'
import { WeeklyForm } from './weekly-form.tsx'

export interface TuitionDrawersProps {
  drawer: DrawerAddress
  /** Where a sent report is read by this role; it is not linked where left out. */
  reportPath?: (reportId: string) => string
  /** Opens the report's editor for an hour; for those who write reports. */
  onReport?: (sessionId: string) => void
}

/** The drawers that the address opens: booking an hour, one hour, when a tutor teaches. */
export default function TuitionDrawers({ drawer, reportPath, onReport }: TuitionDrawersProps) {
  useLiveReads('tuition', hourReads)
  switch (drawer.kind) {
    case 'schedule':
      return <ScheduleDrawer studentId={drawer.id} {...drawer} />
    case 'hour':
      return <HourDrawer {...drawer} {...{ reportPath, onReport }} />
    case 'availability':
      return <AvailabilityDrawer onClose={drawer.onClose} />
  }
}

function ScheduleDrawer(props: DrawerAddress & { studentId: string }) {
  const { studentId, day, time, onClose } = props
  const [tutorId, setTutor] = useState<string>()
  const form = useScheduleForm(studentId, tutorId)
  const name = form.data?.studentName
  return (
    <Drawer
      open
      wide
      keepOnPressOutside
      title={name === undefined ? 'Schedule' : `Schedule with ${name}`}
      onClose={onClose}
    >
      {isNobodys(form.error) ? (
        <NotThere title="This student is not there" />
      ) : (
        <QueryRegion
          query={form}
          skeleton={<SkeletonText lines={8} />}
          failed="The form could not be loaded"
        >
          {(start) => (
            <ScheduleForm
              key={start.tutorId}
              studentId={studentId}
              start={start}
              onTutor={setTutor}
              onClose={onClose}
              {...(day && { day })}
              {...(time && { time })}
            />
          )}
        </QueryRegion>
      )}
    </Drawer>
  )
}

function HourDrawer({
  id,
  onClose,
  reportPath,
  onReport,
}: DrawerAddress & Pick<TuitionDrawersProps, 'reportPath' | 'onReport'>) {
  const now = useNow(30_000)
  const session = useSessionOf(id)
  const hour = session.data?.hour
  return (
    <Drawer
      open
      wide
      title={hour === undefined ? 'Session' : `${hour.subject} with ${hour.studentName}`}
      onClose={onClose}
    >
      {isNobodys(session.error) ? (
        <NotThere title="This hour is not there" />
      ) : (
        <QueryRegion
          query={session}
          skeleton={<SkeletonText lines={8} />}
          failed="The session could not be loaded"
        >
          {(details) => (
            <HourPanel
              details={details}
              now={now}
              readPath={details.hour.reportId ? reportPath?.(details.hour.reportId) : undefined}
              onReport={onReport && (() => onReport(id))}
            />
          )}
        </QueryRegion>
      )}
    </Drawer>
  )
}

/** Whether an address names what there is not, or what is somebody else's: trying again is no use. */
function isNobodys(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status)
}

function NotThere({ title }: { title: string }) {
  return (
    <EmptyState illustration="search" level={3} title={title}>
      It may be of another tutor, or the address is not complete.
    </EmptyState>
  )
}

function AvailabilityDrawer({ onClose }: { onClose: () => void }) {
  const availability = useAvailability()
  return (
    <Drawer open wide title="When you teach" onClose={onClose}>
      <QueryRegion
        query={availability}
        skeleton={<SkeletonText lines={10} />}
        failed="Your week could not be loaded"
      >
        {(known) => (
          <Stack gap="6">
            <WeeklyForm weekly={known.weekly} />
            <Card title="Time off" level={3}>
              <TimeOff availability={known} />
            </Card>
          </Stack>
        )}
      </QueryRegion>
    </Drawer>
  )
}
