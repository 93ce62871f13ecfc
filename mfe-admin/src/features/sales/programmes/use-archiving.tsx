import { type RowAction, tellOutcome } from '@portal/shared/lists'
import { Archive, ArchiveRestore } from 'lucide-react'
import type { Programme } from '../../../sales/programmes.queries.ts'
import { useArchiveProgramme } from './programmes.queries.ts'

/** Sells a programme no longer, or again, with the way back. */
export function useArchiving() {
  const { write } = useArchiveProgramme()
  const change = async ({ programmeId, name, version, isArchived }: Programme) => {
    const saved = await write({ body: { programmeId, version, isArchived: !isArchived } })
    return {
      said: isArchived
        ? `${name} is sold again.`
        : `${name} is archived and sold no longer. Its students keep it.`,
      undo: () => write({ body: { programmeId, version: saved.version, isArchived } }),
    }
  }
  return (programme: Programme): RowAction => ({
    id: 'archive',
    label: programme.isArchived ? 'Bring back' : 'Archive',
    icon: programme.isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
    onChoose: () => void tellOutcome(() => change(programme)),
  })
}
