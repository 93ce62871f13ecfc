import { useEffect } from 'react'
import { useSettled } from '../routing/settled.ts'

let isStarted = false

/** Has active time reported from when the first page has settled, for as long as the page is open. */
export function useActiveTime(): void {
  const isSettled = useSettled()
  useEffect(() => {
    if (!isSettled || isStarted) return
    isStarted = true
    import(/* webpackChunkName: "active-time" */ './index.ts').then(
      ({ reportActiveTime }) => reportActiveTime(),
      (error: unknown) => {
        isStarted = false
        console.error('Active time cannot be reported', error)
      },
    )
  }, [isSettled])
}
