import { describe, expect, it } from 'vitest'
import { cellsOf, columnFaults, isKind, leftOut, missing, withoutImport } from './import.rules.ts'
import { doneInWords, examplesInWords, planInWords, readAs, shortened } from './import.words.ts'

const column = (header: string, field: string | null) => ({
  ...{ header, field, filledShare: 1, examples: [] },
})
const fields = [
  { field: 'email', label: 'Email', isNeeded: true },
  { field: 'role', label: 'Role', isNeeded: true },
  { field: 'phone', label: 'Phone', isNeeded: false },
]
const columns = [column('E-mail', 'email'), column('Shoe size', null), column('Tel', 'phone')]

describe('the columns of a file', () => {
  it('fill one field each', () => {
    expect(columnFaults(columns)).toEqual({})
    expect(columnFaults([column('A', 'email'), column('B', 'email'), column('C', null)])).toEqual({
      'columns.0.field': '“B” fills this field too',
      'columns.1.field': '“A” fills this field too',
    })
    expect(columnFaults([column('A', null), column('B', null)])).toEqual({})
  })

  it('leave some out, and lack what is needed', () => {
    expect(leftOut(columns)).toEqual(['Shoe size'])
    expect(missing({ columns, fields })).toEqual(['Role'])
  })
})

describe('the cells of a row', () => {
  it('stand in the order of the columns, with what is wrong at each; empty ones are not shown', () => {
    const row = {
      values: { Tel: '4.47E+11', 'E-mail': 'ann@x.test', 'Shoe size': '' },
      errors: [{ field: 'phone', message: 'The spreadsheet has shortened this number.' }],
    }
    expect(cellsOf(row, { columns, fields })).toEqual([
      { name: 'E-mail', value: 'ann@x.test', faults: [] },
      { name: 'Tel', value: '4.47E+11', faults: ['The spreadsheet has shortened this number.'] },
    ])
  })

  it('have room for what is wrong with fields that no column fills, and with none at all', () => {
    const row = {
      values: {},
      errors: [
        { field: 'email', message: 'Write an email.' },
        { field: 'role', message: 'Write a role.' },
        { field: '', message: 'The row has too many cells.' },
      ],
    }
    expect(cellsOf(row, { columns, fields })).toEqual([
      { name: 'E-mail', value: '', faults: ['Write an email.'] },
      { name: 'Role', value: '', faults: ['Write a role.'] },
      { name: 'The row', value: '', faults: ['The row has too many cells.'] },
    ])
  })
})

it('takes what belongs to an open import off the address', () => {
  const params = new URLSearchParams('tab=imports&import=7&row-state=bad&row-page=2&page=3&bring=x')
  expect(String(withoutImport(params))).toBe('tab=imports&page=3')
})

it.each([
  ['people', true],
  ['toString', false],
  [null, false],
])('knows whether %s is a kind', (text, is) => expect(isKind(text)).toBe(is))

describe('in words', () => {
  it.each([
    [{ create: 1, update: 0 }, '1 account is made.', '1 account made, 0 changed.'],
    [{ create: 32, update: 3 }, '32 accounts are made, 3 changed.', '32 accounts made, 3 changed.'],
    [{ create: 0, update: 1 }, '1 account is changed.', '0 accounts made, 1 changed.'],
    [
      { create: 0, update: 1_200 },
      '1,200 accounts are changed.',
      '0 accounts made, 1,200 changed.',
    ],
  ])('%o', (counted, plan, done) => {
    const counts = { ...counted, unchanged: 2, bad: 0 }
    expect(planInWords('people', counts)).toBe(plan)
    expect(doneInWords('people', counts)).toBe(done)
  })

  it('says what other rows become', () => {
    const counts = { create: 2, update: 1, unchanged: 0, bad: 0 }
    expect(planInWords('results', counts)).toBe('2 results are made, 1 changed.')
  })

  it('says how the file was read', () => {
    expect(readAs({ encoding: 'Windows-1252', separator: ';' })).toBe(
      'Windows-1252, columns divided by semicolons',
    )
    expect(readAs({ encoding: 'UTF-8', separator: 'tab' })).toBe('UTF-8, columns divided by tabs')
  })

  it('shows the beginning of long cells', () => {
    expect(shortened('x'.repeat(240))).toBe('x'.repeat(240))
    expect(shortened('x'.repeat(241))).toBe(`${'x'.repeat(240)}…`)
    expect(examplesInWords([])).toBe('')
    expect(examplesInWords(['a', 'y'.repeat(70)])).toBe(`, such as a, ${'y'.repeat(60)}…`)
  })
})
