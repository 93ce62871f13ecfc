import type { Server } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { contentInStore } from '../../files/content.ts'
import { Problem } from '../../problem.ts'
import { askedByAdmin } from '../authentication/index.ts'
import { checkForViruses } from '../files/index.ts'
import { type ImportRow, updateImport } from './imports.repository.ts'
import { storeOf } from './store-of.ts'

const stopped = 'The account of whoever brought this has been stopped.'

/** Puts the parts together, unless a process that was stopped has. */
async function join(
  tx: Db,
  server: Server | undefined,
  found: ImportRow,
  storedName: string,
): Promise<void> {
  const { id, storeKey, partTags } = found
  if (storeKey === null) return
  const store = storeOf(server)
  const whole = await store.open(storedName, { start: 0, end: 0 })
  whole?.stream.destroy()
  if (whole === undefined) {
    const tags = Object.entries(partTags)
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, tag]) => tag)
    await store.finishParts({ name: storedName, key: storeKey }, tags)
  }
  await updateImport(tx, id, { storeKey: null })
}

/**
 * Makes a file of the parts of an import and has it checked for viruses, as any other that is
 * brought, in the name of whoever brought it.
 * @returns false where nothing is to be read of it: the import says why
 * @throws Problem 503 while the scanner is away
 */
export async function makeWhole(
  tx: Db,
  { now, server }: { now: Date; server?: Server | undefined },
  found: ImportRow,
  storedName: string,
): Promise<boolean> {
  await join(tx, server, found, storedName)
  const { id, name, bytes, broughtBy } = found
  const asked = broughtBy === null ? undefined : await askedByAdmin(server, tx, now, broughtBy)
  if (asked === undefined) {
    await updateImport(tx, id, { state: 'failed', message: stopped, endedAt: now })
    return false
  }
  try {
    await checkForViruses(asked, name, contentInStore(storeOf(server), storedName, bytes))
    return true
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error
    await updateImport(tx, id, { state: 'refused', message: error.message, endedAt: now })
    return false
  }
}
