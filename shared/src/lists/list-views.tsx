import type { CallAnswer } from '@portal/shared/api'
import { dialogPart } from '@portal/shared/idle'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Menu, type MenuItem } from '@portal/shared/ui'
import { Bookmark, Check, Plus, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { tellOutcome } from './tell-outcome.ts'
import { addressOfView, openView } from './tools.rules.ts'
import type { AnyList } from './use-list.tsx'

const ViewDialog = dialogPart(() => import('./view-dialog.tsx'), 'Keep this view')

const readCall = 'GET /Lists/View/GetViews'

export type View = CallAnswer<typeof readCall>['views'][number]

/** Views of the list: to open one, to keep what is shown as one, to delete an own one. */
export default function ListViews({ list, name }: { list: AnyList; name: string }) {
  const [params, setParams] = useSearchParams()
  const isAdmin = useSession(({ claims }) => claims?.role === 'Admin')
  const { data } = useQuery(queryOf(readCall, { query: { list: name } }))
  const save = useWrite('POST /Lists/View/SaveView', { changes: [readCall] })
  const remove = useWrite('POST /Lists/View/DeleteView', { changes: [readCall] })
  const [isSaving, setIsSaving] = useState(false)
  const views = data?.views ?? []
  const shown = addressOfView(params, list.definition)
  const current = views.find(({ address }) => address === shown)
  const open = ({ address }: View) =>
    setParams(openView(params, address, list.definition), { replace: true })
  useOpenDefault(data?.views, shown === '', open)
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

/** Opens the default view, once, where the list is opened by an address that asks for nothing. */
function useOpenDefault(
  views: readonly View[] | undefined,
  asksNothing: boolean,
  open: (view: View) => void,
) {
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current) return
    if (!asksNothing) isSettled.current = true
    if (!views || !asksNothing) return
    isSettled.current = true
    const defaults = views.filter(({ isDefault }) => isDefault)
    const view = defaults.find(({ isOwn }) => isOwn) ?? defaults[0]
    if (view) open(view)
  })
}
