import { type Asked, inTransaction } from '../../asked.ts'
import type { UploadedFile } from '../../calls.ts'
import { keepFile, letGo, showFile } from '../files/index.ts'
import { changePicture } from './pictures.repository.ts'

/**
 * Makes a file the caller's picture, or takes the picture away. The one before is not shown any more
 * and goes as every file does that nothing uses.
 * @throws Problem as `keepFile` does.
 */
export async function setPicture(asked: Asked, file: UploadedFile | undefined): Promise<void> {
  const kept = file && (await keepFile(asked, file))
  const use = { area: 'picture', recordId: asked.caller.userId } as const
  await inTransaction(asked, async (within) => {
    await changePicture(within.db, use.recordId, kept?.storedName ?? null)
    if (kept === undefined) await letGo(within, use)
    else await showFile(within, kept.id, use)
  })
}
