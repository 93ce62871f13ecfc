import { helpTopicNames, pathTo } from '@portal/shared/contract'
import { WaitingCard } from '../../waiting-card.tsx'
import { useWaiting } from './help.queries.ts'

const messages = `${pathTo('/manage-tutor-faqs', {})}?tab=messages`

/** How many messages wait for an answer, and those that have waited longest. */
export default function MessagesCard() {
  return (
    <WaitingCard
      title="Messages to us"
      description="What people wrote on their help page"
      query={useWaiting()}
      nouns={['message', 'messages']}
      waitsFor="an answer"
      all={messages}
      waitingIn={({ openCount, messages: all }) => ({
        count: openCount,
        first: all
          .filter(({ state }) => state === 'new' || state === 'open')
          .map(({ id, topic, from, waitingSince }) => ({
            ...{ id, since: waitingSince, label: `${helpTopicNames[topic]}, ${from.name}` },
            to: `${messages}&message=${id}`,
          })),
      })}
    />
  )
}
