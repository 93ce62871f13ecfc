import { bodyOf } from '@portal/shared/bodies'
import type { Role } from '@portal/shared/contract'
import {
  Checkbox,
  CheckboxGroup,
  FormDialog,
  TextField,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { DateRangeField } from '@portal/shared/pickers'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { toast } from '@portal/shared/ui'
import { announcementWords } from './announcement.words.ts'
import { type Announcement, useSave } from './announcements.queries.ts'
import { roleOptions } from './announcements.rules.ts'
import { useAnnouncementPreview } from './use-announcement-preview.tsx'

const nobody: Role[] = []

const valuesOf = (record: Omit<Partial<Announcement>, 'announcementId'> | undefined) => ({
  title: record?.title ?? '',
  text: record?.text ?? '',
  roles: record?.roles ?? nobody,
  from: record?.from ?? '',
  to: record?.to ?? '',
  needsQuestionBank: record?.needsQuestionBank ?? false,
  version: record?.version,
})

export interface AnnouncementDialogProps {
  /** The one that is changed; undefined for a new one. */
  announcement: Announcement | undefined
  onClose: () => void
}

/** Makes an announcement, or changes the one that is given, with what each role will see. */
export default function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const save = useSave()
  const announcementId = announcement?.announcementId ?? null
  const form = useForm({
    name: `announcement ${announcementId ?? 'new'}`,
    start: valuesOf(announcement),
    schema: bodyOf('POST /Announcement/admin/Announcement/Save'),
    check: ({ from, to }) => ({
      from: from === '' && 'Enter the first day',
      to: (to === '' && 'Enter the last day') || (to < from && 'It ends after it starts'),
    }),
    body: (values) => ({ ...values, announcementId }),
    theirs: theirsAs(valuesOf),
    ...announcementWords,
    failed: 'The announcement could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { title: saved }) => {
      toast.success(`The announcement “${saved}” is saved.`)
      onClose()
    },
  })
  const preview = useAnnouncementPreview({ ...form.values, announcementId })
  return (
    <FormDialog
      form={form}
      size="lg"
      title={announcement ? `Edit ${announcement.title}` : 'New announcement'}
      save="Save announcement"
      actions={preview.button}
      onClose={onClose}
    >
      <TextField label="Title" maxLength={120} {...form.field('title')} />
      <RichTextField label="Text" equations headings={[2, 3]} {...form.field('text')} />
      <CheckboxGroup label="Shown to" look="chips" options={roleOptions} {...form.field('roles')} />
      <DateRangeField
        label="Days on which it is shown"
        first={form.field('from')}
        last={form.field('to')}
      />
      {form.values.roles.includes('Student') ? (
        <Checkbox
          label="Of students, only to those who have the question bank"
          {...form.tick('needsQuestionBank')}
        />
      ) : null}
      {preview.shown}
    </FormDialog>
  )
}
