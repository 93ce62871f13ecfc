import { pathTo } from '@portal/shared/contract'
import { part, useNow, WhenIdle } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  HoursFigures,
  hourReads,
  hoursText,
  Ledger,
  NextHours,
  PastHours,
} from '@portal/shared/tuition'
import {
  Card,
  EmptyState,
  FactList,
  Grid,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Tabs,
} from '@portal/shared/ui'
import { type TuitionAtAGlance, useProgramme, useTuition } from './tuition.queries.ts'

// Below what a student comes for, so it waits until that is there.
const Targets = part(() => import('./targets.tsx'), {
  failed: 'Your targets could not be loaded',
})

const reportPath = (id: string) => pathTo('/tuition/tuition-reports/:id', { id })

/** Tuition: hours, what comes next, targets, what was, and every entry that the balance is made of. */
export default function TuitionScreen() {
  const programme = useProgramme()
  const tuition = useTuition(programme.data?.isUnlimited)
  useLiveReads('tuition', hourReads)
  const region = {
    skeleton: <SkeletonCards count={2} columns={2} />,
    failed: 'Your tuition could not be loaded',
  }
  return (
    <Page>
      <PageHeader title="Tuition" description={programme.data?.programName} />
      <QueryRegion query={programme} {...region}>
        {() => (
          <QueryRegion query={tuition} {...region}>
            {(data) => <Tuition data={data} />}
          </QueryRegion>
        )}
      </QueryRegion>
    </Page>
  )
}

function Tuition({ data }: { data: TuitionAtAGlance }) {
  const now = useNow(30_000)
  const studentId = useSession((session) => session.claims?.userId ?? '')
  const [params, setParams] = useSearchParams()
  const { tutors, nextSessions: next } = data
  const shown = params.get('show') === 'entries' ? 'entries' : 'past'
  const show = (tab: 'past' | 'entries') => {
    const changed = new URLSearchParams(params)
    if (tab === 'past') changed.delete('show')
    else changed.set('show', tab)
    setParams(changed, { replace: true })
  }
  return (
    <>
      <Grid columns={2}>
        <Card title="Hours">
          <HoursFigures
            left={data.tutoringHoursRemaining}
            bought={data.hoursBought}
            used={data.hoursUsed}
          />
        </Card>
        <Card title="Your tutors">
          {tutors.length === 0 ? (
            <EmptyState compact title="You have no tutor yet" />
          ) : (
            <FactList
              items={tutors.map(({ name, subject, hours }) => ({
                label: subject === '' ? name : `${name}, ${subject}`,
                value: `${hoursText(hours)} so far`,
              }))}
            />
          )}
        </Card>
      </Grid>
      <Card title="Next sessions">
        {next.length === 0 ? (
          <EmptyState
            compact
            illustration="calendar"
            title={
              data.hoursUsed === 0
                ? 'Your first hour appears here once your tutor has booked it'
                : 'No session is booked at the moment'
            }
          />
        ) : (
          <NextHours hours={next} now={now} />
        )}
      </Card>
      <WhenIdle>
        <Targets targets={data.targets} />
      </WhenIdle>
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
                tutors={tutors}
                reportPath={reportPath}
                withFeedback
              />
            ),
          },
          {
            id: 'entries',
            label: 'Every entry',
            content: () => <Ledger studentId={studentId} />,
          },
        ]}
      />
    </>
  )
}
