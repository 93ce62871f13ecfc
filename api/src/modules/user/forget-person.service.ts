import type { Asked } from '../../asked.ts'
import type { FileStore } from '../../files/file-store.ts'
import { tellAccess } from '../../live/publish.ts'
import { endSessions, sessionsOf } from '../authentication/index.ts'
import { letGo, takeUploadsOf } from '../files/index.ts'
import { letImagesGo } from '../help/index.ts'
import { letHandedInGo } from '../writing/index.ts'
import { makeNameless } from './deletion.repository.ts'

/**
 * Ends an account for good, within a transaction: sessions end, files go, and who it was is taken out
 * of all that stays.
 * @returns what is still to be done in the file store once the transaction has ended well
 */
export async function forgetPerson(
  within: Asked,
  userId: string,
): Promise<(files: FileStore) => Promise<void>> {
  const ended = await endSessions(within.db, sessionsOf(userId), within)
  if (ended.length > 0) {
    // Tokens would else be good until they end.
    await tellAccess(within.db, { sessions: ended.map(({ id }) => id), stopped: [userId] })
  }
  await letGo(within, { area: 'picture', recordId: userId })
  await letImagesGo(within, userId)
  await letHandedInGo(within, userId)
  const clearUploads = await takeUploadsOf(within, userId)
  await makeNameless(within.db, userId)
  return clearUploads
}
