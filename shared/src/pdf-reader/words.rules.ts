import type { Found } from './reader-types.ts'

/** What a search has come to, in words; empty when nothing is sought. */
export function foundInWords({ query, isSearching, current, total }: Found): string {
  if (query === '') return ''
  if (total === 0) return isSearching ? 'Searching…' : 'Not found'
  return `${current} of ${total}`
}

/** Whether where somebody was on another device is offered: it is further on, and there is such a page. */
export function isOffered(other: number | undefined, page: number, pages: number): boolean {
  return other !== undefined && other > page && other <= pages
}
