import type { CallAnswer } from '@portal/shared/api'
import { useAddress } from '@portal/shared/files'
import { queryOf, useLogged, useQuery } from '@portal/shared/query'
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
  const src = useAddress(data)
  if (!isWanted || error !== null) return { loading: false }
  return src === undefined ? { loading: true } : { src, loading: false }
}
