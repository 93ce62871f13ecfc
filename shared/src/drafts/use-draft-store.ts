import { useSession } from '@portal/shared/session'
import { useMemo } from 'react'
import { clearDrafts, readDraft, writeDraft } from './draft-store.ts'

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
