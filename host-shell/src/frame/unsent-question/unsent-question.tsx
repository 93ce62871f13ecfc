import { guardSignOut } from '@portal/shared/session'
import { Suspense, useEffect, useState } from 'react'
import { Piece } from '../../routing/piece.tsx'

const loadDialog = () => import(/* webpackChunkName: "unsent-question" */ './unsent-dialog.tsx')

/**
 * Asks before somebody signs out who has something written on this device alone. Only who has
 * written here is asked; the script that finds out is there by then, with or without a connection.
 */
export function UnsentQuestion() {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  useEffect(
    () =>
      guardSignOut({
        ask: (go) => setLeaving({ go }),
        prepare: () => void loadDialog().catch(() => undefined),
      }),
    [],
  )
  if (leaving === null) return null
  return (
    <Suspense fallback={null}>
      <Piece
        where="the question of what is not saved"
        load={loadDialog}
        props={{ ...leaving, onStay: () => setLeaving(null) }}
        fallback={<Unasked {...leaving} />}
      />
    </Suspense>
  )
}

/** The script cannot be had: nothing is taken off the device, and it is there for the same person. */
function Unasked({ go }: { go: () => void }) {
  useEffect(() => go(), [go])
  return null
}
