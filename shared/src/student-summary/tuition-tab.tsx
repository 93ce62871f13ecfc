import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart, useNow } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { HourLine, hourReads, Ledger, PastHours } from '@portal/shared/tuition'
import {
  Button,
  Card,
  DateText,
  Disclosure,
  EmptyState,
  LinkButton,
  plural,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Tabs,
  VisuallyHidden,
} from '@portal/shared/ui'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { reportPath } from '../tuition-reports/reports.rules.ts'
import { ReportsOfStudent } from './reports-of-student.tsx'
import { type Overview, useNextHours } from './summary.queries.ts'
import { isStaff } from './summary.rules.ts'
import type { SummaryTabProps } from './tabs.ts'

const AdjustDialog = dialogPart(() => import('./adjust-dialog.tsx'), 'Adjust hours')

/** Hours of the student, as far as the role may see them, and the reports; staff act here. */
export default function TuitionTab({ studentId, overview }: SummaryTabProps) {
  const role = useSession(({ claims }) => claims?.role)
  useLiveReads('tuition', hourReads)
  if (role === 'School Manager') return <ReportsOfStudent studentId={studentId} />
  return (
    <Stack gap={{ base: '5', md: '8' }}>
      {isStaff(role) ? <Actions studentId={studentId} overview={overview} /> : null}
      <NextSessions studentId={studentId} />
      <WhatWas studentId={studentId} />
    </Stack>
  )
}

function Actions({ studentId, overview }: { studentId: string; overview: Overview }) {
  const isAdmin = useSession(({ claims }) => claims?.role === 'Admin')
  const { open } = useDrawers()
  const [isAdjusting, setAdjusting] = useState(false)
  return (
    <Row gap="3">
      <Button
        variant="primary"
        icon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => open('schedule', studentId)}
      >
        Schedule
      </Button>
      {isAdmin ? <Button onClick={() => setAdjusting(true)}>Adjust hours</Button> : null}
      {isAdjusting ? (
        <Suspense fallback={null}>
          <AdjustDialog
            studentId={studentId}
            fullName={overview.fullName}
            onClose={() => setAdjusting(false)}
          />
        </Suspense>
      ) : null}
    </Row>
  )
}

/** Hours that are shown at first, and at most. */
const few = 5
const most = 100

function NextSessions({ studentId }: { studentId: string }) {
  const isOfStaff = useSession(({ claims }) => isStaff(claims?.role))
  const now = useNow(30_000)
  const [shown, setShown] = useState(few)
  const hours = useNextHours(studentId, shown)
  const { hrefOf } = useDrawers()
  return (
    <Card title="Next sessions">
      <QueryRegion
        query={hours}
        skeleton={<SkeletonText lines={5} />}
        failed="The next sessions could not be loaded"
      >
        {({ sessions, totalCount, busy }) => (
          <Stack gap="5">
            {sessions.length === 0 ? (
              <EmptyState
                compact
                illustration="calendar"
                title="No session is booked at the moment"
              />
            ) : (
              <Stack as="ul" gap="5" listStyleType="none">
                {sessions.map((hour) => (
                  <HourLine
                    key={hour.id}
                    hour={hour}
                    now={now}
                    withWhom={hour.tutorName}
                    actions={
                      isOfStaff ? (
                        <LinkButton to={hrefOf('hour', hour.id)} size="sm">
                          Open
                          <VisuallyHidden>
                            {' '}
                            {hour.subject}, <DateText moment={hour.startsAt} style="dateTime" />
                          </VisuallyHidden>
                        </LinkButton>
                      ) : null
                    }
                  />
                ))}
              </Stack>
            )}
            {totalCount > sessions.length && shown < most ? (
              <Row>
                <Button size="sm" onClick={() => setShown(most)}>
                  Show all {totalCount}
                </Button>
              </Row>
            ) : null}
            {busy.length === 0 ? null : <Busy spans={busy} />}
          </Stack>
        )}
      </QueryRegion>
    </Card>
  )
}

/** When the student is with tutors whose hours the reader does not see. */
function Busy({ spans }: { spans: readonly { startsAt: string; endsAt: string }[] }) {
  return (
    <Disclosure summary={`Busy with other tutors ${plural(spans.length, 'time')}`}>
      <Stack as="ul" gap="2" listStyleType="none">
        {spans.map(({ startsAt, endsAt }) => (
          <li key={startsAt}>
            <DateText moment={startsAt} style="dateTime" /> to{' '}
            <DateText moment={endsAt} style="time" />
          </li>
        ))}
      </Stack>
    </Disclosure>
  )
}

const shows = ['past', 'reports', 'entries'] as const

function WhatWas({ studentId }: { studentId: string }) {
  const role = useSession(({ claims }) => claims?.role)
  const now = useNow(30_000)
  const [params, setParams] = useSearchParams()
  const { hrefOf } = useDrawers()
  const isOfStaff = isStaff(role)
  const seesLedger = role === 'Parent' || role === 'Senior Tutor' || role === 'Admin'
  const asked = shows.find((one) => one === params.get('show')) ?? 'past'
  const shown = asked === 'entries' && !seesLedger ? 'past' : asked
  const show = (tab: (typeof shows)[number]) => {
    const next = new URLSearchParams(params)
    if (tab === 'past') next.delete('show')
    else next.set('show', tab)
    setParams(next, { replace: true })
  }
  return (
    <Tabs
      label="What was"
      value={shown}
      onValue={show}
      tabs={[
        {
          id: 'past',
          label: 'Past sessions',
          content: () => (
            <PastHours
              studentId={studentId}
              now={now}
              reportPath={(id) => reportPath(role, id) ?? hrefOf('read', id)}
              {...(isOfStaff && { hourHref: (id: string) => hrefOf('hour', id) })}
              withFeedback={role === 'Senior Tutor' || role === 'Admin'}
            />
          ),
        },
        {
          id: 'reports',
          label: 'Reports',
          content: () => <ReportsOfStudent studentId={studentId} />,
        },
        ...(seesLedger
          ? [
              {
                id: 'entries' as const,
                label: 'Every entry',
                content: () => <Ledger studentId={studentId} />,
              },
            ]
          : []),
      ]}
    />
  )
}
