import { SmartLink } from '@portal/shared/ui'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sort, SortValue } from './table-sort.ts'

/** A column of a `DataTable`. */
export interface Column<R> {
  id: string
  /** The words in the header. */
  header: string
  cell: (row: R) => ReactNode
  /** Makes the column sortable, by this value (the server sorts when `onSort` is given). */
  sortBy?: (row: R) => SortValue
  /** Figures stand at the end, in tabular figures. */
  align?: 'start' | 'end'
  /** Least CSS width, as `8rem`; wider where the words need it. */
  width?: string
  /** Names the row: the row's header and link. The first column when none says so. */
  primary?: boolean
  /** Hides the header's words (they stay for assistive technology): for columns of buttons. */
  headerHidden?: boolean
  /** What stands in the table's foot. */
  footer?: ReactNode
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** A column's header, with its button where it can be sorted. */
export function HeaderCell<R>({
  column,
  direction,
  onPress,
}: {
  column: Column<R>
  direction: Sort['direction'] | undefined
  onPress: () => void
}) {
  const Icon = sortIcons[direction ?? 'none']
  return (
    <th
      scope="col"
      data-align={column.align}
      data-buttons={column.headerHidden ? '' : undefined}
      style={column.width ? { minWidth: column.width } : undefined}
      aria-sort={column.sortBy ? (direction ?? 'none') : undefined}
    >
      {column.sortBy ? (
        <button type="button" onClick={onPress}>
          {column.header}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        <span style={column.headerHidden ? hidden : undefined}>{column.header}</span>
      )}
    </th>
  )
}

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** A cell; the primary one is the row's header and carries its link. */
export function BodyCell<R>({
  column,
  row,
  isPrimary,
  href,
}: {
  column: Column<R>
  row: R
  isPrimary: boolean
  href: string | undefined
}) {
  const content = column.cell(row)
  if (isPrimary) {
    return (
      <th scope="row" data-primary="" data-align={column.align}>
        {href === undefined ? (
          content
        ) : (
          <SmartLink to={href} data-part="row-link">
            {content}
          </SmartLink>
        )}
      </th>
    )
  }
  return (
    <td
      data-align={column.align}
      data-label={column.headerHidden ? undefined : column.header}
      data-buttons={column.headerHidden ? '' : undefined}
    >
      {content}
    </td>
  )
}

/** The box that chooses a row, or all of them. Native, as all of a table: see `TableFrame`. */
export function ChoiceBox({
  label,
  checked,
  isPartly = false,
  onValue,
}: {
  label: string
  checked: boolean
  isPartly?: boolean
  onValue: (checked: boolean) => void
}) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={(event) => onValue(event.target.checked)}
      />
    </label>
  )
}
