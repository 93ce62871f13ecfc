import { describe, expect, it } from 'vitest'
import { figureHtml, figureOf } from './figures.ts'
import { gridOf } from './read-table.ts'
import {
  newGrid,
  tableHtml,
  typeInto,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table.rules.ts'

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
    '<table><tr><td colspan="2">1</td></tr></table>',
    '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>',
    '<p>none</p>',
  ])('that a grid cannot show has none: %s', (html) => {
    expect(gridOf(html)).toBeUndefined()
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
