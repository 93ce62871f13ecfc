import { takeNotice } from '@portal/shared/session'
import { toast } from '@portal/shared/ui'
import { useEffect } from 'react'
import { useSettled } from '../routing/settled.ts'

/** Shows, once, what the page before left to be said: that a view has ended by itself. */
export function useArrivalNotice(): void {
  const isSettled = useSettled()
  useEffect(() => {
    const notice = isSettled ? takeNotice() : null
    if (notice !== null) toast.info(notice, { duration: 20_000 })
  }, [isSettled])
}
