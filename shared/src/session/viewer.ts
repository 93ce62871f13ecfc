import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Viewer } from '../contract/remote.ts'
import { queryOf } from '../query/query-of.ts'
import { useSession } from './session.ts'
import { loadSettings, type ServerSettings, useSettings } from './settings.ts'

/** The server's settings; undefined until they are known. */
export function useServerSettings(): ServerSettings | undefined {
  const settings = useSettings((state) => state.settings)
  useEffect(() => {
    loadSettings()
  }, [])
  return settings
}

/** Who is here: what menus, guards and lock rules look at. Null while signed out or not yet known. */
export function useViewer(): Viewer | null {
  const claims = useSession((state) => state.claims)
  const settings = useServerSettings()
  // Only students go by the allow-list, and those with the claim need no place on it.
  const asks = claims?.role === 'Student' && !claims.hasQuestionBank
  const own = useQuery({
    ...queryOf('GET /System/Settings/GetOwnSettings'),
    enabled: asks,
    staleTime: 300_000,
  })
  const isOnAllowList = asks && own.data?.isOnAllowList === true
  const isWaiting = asks && own.isPending
  return useMemo(() => {
    if (claims === null || settings === undefined || isWaiting) return null
    return { claims, settings: { ...settings, allowList: isOnAllowList ? [claims.email] : [] } }
  }, [claims, settings, isOnAllowList, isWaiting])
}
