import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import { findVersion, findVersions, type KeptVersion } from '../../versions/index.ts'
import { versionedKinds } from '../versioned-kinds.ts'

const restoreCall = 'POST /Content/admin/History/Restore'
type VersionsIn = CallInput<'GET /Content/admin/History/GetVersions'>['query']

const told = ({ version, savedBy, savedAt }: KeptVersion) => ({
  version,
  savedBy,
  savedAt: savedAt?.toISOString() ?? null,
})

/**
 * The versions of a record that are kept, the newest first; also of one that was removed, which
 * can come back as it was in one of them.
 * @throws Problem 404 for an unknown record.
 */
export async function getVersions(
  { db }: Asked,
  { kind, id }: VersionsIn,
): Promise<CallAnswer<'GET /Content/admin/History/GetVersions'>> {
  const { noun, isThere } = versionedKinds[kind]
  const versions = await findVersions(db, { kind, id })
  // What is from before versions were kept has none.
  if (versions.length === 0 && !(await isThere(db, id))) throw notFound(noun)
  return versions.map(told)
}

/**
 * A record as it was in a version.
 * @throws Problem 404 for a version that is not kept.
 */
export async function getVersion(
  { db }: Asked,
  { kind, id, version }: VersionsIn & { version: number },
): Promise<CallAnswer<'GET /Content/admin/History/GetVersion'>> {
  const found = await findVersion(db, { kind, id }, version)
  if (found === undefined) throw notFound('The version')
  return { ...told(found), values: found.snapshot }
}

/**
 * Saves a record as it was in a version, as a new version; one that was removed is there again.
 * @throws Problem 404 for a version that is not kept, 409 where somebody saved it meanwhile, and
 * what saving it refuses.
 */
export async function restore(
  asked: Asked,
  { kind, id, version, currentVersion }: CallInput<typeof restoreCall>['body'],
): Promise<CallAnswer<typeof restoreCall>> {
  const { restore: saveAgain } = versionedKinds[kind]
  const found = await findVersion(asked.db, { kind, id }, version)
  if (found === undefined) throw notFound('The version')
  const { snapshot } = found
  const saved = await saveAgain(asked, { id, version, currentVersion, snapshot })
  return { version: saved.version }
}
