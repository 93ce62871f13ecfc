import type { RemoteVersion } from '@portal/shared/contract'
import { report } from '@portal/shared/report'

/** Hashes by the script's full address. */
const hashes: Record<string, string> = {}
/** Fetches a version's list of hashes, by the full address of its folder. */
const lists = new Map<string, () => Promise<void>>()

const full = (address: string) => new URL(address, location.origin).href
const folderOf = (address: string) => address.replace(/[^/]*$/, '')

declare global {
  /** Called by each remote's chunk loading (`shared/build/verified-chunks.ts`). */
  var portalVerify: ((script: HTMLScriptElement) => boolean) | undefined
}
globalThis.portalVerify = verify

/** Makes known what the scripts of a version must be; to be called before any of them is loaded. */
export function guardVersion(version: RemoteVersion): void {
  for (const [address, hash] of Object.entries(version.integrity)) hashes[full(address)] = hash
  const folder = folderOf(full(version.entry))
  const { integrityList } = version
  if (integrityList === undefined || lists.has(folder)) return
  let fetching: Promise<void> | undefined
  lists.set(folder, () => {
    fetching ??= fetchList(version, folder, integrityList)
    fetching.catch(() => {
      fetching = undefined
    })
    return fetching
  })
}

/** Fetches the hashes of all scripts that may still be asked for, before they are. */
export function fetchAllHashes(): void {
  for (const fetchList of lists.values()) fetchList().catch(() => undefined)
}

async function fetchList(version: RemoteVersion, folder: string, integrity: string): Promise<void> {
  const { fetchHashes } = await import(/* webpackChunkName: "versions" */ './fetch-hashes.ts')
  const found = await fetchHashes(version, integrity)
  for (const file of Object.keys(found)) hashes[folder + file] = found[file] ?? ''
}

/**
 * Gives a script element the hash that the browser then holds its content to.
 * @returns false when the hash is still to be fetched: the element is then put into the page from
 * here, or gets an `error` event where there is no hash for it.
 */
export function verify(script: HTMLScriptElement): boolean {
  const address = script.src.replace(/\?.*/, '')
  // Of another origin, the browser reads only what it was asked for in this way.
  if (!address.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous'
  const seal = () => {
    const hash = hashes[address]
    if (hash !== undefined) script.integrity = hash
    return hash !== undefined
  }
  const list = lists.get(folderOf(address))
  if (seal() || list === undefined) return true
  list()
    .then(() => {
      if (!seal()) throw new Error(`${address} is no script of its version`)
      document.head.append(script)
    })
    .catch((error: unknown) => {
      report('a script could not be verified', error)
      script.dispatchEvent(new Event('error'))
    })
  return false
}
