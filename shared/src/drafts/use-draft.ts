import { useSession } from '@portal/shared/session'
import { useCallback, useMemo, useRef, useState } from 'react'
import { clearDrafts, readDraft, writeDraft } from './draft-store.ts'

type Next<T> = T | ((before: T) => T)

/** Where the person's draft of that name is kept; nowhere for null, and while nobody is signed in. */
export function useDraftStore(name: string | null) {
  const person = useSession((session) => session.claims?.userId) ?? ''
  return useMemo(() => {
    if (name === null || person === '') {
      return { read: () => undefined, write: () => undefined }
    }
    return {
      read: <T>(like: T, whole?: (kept: unknown) => unknown): T | undefined => {
        // What somebody else left in this tab is not to lie here any longer.
        clearDrafts(person)
        return readDraft(person, name, like, whole)
      },
      /** Keeps it; undefined forgets it. */
      write: (value: unknown) => writeDraft(person, name, value),
    }
  }, [person, name])
}

/**
 * A form's state that outlives the page; see the top of this folder's index.
 * @param initial what the form holds when there is no draft; a value equal to it is no draft.
 * @returns value, setter (as of `useState`), and how to forget the draft without changing the form.
 */
export function useDraft<T>(
  name: string,
  initial: T,
): [value: T, set: (next: Next<T>) => void, clear: () => void] {
  const store = useDraftStore(name)
  const start = useRef(initial)
  const [value, setValue] = useState<T>(() => store.read(initial) ?? initial)
  const now = useRef(value)
  const set = useCallback(
    (next: Next<T>) => {
      now.current = isUpdate(next) ? next(now.current) : next
      const isDraft = JSON.stringify(now.current) !== JSON.stringify(start.current)
      store.write(isDraft ? now.current : undefined)
      setValue(now.current)
    },
    [store],
  )
  const clear = useCallback(() => store.write(undefined), [store])
  return [value, set, clear]
}

function isUpdate<T>(next: Next<T>): next is (before: T) => T {
  return typeof next === 'function'
}
