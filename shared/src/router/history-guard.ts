type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

// Added when this entry loads, so before the router's own listener: a window calls its listeners in
// the order in which they were added, those for the capture phase too.
globalThis.addEventListener?.('popstate', (event) => guard?.(event))

/**
 * Lets a page hear of Back and Forward before the router does; `stopImmediatePropagation` keeps it
 * from the router. Null ends it.
 */
export function guardHistory(next: Guard | null): void {
  guard = next
}
