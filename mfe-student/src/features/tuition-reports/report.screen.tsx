import { holds } from '@portal/shared/contract'
import { useViewer } from '@portal/shared/session'
import { ReportPage, type ReportTopic } from '@portal/shared/tuition-reports'
import { Button } from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { useTopicSet } from '../../practice/topic-set.ts'

/** A tuition report of one's own, with ten questions on each of its topics a press away. */
export default function ReportScreen() {
  const viewer = useViewer()
  const hasBank = viewer !== null && holds('questionBank')(viewer)
  return <ReportPage {...(hasBank && { topicAction: (topic) => <Practise topic={topic} /> })} />
}

function Practise({ topic }: { topic: ReportTopic }) {
  const set = useTopicSet()
  const readOnly = useLookOnly()
  return (
    <Button
      size="sm"
      icon={<Play size={16} aria-hidden />}
      aria-label={`Practise this: ${topic.topicName}`}
      loading={set.isBuilding}
      {...readOnly?.control}
      onClick={() => set.startTopic(topic)}
    >
      Practise this
    </Button>
  )
}
