import { useEffect, useRef } from 'react'

/** Gives what is there, or what comes once it does. */
export function useWhenKnown<T>(value: T | null): () => Promise<T> {
  const waiting = useRef<(value: T) => void>(undefined)
  useEffect(() => {
    if (value !== null) waiting.current?.(value)
  }, [value])
  return () =>
    new Promise((resolve) => {
      waiting.current = resolve
      if (value !== null) resolve(value)
    })
}
