import { type Column, DataTable, type DataTableProps } from '@portal/shared/tables'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, within } from '../testing/index.ts'

interface Row {
  id: string
  name: string
  score: number | null
}

const rows: readonly Row[] = [
  { id: '1', name: 'Paper 10', score: 7 },
  { id: '2', name: 'Paper 9', score: null },
  { id: '3', name: 'Paper 2', score: 9 },
]
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortBy: (row) => row.name, primary: true },
  {
    id: 'score',
    header: 'Score',
    cell: (row) => row.score ?? '–',
    sortBy: (row) => row.score,
    align: 'end',
  },
]

function table(props: Partial<DataTableProps<Row>> = {}) {
  return (
    <DataTable label="Papers" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
  )
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('sorts in the header, says so, and leaves what has no value last both ways', async () => {
  const { user } = renderScreen(table())
  expect(names()).toEqual(['Paper 10', 'Paper 9', 'Paper 2'])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(names()).toEqual(['Paper 2', 'Paper 9', 'Paper 10'])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await user.click(screen.getByRole('button', { name: 'Score' }))
  expect(names()).toEqual(['Paper 10', 'Paper 2', 'Paper 9'])
  await user.click(screen.getByRole('button', { name: 'Score' }))
  expect(names()).toEqual(['Paper 2', 'Paper 10', 'Paper 9'])
  expect(screen.getByRole('columnheader', { name: 'Score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
  await expectNoAxeViolations()
})

test('with a server that sorts, only asks for the order', async () => {
  const onSort = vi.fn()
  const { user } = renderScreen(table({ onSort, sort: { column: 'name', direction: 'ascending' } }))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
  expect(names()).toEqual(['Paper 10', 'Paper 9', 'Paper 2'])
})

test('rows lead on by a real link', async () => {
  const { user, address } = renderScreen(table({ rowHref: (row) => `/papers/${row.id}` }))
  await user.click(screen.getByRole('link', { name: 'Paper 9' }))
  expect(address()).toBe('/papers/2')
})

function Choosing() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return table({ chosen, onChosen: setChosen, rowName: (row) => row.name })
}

test('rows are chosen one by one or all, by keyboard', async () => {
  const { user } = renderScreen(<Choosing />)
  await user.click(screen.getByRole('checkbox', { name: 'Select Paper 9' }))
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  screen.getByRole('checkbox', { name: 'Select all' }).focus()
  await user.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Select Paper 2' })).toBeChecked()
  await user.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Select Paper 2' })).not.toBeChecked()
})

test('loading, empty, and long', () => {
  const { unmount } = renderScreen(table({ rows: undefined, skeletonRows: 3 }))
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  unmount()
  const second = renderScreen(table({ rows: [], empty: { title: 'No papers yet' } }))
  expect(screen.getByRole('heading', { name: 'No papers yet' })).toBeInTheDocument()
  second.unmount()
  const many = Array.from({ length: 1000 }, (_, n) => ({
    id: String(n),
    name: `Paper ${n}`,
    score: n,
  }))
  renderScreen(table({ rows: many }))
  const region = screen.getByRole('region', { name: 'Papers' })
  expect(within(region).getAllByRole('rowheader').length).toBeLessThan(60)
  expect(within(region).getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
})
