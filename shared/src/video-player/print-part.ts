/**
 * Prints a part of a page alone: a copy of it in a page of its own, which shares the page's styles.
 * Nothing happens for null.
 */
export function printPart(part: HTMLElement | null): void {
  if (part === null) return
  const hidden: HTMLElement[] = []
  for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) {
      if (beside === at || !(beside instanceof HTMLElement) || beside.dataset.print) continue
      beside.dataset.print = 'hidden'
      hidden.push(beside)
    }
  }
  try {
    window.print()
  } finally {
    for (const beside of hidden) delete beside.dataset.print
  }
}
