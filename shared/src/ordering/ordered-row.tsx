import { useSortable } from '@dnd-kit/sortable'
import { Box, chakra, IconButton, Menu, type MenuItem } from '@portal/shared/ui'
import { EllipsisVertical, GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Carry } from './use-carry.ts'

/** A row as it lies in its group, and as it is carried. */
export const RowBox = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    padding: '1.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    // A finger on it drags the row, not the page.
    '& > [data-order-handle]': { cursor: 'grab', touchAction: 'none' },
  },
  variants: {
    look: {
      lying: {},
      plain: { paddingX: '3', paddingY: '2.5' },
      carried: { borderColor: 'border.brand', bg: 'bg.brandSoft', boxShadow: 'float' },
      // Where a row would lie that the pointer carries.
      place: { borderStyle: 'dashed', borderColor: 'border.brand', '& > *': { opacity: 0.35 } },
    },
  },
})

export interface OrderedRowProps {
  id: string
  name: string
  carry: Carry
  menu: readonly MenuItem[]
  /** Of the sentence that says which keys move it. */
  hint: string
  children: ReactNode
}

/** A row with the handle that it is dragged by and the menu that moves it too. */
export function OrderedRow({ id, name, carry, menu, hint, children }: OrderedRowProps) {
  const { carried } = carry
  const isCarried = carried?.key === id
  const isByKeys = isCarried && carried.by === 'keys'
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({ id })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCarried) return
    const act = isByKeys ? keysOf(carry)[event.key] : undefined
    // Escape ends a drag, not the dialog around it.
    if (act || event.key === 'Escape') event.preventDefault()
    if (act) event.stopPropagation()
    act?.()
  }
  return (
    <RowBox
      ref={setNodeRef}
      data-order-row={id}
      look={isByKeys ? 'carried' : isCarried ? 'place' : 'lying'}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={`Move ${name}`}
        title="Drag, or press Space"
        icon={<GripVertical size={18} />}
        data-order-handle={id}
        aria-pressed={isCarried}
        aria-describedby={hint}
        {...listeners}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // By Space, Enter or a screen reader; the pointer drags.
          if (event.detail !== 0) return
          if (isByKeys) carry.drop()
          else carry.pick(id, 'keys')
        }}
      />
      <Box flex="1" minWidth="0">
        {children}
      </Box>
      <RowMenu name={name} items={menu} />
    </RowBox>
  )
}

/** The menu at a row's end. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  return (
    <Menu
      label={`More for ${name}`}
      iconOnly
      variant="ghost"
      align="end"
      icon={<EllipsisVertical size={18} />}
      items={items}
    />
  )
}

/** What keys do while a row is carried by them. */
const keysOf = (carry: Carry): Readonly<Record<string, () => void>> => ({
  ArrowDown: () => carry.step(1),
  ArrowUp: () => carry.step(-1),
  Escape: carry.putBack,
})
