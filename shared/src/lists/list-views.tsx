import { dialogPart } from '@portal/shared/idle'
import { useWrite } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Menu, type MenuItem } from '@portal/shared/ui'
import { Bookmark, Check, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { tellOutcome } from './tell-outcome.ts'
import { addressOfView, openView } from './tools.rules.ts'
import type { AnyList } from './use-list.tsx'
import { type View, viewsCall } from './use-views.ts'

const ViewDialog = dialogPart(() => import('./view-dialog.tsx'), 'Keep this view')

export interface ListViewsProps {
  list: AnyList
  /** Under which they are kept. */
  name: string
  views: readonly View[]
}

/** Views of the list: to open one, to keep what is shown as one, to delete an own one. */
export default function ListViews({ list, name, views }: ListViewsProps) {
  const [params, setParams] = useSearchParams()
  const isAdmin = useSession(({ claims }) => claims?.role === 'Admin')
  const save = useWrite('POST /Lists/View/SaveView', { changes: [viewsCall] })
  const remove = useWrite('POST /Lists/View/DeleteView', { changes: [viewsCall] })
  const [isSaving, setIsSaving] = useState(false)
  const shown = addressOfView(params, list.definition)
  const current = views.find(({ address }) => address === shown)
  const open = ({ address }: View) =>
    setParams(openView(params, address, list.definition), { replace: true })
  const forget = ({ id, name: called, address, isShared, isDefault }: View) =>
    tellOutcome(async () => {
      await remove.write({ body: { viewId: id } })
      return {
        said: `The view “${called}” is deleted.`,
        undo: () =>
          save.write({ body: { list: name, name: called, address, isShared, isDefault } }),
      }
    })
  const items: MenuItem[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.isOwn ? view.name : `${view.name} (shared)`,
      icon: view === current ? <Check size={16} aria-label="Shown:" /> : <Bookmark size={16} />,
      onChoose: () => open(view),
    })),
    {
      id: 'save',
      label: 'Keep this view',
      icon: <Plus size={16} />,
      onChoose: () => setIsSaving(true),
    },
    ...(current?.isOwn
      ? [
          {
            id: 'delete',
            label: `Delete “${current.name}”`,
            icon: <Trash2 size={16} />,
            danger: true,
            onChoose: () => void forget(current),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        size="sm"
        variant="ghost"
        align="end"
        label={current?.name ?? 'Views'}
        icon={<Bookmark size={16} aria-hidden />}
        items={items}
      />
      {isSaving ? (
        <Suspense>
          <ViewDialog
            list={name}
            address={shown}
            current={current?.isOwn ? current : undefined}
            mayShare={isAdmin}
            save={save}
            onClose={() => setIsSaving(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
