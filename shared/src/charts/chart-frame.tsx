import { Button, chakra, EmptyState } from '@portal/shared/ui'
import { Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ChartEmpty } from './chart-types.ts'

const Frame = chakra('figure', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    flexGrow: '1',
    minWidth: '0',
    '& svg': { display: 'block', maxWidth: '100%', overflow: 'visible' },
    '& svg text': { fill: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
    '& svg [data-part=grid]': { stroke: 'chart.grid', strokeWidth: '1px' },
    '& svg [data-part=axis]': { stroke: 'border.strong', strokeWidth: '1px' },
    '& svg [data-part=reference]': {
      stroke: 'fg.muted',
      strokeWidth: '1.5px',
      strokeDasharray: '2 5',
      strokeLinecap: 'round',
    },
    '& svg [data-part=name]': { fontWeight: 'semibold' },
    '& svg [data-part=figure]': { fill: 'fg', fontWeight: 'semibold' },
    '& [data-part=legend]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      columnGap: '4',
      listStyle: 'none',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& [data-part=legend] li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& [data-part=legend] i': { width: '4', height: '3px', borderRadius: 'full', flexShrink: 0 },
    '& [data-part=tip]': {
      position: 'absolute',
      top: '0',
      zIndex: 'base',
      maxWidth: '14rem',
      paddingX: '3',
      paddingY: '2',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      boxShadow: 'float',
      fontSize: 'xs',
      pointerEvents: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
    '& table': { width: '100%', fontSize: 'sm', borderCollapse: 'collapse' },
    '& caption': { srOnly: true },
    '& :is(th, td)': {
      textAlign: 'end',
      paddingX: '3',
      paddingY: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& tr > :not(* + *)': { textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', overflowWrap: 'break-word' },
  },
})

const Rows = chakra('div', {
  base: { overflow: 'auto' },
  variants: { tall: { true: { maxHeight: '26rem', _print: { maxHeight: 'none' } } } },
})

export interface ChartTable {
  head: readonly string[]
  /** Each row begins with its name. */
  rows: readonly (readonly string[])[]
}

export interface ChartFrameProps {
  label: string
  table: ChartTable
  isEmpty: boolean
  empty?: ChartEmpty
  legend?: readonly { label: string; colour: string }[]
  children: ReactNode
}

/** A table with more rows than this scrolls, so that what follows the chart stays near it. */
const mostRows = 24

/** What every chart has: its legend, its explanation when empty, and its table behind a button. */
export function ChartFrame({ label, table, isEmpty, empty, legend, children }: ChartFrameProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isTall = table.rows.length > mostRows
  if (isEmpty) {
    return (
      <EmptyState compact illustration="chart" title={empty?.title ?? 'Nothing to draw yet'}>
        {empty?.children ?? 'The chart appears here with the first results.'}
      </EmptyState>
    )
  }
  return (
    <Frame>
      {legend ? (
        <ul data-part="legend" aria-hidden="true">
          {legend.map((item) => (
            <li key={item.label}>
              <i style={{ background: item.colour }} />
              {item.label}
            </li>
          ))}
        </ul>
      ) : null}
      {children}
      <chakra.div display="flex" justifyContent="flex-end" data-print="hidden">
        <Button
          size="sm"
          variant="ghost"
          icon={<Table2 size={16} />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide table' : 'Show as table'}
        </Button>
      </chakra.div>
      {open ? (
        <Rows
          id={id}
          tall={isTall}
          // Keys scroll what has a height of its own.
          {...(isTall && { role: 'group', 'aria-label': `${label}, table`, tabIndex: 0 })}
        >
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={table.head[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Rows>
      ) : null}
    </Frame>
  )
}
