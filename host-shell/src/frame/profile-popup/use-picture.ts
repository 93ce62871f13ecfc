import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useLogged, useQuery } from '@portal/shared/query'
import { useEffect, useState } from 'react'
import { useSettled } from '../../routing/settled.ts'

/** A student's picture: its address on this page, and whether there is one still to come. */
export interface Picture {
  src?: string
  loading: boolean
}

/**
 * The picture of whoever is signed in, fetched once the page has settled. Without one, or where it
 * cannot be had, initials stand in its place.
 */
export function usePicture(me: CallAnswer<'GET /User/Account/GetMe'> | undefined): Picture {
  const isSettled = useSettled()
  const isWanted = me?.hasPicture ?? false
  const { data, error } = useQuery({
    ...queryOf('GET /user/Student/view-profile'),
    enabled: isWanted && isSettled,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useLogged(error, 'The picture')
  const [shown, setShown] = useState<{ file: Blob; src: string }>()
  useEffect(() => {
    if (data === undefined) return
    const src = URL.createObjectURL(data)
    setShown({ file: data, src })
    return () => URL.revokeObjectURL(src)
  }, [data])
  if (!isWanted || error !== null) return { loading: false }
  return shown !== undefined && shown.file === data
    ? { src: shown.src, loading: false }
    : { loading: true }
}
