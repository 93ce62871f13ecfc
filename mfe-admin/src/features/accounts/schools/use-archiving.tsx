import { type RowAction, tellOutcome } from '@portal/shared/lists'
import { Archive, ArchiveRestore } from 'lucide-react'
import { type School, useArchiveSchool } from './schools.queries.ts'

/** Archives a school, or brings it back, with the way back. */
export function useArchiving() {
  const { write } = useArchiveSchool()
  const change = async ({ schoolId, name, version, isArchived }: School) => {
    const saved = await write({ body: { schoolId, version, isArchived: !isArchived } })
    return {
      said: isArchived
        ? `${name} can be chosen again.`
        : `${name} is archived and cannot be chosen any more. Its students stay.`,
      undo: () => write({ body: { schoolId, version: saved.version, isArchived } }),
    }
  }
  return (school: School): RowAction => ({
    id: 'archive',
    label: school.isArchived ? 'Bring back' : 'Archive',
    icon: school.isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
    onChoose: () => void tellOutcome(() => change(school)),
  })
}
