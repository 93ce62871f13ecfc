import { Form, SaveBar } from '@portal/shared/forms'
import { dialogPart, part } from '@portal/shared/idle'
import { Alert, chakra, SkeletonText, Stack } from '@portal/shared/ui'
import { Suspense } from 'react'
import { FilingsCard } from '../filing/filings-card.tsx'
import type { SettleOfferProps } from '../flags/settle-offer.tsx'
import type { EditedQuestion } from '../questions.queries.ts'
import type { ClashPanelProps } from './clash-panel.tsx'
import type { DescribeDialogProps } from './describe-dialog.tsx'
import { QuestionFields } from './question-fields.tsx'
import type { Editor } from './use-editor.ts'

const ClashPanel = part<ClashPanelProps>(() => import('./clash-panel.tsx'), {
  failed: 'What somebody else saved could not be loaded',
})
const DescribeDialog = dialogPart<DescribeDialogProps>(
  () => import('./describe-dialog.tsx'),
  'Descriptions of images',
)
const SettleOffer = dialogPart<SettleOfferProps>(
  () => import('../flags/settle-offer.tsx'),
  'Flags of this question',
)
const SidePreview = part(() => import('./side-preview.tsx'), {
  failed: 'The preview could not be loaded',
})

/** The fields, and the preview at their right where there is room for both. */
export const Sides = chakra('div', {
  base: { display: 'grid', gap: '8', alignItems: 'start' },
  variants: {
    wide: {
      true: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
      false: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
})

/** Stays in view while the fields are gone through. */
export const Beside = chakra('aside', {
  base: {
    position: 'sticky',
    top: 'calc(var(--viewing, 0px) + 6.5rem)',
    maxHeight: 'calc(100dvh - 8rem)',
    overflowY: 'auto',
    minWidth: '0',
  },
})

export interface EditPanesProps {
  question: EditedQuestion
  editor: Editor
  isWide: boolean
}

/** The fields of a question, its filings before them, and what students will see. */
export function EditPanes({ question, editor, isWide }: EditPanesProps) {
  const { form, clash, asked } = editor
  return (
    <Sides wide={isWide}>
      <Stack gap="5">
        <FilingsCard question={question} />
        {clash === null ? null : (
          <Suspense>
            <ClashPanel
              clash={clash}
              values={form.values}
              onKeepMine={editor.keepMine}
              onTakeTheirs={editor.takeTheirs}
            />
          </Suspense>
        )}
        {question.isAnswered ? (
          <Alert kind="info">
            Students have answered this question: its type stays, and another key changes their
            marks.
          </Alert>
        ) : null}
        <Form label="Question" {...form.frame} onSubmit={editor.update}>
          <QuestionFields
            form={form}
            fixedType={question.isAnswered ? 'Students have answered it, so it stays.' : undefined}
            isThere
          />
          <SaveBar look="bar" label="Update" {...form.bar} />
        </Form>
      </Stack>
      {isWide ? (
        <Beside aria-label="What students see">
          <Suspense fallback={<SkeletonText lines={8} />}>
            <SidePreview values={form.values} />
          </Suspense>
        </Beside>
      ) : null}
      {asked ? (
        <Suspense>
          <DescribeDialog {...asked} />
        </Suspense>
      ) : null}
      <Suspense>{editor.offer ? <SettleOffer {...editor.offer} /> : null}</Suspense>
    </Sides>
  )
}
