import { parseVersion, type RemoteVersion } from '../../src/contract/registry.ts'
import { publicRoot, type WebPackage } from '../layout.ts'
import { type BuildRecord, integrityOf, parseRecord, recordFile } from '../record.ts'
import { ReleaseError } from './release-error.ts'
import { forEach, type ReleaseStore } from './store.ts'

/** A version's folder within a store, without a slash at the end. */
export function versionPath(name: WebPackage, version: string): string {
  return `${publicRoot(name).slice(1)}${version}`
}

/**
 * The record of a version at a store; null where it is not there whole, as the record comes last.
 * @throws ReleaseError when there is a record that is none, or of something else.
 */
export async function readRecord(
  store: ReleaseStore,
  name: WebPackage,
  version: string,
): Promise<BuildRecord | null> {
  const path = `${versionPath(name, version)}/${recordFile}`
  const file = await store.read(path)
  if (!file) return null
  try {
    const record = parseRecord(file.content.toString())
    checkRecord(record, name, version)
    return record
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new ReleaseError(`${path} at ${store.place} is not in order: ${cause}`)
  }
}

/** A record must speak of its own folder only, and of each script as its list of files does. */
function checkRecord(record: BuildRecord, name: WebPackage, version: string): void {
  if (record.name !== name || record.version !== version) {
    throw new Error(`it is of ${record.name} ${record.version}`)
  }
  const root = `/${versionPath(name, version)}/`
  const { entry, preload, screens, integrity, integrityList, files } = record
  const scripts = name === 'host-shell' ? [] : [entry]
  for (const address of [...scripts, ...preload, ...Object.values(screens).flat()]) {
    if (!address.startsWith(root) || files[address.slice(root.length)] === undefined) {
      throw new Error(`${address} is no file of it`)
    }
  }
  for (const [address, hash] of Object.entries(integrity)) {
    if (files[address.slice(root.length)] !== hash) throw new Error(`${address} has two hashes`)
  }
  if (integrityList !== files['integrity.json']) throw new Error('integrity.json has two hashes')
}

/**
 * Checks that a version is at a store with every file as it was built.
 * @throws ReleaseError naming the first file that is not.
 */
export async function verifyVersion(
  store: ReleaseStore,
  name: WebPackage,
  version: string,
): Promise<BuildRecord> {
  const record = await readRecord(store, name, version)
  if (!record) throw new ReleaseError(`${name} ${version} is not at ${store.place}`)
  await verifyFiles(store, record)
  return record
}

/** False when a file of a version was damaged or lost after it was published. */
async function isWhole(store: ReleaseStore, record: BuildRecord): Promise<boolean> {
  try {
    await verifyFiles(store, record)
    return true
  } catch (error) {
    if (error instanceof ReleaseError) return false
    throw error
  }
}

async function verifyFiles(store: ReleaseStore, record: BuildRecord): Promise<void> {
  const folder = versionPath(record.name, record.version)
  await forEach(Object.entries(record.files), async ([name, hash]) => {
    const file = await store.read(`${folder}/${name}`)
    if (!file) throw new ReleaseError(`${folder}/${name} is missing at ${store.place}`)
    if (integrityOf(file.content) === hash) return
    throw new ReleaseError(
      `${folder}/${name} at ${store.place} is not what was built: its hash is another`,
    )
  })
}

/**
 * Copies a version from one store to another, its record last, so that a copy that breaks off is no
 * version; what it has written by then is removed. Each file is compared with the record on both
 * sides. A version that is there and was damaged is made whole again.
 * @returns false when the version is there already, whole.
 * @throws ReleaseError when another build of the same name is there, or a file is not as built.
 */
export async function publishVersion(
  from: ReleaseStore,
  to: ReleaseStore,
  name: WebPackage,
  version: string,
): Promise<boolean> {
  const record = await verifyVersion(from, name, version)
  const there = await readRecord(to, name, version)
  if (there) {
    if (!isSameBuild(record, there)) {
      throw new ReleaseError(
        `${name} ${version} is at ${to.place} with other content, built ${there.builtAt} from ${there.commit}; a version never changes`,
      )
    }
    if (await isWhole(to, there)) return false
  }
  const folder = versionPath(name, version)
  const written: string[] = []
  const copy = async (file: string) => {
    const path = `${folder}/${file}`
    const found = await from.read(path)
    if (!found) throw new ReleaseError(`${path} is missing at ${from.place}`)
    written.push(path)
    await to.write({ path, content: found.content })
  }
  try {
    await forEach(Object.keys(record.files), copy)
    await verifyFiles(to, record)
    await copy(recordFile)
  } catch (error) {
    await removeHalf(to, name, version, written)
    throw error
  }
  return true
}

/** Undoes a copy that broke off, unless somebody else has meanwhile made it whole. */
async function removeHalf(
  store: ReleaseStore,
  name: WebPackage,
  version: string,
  written: readonly string[],
): Promise<void> {
  try {
    if (await readRecord(store, name, version)) return
    await store.remove(written)
    const folder = versionPath(name, version)
    if ((await store.files(folder)).length === 0) await store.removeFolder(folder)
  } catch {
    // What is left is no version and in nobody's way; why the copy broke off is what to say.
  }
}

function isSameBuild(a: BuildRecord, b: BuildRecord): boolean {
  const names = Object.keys(a.files)
  return (
    names.length === Object.keys(b.files).length &&
    names.every((file) => a.files[file] === b.files[file])
  )
}

/** Removes a version; its record first, so that half of it is no version. */
export async function removeVersion(
  store: ReleaseStore,
  name: WebPackage,
  version: string,
): Promise<void> {
  const folder = versionPath(name, version)
  await store.remove([`${folder}/${recordFile}`])
  await store.remove(await store.files(folder))
  await store.removeFolder(folder)
}

/** A version at a store. `record` is null where it is not there whole or not in order. */
export interface ListedVersion {
  version: string
  record: BuildRecord | null
}

/** All versions of a package that a store has, the newest first. */
export async function listVersions(
  store: ReleaseStore,
  name: WebPackage,
): Promise<ListedVersion[]> {
  const folders = await store.folders(publicRoot(name).slice(1, -1))
  const listed = await Promise.all(
    folders
      // A build that is under way.
      .filter((version) => !version.endsWith('.draft'))
      .map(async (version) => ({
        version,
        record: await readRecord(store, name, version).catch(() => null),
      })),
  )
  const time = ({ record }: ListedVersion) => record?.builtAt ?? ''
  return listed.sort((a, b) => (time(a) < time(b) ? 1 : -1))
}

/** What a registry says of a build. */
export function asReleased(record: BuildRecord): RemoteVersion {
  return parseVersion(record, recordFile)
}
