/** Prints a part of a page alone: all that stands beside it is left out. Nothing happens for null. */
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
  const show = () => {
    for (const beside of hidden) delete beside.dataset.print
  }
  addEventListener('afterprint', show, { once: true })
  window.print()
}
