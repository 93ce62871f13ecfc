import { inTransaction, type Occasion } from '../../asked.ts'
import { letGo } from '../files/index.ts'
import { deleteRemoved } from './pieces.repository.ts'
import { undoMs } from './pieces.rules.ts'

/** Takes pieces away that were removed too long ago to be taken back; their files are free then. */
export async function forgetRemovedPieces(occasion: Occasion): Promise<void> {
  const before = new Date(occasion.now.getTime() - undoMs)
  const some = async () =>
    await inTransaction(occasion, async (within) => {
      const ids = await deleteRemoved(within.db, before)
      for (const recordId of ids) await letGo(within, { area: 'writing', recordId })
      return ids.length
    })
  while ((await some()) > 0);
}
