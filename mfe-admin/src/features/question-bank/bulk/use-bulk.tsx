import { dialogPart } from '@portal/shared/idle'
import type { BulkAction, Chosen } from '@portal/shared/lists'
import { type ReactNode, Suspense, useState } from 'react'
import { type BulkKind, bulkKinds, questionsInWords } from './bulk.rules.ts'
import type { BulkDialogProps } from './bulk-dialog.tsx'
import type { BulkResultsProps } from './bulk-results.tsx'

const BulkDialog = dialogPart<BulkDialogProps>(
  () => import('./bulk-dialog.tsx'),
  'Change of many questions',
)
const BulkResults = dialogPart<BulkResultsProps>(
  () => import('./bulk-results.tsx'),
  'What came of it',
)

type Outcome = Awaited<ReturnType<BulkAction['run']>>

interface Asked {
  kind: BulkKind
  chosen: Chosen
  count: number
  /** Ends the action of the list; without a word where nothing was done. */
  end: (outcome: Outcome) => void
}

const kinds: readonly BulkKind[] = ['file', 'unfile', 'difficulty', 'publish', 'withdraw']

/** What can be done with the questions that are chosen, and the dialogs that it is asked in. */
export function useBulk(): { actions: BulkAction[]; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [changeId, setChangeId] = useState<string | null>(null)
  const actions = kinds.map(
    (kind): BulkAction => ({
      id: kind,
      label: bulkKinds[kind].label,
      danger: kind === 'withdraw',
      run: (chosen, count) =>
        new Promise((end) => {
          setAsked({ kind, chosen, count, end })
        }),
    }),
  )
  const close = (outcome: Outcome) => {
    asked?.end(outcome)
    setAsked(null)
  }
  const dialogs = (
    <Suspense>
      {asked ? (
        <BulkDialog
          {...asked}
          onClose={() => close(undefined)}
          onDone={(id) => {
            setChangeId(id)
            close({ said: `${bulkKinds[asked.kind].label}: ${questionsInWords(asked.count)}.` })
          }}
        />
      ) : null}
      {changeId === null ? null : (
        <BulkResults changeId={changeId} onClose={() => setChangeId(null)} />
      )}
    </Suspense>
  )
  return { actions, dialogs }
}
