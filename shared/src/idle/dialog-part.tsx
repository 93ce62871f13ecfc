import { Dialog, FailedState } from '@portal/shared/ui'
import type { ComponentType } from 'react'
import { part } from './part.tsx'

interface Closable {
  onClose: () => void
}

/** A dialog whose script comes when it is opened. Where it cannot be had, a dialog says so. */
export function dialogPart<P extends Closable>(
  load: () => Promise<{ default: ComponentType<P> }>,
  title: string,
) {
  return part<P>(load, {
    failed: ({ onClose, onRetry }) => (
      <Dialog open title={title} onClose={onClose}>
        <FailedState compact onRetry={onRetry} />
      </Dialog>
    ),
  })
}
