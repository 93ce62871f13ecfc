import type { Column } from '@portal/shared/tables'
import { Button, Menu, type MenuItem, Row, VisuallyHidden } from '@portal/shared/ui'
import { History, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that can be done with a row: `onChoose` does it. */
export interface RowAction extends MenuItem {
  /** What it says; which row is meant is added for those who only hear it. */
  label: string
  /** Its icon in a menu. */
  icon?: ReactNode
}

/** So many stand side by side; more stand in a menu. */
const mostButtons = 2

/**
 * The column at a table's end with what can be done with each row; `atEnd` of a list.
 * @param nameOf What the row is called: `Edit Ana Petrova`, `What to do with Ana Petrova`.
 */
export function rowActions<R>(
  nameOf: (row: R) => string,
  actionsOf: (row: R) => readonly RowAction[],
): Column<R> {
  return {
    id: 'actions',
    header: 'What to do',
    headerHidden: true,
    align: 'end',
    cell: (row) => <RowActions name={nameOf(row)} actions={actionsOf(row)} />,
  }
}

/** Opens a row's form. */
export const editAction = (onChoose: () => void): RowAction => ({
  ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
  onChoose,
})

/** Opens a row's versions. */
export const historyAction = (onChoose: () => void): RowAction => ({
  ...{ id: 'history', label: 'History', icon: <History size={16} /> },
  onChoose,
})

/** Asks whether a row shall be removed. */
export const removeAction = (onChoose: () => void): RowAction => ({
  ...{ id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true },
  onChoose,
})

function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null
  if (actions.length > mostButtons) {
    return (
      <span data-part="row-menu">
        <Menu
          iconOnly
          size="sm"
          variant="ghost"
          align="end"
          label={`What to do with ${name}`}
          icon={<MoreHorizontal size={18} />}
          items={actions}
        />
      </span>
    )
  }
  return (
    <Row gap="2" justifyContent="flex-end" whiteSpace="nowrap">
      {actions.map(({ id, label, disabled, onChoose }) => (
        <Button key={id} size="sm" disabled={disabled} onClick={onChoose}>
          {label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ))}
    </Row>
  )
}
