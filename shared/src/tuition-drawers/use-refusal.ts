import { useState } from 'react'
import { type Refusal, refusalOf } from './refusal.rules.ts'

/**
 * Why a booking was refused, for as long as the dates are the ones that it was refused for: what was
 * confirmed or left out belongs to these alone.
 */
export function useRefusal() {
  const [refused, setRefused] = useState<{ of: string; refusal: Refusal } | null>(null)
  return {
    isRefused: refused !== null,
    refusalFor: (dates: string) => (refused?.of === dates ? refused.refusal : null),
    /** Sends a booking, and keeps why it was refused where it was. */
    attempt: async <T>(dates: string, write: () => Promise<T>): Promise<T> => {
      try {
        return await write()
      } catch (error) {
        const refusal = refusalOf(error)
        setRefused(refusal && { of: dates, refusal })
        throw error
      }
    },
  }
}
