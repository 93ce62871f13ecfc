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
  const { federation, guardVersion } = await import(
    /* webpackChunkName: "signed-in" */ './federation.ts'
  )
  guardVersion(version)
  const container = containerName(name, version.version)
  const again = asked.has(container)
  asked.add(container)
  const entry = again ? `${version.entry}?again=${attempt}-${Date.now()}` : version.entry
  federation.registerRemotes([{ name: container, entry }], { force: again })
  const module = await federation.loadRemote<{ default?: unknown }>(`${container}/remote`)
  return module?.default
}
