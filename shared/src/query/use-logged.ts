import { useEffect } from 'react'

/** Logs why something beside the page's own matter could not be fetched; the page says nothing. */
export function useLogged(error: Error | null, what: string): void {
  useEffect(() => {
    if (error !== null) console.error(`${what} could not be fetched`, error)
  }, [error, what])
}
