import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { Button, Dialog, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { CorrectionPlanView } from './correction-plan.tsx'
import { CorrectionProgress } from './correction-progress.tsx'
import { type KeyChange, useApplyCorrection } from './corrections.queries.ts'

export interface WrongKeyDialogProps {
  questionId: number
  /** The newest version of it, which was edited. */
  version: number
  change: KeyChange
  /** Solution and reasons as they are typed; they come with the new key. */
  solution: string
  answers: { letter: string; why: string }[]
  /** All answers are marked anew, or go on to be. */
  onDone: () => void
  /** Nothing was changed. */
  onClose: () => void
}

/**
 * The key of a question that students have is another: shows what that does to the answers that there
 * are, and puts it right once somebody says why.
 */
export default function WrongKeyDialog(props: WrongKeyDialogProps) {
  const [correctionId, setCorrection] = useState<string | null>(null)
  return correctionId === null ? (
    <Plan {...props} onApplied={setCorrection} />
  ) : (
    <Dialog
      open
      title="Correct the key"
      onClose={props.onDone}
      footer={
        <Button variant="primary" onClick={props.onDone}>
          Done
        </Button>
      }
    >
      <CorrectionProgress questionId={props.questionId} correctionId={correctionId} />
    </Dialog>
  )
}

interface PlanProps extends Omit<WrongKeyDialogProps, 'onDone'> {
  onApplied: (correctionId: string) => void
}

function Plan({ questionId, version, change, solution, answers, onApplied, onClose }: PlanProps) {
  const apply = useApplyCorrection()
  const form = useForm({
    name: null,
    start: { countsOld: false, reason: '' },
    schema: bodyOf('POST /question/admin/KeyCorrection/Apply'),
    body: ({ countsOld, reason }) => ({
      ...{ questionId, version, ...change, countsOld, reason, solution, answers },
    }),
    failed: 'The key could not be corrected',
    write: (body) => apply.write({ body }),
    done: ({ correctionId }) => onApplied(correctionId),
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title="Correct the key"
      description="Students have met this question. Their answers are marked by the new key, those given before anew."
      save="Apply"
      onClose={onClose}
    >
      <Stack gap="5">
        <CorrectionPlanView
          asked={{ questionId, version, ...change, countsOld: form.values.countsOld }}
        />
        <Checkbox
          label="Nobody loses a mark"
          hint="The old key counts, too: answers that were right stay right."
          {...form.tick('countsOld')}
        />
        <TextArea
          label="Reason"
          hint="Kept with the correction. Students hear of their old and new mark, not of this."
          rows={3}
          {...form.field('reason')}
        />
        <Text size="sm" tone="muted">
          Key, reasons and solution are saved as a new version; whatever else you changed is saved
          after it.
        </Text>
      </Stack>
    </FormDialog>
  )
}
