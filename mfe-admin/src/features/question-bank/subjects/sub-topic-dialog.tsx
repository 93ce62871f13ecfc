import { bodyOf } from '@portal/shared/bodies'
import { NameDialog } from './name-dialog.tsx'
import { type SubTopic, type Topic, useSaveSubTopic } from './tree.queries.ts'

export interface SubTopicDialogProps {
  topic: Topic
  /** The one that is renamed; undefined for a new one. */
  subTopic: SubTopic | undefined
  onClose: () => void
}

/** Makes a sub-topic of a topic, or renames one. */
export default function SubTopicDialog({ topic, subTopic, onClose }: SubTopicDialogProps) {
  const save = useSaveSubTopic()
  return (
    <NameDialog
      noun="sub-topic"
      about={`sub-topic ${subTopic?.id ?? `of topic ${topic.id}`}`}
      name={subTopic?.name}
      place={`In ${topic.name}`}
      longest={150}
      schema={bodyOf('POST /subject/admin/SubTopic/Save')}
      body={(name) => ({ name, topicId: topic.id, ...(subTopic && { id: subTopic.id }) })}
      write={(body) => save.write({ body })}
      onClose={onClose}
    />
  )
}
