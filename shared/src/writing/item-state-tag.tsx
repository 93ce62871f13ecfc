import { Badge } from '@portal/shared/ui'
import { itemStates, type StateOfItem } from './words.ts'

export interface ItemStateTagProps {
  state: StateOfItem
  /** Open and past its day, whatever its state. */
  isOverdue?: boolean
}

/** How a version or an item of the queue stands. */
export function ItemStateTag({ state, isOverdue = false }: ItemStateTagProps) {
  const isOpen = state === 'pending' || state === 'checking'
  const { word, tone } = itemStates[isOverdue && isOpen ? 'overdue' : state]
  return <Badge tone={tone}>{word}</Badge>
}
