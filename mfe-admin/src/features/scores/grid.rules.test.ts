import { describe, expect, it } from 'vitest'
import {
  asUnknown,
  blankRow,
  columnsOf,
  faultInGrid,
  faultsOfGrid,
  type GridRow,
  type GridValues,
  mostRows,
  namesIn,
  pasteInto,
  readScore,
  rowOf,
  sentOf,
  withCell,
  withStudent,
  withVersions,
} from './grid.rules.ts'

const esat = {
  ...{ admissionTestId: 1, name: 'ESAT', scale: { from: 1, to: 9, step: 0.1 } },
  sections: [
    { sectionId: 2, sectionNo: 'Mathematics 1' },
    { sectionId: 3, sectionNo: 'Physics' },
  ],
}
const columns = columnsOf(esat)
const testUid = (at: number) => `00000000-0000-7000-8000-00000000000${at}`
const maya = (change: Partial<GridRow> = {}): GridRow => ({
  ...{ text: 'Maya', studentId: testUid(1), cells: ['6.5', ''], known: [null, null], ...change },
})
const grid = (change: Partial<GridValues> = {}): GridValues => ({
  ...{ admissionTestId: '1', year: '2025', sitting: 'October', satOn: '', rows: [maya()] },
  ...change,
})
const there = { resultId: testUid(9), version: 4, score: 6, satOn: '2025-10-09' }

it.each([
  ['6.5', 6.5],
  [' 6,5 ', 6.5],
  ['7', 7],
  ['six', Number.NaN],
  ['-6', Number.NaN],
  ['1e1', Number.NaN],
  ['', Number.NaN],
])('%j is read as %f', (text, expected) => {
  expect(readScore(text)).toBe(expected)
})

describe('what is wrong with a grid', () => {
  const faults = (change: Partial<GridValues>) => faultsOfGrid(grid(change), esat, '2026-03-02')
  const row = (change: Partial<GridRow>) => faults({ rows: [blankRow, maya(change)] })
  it('is nothing with a right one, whatever rows are empty', () => {
    expect(faults({ rows: [blankRow, maya({ cells: ['1', '9.0'] }), blankRow] })).toEqual({})
  })

  it.each<[string, object, string, string]>([
    ['a year', { year: '25' }, 'year', 'Enter a year, such as 2025'],
    ['no sitting', { sitting: '' }, 'sitting', 'Choose a sitting'],
    ['one to come', { year: '2026' }, 'sitting', 'This sitting is still to come'],
    ['a day of another', { satOn: '2025-11-01' }, 'satOn', 'Enter a day of the sitting'],
  ])('above: %s', (_, change, place, message) => {
    expect(faults(change)).toEqual({ [place]: message })
  })

  it.each<[string, Partial<GridRow>, string, string]>([
    ['nobody', { text: ' ' }, 'rows.1.text', 'Enter a student'],
    ['somebody unknown', { studentId: '' }, 'rows.1.text', 'Say who is meant'],
    ['words', { cells: ['six', ''] }, 'rows.1.cells.0', 'Enter a number'],
    [
      'off the scale',
      { cells: ['', '9.1'] },
      'rows.1.cells.1',
      'Enter a score from 1.0 to 9.0 in steps of 0.1',
    ],
    [
      'a score taken away',
      { cells: ['', ''], known: [there, null] },
      'rows.1.cells.0',
      'Remove a score in the list',
    ],
  ])('in a row: %s', (_, change, place, message) => {
    expect(row(change)).toEqual({ [place]: message })
  })
})

