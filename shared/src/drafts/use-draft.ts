import { useSession } from '@portal/shared/session'
import { useCallback, useRef, useState } from 'react'
import { clearDrafts, readDraft, writeDraft } from './draft-store.ts'

type Next<T> = T | ((before: T) => T)

/**
 * A form's state that outlives the page; see the top of this folder's index.
 * @param initial what the form holds when there is no draft; a value equal to it is no draft.
 * @returns value, setter (as of `useState`), and how to forget the draft without changing the form.
 */
export function useDraft<T>(
  name: string,
  initial: T,
): [value: T, set: (next: Next<T>) => void, clear: () => void] {
  const person = useSession((session) => session.claims?.userId) ?? ''
  const start = useRef(initial)
  const [value, setValue] = useState<T>(() => {
    // What somebody else left in this tab is not to lie here any longer.
    if (person !== '') clearDrafts(person)
    return readDraft(person, name, initial) ?? initial
  })
  const now = useRef(value)
  const set = useCallback(
    (next: Next<T>) => {
      now.current = isUpdate(next) ? next(now.current) : next
      const isDraft = JSON.stringify(now.current) !== JSON.stringify(start.current)
      if (person !== '') writeDraft(person, name, isDraft ? now.current : undefined)
      setValue(now.current)
    },
    [person, name],
  )
  const clear = useCallback(() => writeDraft(person, name, undefined), [person, name])
  return [value, set, clear]
}

function isUpdate<T>(next: Next<T>): next is (before: T) => T {
  return typeof next === 'function'
}
