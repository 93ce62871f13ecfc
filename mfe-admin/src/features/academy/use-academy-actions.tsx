import { type RowAction, tellOutcome } from '@portal/shared/lists'
import { Archive, Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { type ListedAcademy, useDuplicate, useRemove, useSetState } from './academy.queries.ts'
import { nextStates } from './academy.rules.ts'

const icons = {
  published: <Eye size={16} />,
  draft: <EyeOff size={16} />,
  archived: <Archive size={16} />,
}

/** An academy as far as its actions go by it. */
type Acted = Pick<ListedAcademy, 'id' | 'title' | 'state' | 'version'>

/** What can be done with an academy as a whole, each with the way back that there is. */
export function useAcademyActions() {
  const setState = useSetState()
  const copy = useDuplicate()
  const remove = useRemove()
  const duplicate = async ({ id, title }: Acted) => {
    const made = await copy.write({ body: { id } })
    return {
      said: `A draft with all of “${title}” is there.`,
      undo: () => remove.write({ body: { id: made.id } }),
    }
  }
  const takeAway = async ({ id, title }: Acted) => {
    await remove.write({ body: { id } })
    return {
      said: `“${title}” is removed. It can be had back for 30 days.`,
      undo: () => remove.write({ body: { id, isRestored: true } }),
    }
  }
  const change = async (
    { id, title, version, state: before }: Acted,
    state: Acted['state'],
    said: string,
  ) => {
    const saved = await setState.write({ body: { id, version, state } })
    return {
      said: `“${title}” ${said}.`,
      undo: () => setState.write({ body: { id, version: saved.version, state: before } }),
    }
  }
  /** What can be done with its state. */
  const stateActions = (academy: Acted): RowAction[] =>
    nextStates[academy.state].map(({ state, label, said }) => ({
      ...{ id: state, label, icon: icons[state] },
      onChoose: () => void tellOutcome(() => change(academy, state, said)),
    }))
  return {
    stateActions,
    actionsOf: (academy: Acted): RowAction[] => [
      ...stateActions(academy),
      {
        ...{ id: 'copy', label: 'Duplicate', icon: <Copy size={16} /> },
        onChoose: () => void tellOutcome(() => duplicate(academy)),
      },
      {
        ...{ id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true },
        onChoose: () => void tellOutcome(() => takeAway(academy)),
      },
    ],
  }
}
