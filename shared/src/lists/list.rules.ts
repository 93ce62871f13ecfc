import type { Sort } from '@portal/shared/tables'
import type { ReactNode } from 'react'

/** How many rows a page may have. */
export const pageSizes = [20, 50, 100] as const

/** Something that a list can be filtered by, in the address under its `id`. */
export interface ListFilter {
  id: string
  /** Names it where it is chosen, and before its value once it is. */
  label: string
  /**
   * Draws it: `segmentedFilter` or `selectFilter`; as chips when left out. `recordFilter`,
   * `dayFilter` and `daysFilter` make all of a filter whose values no list of options holds.
   */
  look?: (props: FilterProps) => ReactNode
  /** What it may be; undefined while that is still being asked for, and for any record's number. */
  options: readonly { value: string; label: string }[] | undefined
  /** Whether an address may say this of it, where no options do. */
  mayBe?: (value: string) => boolean
  /** Says a value in words, where no option does, by drawing its chip with them. */
  inWords?: (value: string, draw: (words: string) => ReactNode) => ReactNode
  /** What it is while the address says nothing; it is then always one of its values. */
  first?: string
  /** What the field says while it is not filtered by: `All parts`. `All` when left out. */
  none?: string
  /** Stands behind `More filters`, for what is asked for less often; it needs a `look`. */
  isMore?: boolean
  /** What it asks the call for; its value under its own `id` when left out. */
  query?: (value: string) => Readonly<Record<string, unknown>>
}

/** What draws a filter: of one that need not be on, '' stands for that. */
export interface FilterProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
}

/** What an address says of a list; anything that it does not know is left aside. */
export interface ListAddress {
  /** From 1. */
  page: number
  size: number
  search: string
  /** Undefined for the order of the server. */
  sort: Sort | undefined
  /** Values by filter. */
  filters: Readonly<Record<string, string>>
  /** Which columns in which order; undefined for all of them as they are made. */
  columns: readonly string[] | undefined
  isCompact: boolean
}

/** What of a list its address depends on. */
export interface AddressedList {
  columns: readonly { id: string; sortBy?: unknown }[]
  filters?: readonly ListFilter[] | undefined
  /** The order at first. */
  sort?: Sort | undefined
  /** Rows of a page, where the list has pages of its own size. */
  pageSize?: number | undefined
  /** Goes before all names in the address, on a page with several lists. */
  at?: string | undefined
}

/** Longest search that the server takes. */
const longestSearch = 200

/** What is looked for when this is typed. */
export const soughtBy = (typed: string) => typed.trim().slice(0, longestSearch)

const numberIn = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)

/** Whether a filter may have this value; while its values are not known, they are numbers of records. */
const mayBe = ({ options, mayBe: may }: ListFilter, value: string) => {
  if (may) return may(value)
  return options ? options.some((option) => option.value === value) : /^[1-9]\d{0,8}$/.test(value)
}

/** Reads what an address says of a list. */
export function readAddress(params: URLSearchParams, list: AddressedList): ListAddress {
  const { columns, filters = [], at = '' } = list
  const read = (name: string) => params.get(at + name)
  const sorted = columns.find(({ id, sortBy }) => sortBy && id === read('sort'))
  const direction = read('direction') === 'desc' ? 'descending' : 'ascending'
  const size = numberIn(read('size'))
  const wanted = [...new Set(read('columns')?.split(','))].filter((id) =>
    columns.some((column) => column.id === id),
  )
  return {
    page: numberIn(read('page')),
    size: list.pageSize ?? pageSizes.find((known) => known === size) ?? pageSizes[0],
    search: soughtBy(read('search') ?? ''),
    sort: sorted ? { column: sorted.id, direction } : list.sort,
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const value = read(filter.id)
        const held = value && mayBe(filter, value) ? value : filter.first
        return held ? [[filter.id, held]] : []
      }),
    ),
    columns: wanted.length > 0 ? wanted : undefined,
    isCompact: read('rows') === 'compact',
  }
}

/**
 * The address with these changes, of which undefined and '' take something off. Whatever changes
 * which rows there are leads back to their first page.
 */
export function changeAddress(
  params: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
  at = '',
): URLSearchParams {
  const next = new URLSearchParams(params)
  const keepsPage = Object.keys(change).every((name) => /^(page|columns|rows)$/.test(name))
  if (!keepsPage) next.delete(`${at}page`)
  for (const [name, value] of Object.entries(change)) {
    next.delete(at + name)
    if (value) next.set(at + name, value)
  }
  return next
}

/** What the call is asked for: page and order first, then what is sought. */
export function queryFor(
  { page, size, search, sort, filters }: ListAddress,
  list: AddressedList,
): Readonly<Record<string, unknown>> {
  const asked = (list.filters ?? []).map(({ id, query }) => {
    const value = filters[id]
    return value && (query ? query(value) : { [id]: value })
  })
  return Object.assign(
    { pageNo: page, pageSize: size },
    sort && { sort: sort.column, direction: sort.direction === 'descending' ? 'desc' : 'asc' },
    search && { search },
    ...asked,
  )
}

/** The columns that are wanted, in their order; the one that names a row is always there. */
export function arranged<C extends { id: string; primary?: boolean }>(
  columns: readonly C[],
  wanted: readonly string[] | undefined,
): readonly C[] {
  if (!wanted) return columns
  const chosen = wanted.flatMap((id) => columns.filter((column) => column.id === id))
  const primary = columns.find((column) => column.primary)
  return primary && !chosen.includes(primary) ? [primary, ...chosen] : chosen
}

/** The filters that are on, beyond what they are at first. */
export function filtersOn({ filters }: ListAddress, list: AddressedList): readonly ListFilter[] {
  return (list.filters ?? []).filter(({ id, first }) => filters[id] && filters[id] !== first)
}
