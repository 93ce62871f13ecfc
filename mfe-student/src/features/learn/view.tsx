import type { LearnView, PractisedTopic } from '@portal/shared/learn'
import { useLocation } from '@portal/shared/router'
import { Button } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Dumbbell } from 'lucide-react'
import { pathOfSet, useTopicSet } from '../../practice/topic-set.ts'

/** Learn as students have it: their progress, check questions, and sets on a topic. */
export const studentView: LearnView = {
  base: '/resources/question-bank/learn',
  own: { pathOfSet },
  practise: (topic) => <PractiseButton topic={topic} />,
}

/** Builds a set of ten questions on the topic and opens it. */
function PractiseButton({ topic }: { topic: PractisedTopic }) {
  const readOnly = useReadOnly()
  const { pathname } = useLocation()
  const start = useTopicSet({ to: pathname, label: topic.topicName })
  return (
    <Button
      icon={<Dumbbell size={18} aria-hidden />}
      aria-label={`Practise this topic: ${topic.topicName}`}
      loading={start.isBuilding}
      {...readOnly?.control}
      onClick={() => start.startTopic(topic)}
    >
      Practise this topic
    </Button>
  )
}
