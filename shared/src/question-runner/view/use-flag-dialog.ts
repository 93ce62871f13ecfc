import { useEffect, useState } from 'react'
import type { FlagDialog } from './flag-dialog.tsx'

/**
 * The dialog in which a question is flagged, once it has come: it is fetched when the question is
 * there, which it would else keep waiting, and again when it is wanted and did not come before.
 */
export function useFlagDialog(isWanted: boolean): typeof FlagDialog | null {
  const [dialog, setDialog] = useState<typeof FlagDialog | null>(null)
  const [isMissing, setMissing] = useState(false)
  const mayFetch = dialog === null && (isWanted || !isMissing)
  useEffect(() => {
    if (!mayFetch) return
    import('./flag-dialog.tsx').then(
      (found) => setDialog(() => found.FlagDialog),
      // Without a connection no flag can be sent either; the next press tries again.
      () => setMissing(true),
    )
  }, [mayFetch])
  return dialog
}
