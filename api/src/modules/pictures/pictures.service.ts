import { type Asked, inTransaction } from '../../asked.ts'
import type { UploadedFile } from '../../calls.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { keepFile, letGo, showFile } from '../files/index.ts'
import { changePicture } from './pictures.repository.ts'

/**
 * Makes a file the caller's picture, or takes the picture away; the one before goes at once.
 * @throws Problem as `keepFile` does.
 */
export async function setPicture(asked: Asked, file: UploadedFile | undefined): Promise<void> {
  const kept = file && (await keepFile(asked, file))
  const use = { area: 'picture', recordId: asked.caller.userId } as const
  const gone = await inTransaction(asked, async (within) => {
    const before = await changePicture(within.db, use.recordId, kept?.storedName ?? null)
    const free = await letGo(within, use)
    if (kept !== undefined) await showFile(within, kept.id, use)
    // One from before there were rows of files has none.
    return new Set([...free, ...(before === null ? [] : [before])])
  })
  await removeQuietly(asked.server.files, [...gone])
}
