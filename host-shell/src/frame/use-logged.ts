import { useEffect } from 'react'

/** Logs why something in the shell could not be fetched; the page says nothing (specification 8). */
export function useLogged(error: Error | null, what: string): void {
  useEffect(() => {
    if (error !== null) console.error(`${what} could not be fetched`, error)
  }, [error, what])
}