describe('what is sent of a grid', () => {
  it('is what is new or changed, with the version that was edited', () => {
    const rows = [
      maya({ cells: ['6', '7'], known: [there, null] }),
      blankRow,
      maya({ studentId: testUid(2), cells: ['5', ''], known: [there, null] }),
    ]
    const { results, places } = sentOf(grid({ rows }), columns)
    const same = { admissionTestId: 1, year: 2025, sitting: 'October' }
    expect(results).toEqual([
      { ...same, resultId: null, studentId: testUid(1), sectionId: 3, satOn: null, score: 7 },
      {
        ...{ ...same, resultId: testUid(9), version: 4, studentId: testUid(2), sectionId: 2 },
        ...{ satOn: '2025-10-09', score: 5 },
      },
    ])
    expect(places).toEqual([
      { row: 0, column: 1 },
      { row: 2, column: 0 },
    ])
  })

  it('is also what gets a day', () => {
    const rows = [maya({ cells: ['6', ''], known: [there, null] })]
    const found = sentOf(grid({ rows, satOn: '2025-10-10' }), columns)
    expect(found.results).toMatchObject([{ satOn: '2025-10-10', score: 6 }])
  })

  it('gets its faults back at its cells', () => {
    const places = [{ row: 4, column: 1 }]
    const at = (path: string) => faultInGrid({ path, message: 'No' }, places).path
    expect(at('body.results.0.score')).toBe('rows.4.cells.1')
    expect(at('body.results.0.studentId')).toBe('rows.4.text')
    expect(at('body.results.0.sitting')).toBe('sitting')
    expect(at('body.results.7.score')).toBe('body.results.7.score')
  })
})

it('a stale save goes on from the versions that it was told of', () => {
  const rows = [maya({ known: [there, null] })]
  const told = { stale: [{ resultId: there.resultId, version: 7 }] }
  expect(withVersions(rows, told)[0]?.known).toEqual([{ ...there, version: 7 }, null])
  expect(withVersions(rows, undefined)).toBe(rows)
})

it('a student who is known brings the scores that there are, and keeps what was typed', () => {
  const results = [
    { ...there, sectionId: 3 },
    { ...there, sectionId: 2, score: 5 },
  ]
  const found = { studentId: testUid(1), name: 'Maya Clarke', email: 'm@school.test', results }
  expect(rowOf({ ...blankRow, text: 'maya', cells: ['7'] }, found, columns)).toEqual({
    ...{ text: 'Maya Clarke', studentId: testUid(1), cells: ['7', '6'] },
    known: [{ ...there, score: 5 }, there],
  })
})

describe('a text from a spreadsheet', () => {
  it('fills cells to the right and rows below, and another name is another student', () => {
    const pasted = pasteInto([maya()], { row: 0, column: 0 }, 'Theo\t6,5\t7\tmore\r\nAda\t5\r\n', 2)
    expect(pasted).toEqual([
      { text: 'Theo', studentId: '', cells: ['6,5', '7'], known: [] },
      { text: 'Ada', studentId: '', cells: ['5', ''], known: [] },
    ])
  })

  it('of scores alone leaves who they are of', () => {
    const [first, second] = pasteInto([maya(), blankRow], { row: 0, column: 2 }, '4\n5', 2)
    expect(first).toEqual(maya({ cells: ['6.5', '4'] }))
    expect(second).toEqual({ ...blankRow, cells: ['', '5'] })
  })

  it('ends with the last row that there may be', () => {
    const many = Array.from({ length: 120 }, (_, at) => `S${at}`).join('\n')
    expect(pasteInto([], { row: 0, column: 0 }, many, 2)).toHaveLength(mostRows)
    expect(withCell(blankRow, 3, '5', 2)).toBe(blankRow)
  })
})

it('names are asked for once each, until it is clear who is meant', () => {
  const rows = [maya(), { ...blankRow, text: ' Theo ' }, { ...blankRow, text: 'Theo' }, blankRow]
  expect(namesIn(rows)).toEqual(['Theo'])
  const theo = { studentId: testUid(2), name: 'Theo Abel', email: 't@school.test', results: [] }
  const row = { ...blankRow, text: ' Theo ' }
  const known = withStudent(row, new Map([['Theo', [theo]]]), columns)
  expect(known).toMatchObject({ text: 'Theo Abel', studentId: testUid(2) })
  expect(withStudent(row, new Map([['Theo', [theo, theo]]]), columns)).toBe(row)
  expect(withStudent(maya(), new Map([['Maya', [theo]]]), columns)).toEqual(maya())
})

it('another sitting forgets what there was, and keeps what was typed', () => {
  const row = maya({ cells: ['6', '7'], known: [there, null] })
  expect(asUnknown(row, false)).toEqual(maya({ studentId: '', known: [], cells: ['', '7'] }))
  expect(asUnknown(row, true).cells).toEqual([])
})
