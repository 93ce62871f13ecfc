import { createContext, use, useCallback, useEffect, useState } from 'react'

/** Hears of a field, by its place, that what was chosen in it is on its way to the server, or is there. */
export type OnUnsent = (place: string, isUnsent: boolean) => void

/** The form around a field. */
export const UnsentContext = createContext<OnUnsent>(() => undefined)

/** Tells the form around a field that what was chosen in it is still on its way, so that it is not saved without it. */
export function useUnsent(place: string | undefined, isUnsent: boolean): void {
  const tell = use(UnsentContext)
  useEffect(() => {
    if (!isUnsent) return
    tell(place ?? '', true)
    return () => tell(place ?? '', false)
  }, [tell, place, isUnsent])
}

/** What is wrong with a form at the places of which something is on its way. */
export function useUnsentFaults() {
  const [places, setPlaces] = useState<readonly string[]>([])
  const onUnsent: OnUnsent = useCallback((place, isUnsent) => {
    setPlaces((now) =>
      isUnsent ? [...now, place] : now.filter((_, at) => at !== now.indexOf(place)),
    )
  }, [])
  const faults = Object.fromEntries(places.map((place) => [place, sentence]))
  return { onUnsent, faults }
}

const sentence = 'A file is still being sent. Save once it is there.'
