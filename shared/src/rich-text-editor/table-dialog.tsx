import { Checkbox, TextField } from '@portal/shared/forms'
import { Button, chakra, IconButton, Row } from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DialogForm } from './dialog-form.tsx'
import {
  columnsOf,
  type Grid,
  mostColumns,
  mostRows,
  newGrid,
  tableHtml,
  typeInto,
  withColumn,
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
        onValue={(hasHeader) => setGrid({ ...grid, hasHeader })}
      />
      <Cells grid={grid} onGrid={setGrid} />
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
    </DialogForm>
  )
}

function Cells({ grid, onGrid }: { grid: Grid; onGrid: (grid: Grid) => void }) {
  const columns = Array.from({ length: columnsOf(grid) }, (_, at) => at)
  return (
    <Scroll>
      <table>
        <tbody>
          {grid.rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column}>
                  <TextField
                    label={`Row ${row + 1}, column ${column + 1}`}
                    labelHidden
                    value={cells[column]?.text ?? ''}
                    onValue={(text) => onGrid(typeInto(grid, row, column, text))}
                  />
                </td>
              ))}
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
