import { freshToken, renewAfter, useSession } from '@portal/shared/session'
import { useEffect } from 'react'
import type { Upgrade } from './upgrades.queries.ts'

/**
 * Renews the session once an upgrade is active that the session does not know of yet, so that what it
 * opens is open at once, in the menu too.
 */
export function useNewClaims(upgrades: readonly Upgrade[]): void {
  const claims = useSession((session) => session.claims)
  const isNew =
    claims !== null &&
    !claims.isImpersonating &&
    upgrades.some(
      ({ mine, entitlements }) =>
        mine?.state === 'active' && entitlements.some((one) => !claims[one]),
    )
  useEffect(() => {
    // Whoever is offline has the new claims with the next renewal.
    if (isNew) renewed().catch(() => undefined)
  }, [isNew])
}

async function renewed(): Promise<void> {
  const token = await freshToken()
  if (token !== null) await renewAfter(token)
}
