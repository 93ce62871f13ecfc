/** Who saved something last. */
export interface Saver {
  /** Null for the portal itself, and once that account has gone. */
  savedBy: string | null
  /** Empty where it is not known. */
  savedByName: string
}

/**
 * What is said of a save that began from something older than what is there.
 * @param what `the task`
 */
export function savedSince({ savedBy, savedByName }: Saver, callerId: string, what: string) {
  if (savedBy === callerId) return `You have changed ${what} elsewhere meanwhile.`
  return `${savedByName || 'Somebody else'} has changed ${what} meanwhile.`
}
