class NoSizes {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

/**
 * What jsdom leaves out and the portal's pieces call: dialogs open and close by their attribute
 * (without the browser's focus trap, which the browser tests see), scrolling does nothing, and nothing
 * has a size that could change.
 */
export function fillJsdomGaps(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView ??= () => undefined
  window.scrollTo = () => undefined
  window.ResizeObserver ??= NoSizes
}
