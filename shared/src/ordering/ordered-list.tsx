import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { dialogPart } from '@portal/shared/idle'
import {
  Box,
  chakra,
  LiveText,
  type MenuItem,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { ArrowDown, ArrowUp, CornerDownRight, GripVertical } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { OrderedRow, RowBox, RowMenu } from './ordered-row.tsx'
import { nextPlace, type Order } from './ordering.rules.ts'
import { useCarry, useLettingGo } from './use-carry.ts'
import { groupPlace, useDragging } from './use-dragging.ts'
import { useFocusKept } from './use-focus-kept.ts'

const MoveDialog = dialogPart(() => import('./move-dialog.tsx'), 'Move')

export interface OrderedGroup<R> {
  id: string
  label: string
  rows: readonly R[]
}

export interface OrderedListProps<R> {
  /** What is put in order, for assistive technology: `Videos of the course`. */
  label: string
  /** Rows stay among these; the label of one alone is not shown. */
  groups: readonly OrderedGroup<R>[]
  rowKey: (row: R) => string
  rowName: (row: R) => string
  /** Draws a row; its name when left out. */
  children?: (row: R) => ReactNode
  /** What else the menu of a row has. */
  menu?: (row: R) => readonly MenuItem[]
  /**
   * Takes a change, once for each, with all keys of all groups. A promise is a save, which can be
   * undone when it has succeeded and is put back when it fails; else the caller holds the order.
   */
  onOrder: (order: Order) => unknown
  /** Nothing can be moved; as while the portal is viewed as somebody, when left out. */
  readOnly?: boolean
}

/**
 * Rows that are put in order, in one group or among several: dragged by a handle, moved by keys on
 * it, or by the row's menu.
 * @example
 * <OrderedList label="Answers" groups={[{ id: '', label: 'Answers', rows }]} rowKey={…} rowName={…}
 *   onOrder={([all]) => save.write({ body: { ids: all.keys } })} />
 */
export function OrderedList<R>(props: OrderedListProps<R>) {
  const { label, groups, rowKey, rowName, children: draw = rowName, menu, onOrder } = props
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [rowKey(row), row])))
  const labels = groups.map((group) => group.label)
  const nameOf = (key: string) => {
    const row = rows.get(key)
    return row === undefined ? '' : rowName(row)
  }
  const given = groups.map((group) => ({ id: group.id, keys: group.rows.map(rowKey) }))
  const source = groups.map((group) => group.rows)
  const carry = useCarry({ given, source, labels, nameOf, save: onOrder })
  const { order, carried } = carry
  const [asked, setAsked] = useState<string>()
  const hint = useId()
  useLettingGo(carried, carry.putBack)
  const onFocus = useFocusKept(order)
  const dragging = useDragging(carry)

  const isViewing = useReadOnly() !== null
  const isReadOnly = props.readOnly ?? isViewing
  // A row that is alone has no other place; what else can be done with it can be done all the same.
  const isFixed = isReadOnly || (groups.length === 1 && rows.size < 2)
  const menuOf = (key: string, row: R): MenuItem[] => {
    const [up, down] = [nextPlace(order, key, -1), nextPlace(order, key, 1)]
    return [
      {
        id: 'up',
        label: 'Move up',
        icon: <ArrowUp size={16} />,
        disabled: !up,
        onChoose: () => up && carry.move(key, up),
      },
      {
        id: 'down',
        label: 'Move down',
        icon: <ArrowDown size={16} />,
        disabled: !down,
        onChoose: () => down && carry.move(key, down),
      },
      {
        id: 'to',
        label: 'Move to …',
        icon: <CornerDownRight size={16} />,
        onChoose: () => setAsked(key),
      },
      ...(menu?.(row) ?? []),
    ]
  }
  const rowOf = (key: string) => {
    const row = rows.get(key)
    if (row === undefined) return null
    if (isFixed) {
      return (
        <RowBox key={key} look="plain">
          <Box flex="1" minWidth="0">
            {draw(row)}
          </Box>
          {isReadOnly || menu === undefined ? null : (
            <RowMenu name={rowName(row)} items={menu(row)} />
          )}
        </RowBox>
      )
    }
    return (
      <OrderedRow
        key={key}
        id={key}
        name={rowName(row)}
        {...{ carry, hint }}
        menu={menuOf(key, row)}
      >
        {draw(row)}
      </OrderedRow>
    )
  }
  const held = carried?.by === 'pointer' ? rows.get(carried.key) : undefined
  return (
    <DndContext {...dragging}>
      <Stack gap="5" role="group" aria-label={label} onFocus={onFocus}>
        {order.map(({ id, keys }, at) => (
          <Group key={id} id={id} keys={keys} label={labels[at] ?? ''} isOne={order.length === 1}>
            {keys.map(rowOf)}
          </Group>
        ))}
        {isFixed ? null : (
          <VisuallyHidden id={hint}>
            Press Space to pick it up, the arrow keys to move it, Space to put it down, and Escape
            to put it back.
          </VisuallyHidden>
        )}
        <LiveText>{carry.said}</LiveText>
      </Stack>
      <DragOverlay dropAnimation={null}>
        {held === undefined ? null : (
          <RowBox as="div" look="carried" inert>
            <Box padding="2.5">
              <GripVertical size={18} />
            </Box>
            <Box flex="1" minWidth="0">
              {draw(held)}
            </Box>
          </RowBox>
        )}
      </DragOverlay>
      {asked === undefined ? null : (
        <Suspense>
          <MoveDialog
            id={asked}
            {...{ order, labels, nameOf }}
            onMove={(to) => {
              setAsked(undefined)
              carry.move(asked, to)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </DndContext>
  )
}

const Rows = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', minWidth: '0' },
})

const Empty = chakra('p', {
  base: {
    padding: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'sm',
  },
})

interface GroupProps {
  id: string
  keys: readonly string[]
  label: string
  isOne: boolean
  children: ReactNode
}

function Group({ id, keys, label, isOne, children }: GroupProps) {
  const isEmpty = keys.length === 0
  const { setNodeRef } = useDroppable({ id: groupPlace(id), disabled: !isEmpty })
  return (
    <SortableContext id={id} items={[...keys]} strategy={verticalListSortingStrategy}>
      <Stack gap="2">
        {isOne ? null : <Text weight="semibold">{label}</Text>}
        {isEmpty ? (
          <Empty ref={setNodeRef}>None</Empty>
        ) : (
          <Rows aria-label={label}>{children}</Rows>
        )}
      </Stack>
    </SortableContext>
  )
}
