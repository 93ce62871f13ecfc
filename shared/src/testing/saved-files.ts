import { onTestFinished, vi } from 'vitest'

/** Names of the files that the page saves on the device, from now to the end of the test. */
export function savedFiles(): readonly string[] {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}
