import { describe, expect, it } from 'vitest'
import {
  type AddressedList,
  arranged,
  changeAddress,
  filtersOn,
  queryFor,
  readAddress,
} from './list.rules.ts'
import { addressOfView, openView } from './tools.rules.ts'

const list: AddressedList = {
  columns: [{ id: 'name', sortBy: () => '' }, { id: 'light', sortBy: () => '' }, { id: 'school' }],
  filters: [
    { id: 'light', label: 'Light', options: [{ value: 'red', label: 'Red' }] },
    {
      id: 'part',
      label: 'Part',
      options: undefined,
      query: (part) => ({ sectionId: Number(part) }),
    },
    {
      id: 'state',
      label: 'State',
      first: 'open',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'done', label: 'Done' },
      ],
    },
  ],
  sort: { column: 'name', direction: 'ascending' },
}

const read = (address: string) => readAddress(new URLSearchParams(address), list)
const usual = read('')

describe('what an address says of a list', () => {
  it('is the first page in the usual order where it says nothing', () => {
    expect(usual).toEqual({
      page: 1,
      size: 20,
      search: '',
      sort: { column: 'name', direction: 'ascending' },
      filters: { state: 'open' },
      columns: undefined,
      isCompact: false,
    })
  })

  it.each([
    ['page=3', { page: 3 }],
    ['size=50', { size: 50 }],
    ['search=%20ana%20', { search: 'ana' }],
    [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
    ['sort=light', { sort: { column: 'light', direction: 'ascending' } }],
    ['sort=light&direction=desc', { sort: { column: 'light', direction: 'descending' } }],
    ['light=red', { filters: { light: 'red', state: 'open' } }],
    ['part=5', { filters: { part: '5', state: 'open' } }],
    ['state=done', { filters: { state: 'done' } }],
    ['columns=school,name,school,odd', { columns: ['school', 'name'] }],
    ['rows=compact', { isCompact: true }],
  ])('“%s” is understood', (address, expected) => {
    expect(read(address)).toEqual({ ...usual, ...expected })
  })

  it.each([
    'page=0',
    'page=-2',
    'page=2.5',
    'page=99999999',
    'size=7',
    'sort=school',
    'direction=desc',
    'light=blue',
    'part=x',
    'state=odd',
    'columns=odd',
    'rows=odd',
    'other=1',
  ])('“%s” is left aside', (address) => {
    expect(read(address)).toEqual(usual)
  })

  it('is asked of the call, page and order first', () => {
    const asked = queryFor(
      read('page=2&search=ana&light=red&part=5&sort=light&direction=desc'),
      list,
    )
    expect(Object.entries(asked)).toEqual([
      ['pageNo', 2],
      ['pageSize', 20],
      ['sort', 'light'],
      ['direction', 'desc'],
      ['search', 'ana'],
      ['light', 'red'],
      ['sectionId', 5],
      ['state', 'open'],
    ])
  })

  it('counts as filtered beyond what it is at first', () => {
    const on = (address: string) => filtersOn(read(address), list).map(({ id }) => id)
    expect(on('')).toEqual([])
    expect(on('state=open')).toEqual([])
    expect(on('state=done&light=red')).toEqual(['light', 'state'])
  })
})

describe('changing the address', () => {
  const change = (from: string, what: Record<string, string | undefined>, at?: string) =>
    changeAddress(new URLSearchParams(from), what, at).toString()

  it.each([
    ['a filter leads to the first page', 'page=4&light=red', { light: undefined }, ''],
    ['what is sought leads to the first page', 'page=4', { search: 'ana' }, 'search=ana'],
    ['the order leads to the first page', 'page=4', { sort: 'light' }, 'sort=light'],
    ['so does how many are on one', 'page=4', { size: '50' }, 'size=50'],
    ['another page keeps the rest', 'light=red', { page: '2' }, 'light=red&page=2'],
    ['columns keep the page', 'page=4', { columns: 'name' }, 'page=4&columns=name'],
    ['what is empty goes', 'search=ana', { search: '' }, ''],
    ['what is not the list’s stays', 'tab=a&page=2', { light: 'red' }, 'tab=a&light=red'],
  ])('%s', (_what, from, to, expected) => {
    expect(change(from, to)).toBe(expected)
  })

  it('of one of several lists leaves the others as they are', () => {
    expect(change('page=2&essays-page=3', { state: 'done' }, 'essays-')).toBe(
      'page=2&essays-state=done',
    )
  })
})

describe('a view', () => {
  it('keeps all of the list but the page, and nothing else', () => {
    const params = new URLSearchParams('tab=a&page=3&light=red&columns=name&size=50')
    expect(addressOfView(params, list)).toBe('size=50&columns=name&light=red')
    expect(addressOfView(new URLSearchParams('tab=a&page=3'), list)).toBe('')
  })

  it('takes the place of what the list was asked for', () => {
    const params = new URLSearchParams('tab=a&page=3&search=ana')
    expect(openView(params, 'light=red&tab=b', list).toString()).toBe('tab=a&light=red')
  })
})

describe('columns', () => {
  const columns = [{ id: 'a' }, { id: 'name', primary: true }, { id: 'b' }]
  it.each([
    [undefined, ['a', 'name', 'b']],
    [
      ['b', 'name'],
      ['b', 'name'],
    ],
    [['b'], ['name', 'b']],
  ])('%o are %o', (wanted, expected) => {
    expect(arranged(columns, wanted).map(({ id }) => id)).toEqual(expected)
  })
})
