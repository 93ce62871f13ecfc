import { useState } from 'react'

/**
 * What a field shows of a value that the address holds: at once what is entered, which the address
 * has a moment later or, where it is wrong, never; and what the address says whenever that changes.
 */
export function useHeld<T>(value: string, read: (value: string) => T) {
  const [held, setHeld] = useState({ value, shown: read(value) })
  if (held.value !== value) setHeld({ value, shown: read(value) })
  return [held.shown, (shown: T) => setHeld({ value, shown })] as const
}
