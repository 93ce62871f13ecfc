import { DataTable } from '@portal/shared/tables'
import { act, renderScreen } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Widths in pixels, as a browser would tell them: of the box, and of what the columns need. */
let box = 0
let needed = 0
let neededTight = 0
let changed: (() => void)[] = []

const frameOf = (table: Element) => table.parentElement?.parentElement

beforeEach(() => {
  changed = []
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => box)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    const columns = this.querySelectorAll('thead th').length
    const least = frameOf(this)?.hasAttribute('data-tight') ? neededTight : needed
    return Math.max(box, (least * columns) / 2)
  })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 1
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        changed.push(run)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const columns = ['Name', 'Score'].map((header) => ({ id: header, header, cell: () => header }))
const table = (rows: readonly string[] = ['1'], shown = columns) => (
  <DataTable label="Papers" columns={shown} rows={rows} rowKey={(row) => row} />
)

function open() {
  const { container, rerender } = renderScreen(table())
  const look = () => {
    const frame =
      container.querySelector('table') && frameOf(container.querySelector('table') as Element)
    if (frame?.hasAttribute('data-cards')) return 'cards'
    return frame?.hasAttribute('data-tight') ? 'tight' : 'roomy'
  }
  const resize = (width: number) => {
    box = width
    act(() => {
      for (const run of changed) run()
    })
    return look()
  }
  return { look, resize, rerender }
}

it.each([
  [1200, 'roomy'],
  [1100, 'roomy'],
  [1099, 'tight'],
  [900, 'tight'],
  [899, 'cards'],
  [360, 'cards'],
])('has columns of 1100 px, 900 when tight, in %d px as %s', (width, expected) => {
  ;[box, needed, neededTight] = [width, 1100, 900]
  expect(open().look()).toBe(expected)
})

it('follows its box, and is the same for a width from whichever it comes', () => {
  ;[box, needed, neededTight] = [360, 1100, 900]
  const { resize } = open()
  const widths = [1000, 1200, 1000, 800, 1000, 360, 1200, 800, 1200, 899, 900, 1099, 1100, 360, 950]
  for (const width of widths) {
    const expected = width >= 1100 ? 'roomy' : width >= 900 ? 'tight' : 'cards'
    // What comes late is measured by a second look, which the observer gives.
    resize(width)
    expect([width, resize(width)]).toEqual([width, expected])
  }
})

it('is cards on a phone, however little its columns need', () => {
  ;[box, needed, neededTight] = [500, 300, 200]
  const { look, resize } = open()
  expect(look()).toBe('cards')
  expect(resize(600)).toBe('roomy')
})

it('is measured anew with other rows, and with other columns', () => {
  ;[box, needed, neededTight] = [800, 1100, 900]
  const { look, rerender } = open()
  expect(look()).toBe('cards')
  // As a list does when somebody leaves a column out.
  rerender(table(['1'], columns.slice(0, 1)))
  expect(look()).toBe('roomy')
  rerender(table())
  expect(look()).toBe('cards')
  neededTight = 700
  rerender(table(['2']))
  expect(look()).toBe('tight')
})
