import { List, type ListDefinition, selectFilter, useList } from '@portal/shared/lists'
import { Badge, chakra, formatNumber } from '@portal/shared/ui'
import { cellsOf, rowsAt } from './import.rules.ts'
import { rowStateNames, rowStates, shortened } from './import.words.ts'
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
    '& dd': { overflowWrap: 'anywhere' },
    '& dd[data-fault]': { fontSize: 'sm', color: 'danger.text' },
    '& > [data-bad]': {
      paddingLeft: '2',
      borderLeftWidth: '2px',
      borderColor: 'danger.solid',
    },
  },
})

function RowCells({ row, asked }: { row: ImportRow; asked: Import }) {
  return (
    <Cells>
      {cellsOf(row, asked).map(({ name, value, faults }) => (
        <div key={name} data-bad={faults.length > 0 ? '' : undefined}>
          <dt>{name}</dt>
          {value === '' ? null : <dd>{shortened(value)}</dd>}
          {faults.map((fault) => (
            <dd key={fault} data-fault="">
              {fault}
            </dd>
          ))}
        </div>
      ))}
      {row.stayed === null ? null : (
        <div>
          <dt>Not taken back</dt>
          <dd>{row.stayed}</dd>
        </div>
      )}
    </Cells>
  )
}

const rowsOf = (asked: Import): ListDefinition<typeof rowsCall, ImportRow> => ({
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
      options: rowStateNames.map((value) => ({
        value,
        label: `${rowStates[value].label} (${formatNumber(asked.counts?.[value] ?? 0)})`,
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
      cell: (row) => <RowCells row={row} asked={asked} />,
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
