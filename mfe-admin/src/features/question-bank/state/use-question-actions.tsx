import { type RowAction, tellOutcome } from '@portal/shared/lists'
import { useWrite } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { Copy, EyeOff, PencilLine, Send, Trash2 } from 'lucide-react'
import { editPath } from '../paths.ts'
import { changes, copyCall, deleteCall, stateCall } from '../questions.queries.ts'
import { type Acted, nameOf } from './states.ts'

/** What is asked before it is done. */
export type Asked = 'publish' | 'withdraw' | 'delete'

/**
 * What can be done with a question as a whole, by its row or in its editor.
 * @param onAsk opens the dialog that asks first
 */
export function useQuestionActions(onAsk: (what: Asked, question: Acted) => void) {
  const navigate = useNavigate()
  const copy = useWrite(copyCall, { changes })
  const setState = useWrite(stateCall, { changes })
  const makeCopy = ({ id }: Acted) =>
    void tellOutcome(async () => {
      const made = await copy.write({ body: { questionId: id } })
      navigate(editPath(made.id))
      return { said: `Question ${made.id} is a draft with the same content.` }
    })
  const backToDraft = (question: Acted) =>
    void tellOutcome(async () => {
      const { id, version } = question
      await setState.write({ body: { questionId: id, state: 'draft', version } })
      return { said: `${nameOf(question)} is a draft. No student sees it until it is published.` }
    })
  return (question: Acted, isGivenOut: boolean): RowAction[] => [
    question.state === 'live'
      ? {
          ...{ id: 'withdraw', label: 'Withdraw', icon: <EyeOff size={16} /> },
          onChoose: () => onAsk('withdraw', question),
        }
      : {
          ...{ id: 'publish', label: 'Publish', icon: <Send size={16} /> },
          onChoose: () => onAsk('publish', question),
        },
    {
      ...{ id: 'copy', label: 'Make a copy', icon: <Copy size={16} /> },
      onChoose: () => makeCopy(question),
    },
    ...(question.state === 'draft' || isGivenOut
      ? []
      : [
          {
            ...{ id: 'draft', label: 'Back to draft', icon: <PencilLine size={16} /> },
            onChoose: () => backToDraft(question),
          },
        ]),
    ...(question.state === 'draft' && !isGivenOut
      ? [
          {
            ...{ id: 'delete', label: 'Delete draft', icon: <Trash2 size={16} />, danger: true },
            onChoose: () => onAsk('delete', question),
          },
        ]
      : []),
  ]
}

/** Deletes a draft; throws what failed. */
export function useDraftDeletion() {
  const remove = useWrite(deleteCall, { changes: ['GET /question/admin/Question/GetQuestions'] })
  return ({ id }: Acted) => remove.write({ body: { questionId: id } })
}
