import type { RemoteName, RemoteVersion } from '@portal/shared/contract'
import { overridesKey } from './overrides-key.ts'

/** True when this tab may ask for other versions than the released ones. */
export function asksForOverride(): boolean {
  try {
    return /[?&]remote=/.test(location.search) || sessionStorage.getItem(overridesKey) !== null
  } catch {
    // Storage that may not be used: nothing is kept there.
    return false
  }
}

/**
 * The version of a remote that this tab asks for in place of what is released, or null. What reads
 * and checks overrides is fetched only where something asks for one.
 * @throws Error when there is no such build.
 */
export async function overriddenVersion(name: RemoteName): Promise<RemoteVersion | null> {
  return asksForOverride() ? (await import('./overrides.ts')).readOverride(name) : null
}
