import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, Switch, TextArea, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type BankComment, useSaveComment } from './bank.queries.ts'
import { bankKindOptions } from './bank.words.ts'

export interface BankDialogProps {
  /** The one that is changed; undefined for a new one. */
  comment: BankComment | undefined
  /** Whether the person keeps comments that everybody has. */
  mayShare: boolean
  onClose: () => void
}

/** Keeps a comment to use again, with a shortcut that writes it out. */
export default function BankDialog({ comment, mayShare, onClose }: BankDialogProps) {
  const save = useSaveComment()
  const id = comment?.id
  const form = useForm({
    name: `bank comment ${id ?? 'new'}`,
    start: {
      text: comment?.text ?? '',
      kind: comment?.kind ?? 'any',
      criterion: comment?.criterion ?? '',
      shortcut: comment?.shortcut ?? '',
      isShared: comment?.isShared ?? false,
    },
    schema: bodyOf('POST /Marking/tutor/CommentBank/SaveComment'),
    body: ({ criterion, shortcut, ...values }) => ({
      ...values,
      ...(id !== undefined && { id }),
      ...(shortcut.trim() !== '' && { shortcut: shortcut.trim().toLowerCase() }),
      criterion: criterion.trim() === '' ? null : criterion,
    }),
    failed: 'The comment could not be saved',
    write: (body) => save.write({ body }),
    done: () => {
      toast.success('The comment is saved.')
      onClose()
    },
  })
  const { onValue: keepKind, ...kind } = form.field('kind')
  return (
    <FormDialog
      form={form}
      size="md"
      title={id === undefined ? 'New comment' : 'Edit the comment'}
      save="Save comment"
      onClose={onClose}
    >
      <TextArea label="Comment" rows={5} maxLength={2_000} {...form.field('text')} />
      <SelectField
        label="Kind"
        hint="What it is offered for."
        options={bankKindOptions}
        {...kind}
        onValue={(value: BankComment['kind'] | '') => keepKind(value || kind.value)}
      />
      <TextField
        label="Criterion"
        optional
        hint="Its title; comments on it are offered first there."
        maxLength={100}
        {...form.field('criterion')}
      />
      <TextField
        label="Shortcut"
        optional
        hint="2 to 30 of a–z, 0–9 and -. Typed before Tab on the desk, it becomes the comment."
        maxLength={30}
        {...form.field('shortcut')}
      />
      {mayShare ? (
        <Switch
          label="For everybody"
          hint="All markers find it; senior tutors and admins change it."
          {...form.tick('isShared')}
        />
      ) : null}
    </FormDialog>
  )
}
