import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { toast } from '@portal/shared/ui'
import { audienceNames, type FaqState, faqStates, faqWords } from './faq.words.ts'
import { type AdminFaq, type Audience, useSaveFaq } from './help.queries.ts'

type Edited = Pick<AdminFaq, 'section' | 'question' | 'answer'> & {
  state: FaqState
  version: number | undefined
}

const valuesOf = (faq: Partial<Edited> | undefined): Edited => ({
  section: faq?.section ?? '',
  question: faq?.question ?? '',
  answer: faq?.answer ?? '',
  state: faq?.state ?? 'published',
  version: faq?.version,
})

export interface FaqDialogProps {
  audience: Audience
  /** The one that is changed; without an id what a new one begins with. */
  faq: Partial<AdminFaq> | undefined
  onClose: () => void
}

/** Makes a frequent question, or changes the one that is given. */
export default function FaqDialog({ audience, faq, onClose }: FaqDialogProps) {
  const save = useSaveFaq()
  const id = faq?.id
  const form = useForm({
    name: `faq ${id ?? `new ${audience}`}`,
    start: valuesOf(faq),
    schema: bodyOf('POST /Help/admin/Faq/Save'),
    body: (values) => ({ ...values, audience, ...(id !== undefined && { id }) }),
    theirs: theirsAs(valuesOf),
    ...faqWords,
    failed: 'The question could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { question }) => {
      toast.success(`“${question}” is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="lg"
      title={
        id === undefined
          ? `New question for ${audienceNames[audience].toLowerCase()}`
          : 'Edit the question'
      }
      save="Save question"
      onClose={onClose}
    >
      <TextField
        label="Section"
        hint="What it stands under. A new name makes a new section."
        maxLength={80}
        {...form.field('section')}
      />
      <TextField label="Question" maxLength={300} {...form.field('question')} />
      <RichTextField label="Answer" equations images={false} {...form.field('answer')} />
      <RadioGroup label="State" options={faqStates} {...form.field('state')} />
    </FormDialog>
  )
}
