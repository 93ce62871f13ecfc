import { bodyOf } from '@portal/shared/bodies'
import { CheckboxGroup, FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { plural, Text, toast } from '@portal/shared/ui'
import { type ListedFlag, useSettleFlags } from './flags.queries.ts'
import { firstWords } from './flags.rules.ts'

export interface SettleDialogProps {
  questionId: number
  /** Those that can be settled; all of them are, unless some are taken out. */
  flags: readonly ListedFlag[]
  /** Whether the question was changed for them. */
  settledAs: 'changed' | 'unchanged'
  onClose: () => void
}

/** Settles flags of a question with words that their students and tutors read. */
export default function SettleDialog({ questionId, flags, settledAs, onClose }: SettleDialogProps) {
  const settle = useSettleFlags()
  const all = flags.map(({ id }) => id)
  const form = useForm({
    name: `settle ${settledAs} ${questionId}`,
    start: { flagIds: all, text: firstWords[settledAs] as string },
    schema: bodyOf('POST /question/admin/QuestionFlag/SettleFlags'),
    body: (values) => ({ ...values, settledAs }),
    check: ({ flagIds }) => ({ flagIds: flagIds.length === 0 && 'Choose at least one flag' }),
    failed: 'The flags could not be settled',
    write: (body) => settle.write({ body }),
    done: (_, { flagIds }) => {
      toast.success(
        `${plural(flagIds.length, 'flag is', 'flags are')} settled. Students and tutors hear of it.`,
      )
      onClose()
    },
  })
  const isChanged = settledAs === 'changed'
  const count = plural(flags.length, 'flag')
  return (
    <FormDialog
      form={form}
      size="md"
      title={isChanged ? `This settles ${count}` : 'No change needed'}
      save={isChanged ? `Settle ${count}` : 'Say so'}
      onClose={onClose}
    >
      <Text tone="muted">
        {isChanged
          ? `Question ${questionId} was changed. Whoever flagged it is told, and so are their tutors.`
          : `Question ${questionId} stays as it is. Whoever flagged it is told why, and so are their tutors.`}
      </Text>
      {flags.length === 1 ? null : (
        <CheckboxGroup
          label="Flags"
          options={flags.map(({ id, studentName, text }) => ({
            value: id,
            label: studentName,
            description: text,
          }))}
          {...form.field('flagIds')}
        />
      )}
      <TextArea label="What they read" rows={4} maxLength={4_000} {...form.field('text')} />
    </FormDialog>
  )
}
