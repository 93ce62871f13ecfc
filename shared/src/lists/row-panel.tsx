import type { HistoryDrawerProps } from '@portal/shared/history'
import { dialogPart } from '@portal/shared/idle'
import { ConfirmDialog, type ConfirmDialogProps } from '@portal/shared/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { editAction, historyAction, removeAction } from './row-actions.tsx'

const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

/** What is open: the form of a row or of a new one, its versions, or the question whether it goes. */
type Open<R> = { what: 'edit'; row?: R } | { what: 'history' | 'remove'; row: R }

/** What opens beside a list, for `RowPanel`, with the actions of a row and the button that open it. */
export function useRowPanel<R>() {
  const [open, setOpen] = useState<Open<R> | null>(null)
  return {
    open,
    close: () => setOpen(null),
    /** Opens the form of a new one. */
    add: () => setOpen({ what: 'edit' }),
    edit: (row: R) => editAction(() => setOpen({ what: 'edit', row })),
    history: (row: R) => historyAction(() => setOpen({ what: 'history', row })),
    remove: (row: R) => removeAction(() => setOpen({ what: 'remove', row })),
  }
}

export interface RowPanelProps<R> {
  /** What `useRowPanel` gives. */
  panel: Pick<ReturnType<typeof useRowPanel<R>>, 'open' | 'close'>
  /** The form of a row, or of a new one. */
  form: (row: R | undefined) => ReactNode
  /** Whose versions are shown, and how they are read. */
  history: (row: R) => Omit<HistoryDrawerProps, 'onClose'>
  /** What is asked before a row is removed, and what removes it; left out where none can be. */
  removal?: (row: R) => Pick<ConfirmDialogProps, 'title' | 'children' | 'onConfirm'>
}

/** What opens beside a list of what admins edit: a form, a history, the question before a removal. */
export function RowPanel<R>({ panel: { open, close }, form, history, removal }: RowPanelProps<R>) {
  const asked = open?.what === 'remove' ? removal?.(open.row) : undefined
  return (
    <>
      <Suspense>
        {open?.what === 'edit' ? form(open.row) : null}
        {open?.what === 'history' ? <HistoryDrawer {...history(open.row)} onClose={close} /> : null}
      </Suspense>
      {removal ? (
        <ConfirmDialog
          open={asked !== undefined}
          title={asked?.title}
          confirmLabel="Remove"
          danger
          onConfirm={() => asked?.onConfirm()}
          onClose={close}
        >
          {asked?.children}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
