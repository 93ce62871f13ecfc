import { type SettingKey, type SettingValues, settingForms } from '@portal/shared/api/schemas'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { settings } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { defaultSettings, type FirstSettings, type SavedSettings } from './default-settings.ts'

/** Name of a logo in the file store, as the server itself stores it. */
const logo = z.string().regex(/^[\w.-]{1,100}$/)

const savedForms = z.object({ ...settingForms, logo }).partial()

export type StoredKey = SettingKey | 'logo'

/** A setting that was changed, as it is stored. */
export interface StoredSetting {
  key: string
  /** Null for one that was set back. */
  value: unknown
  version: number
  byName: string | null
  atMs: number
}

/** What is stored, over what the server was told at its start, over what is so by itself. */
export function settingsFrom(
  rows: readonly Pick<StoredSetting, 'key' | 'value'>[],
  { allowList, helpChatUrl, reviewUrl }: FirstSettings,
): SavedSettings {
  const all: SavedSettings = { ...defaultSettings, allowList, helpChatUrl, reviewUrl }
  for (const { key, value } of rows) {
    if (value !== null) Object.assign(all, savedForms.safeParse({ [key]: value }).data)
  }
  return all
}

/**
 * The settings as they are now. A stored value that has not the form of its key is passed over.
 * What runs in a process reads `server.saved()`, which is this without asking the database.
 */
export async function settingsOf(db: Db, first: FirstSettings): Promise<SavedSettings> {
  return settingsFrom(
    await db.select({ key: settings.key, value: settings.value }).from(settings),
    first,
  )
}

/** All that were ever changed, with who did it last. */
export async function findStored(db: Db): Promise<StoredSetting[]> {
  return await rowsOf<StoredSetting>(
    db,
    sql`select s.key, s.value, s.version, ${ms(sql`s.updated_at`)} "atMs",
        nullif(trim(u.first_name || ' ' || u.last_name), '') "byName"
      from settings s left join users u on u.id = s.by`,
  )
}

/** One, held to the end of the transaction; undefined where nobody has changed it yet. */
export async function holdSetting(
  tx: Db,
  key: StoredKey,
): Promise<{ value: unknown; version: number } | undefined> {
  // Two first saves of a key wait for one another as well.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`)
  const [row] = await tx
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(eq(settings.key, key))
    .for('update')
  return row
}

/** Stores a setting; null sets it back. */
export async function writeSetting(
  tx: Db,
  {
    key,
    ...values
  }: {
    key: StoredKey
    value: SettingValues[SettingKey] | string | null
    version: number
    by: string | null
    updatedAt: Date
  },
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: settings.key, set: values })
}
