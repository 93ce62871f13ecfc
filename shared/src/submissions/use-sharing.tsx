import { dialogPart } from '@portal/shared/idle'
import type { BulkAction, Chosen } from '@portal/shared/lists'
import { plural } from '@portal/shared/ui'
import { type ReactNode, Suspense, useState } from 'react'
import type { AssignDialogProps } from './assign-dialog.tsx'
import { type ChosenItems, chosenItems } from './queue.rules.ts'
import type { ShareOutDialogProps } from './share-out-dialog.tsx'
import { assignedInWords } from './sharing.words.ts'
import { type Marker, useAssign } from './submissions.queries.ts'

const AssignDialog = dialogPart<AssignDialogProps>(() => import('./assign-dialog.tsx'), 'Assign')
const ShareOutDialog = dialogPart<ShareOutDialogProps>(
  () => import('./share-out-dialog.tsx'),
  'Share out',
)

/** What came of a change of several items, with the way back where there is one. */
export interface Shared {
  said: string
  undo?: () => unknown
}

interface Asked {
  what: 'assign' | 'share'
  items: ChosenItems
  count: number
  settle: (outcome: Shared | undefined) => void
}

/** Gives what was chosen of the queue to markers, and takes it back; each change can be undone. */
export function useSharing(markers: readonly Marker[] | undefined): {
  actions: readonly BulkAction[]
  dialog: ReactNode
} {
  const assigning = useAssign()
  const [asked, setAsked] = useState<Asked | null>(null)
  const settle = (outcome: Shared | undefined) => {
    asked?.settle(outcome)
    setAsked(null)
  }
  const assign = async (items: ChosenItems, markerId: string | null): Promise<Shared> => {
    const answer = await assigning.write({ body: { ...items, markerId } })
    const { before } = answer
    const marker = markers?.find((one) => one.markerId === markerId)
    return {
      said: assignedInWords(answer, markerId === null ? null : (marker?.name ?? 'the marker')),
      ...(before.length > 0 && { undo: () => assigning.write({ body: { undo: before } }) }),
    }
  }
  const ask = (what: Asked['what']) => (chosen: Chosen, count: number) =>
    new Promise<Shared | undefined>((resolve) =>
      setAsked({ what, items: chosenItems(chosen), count, settle: resolve }),
    )
  const close = () => settle(undefined)
  return {
    actions: [
      { id: 'assign', label: 'Assign', run: ask('assign') },
      { id: 'share', label: 'Share out', run: ask('share') },
      {
        ...{ id: 'unassign', label: 'Take away' },
        run: (chosen) => assign(chosenItems(chosen), null),
      },
    ],
    dialog:
      asked === null ? null : (
        <Suspense>
          {asked.what === 'assign' ? (
            <AssignDialog
              title={`Assign ${plural(asked.count, 'submission')}`}
              markers={markers}
              assign={(markerId) => assign(asked.items, markerId)}
              onDone={settle}
              onClose={close}
            />
          ) : (
            <ShareOutDialog
              title={`Share out ${plural(asked.count, 'submission')}`}
              items={asked.items}
              onDone={settle}
              onClose={close}
            />
          )}
        </Suspense>
      ),
  }
}
