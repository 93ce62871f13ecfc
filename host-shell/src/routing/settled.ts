import { type QueryClient, untilCalm, useQueryClient } from '@portal/shared/query'
import { useEffect, useState } from 'react'

/** A page that never says that it is drawn holds nothing up longer than this. */
const longestWaitMs = 5_000

let sayDrawn: () => void = () => undefined
const drawn = new Promise<void>((resolve) => {
  sayDrawn = resolve
})
let settling: Promise<void> | undefined
let isSettled = false

/** Says that the code of the page asked for is there and has been drawn once. */
export function noteDrawn(): void {
  sayDrawn()
}

/** Resolves once the first page shows its data and the browser has nothing to do. */
export function whenSettled(client: QueryClient): Promise<void> {
  settling ??= settle(client)
  return settling
}

/**
 * True once the first page shows its data and the browser has nothing to do: the time for whatever
 * nobody waits for, as bell, logo, and modals. Stays true for as long as the page is open.
 */
export function useSettled(): boolean {
  const client = useQueryClient()
  const [settled, setSettled] = useState(isSettled)
  useEffect(() => {
    if (isSettled) return
    let isMounted = true
    void whenSettled(client).then(() => {
      isSettled = true
      if (isMounted) setSettled(true)
    })
    return () => {
      isMounted = false
    }
  }, [client])
  return settled
}

async function settle(client: QueryClient): Promise<void> {
  await Promise.race([drawn, pause(longestWaitMs)])
  await untilCalm(client)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
