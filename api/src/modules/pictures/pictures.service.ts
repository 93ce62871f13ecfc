import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { UploadedFile } from '../../calls.ts'
import { type FileUse, keepFile, letGo, showFile } from '../files/index.ts'
import { changeLogo, changePicture } from './pictures.repository.ts'

/**
 * Makes a file the caller's picture, or takes the picture away. The one before is not shown any more
 * and goes as every file does that nothing uses.
 * @throws Problem as `keepFile` does.
 */
export async function setPicture(asked: Asked, file: UploadedFile | undefined): Promise<void> {
  const use = { area: 'picture', recordId: asked.caller.userId } as const
  await putInPlace(asked, file, use, ({ db: tx }, name) => changePicture(tx, use.recordId, name))
}

/**
 * Makes a file the logo of a school, or takes the logo away; the one before goes likewise.
 * @throws Problem as `keepFile` does.
 */
export async function setLogo(
  asked: Asked,
  schoolId: string,
  file: UploadedFile | undefined,
): Promise<void> {
  await putInPlace(asked, file, { area: 'logo', recordId: schoolId }, async (within, name) => {
    const before = await changeLogo(within.db, schoolId, name)
    // Nothing is taken away twice.
    if (before === null && name === null) return
    const record = { kind: 'school', id: schoolId } as const
    await audit(within.db, within, 'school logo changed', {
      record: { ...record, before: { logo: before }, after: { logo: name } },
    })
  })
}

/** Keeps a file for a record that shows one; `change` points to its name. */
async function putInPlace(
  asked: Asked,
  file: UploadedFile | undefined,
  use: FileUse,
  change: (within: Asked, name: string | null) => Promise<void>,
): Promise<void> {
  const kept = file && (await keepFile(asked, file))
  await inTransaction(asked, async (within) => {
    await change(within, kept?.storedName ?? null)
    if (kept === undefined) await letGo(within, use)
    else await showFile(within, kept.id, use)
  })
}
