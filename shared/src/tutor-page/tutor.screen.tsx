import { part } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useParams, useSearchParams } from '@portal/shared/router'
import {
  Badge,
  dash,
  formatNumber,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stat,
  Stats,
  Tabs,
} from '@portal/shared/ui'
import { Mail } from 'lucide-react'
import { Overview } from './overview.tsx'
import { type Tutor, tutorReads, useTutor } from './tutor.queries.ts'

const Week = part(() => import('@portal/shared/tutor-week'), {
  failed: 'The week could not be loaded',
})
const Ratings = part(() => import('./ratings.tsx'), {
  failed: 'The ratings could not be loaded',
})

const tabIds = ['overview', 'week', 'ratings'] as const
type TabId = (typeof tabIds)[number]

/** One tutor: figures, students, hours by month and late work; the week; the ratings with their words. */
export default function TutorScreen() {
  const { id = '' } = useParams()
  const tutor = useTutor(id)
  useLiveReads('tuition', tutorReads)
  return (
    <Page>
      <QueryRegion
        query={tutor}
        failed="The tutor could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => <Content key={data.tutorId} tutor={data} />}
      </QueryRegion>
    </Page>
  )
}

function Content({ tutor }: { tutor: Tutor }) {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const shown = tabIds.find((id) => id === named) ?? 'overview'
  const show = (tab: TabId) => {
    // Pages and days are those of a tab.
    setParams(tab === 'overview' ? {} : { tab }, { replace: true })
  }
  const { ratings } = tutor
  const present = tutor.months.at(-1)
  return (
    <>
      <PageHeader
        title={tutor.fullName}
        description={
          tutor.seniorTutorName === null
            ? `${tutor.subject}, senior tutor`
            : `${tutor.subject}, in the team of ${tutor.seniorTutorName}`
        }
        actions={
          <>
            {tutor.isActive ? null : <Badge tone="danger">Account stopped</Badge>}
            <LinkButton to={`mailto:${tutor.email}`} icon={<Mail size={16} aria-hidden />}>
              Email
            </LinkButton>
          </>
        }
      />
      <Stats>
        <Stat label="Students" value={formatNumber(tutor.students.length)} />
        <Stat
          label="Hours this month"
          value={`${formatNumber(present?.delivered ?? 0, 2)} h`}
          hint={`of ${formatNumber(present?.planned ?? 0, 2)} h planned`}
        />
        <Stat
          label="Late reports and cards"
          value={formatNumber(tutor.lateReports.length + tutor.lateCards.length)}
        />
        <Stat
          label="Mean rating"
          value={ratings.average === null ? dash : `${formatNumber(ratings.average, 1)} of 10`}
          hint={ratings.count === 0 ? 'Not rated yet' : `${ratings.count} in all`}
        />
      </Stats>
      <Tabs
        label="About the tutor"
        value={shown}
        onValue={show}
        tabs={[
          { id: 'overview', label: 'Overview', content: () => <Overview tutor={tutor} /> },
          { id: 'week', label: 'Week', content: () => <Week tutorId={tutor.tutorId} /> },
          { id: 'ratings', label: 'Ratings', content: () => <Ratings tutor={tutor} /> },
        ]}
      />
    </>
  )
}
