import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { FileAnswer } from '../../calls.ts'
import { readData } from './my-data.repository.ts'

/**
 * All that is kept of the caller as a JSON file: for each kind of data a list of rows, and the
 * account itself. It holds neither passwords nor anything that opens the account.
 */
export async function exportData(asked: Asked): Promise<FileAnswer> {
  const { db, caller } = asked
  await audit(db, asked, 'data exported')
  return await exportedDataOf(asked, caller.userId)
}

/** The same of anybody, for whoever may have it. */
export async function exportedDataOf({ db, now }: Asked, userId: string): Promise<FileAnswer> {
  const data: Record<string, unknown> = { exportedAt: now.toISOString() }
  for (const { name, rows } of await readData(db, userId)) {
    const named = rows.map(withPlainNames)
    data[name] = name === 'account' ? named[0] : named
  }
  return {
    content: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`),
    type: 'application/json',
    name: `portal-data-${now.toISOString().slice(0, 10)}.json`,
  }
}

/** Columns as the rest of the portal names them: `first_name` is `firstName`. */
function withPlainNames(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
