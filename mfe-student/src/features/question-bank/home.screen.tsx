import { AccuracyCard, ReadinessCard } from '@portal/shared/progress'
import {
  DashboardCell,
  DashboardTemplate,
  formatPercent,
  LinkButton,
  LinkCard,
  Page,
  PageHeader,
  plural,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { Dumbbell, History } from 'lucide-react'
import { EsatParts } from './esat-parts.tsx'
import { useBank } from './question-bank.queries.ts'
import { type Bank, revisePath, shareRight } from './question-bank.rules.ts'
import { TopicMap } from './topic-map.tsx'
import { UnfinishedSets } from './unfinished-sets.tsx'
import { WaitingSets } from './waiting-sets.tsx'

const description = 'Practise what your test asks, and see where you stand.'

/** The question bank's home: the door to Revise, readiness, parts, topics by mastery, open work. */
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
  const share = shareRight(bank)
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
      <DashboardCell span={6}>
        <LinkCard
          to={revisePath}
          title="Revise"
          icon={<Dumbbell size={22} />}
          meta={
            share === null
              ? 'No answers yet'
              : `${plural(bank.answered, 'question')} answered, ${formatPercent(share)} right`
          }
        >
          Build a set from the topics, kinds and number of questions that you want.
        </LinkCard>
      </DashboardCell>
      <DashboardCell span={6}>
        <LinkCard
          to={`${revisePath}/past-solutions`}
          title="Past sets"
          icon={<History size={22} />}
          meta={`${plural(bank.setsFinished, 'set')} finished`}
        >
          Look back at your answers with their worked solutions.
        </LinkCard>
      </DashboardCell>
      <DashboardCell span={7}>
        <Stack gap={{ base: '4', md: '6' }}>
          <ReadinessCard parts={readiness} emptyAction={build} />
          <EsatParts bank={bank} />
        </Stack>
      </DashboardCell>
      <DashboardCell span={5} alignSelf="start">
        <AccuracyCard title="Accuracy" weeks={bank.trend} emptyAction={build} />
      </DashboardCell>
      <DashboardCell span={12}>
        <TopicMap bank={bank} />
      </DashboardCell>
    </DashboardTemplate>
  )
}
