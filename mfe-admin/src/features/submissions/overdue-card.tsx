import { pathTo } from '@portal/shared/contract'
import { queryOf, useQuery } from '@portal/shared/query'
import { WaitingCard } from '../../waiting-card.tsx'

const submissions = pathTo('/submissions', {})

/** How many submissions are overdue, and those that have been for longest. */
export default function OverdueCard() {
  const overdue = useQuery(
    queryOf('GET /Marking/tutor/Marking/GetQueue', {
      query: { pageNo: 1, pageSize: 3, state: 'overdue' },
    }),
  )
  return (
    <WaitingCard
      title="Overdue submissions"
      description="Essays and personal statements past the day on which they were due"
      query={overdue}
      nouns={['overdue submission', 'overdue submissions']}
      waitsFor="a marking"
      all={`${submissions}?state=overdue`}
      waitingIn={({ totalCount, items }) => ({
        count: totalCount,
        first: items.map(({ itemId, title, studentName, dueAt }) => ({
          ...{ id: itemId, since: dueAt, label: `${title}, ${studentName}` },
          to: `${submissions}?item=${itemId}`,
        })),
      })}
    />
  )
}
