import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName, type RemoteName, type RemoteVersion } from '@portal/shared/contract'

const asked = new Set<string>()

/**
 * Fetches one version of a remote by module federation and gives what its `./remote` exports.
 * A second try for the same version gets an address of its own and drops what the first left
 * behind, because browser and federation both remember a script that failed.
 */
export async function fetchContainer(
  name: RemoteName,
  version: RemoteVersion,
  attempt: number,
): Promise<unknown> {
  const container = containerName(name, version.version)
  const again = asked.has(container)
  asked.add(container)
  const entry = again ? `${version.entry}?again=${attempt}-${Date.now()}` : version.entry
  registerRemotes([{ name: container, entry }], { force: again })
  const module = await loadRemote<{ default?: unknown }>(`${container}/remote`)
  return module?.default
}
