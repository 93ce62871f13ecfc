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
 * The versions of a record that are kept, the newest first.
 * @throws Problem 404 for an unknown record.
 */
export async function getVersions(
  { db }: Asked,
  { kind, id }: VersionsIn,
): Promise<CallAnswer<'GET /Content/admin/History/GetVersions'>> {
  const { noun, isThere } = versionedKinds[kind]
  if (!(await isThere(db, id))) throw notFound(noun)
  return (await findVersions(db, { kind, id })).map(told)
}

/**
 * A record as it was in a version.
 * @throws Problem 404 for an unknown record or version.
 */
export async function getVersion(
  { db }: Asked,
  { kind, id, version }: VersionsIn & { version: number },
): Promise<CallAnswer<'GET /Content/admin/History/GetVersion'>> {
  const { noun, isThere } = versionedKinds[kind]
  if (!(await isThere(db, id))) throw notFound(noun)
  const found = await findVersion(db, { kind, id }, version)
  if (found === undefined) throw notFound('The version')
  return { ...told(found), values: found.snapshot }
}

/**
 * Saves a record as it was in a version, as a new version.
 * @throws Problem 404 for an unknown record or version, 409 where somebody saved it meanwhile, and
 * what saving it refuses.
 */
export async function restore(
  asked: Asked,
  { kind, id, version, currentVersion }: CallInput<typeof restoreCall>['body'],
): Promise<CallAnswer<typeof restoreCall>> {
  const { noun, isThere, restore: saveAgain } = versionedKinds[kind]
  if (!(await isThere(asked.db, id))) throw notFound(noun)
  const found = await findVersion(asked.db, { kind, id }, version)
  if (found === undefined) throw notFound('The version')
  const { snapshot } = found
  const saved = await saveAgain(asked, { id, version, currentVersion, snapshot })
  return { version: saved.version }
}
