import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, TextField, useForm } from '@portal/shared/forms'
import { entryYears } from './pieces.rules.ts'
import { useRename } from './submissions.queries.ts'

export interface RenameDialogProps {
  piece: {
    id: string
    title: string
    course?: string | undefined
    entryYear?: number | undefined
  }
  onClose: () => void
}

/** Another title; of a statement also another course and year. */
export default function RenameDialog({ piece, onClose }: RenameDialogProps) {
  const { id, title, course, entryYear } = piece
  const rename = useRename()
  const isStatement = course !== undefined && entryYear !== undefined
  const form = useForm({
    name: `rename ${id}`,
    start: { title, course: course ?? '', entryYear: String(entryYear ?? '') },
    schema: bodyOf('POST /Writing/Writing/UpdatePiece'),
    body: (values) => ({
      pieceId: id,
      title: values.title,
      ...(isStatement && { course: values.course, entryYear: Number(values.entryYear) }),
    }),
    failed: 'It could not be renamed',
    write: (body) => rename.write({ body }),
    done: onClose,
  })
  return (
    <FormDialog form={form} title="Rename" onClose={onClose}>
      <TextField label="Title" maxLength={150} {...form.field('title')} />
      {isStatement ? (
        <>
          <TextField label="Course" maxLength={150} {...form.field('course')} />
          <SelectField
            label="Year of entry"
            options={yearsAround(entryYear).map((year) => ({
              value: String(year),
              label: String(year),
            }))}
            {...form.field('entryYear')}
          />
        </>
      ) : null}
    </FormDialog>
  )
}

/** The years that are offered, with the one that it is for. */
const yearsAround = (year: number) => [year - 1, ...entryYears(Date.UTC(year, 0, 1))]
