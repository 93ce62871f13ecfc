import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../testing/index.ts'
import { figureHtml, figureOf } from './figures.ts'
import { gridOf } from './read-table.ts'
import {
  type Extent,
  extentOf,
  type Grid,
  joined,
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
import { TableDialog } from './table-dialog.tsx'

const stored =
  '<table><caption>Cost</caption><thead><tr><th scope="col">n</th><th scope="col">\\(x^2\\)</th></tr></thead><tbody><tr><th scope="row">1</th><td>H<sub>2</sub>O</td></tr><tr><td>2</td><td></td></tr></tbody></table>'

describe('a table', () => {
  it.each([stored, '<table><tbody><tr><td>1</td></tr></tbody></table>'])(
    'that is not changed is as it was: %s',
    (html) => {
      const grid = gridOf(html)
      expect(grid && tableHtml(grid)).toBe(html)
    },
  )

  it('keeps the formats of cells that are left alone', () => {
    const grid = gridOf(stored) ?? newGrid
    expect(grid.rows[1]?.map(({ text }) => text)).toEqual(['1', 'H2O'])
    const typed = tableHtml(typeInto(grid, 2, 1, 'a < b'))
    expect(typed).toContain('H<sub>2</sub>O')
    expect(typed).toContain('<td>a &lt; b</td>')
    expect(tableHtml(typeInto(grid, 1, 0, 'one'))).toContain('<th scope="row">one</th>')
  })

  it('gains and loses rows and columns', () => {
    const grid = gridOf('<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>') ?? newGrid
    const larger = withColumn(withRow(grid))
    expect(tableHtml(larger)).toBe(
      '<table><tbody><tr><td>1</td><td>2</td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>',
    )
    expect(tableHtml(withoutColumn(withoutRow(larger, 1), 0))).toBe(
      '<table><tbody><tr><td>2</td><td></td></tr></tbody></table>',
    )
  })

  it.each([
    '<table><tr><td colspan="13">1</td></tr></table>',
    '<table><tr><td rowspan="0">1</td></tr></table>',
    '<table><tr><td rowspan="2">1</td></tr></table>',
    '<table><thead><tr><th rowspan="2">1</th></tr><tr><th>2</th></tr></thead></table>',
    '<table><tr><td>1</td><td rowspan="2">2</td></tr><tr><td colspan="2">3</td></tr></table>',
    '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>',
    '<p>none</p>',
  ])('that a grid cannot show has none: %s', (html) => {
    expect(gridOf(html)).toBeUndefined()
  })
})

describe('joined cells', () => {
  const square =
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>'
  const gridIn = (html: string) => gridOf(html) ?? newGrid
  const at = (grid: Grid, row: number, column: number): Extent =>
    extentOf(grid, row, column) ?? { row, column, rows: 1, columns: 1 }
  /** Joins what can be joined, as far as that goes. */
  const join = (grid: Grid, row: number, column: number, side: 'right' | 'below') =>
    joined(grid, at(grid, row, column), side) ?? grid

  it.each([
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><th scope="row" rowspan="2">b</th><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ])('that are not changed are as they were: %s', (html) => {
    expect(tableHtml(gridIn(html))).toBe(html)
  })

  it('hold the words of both, at the right and below, and are typed in as one', () => {
    const wide = join(gridIn(square), 0, 0, 'right')
    expect(tableHtml(wide)).toBe(
      '<table><tbody><tr><td colspan="2">a b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    )
    expect(joined(wide, at(wide, 0, 0), 'below')).toBeUndefined()
    const all = join(join(wide, 1, 0, 'right'), 0, 1, 'below')
    expect(tableHtml(typeInto(all, 1, 1, 'e'))).toBe(
      '<table><tbody><tr><td colspan="2" rowspan="2">e</td></tr><tr></tr></tbody></table>',
    )
    expect(tableHtml(split(all, at(all, 1, 1)))).toBe(
      '<table><tbody><tr><td>a b c d</td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    )
  })

  it('become smaller with a row or column that goes', () => {
    const tall = join(gridIn(square), 0, 0, 'below')
    expect(tableHtml(withoutRow(tall, 0))).toBe(
      '<table><tbody><tr><td>a c</td><td>d</td></tr></tbody></table>',
    )
    expect(tableHtml(withoutColumn(join(gridIn(square), 0, 0, 'right'), 0))).toBe(
      '<table><tbody><tr><td>a b</td></tr><tr><td>d</td></tr></tbody></table>',
    )
  })

  it('never reach from what columns are to what is below', () => {
    const tall = join(gridIn(square), 0, 1, 'below')
    const headed = withHeader(tall, true)
    expect(tableHtml(headed)).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b d</th></tr></thead><tbody><tr><td>c</td><td></td></tr></tbody></table>',
    )
    expect(joined(headed, at(headed, 0, 0), 'below')).toBeUndefined()
  })

  it('are made and taken apart in the dialog, where the caret was last', async () => {
    const onDone = vi.fn()
    const { user } = renderScreen(
      <TableDialog grid={gridIn(square)} onDone={onDone} onClose={() => undefined} />,
    )
    const field = (name: string) => screen.queryByRole('textbox', { name })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('button', { name: 'Split' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('textbox', { name: 'Row 2, column 1' }))
    await press('Join with the cell at its right')
    expect(field('Row 2, column 1')).toHaveValue('c d')
    expect(field('Row 2, column 2')).toBeNull()
    await expectNoAxeViolations()
    await press('Save table')
    expect(onDone).toHaveBeenLastCalledWith(
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td colspan="2">c d</td></tr></tbody></table>',
    )
    await press('Split')
    expect(field('Row 2, column 2')).toHaveValue('')
    await user.click(screen.getByRole('textbox', { name: 'Row 1, column 2' }))
    await press('Join with the cell below')
    expect(field('Row 1, column 2')).toHaveValue('b')
    expect(screen.getByRole('button', { name: 'Join with the cell below' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('come back from what is stored, whatever was joined, split, added and taken out', () => {
    const step = fc.record({
      act: fc.constantFrom('right', 'below', 'split', 'row', 'column', 'noRow', 'noColumn', 'head'),
      row: fc.nat({ max: 3 }),
      column: fc.nat({ max: 3 }),
    })
    const acts = (
      grid: Grid,
      { act, row, column }: { act: string; row: number; column: number },
    ) => {
      if (act === 'right' || act === 'below') return join(grid, row, column, act)
      if (act === 'split') return split(grid, at(grid, row, column))
      if (act === 'row') return withRow(grid)
      if (act === 'column') return withColumn(grid)
      if (act === 'head') return withHeader(grid, !grid.hasHeader)
      if (act === 'noRow') return grid.rows.length > 1 ? withoutRow(grid, row) : grid
      return (grid.rows[0]?.length ?? 0) > 1 ? withoutColumn(grid, column) : grid
    }
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const html = tableHtml(steps.reduce(acts, gridIn(square)))
        expect(tableHtml(gridIn(html))).toBe(html)
      }),
    )
  })
})

describe('a figure', () => {
  it('of one image is edited by its description and caption', () => {
    const html =
      '<figure><img src="data:image/png;base64,AA" alt="A graph" /><figcaption>Fig. 1</figcaption></figure>'
    const figure = figureOf(html)
    expect(figure?.caption).toBe('Fig. 1')
    expect(figure && figureHtml(figure)).toBe(html)
    expect(figure && figureHtml({ ...figure, caption: ' ' })).not.toContain('figcaption')
  })

  it.each([
    '<figure><table><tr><td>1</td></tr></table></figure>',
    '<figure><img src="data:image/png;base64,AA"><img src="data:image/png;base64,AA"></figure>',
  ])('of more stays as it is: %s', (html) => {
    expect(figureOf(html)).toBeUndefined()
  })
})
