import { pathTo } from '@portal/shared/contract'
import { WaitingCard } from '../../../waiting-card.tsx'
import { type ListedFlag, useWaitingFaults } from './flags.queries.ts'
import { editPathOf, isWaiting } from './flags.rules.ts'

const flagged = pathTo('/question-bank/question-admin/flagged-questions', {})

/** How many questions tutors found to be at fault, and those that have waited longest. */
export default function FaultsCard() {
  return (
    <WaitingCard
      title="Questions at fault"
      description="What tutors found wrong in questions that students flagged"
      query={useWaitingFaults()}
      nouns={['question at fault', 'questions at fault']}
      waitsFor="an admin"
      all={`${flagged}?state=fault`}
      waitingIn={({ totalCount, questions }) => ({
        count: totalCount,
        first: questions.map(({ questionId, summary, flags }) => ({
          ...{ id: String(questionId), label: summary, to: editPathOf(questionId) },
          since: sinceOf(flags),
        })),
      })}
    />
  )
}

/** Since when the first of them has waited. */
function sinceOf(flags: readonly ListedFlag[]): string {
  const moments = flags
    .filter(isWaiting)
    .map(({ answeredAt, createdAt }) => answeredAt ?? createdAt)
  return moments.toSorted()[0] ?? ''
}
