import { createContext, type ReactNode, useContext } from 'react'

/** The zone of people who have not chosen one. */
export const defaultTimeZone = 'Europe/London'

const TimeZoneContext = createContext(defaultTimeZone)

/** Gives the person's time zone to every date below. */
export function TimeZoneProvider({ zone, children }: { zone?: string; children: ReactNode }) {
  return <TimeZoneContext value={zone ?? defaultTimeZone}>{children}</TimeZoneContext>
}

/** IANA name of the person's time zone. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext)
}
