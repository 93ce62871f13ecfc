/** How long a page stays before it is kept, in ms: who leafs through leaves no traces. */
export const restMs = 2000

/** Keeps where somebody is: a while after they came there, and at once when they leave. */
export interface PageSaving {
  /** They are at this page now. */
  at: (page: number) => void
  /** They leave: what is not kept yet is kept now. */
  leave: () => void
}

/** `saved` is the page that is kept already. `save` is told each page that is to be kept, once. */
export function pageSaving(saved: number, save: (page: number) => void): PageSaving {
  let kept = saved
  let now = saved
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    if (now === kept) return
    kept = now
    save(now)
  }
  return {
    at: (page) => {
      if (page === now) return
      now = page
      clearTimeout(timer)
      timer = setTimeout(keep, restMs)
    },
    leave: keep,
  }
}
