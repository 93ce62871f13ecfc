import { bodyOf } from '@portal/shared/bodies'
import { NameDialog } from './name-dialog.tsx'
import { type Part, type Subject, useSaveSubject } from './tree.queries.ts'

export interface SubjectDialogProps {
  part: Part
  /** The one that is renamed; undefined for a new one. */
  subject: Subject | undefined
  onClose: () => void
}

/** Makes a subject of a part, or renames one. */
export default function SubjectDialog({ part, subject, onClose }: SubjectDialogProps) {
  const save = useSaveSubject()
  return (
    <NameDialog
      noun="subject"
      about={`subject ${subject?.id ?? `of part ${part.id}`}`}
      name={subject?.name}
      place={`In ${part.sectionNo}`}
      longest={100}
      schema={bodyOf('POST /subject/admin/Subject/Save')}
      body={(name) => ({ name, sectionId: part.id, ...(subject && { id: subject.id }) })}
      write={(body) => save.write({ body })}
      onClose={onClose}
    />
  )
}
