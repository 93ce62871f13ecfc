import type { MenuItem } from '@portal/shared/ui'
import { Pencil, Trash2 } from 'lucide-react'

/** What can be done with an item by whoever may change it. */
export const itemMenu = (change: () => void, remove: () => void): MenuItem[] => [
  { id: 'change', label: 'Change', icon: <Pencil size={16} />, onChoose: change },
  { id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true, onChoose: remove },
]
