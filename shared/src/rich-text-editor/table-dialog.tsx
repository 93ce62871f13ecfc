import { Checkbox, TextField } from '@portal/shared/forms'
import { Button, chakra, IconButton, Row, Text } from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DialogForm } from './dialog-form.tsx'
import {
  columnsOf,
  extentOf,
  type Grid,
  joined,
  mostColumns,
  mostRows,
  newGrid,
  split,
  tableHtml,
  typeInto,
  withColumn,
  withHeader,
  withoutColumn,
  withoutRow,
  withRow,
} from './table.rules.ts'

const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    paddingBottom: '2',
    '& td': { minWidth: '8rem', padding: '0.5' },
    '& td:last-child': { minWidth: '0' },
  },
})

export interface TableDialogProps {
  /** The table that is changed; a new one when left out. */
  grid?: Grid
  onDone: (html: string) => void
  onClose: () => void
  onRemove?: () => void
}

/** A table as a grid of fields. */
export function TableDialog({ grid: given, onDone, onClose, onRemove }: TableDialogProps) {
  const [grid, setGrid] = useState(given ?? newGrid)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  return (
    <DialogForm
      title={given === undefined ? 'Insert table' : 'Edit table'}
      action={given === undefined ? 'Add table' : 'Save table'}
      onDone={() => onDone(tableHtml(grid))}
      onClose={onClose}
      remove={onRemove && { label: 'Remove table', onPress: onRemove }}
      size="lg"
    >
      <TextField
        label="Caption"
        optional
        maxLength={300}
        value={grid.caption}
        onValue={(caption) => setGrid({ ...grid, caption })}
      />
      <Checkbox
        label="The first row says what the columns are"
        checked={grid.hasHeader}
        onValue={(hasHeader) => setGrid(withHeader(grid, hasHeader))}
      />
      <Cells grid={grid} onGrid={setGrid} onPlace={setPlace} />
      <Row gap="3">
        <Button onClick={() => setGrid(withRow(grid))} aria-disabled={grid.rows.length >= mostRows}>
          Add row
        </Button>
        <Button
          onClick={() => setGrid(withColumn(grid))}
          aria-disabled={columnsOf(grid) >= mostColumns}
        >
          Add column
        </Button>
      </Row>
      <Joining grid={grid} onGrid={setGrid} place={place} />
    </DialogForm>
  )
}

/** Where focus was last. */
interface Place {
  row: number
  column: number
}

interface GridProps {
  grid: Grid
  onGrid: (grid: Grid) => void
}

/** Joins the cell that was typed in last with another, and takes joined ones apart. */
function Joining({ grid, onGrid, place }: GridProps & { place: Place }) {
  const at = extentOf(grid, place.row, place.column)
  const right = at && joined(grid, at, 'right')
  const below = at && joined(grid, at, 'below')
  const isJoined = at !== undefined && at.rows * at.columns > 1
  return (
    <Row gap="3" role="group" aria-label="Join cells">
      <Text as="span" size="sm" tone="muted">
        {at ? nameOf(at.row, at.column) : null}
      </Text>
      <Button size="sm" onClick={() => right && onGrid(right)} aria-disabled={!right}>
        Join with the cell at its right
      </Button>
      <Button size="sm" onClick={() => below && onGrid(below)} aria-disabled={!below}>
        Join with the cell below
      </Button>
      <Button size="sm" onClick={() => at && onGrid(split(grid, at))} aria-disabled={!isJoined}>
        Split
      </Button>
    </Row>
  )
}

const nameOf = (row: number, column: number) => `Row ${row + 1}, column ${column + 1}`

function Cells({ grid, onGrid, onPlace }: GridProps & { onPlace: (place: Place) => void }) {
  const columns = Array.from({ length: columnsOf(grid) }, (_, at) => at)
  const cellAt = (row: number, column: number) => {
    const at = extentOf(grid, row, column)
    // Places that a joined cell goes over are drawn with it.
    if (at && (at.row !== row || at.column !== column)) return null
    return (
      <td key={column} colSpan={at?.columns} rowSpan={at?.rows}>
        <TextField
          label={nameOf(row, column)}
          labelHidden
          value={grid.rows[row]?.[column]?.text ?? ''}
          onValue={(text) => onGrid(typeInto(grid, row, column, text))}
          onFocus={() => onPlace({ row, column })}
        />
      </td>
    )
  }
  return (
    <Scroll>
      <table>
        <tbody>
          {grid.rows.map((_, row) => (
            <tr key={row}>
              {columns.map((column) => cellAt(row, column))}
              <td>
                <IconButton
                  label={`Remove row ${row + 1}`}
                  icon={<Trash2 size={16} />}
                  aria-disabled={grid.rows.length === 1}
                  onClick={() => onGrid(withoutRow(grid, row))}
                />
              </td>
            </tr>
          ))}
          <tr>
            {columns.map((column) => (
              <td key={column}>
                <IconButton
                  label={`Remove column ${column + 1}`}
                  icon={<Trash2 size={16} />}
                  aria-disabled={columns.length === 1}
                  onClick={() => onGrid(withoutColumn(grid, column))}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scroll>
  )
}
