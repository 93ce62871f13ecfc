import { FormDialog, NumberField, useForm } from '@portal/shared/forms'
import { Button, formatNumber } from '@portal/shared/ui'
import type { PieceRead } from '../submissions.queries.ts'
import { keepGoal, useGoal } from './goal.ts'

export interface GoalDialogProps {
  pieceId: string
  task: Pick<PieceRead['task'], 'minWords' | 'maxWords'>
  onClose: () => void
}

const most = 20_000

/** How many words the student wants to write. */
export default function GoalDialog({ pieceId, task, onClose }: GoalDialogProps) {
  const goal = useGoal(pieceId)
  const form = useForm<{ words: number | null }>({
    name: null,
    start: { words: goal ?? task.maxWords ?? task.minWords },
    check: ({ words }) => ({
      words:
        (words === null || !Number.isInteger(words) || words < 1 || words > most) &&
        `Enter a whole number from 1 to ${formatNumber(most)}`,
    }),
    write: async ({ words }) => keepGoal(pieceId, words),
    done: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Word goal"
      description="For you alone: it is kept on this device."
      save="Set the goal"
      onClose={onClose}
      actions={
        goal === null ? undefined : (
          <Button
            onClick={() => {
              keepGoal(pieceId, null)
              onClose()
            }}
          >
            No goal
          </Button>
        )
      }
    >
      <NumberField label="Words" min={1} max={most} {...form.field('words')} />
    </FormDialog>
  )
}
