import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../database/db.ts'
import { settings } from '../../database/schema/index.ts'
import { tell } from '../../live/publish.ts'

const httpsAddress = z.url({ protocol: /^https$/ })

/** What can be changed while the portal runs, and the form of each. */
const forms = z.object({
  /** Emails that see the question bank and upgrades without the claim, in lower case. */
  allowList: z.array(z.email().toLowerCase()).max(2),
  helpChatUrl: httpsAddress,
  reviewUrl: httpsAddress,
})

const savedForms = forms.partial()

/** The settings that can be changed while the portal runs. */
export type SavedSettings = z.output<typeof forms>

/**
 * The settings as they are now: what is stored goes over the first values, which the server was
 * told at its start. A stored value that has not the form of its key is passed over.
 */
export async function settingsOf(db: Db, first: SavedSettings): Promise<SavedSettings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  const { allowList, helpChatUrl, reviewUrl } = first
  const all: SavedSettings = { allowList, helpChatUrl, reviewUrl }
  for (const { key, value } of rows) {
    Object.assign(all, savedForms.safeParse({ [key]: value }).data)
  }
  return all
}

/**
 * Stores a setting, writes down who did it, and tells all processes once the transaction that it
 * is asked in has ended well.
 * @throws z.ZodError for a value that has not the form of its key.
 */
export async function saveSetting<K extends keyof SavedSettings>(
  asked: Occasion,
  { key, value }: { key: K; value: SavedSettings[K] },
): Promise<void> {
  const { db: tx, now } = asked
  const kept = forms.shape[key].parse(value)
  const [before] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .for('update')
  await tx
    .insert(settings)
    .values({ key, value: kept, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value: kept, updatedAt: now } })
  await audit(tx, asked, 'setting changed', {
    record: {
      kind: 'setting',
      id: key,
      before: before === undefined ? null : { value: before.value },
      after: { value: kept },
    },
  })
  await tell(tx, { kind: 'settings' })
}
