/** The sorted column and its direction. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** A value a column can be sorted by. */
export type SortValue = string | number | Date | boolean | null | undefined

// Made when first asked for, and not while a page loads.
let collator: Intl.Collator | undefined

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') {
    collator ??= new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })
    return collator.compare(a, b)
  }
  return Number(a) - Number(b)
}

/** Rows in order of a value; what has no value stands last in both directions. Keeps ties in place. */
export function sortRows<R>(
  rows: readonly R[],
  sortValue: (row: R) => SortValue,
  direction: Sort['direction'],
): R[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((left, right) => {
    const a = sortValue(left)
    const b = sortValue(right)
    const missingA = a === null || a === undefined
    const missingB = b === null || b === undefined
    if (missingA || missingB) return Number(missingA) - Number(missingB)
    return sign * compare(a, b)
  })
}

/** What pressing a column's header leads to: ascending, then descending. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const same = current?.column === column && current.direction === 'ascending'
  return { column, direction: same ? 'descending' : 'ascending' }
}
