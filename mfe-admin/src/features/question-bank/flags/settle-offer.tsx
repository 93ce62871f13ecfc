import { useEffect } from 'react'
import { useFlagsOf } from './flags.queries.ts'
import { byDone } from './flags.rules.ts'
import SettleDialog from './settle-dialog.tsx'

export interface SettleOfferProps {
  /** The question that was just saved. */
  questionId: number
  /** Told once they are settled, or are not to be; at once where none waits. */
  onClose: () => void
}

/** After a question was saved: offers to settle the flags that it has, where it has some. */
export default function SettleOffer({ questionId, onClose }: SettleOfferProps) {
  const { question, isError, isFetching } = useFlagsOf(questionId)
  const isKnown = question !== undefined && !isFetching
  const { toDo } = byDone(question?.flags ?? [])
  // What cannot be read now stands in the list of flags later.
  const isOver = isError || (isKnown && toDo.length === 0)
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!isKnown || toDo.length === 0) return null
  return <SettleDialog questionId={questionId} flags={toDo} settledAs="changed" onClose={onClose} />
}
