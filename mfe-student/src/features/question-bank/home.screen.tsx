import { AccuracyCard, ReadinessCard } from '@portal/shared/progress'
import {
  DashboardCell,
  DashboardColumn,
  DashboardTemplate,
  Grid,
  LinkButton,
  LinkCard,
  Page,
  PageHeader,
  plural,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { History, NotebookPen } from 'lucide-react'
import { useErrorCount } from './error-log.queries.ts'
import { EsatParts } from './esat-parts.tsx'
import { revisePath } from './question-bank.prefetch.ts'
import { useBank } from './question-bank.queries.ts'
import { type Bank, errorLogPath, pastSetsPath } from './question-bank.rules.ts'
import { ReviewsCard } from './reviews-card.tsx'
import { TopicMap } from './topic-map.tsx'
import { UnfinishedSets } from './unfinished-sets.tsx'
import { WaitingSets } from './waiting-sets.tsx'
import { Figure, WaysToWork } from './ways-to-work.tsx'

const description = 'Practise what your test asks, and see where you stand.'

/**
 * The question bank's home: the ways to work (Learn, Revise, Simulate), what is due, readiness, parts,
 * topics by mastery, open work. It draws with the bank's figures; those of the ways to work, reviews and
 * errors come after into places that are kept for them.
 */
export default function QuestionBankHome() {
  const bank = useBank()
  if (bank.data !== undefined) return <Filled bank={bank.data} />
  return (
    <Page>
      <PageHeader title="Question bank" description={description} />
      <QueryRegion
        query={bank}
        failed="The question bank could not be loaded"
        skeleton={<SkeletonCards count={6} columns={2} />}
      >
        {() => null}
      </QueryRegion>
    </Page>
  )
}

function Filled({ bank }: { bank: Bank }) {
  const build = (
    <LinkButton to={revisePath} variant="primary">
      Build a set
    </LinkButton>
  )
  const readiness = bank.readiness.filter(
    ({ sectionId }) => bank.chosenParts.length === 0 || bank.chosenParts.includes(sectionId),
  )
  return (
    <DashboardTemplate
      title="Question bank"
      description={description}
      next={
        <Stack gap="4">
          <WaitingSets />
          <UnfinishedSets sets={bank.unfinished} />
        </Stack>
      }
    >
      <DashboardCell span={12}>
        <WaysToWork bank={bank} />
      </DashboardCell>
      <DashboardCell span={8}>
        <ReviewsCard />
      </DashboardCell>
      <DashboardCell span={4}>
        <LookBack bank={bank} />
      </DashboardCell>
      <DashboardColumn span={7}>
        <ReadinessCard parts={readiness} emptyAction={build} />
        <EsatParts bank={bank} />
      </DashboardColumn>
      <DashboardColumn span={5}>
        <AccuracyCard title="Accuracy" weeks={bank.trend} emptyAction={build} />
      </DashboardColumn>
      <DashboardCell span={12}>
        <TopicMap bank={bank} />
      </DashboardCell>
    </DashboardTemplate>
  )
}

/** What has been done: the error log and past sets, each with its count. */
function LookBack({ bank }: { bank: Bank }) {
  const errors = useErrorCount()
  return (
    <Grid
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(0, 1fr)',
      }}
      gridAutoRows={{ lg: '1fr' }}
    >
      <LinkCard
        to={errorLogPath}
        title="Error log"
        icon={<NotebookPen size={22} />}
        meta={
          <Figure of={errors}>
            {(count) => (count === 0 ? 'Nothing to put right' : `${count} to put right`)}
          </Figure>
        }
      >
        Every question that you missed, why, and when it comes back.
      </LinkCard>
      <LinkCard
        to={pastSetsPath}
        title="Past sets"
        icon={<History size={22} />}
        meta={`${plural(bank.setsFinished, 'set')} finished`}
      >
        Your answers with their worked solutions.
      </LinkCard>
    </Grid>
  )
}
