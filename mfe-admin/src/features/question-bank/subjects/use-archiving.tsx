import { tellOutcome } from '@portal/shared/lists'
import { ConfirmDialog, type MenuItem } from '@portal/shared/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Counts, type NodeKind, useArchive } from './tree.queries.ts'
import { archivingInWords } from './tree.rules.ts'

/** Something of the tree that is archived or brought back. */
export interface Archivable extends Counts {
  kind: NodeKind
  id: number
  name: string
  isArchived: boolean
}

/** Archives what a row's menu says, once that is confirmed, and brings it back; both can be undone. */
export function useArchiving(): { item: (node: Archivable) => MenuItem; dialog: ReactNode } {
  const archive = useArchive()
  const [asked, setAsked] = useState<Archivable>()
  const set = ({ kind, id, name }: Archivable, isArchived: boolean) =>
    tellOutcome(async () => {
      await archive.write({ body: { kind, id, isArchived } })
      return {
        said: isArchived ? `${name} is archived.` : `${name} is back in use.`,
        undo: () => archive.write({ body: { kind, id, isArchived: !isArchived } }),
      }
    })
  return {
    item: (node) =>
      node.isArchived
        ? {
            ...{ id: 'restore', label: 'Bring back', icon: <ArchiveRestore size={16} /> },
            onChoose: () => void set(node, false),
          }
        : {
            ...{ id: 'archive', label: 'Archive', icon: <Archive size={16} /> },
            onChoose: () => setAsked(node),
          },
    dialog: (
      <ConfirmDialog
        open={asked !== undefined}
        title={`Do you want to archive ${asked?.name ?? ''}?`}
        confirmLabel="Archive"
        onConfirm={() => asked && set(asked, true)}
        onClose={() => setAsked(undefined)}
      >
        {asked === undefined ? null : archivingInWords(asked)}
      </ConfirmDialog>
    ),
  }
}
