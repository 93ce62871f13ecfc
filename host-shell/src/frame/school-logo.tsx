import { call } from '@portal/shared/api'
import { useAddress } from '@portal/shared/files'
import { keyOf, useQuery } from '@portal/shared/query'
import { chakra } from '@portal/shared/ui'
import { type ReactNode, useEffect, useState } from 'react'

const Picture = chakra('img', {
  base: { width: '100%', height: '100%', objectFit: 'contain', borderRadius: 'inherit' },
})

/** The logo of the viewer's first school; null where the school has none. */
async function fetchLogo(): Promise<Blob | null> {
  const { id, logoFilePath } = await call('GET /user/school/AuditDashboard/SchoolLogo')
  if (logoFilePath === null) return null
  return call('GET /user/school/AuditDashboard/DownLoad', { query: { id } })
}

/**
 * The school's logo, decoration beside its name. Without one, and when it cannot be fetched, which
 * is told to the console alone, the children stand in its place.
 */
export default function SchoolLogo({ children }: { children: ReactNode }) {
  const { data, error } = useQuery({
    // Of the call's name, so that it is read again where a manager has changed the logo.
    queryKey: [...keyOf('GET /user/school/AuditDashboard/SchoolLogo'), 'with its file'],
    queryFn: fetchLogo,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddress(data)
  const [broken, setBroken] = useState<string>()

  useEffect(() => {
    if (error) console.error('The school’s logo could not be fetched', error)
  }, [error])

  if (address === undefined || address === broken) return children
  const failed = () => {
    console.error('The school’s logo is no picture')
    setBroken(address)
  }
  return <Picture src={address} alt="" onError={failed} />
}
