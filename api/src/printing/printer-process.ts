import type { PrintedDocument } from './document.ts'
import { openTypesetter } from './typesetter.ts'
import { withoutBadParts } from './without-bad-parts.ts'

/**
 * A process of its own that makes PDFs: the library grows with each document, and what it makes of
 * a document may take long or end it. It is told one document at a time. What it is started with is
 * a folder of more fonts, if any.
 */

const typesetter = await openTypesetter(process.argv[2])

const canBeSet = async (one: PrintedDocument) => (await typesetter.set(one)).result !== undefined

async function print(document: PrintedDocument): Promise<Uint8Array> {
  return await typesetter.withImages(document, async () => {
    const first = await typesetter.set(document)
    // One that cannot be set fails all of a document, which does not say which it was.
    const { result, diagnostics } =
      first.result === undefined
        ? await typesetter.set(await withoutBadParts(document, canBeSet))
        : first
    if (result === undefined) {
      throw new Error(diagnostics?.map(({ message }) => message).join('; ') ?? 'Nothing was made')
    }
    return result
  })
}

process.on('message', async (document: PrintedDocument) => {
  try {
    process.send?.({ pdf: await print(document) })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) })
  }
})
// The process that it prints for has ended.
process.on('disconnect', () => process.exit(0))
