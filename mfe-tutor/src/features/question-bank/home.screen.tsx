import { DashboardCell, DashboardTemplate, LinkCard } from '@portal/shared/ui'
import { BookOpen, Dumbbell, Timer } from 'lucide-react'
import { nothingRecorded, revisePath, simulatePath } from '../../preview/bank.rules.ts'
import { EssaysCard } from './essays-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { OpenSittingsCard } from './open-sittings-card.tsx'

/** The tutor's question bank: what students wait for, and the three ways to work. */
export default function QuestionBankHome() {
  return (
    <DashboardTemplate
      title="Question bank"
      description={`Everything your students practise with, with its answers. ${nothingRecorded}`}
    >
      <DashboardCell span={4}>
        <LinkCard
          to="/resources/tutor/question-bank/learn"
          title="Learn"
          icon={<BookOpen size={22} />}
        >
          The teaching pages of every topic.
        </LinkCard>
      </DashboardCell>
      <DashboardCell span={4}>
        <LinkCard to={revisePath} title="Revise" icon={<Dumbbell size={22} />}>
          Questions by topic, with solutions and how students have done on each.
        </LinkCard>
      </DashboardCell>
      <DashboardCell span={4}>
        <LinkCard to={simulatePath} title="Simulate" icon={<Timer size={22} />}>
          Whole papers, to work through or to print.
        </LinkCard>
      </DashboardCell>
      <DashboardCell span={8} alignSelf="start">
        <OpenSittingsCard />
      </DashboardCell>
      <DashboardCell span={4} alignSelf="start">
        <FlagsCard />
      </DashboardCell>
      <DashboardCell span={12}>
        <EssaysCard />
      </DashboardCell>
    </DashboardTemplate>
  )
}
