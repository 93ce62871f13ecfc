import type { CallAnswer, CallKey } from '@portal/shared/api'
import type { Column, Sort } from '@portal/shared/tables'
import type { StateProps } from '@portal/shared/ui'
import type { ListFilter } from './list.rules.ts'

/** The calls that answer with a page of a list. */
export type ListCall = {
  [K in CallKey]: CallAnswer<K> extends { totalCount: number } ? K : never
}[CallKey]

/** The calls that give a whole list as a file: they take what the list's own call takes. */
export type ListExport = Exclude<
  Extract<CallKey, `GET ${string}/Export${string}` | `GET ${string}Csv`>,
  // Calls about files that were written before.
  `GET ${string}/Export/${string}`
>

/**
 * What somebody has chosen of a list: rows, or all that fits by what is sought and how many that is,
 * as the calls take it that change several rows.
 */
export type Chosen =
  | { ids: readonly string[] }
  | { filter: Readonly<Record<string, unknown>>; expectedCount: number }

/** What can be done with several rows at once. */
export interface BulkAction {
  id: string
  label: string
  danger?: boolean
  /**
   * Does it, or asks first. What it resolves to is said, with the way back where there is one, and
   * nothing is chosen any more; undefined for what was not done. What it throws is said too.
   */
  run: (chosen: Chosen, count: number) => Promise<Outcome | undefined>
}

export interface Outcome {
  said: string
  undo?: () => unknown
}

/** A list as data: where it comes from, what it shows, and how it can be searched. */
export interface ListDefinition<K extends ListCall, R> extends ListLook<R> {
  call: K
  /** Takes the rows out of the answer. */
  rows: (answer: CallAnswer<K>) => readonly R[]
  /** What the call takes in place of the names that lists have, where it has others. */
  asked?: (query: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** What a list shows, and how it can be searched. */
export interface ListLook<R> {
  rowKey: (row: R) => string
  /** The column that names a row is `primary`; those that the server sorts by have `sortBy`. */
  columns: readonly Column<R>[]
  /** Ids of the columns that are shown until somebody chooses others; all of them when left out. */
  usual?: readonly string[]
  /** Stands after the others, wherever these are: what can be done with a row, see `rowActions`. */
  atEnd?: Column<R>
  rowHref?: (row: R) => string | undefined
  /** How a row is called in its check box: `Select Ana Petrova`. */
  rowName?: (row: R) => string
  /** What it lists, for assistive technology: `All students`. */
  label: string
  /** One row and several: `student`, `students`. */
  nouns: readonly [string, string]
  /** What its search looks through: `name or email`; it cannot be searched when left out. */
  searchIn?: string
  filters?: readonly ListFilter[]
  /** The order at first, where the call can be asked for one. */
  sort?: Sort
  /** Rows of a page, where nobody is to choose how many. */
  pageSize?: number
  /** What is said when there are none at all, with the first step. */
  noneYet: StateProps
  /** What is said when they cannot be had; `The students could not be loaded` when left out. */
  failed?: string
  /** What is said when none fits the filters; `No student fits` when left out. */
  noneFits?: string
  /** Under which name views of it are kept; nobody can keep any when left out. */
  views?: string
  /** The call that gives all that fits as CSV; there is none when left out. */
  csv?: ListExport
  /** Goes before all names in the address, on a page with several lists. */
  at?: string
  /** Rows are near each other until somebody wants them otherwise. */
  density?: 'compact'
  skeletonRows?: number
}
