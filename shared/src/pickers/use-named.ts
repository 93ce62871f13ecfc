import { ApiError } from '@portal/shared/api'
import { type UseQueryOptions, useQuery } from '@portal/shared/query'
import { useState } from 'react'

/** Something that can be picked. */
export interface Found {
  value: string
  label: string
  /** What tells it from others of that name: an email, a school. */
  note?: string
}

interface Named<A> {
  byId: (id: string) => UseQueryOptions<A>
  found: (answer: A) => readonly Found[]
}

/** Not there, or somebody else's: asking again leads nowhere. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/**
 * What is picked, with its name: known from the start, from the list that it was picked from, or read
 * by its id where a draft, an undo or somebody else's save brought no more of it.
 */
export function useNamed<A>(from: Named<A>, value: string, known: Found | undefined) {
  /** What this field last had, and how often that came from elsewhere. */
  const [last, setLast] = useState({ value, picked: known, round: 0 })
  const isKnown = (one: Found | undefined) => one?.value === value
  const here = [last.picked, known].find(isKnown)
  const read = useQuery({ ...from.byId(value), enabled: value !== '' && here === undefined })
  const named = here ?? (read.data === undefined ? undefined : from.found(read.data).find(isKnown))
  if (last.value !== value || (named !== undefined && !isKnown(last.picked))) {
    setLast({ value, picked: named, round: last.round + 1 })
  }
  const isNameless = value !== '' && named === undefined
  const isUnknown = isNameless && (read.data !== undefined || isGone(read.error))
  return {
    shown: value === '' ? undefined : named,
    round: last.round,
    /** To be said before the form is told, so that it does not count as from elsewhere. */
    pick: (picked: Found | undefined) =>
      setLast({ ...last, value: picked?.value ?? '', picked: picked ?? last.picked }),
    /** There is none of this id to be seen. */
    isUnknown,
    failed: isNameless && read.isError && !isUnknown ? read : undefined,
  }
}
