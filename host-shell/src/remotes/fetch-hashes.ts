import { integrityAddress, parseIntegrity, type RemoteVersion } from '@portal/shared/contract'

/**
 * Fetches the hashes of all scripts of a version, by the file's name in its folder. The browser
 * holds the list itself to the hash that the registry has of it.
 * @throws Error when it cannot be had or is not as it should be.
 */
export async function fetchHashes(
  version: RemoteVersion,
  integrity: string,
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(integrityAddress(version), { integrity })
  if (!answer.ok) throw new Error(`integrity.json: ${answer.status}`)
  return parseIntegrity(await answer.json())
}
