import { dialogPart } from '@portal/shared/idle'
import type { BulkAction } from '@portal/shared/lists'
import { type ReactNode, Suspense, useState } from 'react'
import { bulkKinds, bulkNames } from './bulk.rules.ts'
import type { BulkDialogProps } from './bulk-dialog.tsx'

const BulkDialog = dialogPart<BulkDialogProps>(
  () => import('./bulk-dialog.tsx'),
  'Change of several people',
)

/**
 * What can be done with the people that are chosen, and the dialog that it is asked in.
 * @param onJob hears of the job that does it, where that takes longer.
 */
export function useBulkActions(onJob: (jobId: string) => void): {
  actions: BulkAction[]
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<BulkDialogProps | null>(null)
  const actions = bulkNames.map((kind): BulkAction => {
    const { label, danger } = bulkKinds[kind]
    return {
      ...{ id: kind, label, danger },
      run: (chosen, count) =>
        new Promise((end) => {
          const onEnd: BulkDialogProps['onEnd'] = (outcome) => {
            setAsked(null)
            end(outcome)
          }
          setAsked({ kind, chosen, count, onEnd, onJob, onClose: () => onEnd(undefined) })
        }),
    }
  })
  return { actions, dialog: <Suspense>{asked ? <BulkDialog {...asked} /> : null}</Suspense> }
}
