import { pathTo } from '@portal/shared/contract'
import { WaitingCard } from '../../waiting-card.tsx'
import { useWaiting } from './upgrades.queries.ts'

/** How many requests for upgrades wait, and those that have waited longest. */
export default function RequestsCard() {
  return (
    <WaitingCard
      title="Requests for upgrades"
      description="What students want added to their programmes"
      query={useWaiting()}
      nouns={['request', 'requests']}
      waitsFor="a decision"
      all={`${pathTo('/upgrades', {})}?tab=requests&state=pending`}
      waitingIn={({ pendingCount, requests }) => ({
        count: pendingCount,
        first: requests.map(({ id, student, upgrade, requestedAt }) => ({
          ...{ id, since: requestedAt, label: `${upgrade.name}, ${student.name}` },
          to: `${pathTo('/sales/upsell', {})}?request=${id}`,
        })),
      })}
    />
  )
}
