/**
 * What jsdom leaves out and the portal's pieces call: dialogs open and close by their attribute
 * (without the browser's focus trap, which the browser tests see), and scrolling does nothing.
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
}
