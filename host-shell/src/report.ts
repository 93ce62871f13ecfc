/** Something that went wrong in the browser and was caught. */
export type Reporter = (line: string, error?: unknown) => void

const reporters: Reporter[] = [
  (line, error) => {
    if (error === undefined) console.warn(`[portal] ${line}`)
    else console.error(`[portal] ${line}`, error)
  },
]

/** Adds a place that reports go to, beside the console. */
export function addReporter(reporter: Reporter): void {
  reporters.push(reporter)
}

/** Reports one line; never throws, because it is called where things already go wrong. */
export function report(line: string, error?: unknown): void {
  for (const reporter of reporters) {
    try {
      reporter(line, error)
    } catch {
      // A place that takes no report must not make matters worse.
    }
  }
}
