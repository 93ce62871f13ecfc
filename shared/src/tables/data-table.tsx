import { EmptyState, Skeleton, type StateProps, skeletonRows } from '@portal/shared/ui'
import { useMemo, useRef, useState } from 'react'
import { BodyCell, ChoiceBox, type Column, HeaderCell } from './table-cells.tsx'
import { nextSort, type Sort, sortRows } from './table-sort.ts'
import { TableFrame } from './table-styles.ts'
import { useFit } from './use-fit.ts'
import { useWindow, windowFrom } from './use-window.ts'

export interface DataTableProps<R> {
  /** What the table holds, for assistive technology. */
  label: string
  columns: readonly Column<R>[]
  /** The rows; `undefined` while loading. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** Makes the whole row lead there; a real link stands on the primary column. */
  rowHref?: (row: R) => string | undefined
  /** The rows are those of before, while others are on their way: nothing is chosen of them. */
  isStale?: boolean
  /** How many rows while loading; 6 when left out. */
  skeletonRows?: number
  /** What is said when there are no rows. */
  empty?: StateProps
  /** The order; left out, the table sorts its own rows. */
  sort?: Sort
  /** Asks for another order, for the URL and the server; rows then come sorted. */
  onSort?: (sort: Sort) => void
  /** The order at first when the table sorts its own rows. */
  initialSort?: Sort
  density?: 'roomy' | 'compact'
  /** Ids that are chosen; gives each row a check box, and one for all. */
  chosen?: ReadonlySet<string>
  onChosen?: (chosen: ReadonlySet<string>) => void
  /** How a row is called in its check box: `Select Ana Petrova`. */
  rowName?: (row: R) => string
}

/**
 * A table: sticky sortable header, row links, choice by keyboard, cards where it has no room,
 * windowed when long.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { label, columns, rows, rowKey, rowHref, onSort, density, chosen, onChosen } = props
  const [ownSort, setOwnSort] = useState(props.initialSort)
  const scroller = useRef<HTMLDivElement>(null)
  const sort = onSort ? props.sort : (props.sort ?? ownSort)
  const setSort = onSort ?? setOwnSort
  const primary = columns.find((column) => column.primary) ?? columns[0]
  const sortBy = onSort ? undefined : columns.find((column) => column.id === sort?.column)?.sortBy
  const sorted = useMemo(
    () => (rows && sort && sortBy ? sortRows(rows, sortBy, sort.direction) : (rows ?? [])),
    [rows, sort, sortBy],
  )
  const range = useWindow(scroller, sorted.length)
  useFit(scroller, rows, columns.map(({ id }) => id).join())
  if (rows && rows.length === 0) {
    return <EmptyState {...(props.empty ?? { title: 'Nothing here yet' })} />
  }
  const sortable = columns.filter((column) => column.sortBy)
  const keys = chosen ? sorted.map(rowKey) : []
  const someChosen = keys.some((key) => chosen?.has(key))
  const allChosen = keys.length > 0 && keys.every((key) => chosen?.has(key))
  const choose = (wanted: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const key of wanted) {
      if (on) next.add(key)
      else next.delete(key)
    }
    onChosen?.(next)
  }
  const spacer = (height: number, key: string) =>
    height > 0 ? (
      <tr key={key}>
        <td colSpan={columns.length + (chosen ? 1 : 0)} style={{ height, padding: 0, border: 0 }} />
      </tr>
    ) : null
  return (
    <TableFrame density={density}>
      {sortable.length > 0 ? (
        <label data-part="cards-sort">
          Sort by
          <select
            value={sort ? `${sort.column}:${sort.direction}` : ''}
            onChange={({ target }) => {
              const [column = '', direction] = target.value.split(':')
              setSort({ column, direction: direction === 'descending' ? direction : 'ascending' })
            }}
          >
            {sort ? null : <option value="">Choose an order</option>}
            {sortable.flatMap(({ id, header }) =>
              (['ascending', 'descending'] as const).map((direction) => (
                <option key={id + direction} value={`${id}:${direction}`}>
                  {header}, {direction}
                </option>
              )),
            )}
          </select>
        </label>
      ) : null}
      <div
        ref={scroller}
        data-part="scroll"
        {...(sorted.length > windowFrom
          ? { 'data-tall': '', tabIndex: 0, role: 'region', 'aria-label': label }
          : {})}
      >
        <table
          aria-rowcount={rows ? sorted.length + 1 : undefined}
          aria-busy={rows && !props.isStale ? undefined : true}
          inert={props.isStale}
        >
          <caption>{rows ? label : `${label}: loading`}</caption>
          <thead>
            <tr>
              {chosen ? (
                <th scope="col" data-part="choose">
                  <ChoiceBox
                    label="Select all"
                    checked={allChosen}
                    isPartly={someChosen && !allChosen}
                    onValue={(on) => choose(keys, on)}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  direction={sort?.column === column.id ? sort.direction : undefined}
                  onPress={() => setSort(nextSort(sort, column.id))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              ? [
                  spacer(range.before, 'before'),
                  ...sorted.slice(range.from, range.to).map((row, index) => {
                    const key = rowKey(row)
                    const href = rowHref?.(row)
                    return (
                      <tr
                        key={key}
                        data-row=""
                        data-link={href === undefined ? undefined : ''}
                        data-chosen={chosen?.has(key) ? '' : undefined}
                        aria-rowindex={range.from + index + 2}
                      >
                        {chosen ? (
                          <td data-part="choose">
                            <ChoiceBox
                              label={`Select ${props.rowName?.(row) ?? key}`}
                              checked={chosen.has(key)}
                              onValue={(on) => choose([key], on)}
                            />
                          </td>
                        ) : null}
                        {columns.map((column) => (
                          <BodyCell
                            key={column.id}
                            column={column}
                            row={row}
                            isPrimary={column === primary}
                            href={column === primary ? href : undefined}
                          />
                        ))}
                      </tr>
                    )
                  }),
                  spacer(range.after, 'after'),
                ]
              : skeletonRows(props.skeletonRows ?? 6).map((row) => (
                  <tr key={row}>
                    {chosen ? <td data-part="choose" /> : null}
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        data-align={column.align}
                        data-primary={column === primary ? '' : undefined}
                      >
                        <Skeleton
                          display="inline-block"
                          height="5"
                          width={column === primary ? '70%' : '45%'}
                          minWidth="16"
                        />
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
          {rows && columns.some((column) => column.footer !== undefined) ? (
            <tfoot>
              <tr>
                {chosen ? <td data-part="choose" /> : null}
                {columns.map((column) => (
                  <td key={column.id} data-align={column.align} data-label={column.header}>
                    {column.footer}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </TableFrame>
  )
}
