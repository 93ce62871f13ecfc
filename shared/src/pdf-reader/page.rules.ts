/** The nearest page that there is; 1 for what is no number. `pages` is 0 while nobody knows how many. */
export function heldPage(page: number, pages: number): number {
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1
  return Math.max(1, pages > 0 ? Math.min(whole, pages) : whole)
}

/** A page as somebody types it; null for what names none. */
export function pageIn(text: string): number | null {
  return /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null
}

/** The page in an address, `?page=37`; 1 where it names none. */
export function pageOfAddress(query: URLSearchParams): number {
  return Math.max(1, pageIn(query.get('page') ?? '') ?? 1)
}

/** Which rows of equal height are drawn, from and up to but without, with some beyond either edge. */
export function rowsInSight(
  scrolled: number,
  height: number,
  rowHeight: number,
  rows: number,
): { from: number; to: number } {
  const beyond = 2
  const from = Math.max(0, Math.floor(scrolled / rowHeight) - beyond)
  const to = Math.min(rows, Math.ceil((scrolled + height) / rowHeight) + beyond)
  return { from: Math.min(from, to), to }
}
