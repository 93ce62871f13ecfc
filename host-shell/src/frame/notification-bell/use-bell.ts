import { call } from '@portal/shared/api'
import type { Bell, BellItem } from '@portal/shared/bell'
import { onLive } from '@portal/shared/live'
import { useLogged, useQuery, useQueryClient } from '@portal/shared/query'
import { plural } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { arrivals, shownItems, unreadIds, withRead } from './bell.rules.ts'

const queryKey = ['notification bell']

type Items = readonly BellItem[]

/**
 * The role's feed, kept up to date by the server's events, and marking as read: shown at once, taken
 * back when the call fails, which is only logged.
 */
export function useBell(bell: Bell) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: async () => shownItems(await (await bell.load()).default.list()),
  })
  useLogged(query.error, 'The notifications')
  useEffect(() => {
    return onLive('bell', () => {
      client.invalidateQueries({ queryKey }).catch(() => undefined)
    })
  }, [client])

  const change = (ids: readonly string[], isRead: boolean) => {
    client.setQueryData<Items>(queryKey, (items) => items && withRead(items, ids, isRead))
  }
  const under = useRef(0)
  /** Marks the item of an id, or all for null. */
  const mark = async (id: string | null) => {
    under.current++
    await client.cancelQueries({ queryKey })
    const ids = id === null ? unreadIds(client.getQueryData<Items>(queryKey) ?? []) : [id]
    change(ids, true)
    try {
      if (id === null) await call('POST /Notification/Notification/MarkAllAsRead')
      else await (await bell.load()).default.markAsRead(id)
    } catch (error) {
      console.error(id === null ? 'Marking all as read failed' : 'Marking as read failed', error)
      change(ids, false)
    }
    // The last of several asks again, or an answer from between would bring back what is read.
    under.current--
    if (under.current === 0) await client.invalidateQueries({ queryKey })
  }

  return {
    items: query.data,
    unread: query.data === undefined ? 0 : unreadIds(query.data).length,
    hasFailed: query.isError && query.data === undefined,
    retry: () => query.refetch(),
    news: useNews(query.data),
    markAsRead: (id: string) => mark(id),
    markAllAsRead: () => mark(null),
  }
}

/** What a live region says when something new has come. */
function useNews(items: Items | undefined): string {
  const [known, setKnown] = useState(items)
  const [news, setNews] = useState('')
  if (items !== known) {
    const count = known === undefined || items === undefined ? 0 : arrivals(known, items)
    setKnown(items)
    // The same words twice would not be said twice, but for the space.
    const words = plural(count, 'new notification')
    if (count > 0) setNews(news === words ? `${words}\u00a0` : words)
  }
  return news
}
