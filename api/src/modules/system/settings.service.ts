import { isDeepStrictEqual } from 'node:util'
import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import type { SettingKey, SettingValues } from '@portal/shared/api/schemas'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { FileAnswer, UploadedFile } from '../../calls.ts'
import { etagOf } from '../../files/etag.ts'
import { typeOf } from '../../files/file-store.ts'
import { tell } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { keepFile, letGo, showFile } from '../files/index.ts'
import {
  findStored,
  holdSetting,
  type StoredKey,
  type StoredSetting,
  settingsFrom,
  writeSetting,
} from './saved-settings.repository.ts'
import { settingLabels, sourceOf } from './settings.rules.ts'

type Answer = CallAnswer<'GET /System/admin/Settings/GetSettings'>

const logoUse = { area: 'portal', recordId: 'logo' } as const

const standing = (row: StoredSetting | undefined) => ({
  byName: row?.byName ?? null,
  at: row === undefined ? null : new Date(row.atMs).toISOString(),
  version: row?.version ?? 0,
})

/** All settings with where each comes from; of secrets, whether there is one. */
export async function getSettings(asked: Asked): Promise<Answer> {
  const { db, server } = asked
  const { settings } = server
  const rows = await findStored(db)
  const now = settingsFrom(rows, settings)
  const of = (key: StoredKey) => rows.find((row) => row.key === key)
  return {
    settings: (Object.keys(settingLabels) as SettingKey[]).map((key) => ({
      ...{ key, label: settingLabels[key], value: now[key] },
      source: sourceOf(key, of(key)?.value, settings.told),
      isFirstTold: settings.told.includes(key),
      ...standing(of(key)),
    })),
    logo: { isSet: now.logo !== null, ...standing(of('logo')) },
    secrets: [
      { label: 'Mail server (SMTP_URL)', isSet: settings.smtpUrl !== undefined },
      { label: 'Database (DATABASE_URL)', isSet: settings.databaseUrl !== undefined },
      { label: 'File store (FILES_S3_SECRET)', isSet: settings.filesS3 !== undefined },
    ],
  }
}

interface Change {
  key: StoredKey
  /** Null sets it back. */
  value: SettingValues[SettingKey] | string | null
  /** The version that was seen; none where whatever stands there is changed. */
  version?: number
}

/**
 * Stores a setting, writes down who did it, and tells all processes once the transaction that it
 * is asked in has ended well. What changes nothing makes no version.
 * @throws Problem 409 (`StaleSave`) where somebody else has changed it meanwhile.
 */
export async function keepSetting(
  asked: Occasion,
  { key, value, version }: Change,
): Promise<{ version: number }> {
  const { db: tx, now, caller } = asked
  const before = await holdSetting(tx, key)
  if (isDeepStrictEqual(before?.value ?? null, value)) return { version: before?.version ?? 0 }
  if (version !== undefined && version !== (before?.version ?? 0)) throw await stale(asked, key)
  const next = (before?.version ?? 0) + 1
  await writeSetting(tx, {
    ...{ key, value, version: next, by: caller?.userId ?? null, updatedAt: now },
  })
  await audit(tx, asked, 'setting changed', {
    record: {
      ...{ kind: 'setting', id: key, version: next },
      before: before === undefined ? null : { value: before.value },
      after: { value },
    },
  })
  await tell(tx, { kind: 'settings' })
  return { version: next }
}

async function stale({ db, now }: Occasion, key: StoredKey): Promise<Problem> {
  const row = (await findStored(db)).find((each) => each.key === key)
  const data: StaleSave = {
    by: row?.byName ?? 'Somebody else',
    at: (row === undefined ? now : new Date(row.atMs)).toISOString(),
    version: row?.version ?? 0,
    values: { value: row?.value ?? null },
    changed: ['value'],
  }
  return new Problem(409, 'This setting has been changed by somebody else meanwhile.', { data })
}

/** Saves a setting. @throws Problem 409 as `keepSetting` does. */
export async function saveSetting(
  asked: Asked,
  body: CallInput<'POST /System/admin/Settings/Save'>['body'],
): Promise<{ version: number }> {
  return await inTransaction(asked, (within) => keepSetting(within, body))
}

/** Sets a setting, or the logo, back to what is so without anybody. */
export async function resetSetting(
  asked: Asked,
  { key, version }: CallInput<'POST /System/admin/Settings/Reset'>['body'],
): Promise<{ version: number }> {
  return await inTransaction(asked, async (within) => {
    if (key === 'logo') await letGo(within, logoUse)
    return await keepSetting(within, { key, version, value: null })
  })
}

/** Makes a file the portal's logo. @throws Problem as `keepFile` does. */
export async function setPortalLogo(asked: Asked, file: UploadedFile): Promise<void> {
  const kept = await keepFile(asked, file)
  await inTransaction(asked, async (within) => {
    await keepSetting(within, { key: 'logo', value: kept.storedName })
    await showFile(within, kept.id, logoUse)
  })
}

/** The portal's logo. @throws Problem 404 where it has none. */
export async function getPortalLogo({ server }: Asked<undefined>): Promise<FileAnswer> {
  const name = server.saved().logo
  const found = name === null ? undefined : await server.files.open(name)
  if (name === null || found === undefined) throw notFound('The logo')
  // Another logo has another name.
  return { content: { ...found, etag: etagOf(name) }, type: typeOf(name) }
}
