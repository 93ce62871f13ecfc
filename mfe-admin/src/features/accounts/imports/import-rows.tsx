import { List, type ListDefinition, selectFilter, useList } from '@portal/shared/lists'
import { Badge, chakra, formatNumber } from '@portal/shared/ui'
import { cellsOf, type Matched, rowsAt } from './import.rules.ts'
import { fieldName, rowStateOrder, rowStates } from './import.words.ts'
import { type Import, type ImportRow, rowsCall } from './imports.queries.ts'

/** The cells of a row, as many beside each other as fit. */
const Cells = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    columnGap: '5',
    rowGap: '2',
    width: '100%',
    textAlign: 'start',
    '& > div': { minWidth: '0' },
    '& dt': { fontSize: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
    // A cell may say a lot: its beginning tells it, and all of it can be scrolled to.
    '& dd': { overflowWrap: 'anywhere', maxHeight: '6rem', overflowY: 'auto' },
    '& dd[data-fault]': { fontSize: 'sm', color: 'danger.text', maxHeight: 'none' },
    '& > [data-bad]': {
      paddingLeft: '2',
      borderLeftWidth: '2px',
      borderColor: 'danger.solid',
    },
  },
})

function RowCells({ row, columns }: { row: ImportRow; columns: readonly Matched[] }) {
  return (
    <Cells>
      {cellsOf(row, columns).map(({ field, value, faults }) => (
        <div key={field} data-bad={faults.length > 0 ? '' : undefined}>
          <dt>{fieldName(field)}</dt>
          {value === '' ? null : <dd>{value}</dd>}
          {faults.map((fault) => (
            <dd key={fault} data-fault="">
              {fault}
            </dd>
          ))}
        </div>
      ))}
    </Cells>
  )
}

const rowsOf = ({ columns, counts }: Import): ListDefinition<typeof rowsCall, ImportRow> => ({
  call: rowsCall,
  rows: (answer) => answer.rows,
  rowKey: ({ line }) => String(line),
  label: 'Rows of the file',
  nouns: ['row', 'rows'],
  at: rowsAt,
  density: 'compact',
  filters: [
    {
      ...{ id: 'state', label: 'What comes of it', look: selectFilter, none: 'All rows' },
      options: rowStateOrder.map((value) => ({
        value,
        label: `${rowStates[value].label} (${formatNumber(counts?.[value] ?? 0)})`,
      })),
    },
  ],
  columns: [
    {
      ...{ id: 'line', header: 'Line', primary: true, width: '4rem' },
      cell: ({ line }) => `Line ${formatNumber(line)}`,
    },
    {
      ...{ id: 'state', header: 'What comes of it', width: '7rem' },
      cell: ({ state }) => <Badge tone={rowStates[state].tone}>{rowStates[state].label}</Badge>,
    },
    {
      ...{ id: 'values', header: 'What it says' },
      cell: (row) => <RowCells row={row} columns={columns} />,
    },
  ],
  noneYet: { title: 'The file has no rows', level: 3, compact: true },
  noneFits: 'No such row',
})

/** The rows of a file by what comes of them, each cell with what is wrong with it. */
export function ImportRows({ asked }: { asked: Import }) {
  const list = useList(rowsOf(asked), { query: { importId: asked.importId } })
  return <List list={list} />
}
