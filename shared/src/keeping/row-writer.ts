/** Writes rows of the device's store without making anybody wait for it. */
export interface RowWriter {
  /** Does a write of a row at once; it is done again later where it fails. */
  write: (row: string, work: () => Promise<void>) => void
  /** Tries again what could not be written: there may be room now. */
  retry: () => void
  /** Gives up what could not be written. */
  forget: () => void
  /** False while something could not be written: it then lives in this tab only. */
  isLasting: () => boolean
}

/**
 * A writer that hands every write on in the same turn, so that a tab killed right after a key press
 * has it. IndexedDB runs them in the order in which they were handed over. What fails (a full
 * device) is written again with the next write, unless a newer one has taken its place.
 * @param outlives whether the store outlives the tab at all.
 * @param onChange called when `isLasting` has changed.
 */
export function createRowWriter(outlives: boolean, onChange: () => void): RowWriter {
  const failed = new Map<string, () => Promise<void>>()
  /** The newest write of each row, so that an older one is not tried again over it. */
  const newest = new Map<string, () => Promise<void>>()
  let wasLasting = outlives

  function tell(): void {
    const isLasting = outlives && failed.size === 0
    if (isLasting === wasLasting) return
    wasLasting = isLasting
    onChange()
  }

  function run(row: string, work: () => Promise<void>): void {
    work().then(
      () => {
        if (newest.get(row) === work) failed.delete(row)
        tell()
      },
      () => {
        if (newest.get(row) === work) failed.set(row, work)
        tell()
      },
    )
  }

  /** What failed, but not over a newer write of its row, even one that is still under way. */
  function again(but?: string): void {
    for (const [row, work] of failed) {
      if (row !== but && newest.get(row) === work) run(row, work)
    }
  }

  return {
    write(row, work) {
      newest.set(row, work)
      run(row, work)
      again(row)
    },
    retry: () => again(),
    forget() {
      failed.clear()
      newest.clear()
    },
    isLasting: () => wasLasting,
  }
}
