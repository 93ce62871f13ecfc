import { messageOf, toast } from '@portal/shared/ui'
import { useUndo } from './bulk.queries.ts'
import { undoneInWords } from './bulk.rules.ts'

/** Undoes a change of many questions, and says what came of that. */
export function useTakingBack() {
  const { write, isWriting } = useUndo()
  const takeBack = async (changeId: string) => {
    try {
      toast.success(undoneInWords(await write({ body: { changeId } })))
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
  return { takeBack, isWriting }
}
