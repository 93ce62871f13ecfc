import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { useEffect, useRef } from 'react'
import { addressOfView, openView } from './tools.rules.ts'
import type { AnyList } from './use-list.tsx'

export const viewsCall = 'GET /Lists/View/GetViews'

export type View = CallAnswer<typeof viewsCall>['views'][number]

/**
 * The views that are kept of a list; opens its default one. Apart from what shows them, whose script
 * the default need not wait for.
 */
export function useViews(list: AnyList, name: string): readonly View[] {
  const [params, setParams] = useSearchParams()
  const { data } = useQuery(queryOf(viewsCall, { query: { list: name } }))
  const asksNothing = addressOfView(params, list.definition) === ''
  useOpenDefault(data?.views, asksNothing, ({ address }) =>
    setParams(openView(params, address, list.definition), { replace: true }),
  )
  return data?.views ?? []
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
