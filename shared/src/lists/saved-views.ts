import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { useEffect, useState } from 'react'
import type { AddressedList, ListOpening } from './list.rules.ts'
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
 * By what a list with saved views is read: its address or, where it is opened by one that asks for nothing, its
 * default view, which the address then follows, once. Undefined until that is known, so that no rows
 * are shown that others would take the place of; where it cannot be known, the list opens without.
 */
function useOpened(
  params: URLSearchParams,
  list: AddressedList,
  name: string,
): URLSearchParams | undefined {
  const navigate = useNavigate()
  const asksNothing = addressOfView(params, list) === ''
  const [isSettled, setSettled] = useState(!asksNothing)
  if (!isSettled && !asksNothing) setSettled(true)
  const isOpen = isSettled || !asksNothing
  const found = useQuery({ ...viewsOf(name), enabled: !isOpen })
  const isKnown = found.data !== undefined || found.failureCount > 0
  const view = defaultOf(found.data?.views)
  const opened = view?.address ? openView(params, view.address, list) : params
  const to = addressOfView(opened, list) && `?${opened}`
  useEffect(() => {
    if (isOpen || !isKnown) return
    if (to) navigate(to, { replace: true })
    else setSettled(true)
  }, [isOpen, isKnown, to, navigate])
  if (isOpen) return params
  return isKnown ? opened : undefined
}

/** Has views of a list be kept under this name, and the list open with the default one. */
export const savedViews = (name: string): ListOpening => ({
  name,
  useOpened: (params, list) => useOpened(params, list, name),
})
