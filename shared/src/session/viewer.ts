import { useEffect, useMemo } from 'react'
import type { Viewer } from '../contract/remote.ts'
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
  return useMemo(
    () => (claims === null || settings === undefined ? null : { claims, settings }),
    [claims, settings],
  )
}
