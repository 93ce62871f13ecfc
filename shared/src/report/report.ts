/**
 * Reports something that went wrong in the browser and was caught: to the console, and as an event
 * `portal:report` on the window, which is where a service that collects errors can listen.
 */
export function report(line: string, error?: unknown): void {
  if (error === undefined) console.warn(`[portal] ${line}`)
  else console.error(`[portal] ${line}`, error)
  dispatchEvent(new CustomEvent('portal:report', { detail: { line, error } }))
}
