import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { useEffect, useState } from 'react'
import type { AddressedList } from './list.rules.ts'
import { addressOfView, openView } from './tools.rules.ts'

export const viewsCall = 'GET /Lists/View/GetViews'

export type View = CallAnswer<typeof viewsCall>['views'][number]

const viewsOf = (list: string) => queryOf(viewsCall, { query: { list } })

/** The views that are kept of a list. */
export const useViews = (list: string): readonly View[] => useQuery(viewsOf(list)).data?.views ?? []

/** The view that a list opens with: an own one before one that is shared. */
const defaultOf = (views: readonly View[] = []) => {
  const defaults = views.filter(({ isDefault }) => isDefault)
  return defaults.find(({ isOwn }) => isOwn) ?? defaults[0]
}

/**
 * By what a list is read: its address or, where it is opened by one that asks for nothing, its
 * default view, which the address then follows, once. Undefined until that is known, so that no rows
 * are shown that others would take the place of; where it cannot be known, the list opens without.
 */
export function useOpened(
  params: URLSearchParams,
  list: AddressedList & { views?: string | undefined },
): URLSearchParams | undefined {
  const navigate = useNavigate()
  const asksNothing = addressOfView(params, list) === ''
  const [isSettled, setSettled] = useState(list.views === undefined || !asksNothing)
  if (!isSettled && !asksNothing) setSettled(true)
  const isOpen = isSettled || !asksNothing
  const found = useQuery({ ...viewsOf(list.views ?? ''), enabled: !isOpen })
  const isKnown = found.data !== undefined || found.failureCount > 0
  const view = defaultOf(found.data?.views)
  const opened = view && openView(params, view.address, list)
  const to = opened && addressOfView(opened, list) !== '' ? `?${opened}` : undefined
  useEffect(() => {
    if (isOpen || !isKnown) return
    if (to === undefined) setSettled(true)
    else navigate(to, { replace: true })
  }, [isOpen, isKnown, to, navigate])
  if (isOpen) return params
  if (!isKnown) return undefined
  return to === undefined ? params : opened
}
