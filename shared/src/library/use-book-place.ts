import { ApiError, call, presentMoment } from '@portal/shared/api'
import { useDraftStore } from '@portal/shared/drafts'
import { useQueryClient } from '@portal/shared/query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { notePlace } from './library.queries.ts'

/** Where this device is in a book. */
interface Place {
  page: number
  /** When it was turned to; empty where nobody knows. */
  at: string
  /** Whether the server has heard of it. */
  isSent: boolean
}

const like: Place = { page: 1, at: '', isSent: true }

/** After how long what did not get there is sent again, in ms. */
const againMs = 10_000

/** Whether a save that failed so may get there later. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

const presentAt = () => new Date(presentMoment()).toISOString()

/** Keeps where this device is in a book, over a reload and without a connection. */
export function useDevicePlace(bookId: string) {
  const store = useDraftStore(`book ${bookId}`)
  return useMemo(
    () => ({
      read: () => store.read(like),
      write: (place: Place) => store.write(place),
      /** Somebody turns to a page now, before it is in sight. */
      turnTo: (page: number) => store.write({ page, at: presentAt(), isSent: false }),
    }),
    [store],
  )
}

interface PlaceOptions {
  bookId: string
  /** The page of another device, as opening the book said. */
  otherPage: number | null
  /** The server has the book no more, or not for this person. */
  onGone: () => void
}

/**
 * Tells the server of pages that were turned to, each with its moment; of those that did not get there
 * again, a while later and once the connection is back. What another device has done since is asked for
 * when the page is looked at again.
 */
export function useBookPlace({ bookId, otherPage, onGone }: PlaceOptions) {
  const client = useQueryClient()
  const device = useDevicePlace(bookId)
  const [other, setOther] = useState(otherPage)
  const turned = useRef<{ page: number; at: string } | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeft = useRef(false)

  const later = () => {
    clearTimeout(waiting.current)
    if (!isLeft.current) waiting.current = setTimeout(() => sendAgain(true), againMs)
  }
  const send = async (page: number, at: string) => {
    device.write({ page, at, isSent: false })
    try {
      const body = { bookId, page, at }
      // It may be the last that the page does.
      const answer = await call('POST /Library/Library/SavePage', { body }, { keepalive: true })
      setOther(answer.otherDevicePage)
      notePlace(client, bookId, answer)
      // Another page may have been turned to by now, which still waits.
      if (device.read()?.at === at) device.write({ page, at, isSent: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) onGone()
      else if (isPassing(error)) later()
    }
  }
  const sendAgain = useEffectEvent((onlyUnsent: boolean) => {
    const place = device.read()
    if (place && place.at !== '' && !(onlyUnsent && place.isSent)) void send(place.page, place.at)
  })
  useEffect(() => {
    isLeft.current = false
    const online = () => sendAgain(true)
    const show = () => {
      if (document.visibilityState === 'visible') sendAgain(false)
    }
    addEventListener('online', online)
    document.addEventListener('visibilitychange', show)
    return () => {
      isLeft.current = true
      clearTimeout(waiting.current)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', show)
    }
  }, [])

  return {
    otherPage: other ?? undefined,
    /** Another page is in sight. */
    onTurn: (page: number) => {
      turned.current = { page, at: presentAt() }
    },
    /** A page has been in sight for a while, or the reader is left at it. */
    onRest: (page: number) => {
      const { current } = turned
      void send(page, current?.page === page ? current.at : presentAt())
    },
  }
}
