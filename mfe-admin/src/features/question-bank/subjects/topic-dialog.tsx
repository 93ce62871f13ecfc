import { bodyOf } from '@portal/shared/bodies'
import { NameDialog } from './name-dialog.tsx'
import { type Subject, type Topic, useSaveTopic } from './tree.queries.ts'

export interface TopicDialogProps {
  subject: Subject
  /** The one that is renamed; undefined for a new one. */
  topic: Topic | undefined
  onClose: () => void
}

/** Makes a topic of a subject, or renames one. */
export default function TopicDialog({ subject, topic, onClose }: TopicDialogProps) {
  const save = useSaveTopic()
  return (
    <NameDialog
      noun="topic"
      about={`topic ${topic?.id ?? `of subject ${subject.id}`}`}
      name={topic?.name}
      place={`In ${subject.name}`}
      longest={150}
      schema={bodyOf('POST /subject/admin/Topic/Save')}
      body={(name) => ({ name, subjectId: subject.id, ...(topic && { id: topic.id }) })}
      write={(body) => save.write({ body })}
      onClose={onClose}
    />
  )
}
