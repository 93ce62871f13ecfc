/** A moment of a statement, in milliseconds, as it is sent; null for none. */
export const momentOf = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString()
